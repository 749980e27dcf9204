import AdobeAndroid2Model
import ModelTesting

/// What the rules say about a random sequence, turn by turn: which message has the monitor, what is on the screen,
/// which callbacks come on which thread, and whether the message has a web view then.
final class TurnOracle {
    /// A rule that is left out, to show that the sequences detect it.
    enum Omission: Sendable, CaseIterable {
        case none
        /// A2-031: the web view is made after the acceptance.
        case earlyWebView
        /// A2-032: the monitor is taken on the main thread only.
        case monitorInGate
        /// A2-041: the detachment of a fragment does not free a monitor that another message has taken.
        case freeingDetachment
        /// A2-041: a rotation does not take the monitor.
        case occupyingAttachment
        /// A2-050: the monitor is taken until the exit animation is over.
        case earlyFreeing
        /// A2-050: a message without a frame is removed with an animation.
        case immediateCleanUp
        /// A2-052: only the message that was accepted last can be dismissed.
        case sharedMonitor
        /// A2-085: a swipe in a direction that is not mapped does nothing.
        case unmappedSwipes
        /// A2-036: a message does not wait for those before it.
        case serialExecutor
        /// A2-208: version 2.0.0 frees the monitor before the animation, as later ones do.
        case lateFreeing
    }

    struct State {
        var hasView = false
        var dialog: TurnDialog?
        var hasFrame = false
        var isSwipedAway = false
        /// Whether version 2.0.0 has begun to dismiss it.
        var isLeaving = false
    }

    let isFirstShape: Bool
    let looks: [TurnMessage: TurnLooks]
    let omission: Omission
    let queue: TurnQueue
    private var answers: [Bool]
    private var reactions: [TurnReaction]
    private var executor: [() -> Void] = []
    private var isExecuting = false
    var isDisplayed = false
    private var accepted: TurnMessage?
    var hasActivity = true
    private var states: [TurnMessage: State] = [:]
    /// The dialogs of the activity, in order of arrival.
    var dialogs: [TurnDialog] = []
    /// The visible surfaces, topmost last.
    var surfaces: [TurnDialog] = []
    private var delegate: Int? = 1
    private var delegates = 1
    private var isTracking = true
    private var heard: [String] = []

    init(_ sequence: TurnSequence, now: Double, omitting omission: Omission = .none) {
        isFirstShape = sequence.isFirstShape
        looks = sequence.looks
        answers = sequence.answers
        reactions = sequence.reactions
        queue = TurnQueue(now: now)
        self.omission = omission
    }

    subscript(message: TurnMessage) -> State {
        get { states[message] ?? State() }
        set { states[message] = newValue }
    }

    /// The lines of a step.
    func lines(in step: TurnStep, settles: Bool) -> [String] {
        heard = []
        perform(step)
        if settles { queue.runUntilIdle() }
        return heard
    }

    private func perform(_ step: TurnStep) {
        switch step {
        case .call(let command, onMain: true): perform(command)
        case .call(let command, onMain: false): queue.post(on: .background) { self.perform(command) }
        case .endActivity: endActivity()
        case .newActivity: hasActivity = true
        case .rotate: rotate()
        case .replaceDelegate: replaceDelegate()
        case .removeDelegate: delegate = nil
        case .autoTrack(let isOn): isTracking = isOn
        case .time(let seconds): queue.advance(seconds: seconds)
        default: touch(step)
        }
    }

    private func perform(_ command: TurnCommand) {
        switch command {
        case .show(let message, let asks):
            // In version 2.0.0 the call itself counts as the display (A2-207).
            if isFirstShape, message == .a, !asks { trackIfWanted("display") }
            show(message, asks)
        case .dismiss(let message):
            if message == .a { trackIfWanted("dismiss") }
            dismiss(message)
        case .alert: showAlert()
        }
    }

    // MARK: Lines

    func hear(_ text: String) {
        heard.append("\(queue.thread == .main ? "ui" : "bg") \(text)")
    }

    /// A campaign's message tracks the callbacks of its listener (A2-100).
    func trackIfWanted(_ event: String) {
        if isTracking { hear("T(\(event) a)") }
    }

    func tellDelegate(_ callback: TurnReaction.Callback, _ message: TurnMessage) {
        guard let delegate else { return }
        hear("D\(delegate).\(callback)(\(message)\(self[message].hasView ? ", view" : ""))")
        react(to: callback, message)
    }

    private func react(to callback: TurnReaction.Callback, _ message: TurnMessage) {
        switch reactions.take(callback) {
        case .dismiss: dismiss(message)
        case .show: show(message, true)
        case .showUnasked: show(message, false)
        case .dismissOther: dismiss(message.other)
        case .showOther: show(message.other, true)
        case .alert: showAlert()
        case .replaceDelegate: replaceDelegate()
        case .removeDelegate: delegate = nil
        case nil: break
        }
    }

    private func replaceDelegate() {
        delegates += 1
        delegate = delegates
    }

    /// In version 2.0.0 the app's delegate is told (A2-203).
    private func fail(_ message: TurnMessage) {
        if isFirstShape {
            if let delegate { hear("D\(delegate).onShowFailure") }
        } else if message == .b {
            hear("L.onShowFailure(b)")
        }
    }

    // MARK: Showing (A2-030 to A2-035)

    private func show(_ message: TurnMessage, _ asks: Bool) {
        guard hasActivity else { return fail(message) }
        if omission == .serialExecutor {
            return queue.post(on: .background) { self.tryToShow(message, asks) }
        }
        executor.append { self.tryToShow(message, asks) }
        guard !isExecuting else { return }
        isExecuting = true
        queue.post(on: .background) { self.executeNext() }
    }

    private func executeNext() {
        executor.removeFirst()()
        isExecuting = !executor.isEmpty
        if isExecuting { queue.post(on: .background) { self.executeNext() } }
    }

    private func tryToShow(_ message: TurnMessage, _ asks: Bool) {
        let isMadeEarly = !isFirstShape && omission != .earlyWebView
        if isMadeEarly, !self[message].hasView { queue.ask { self.makeView(message) } }
        guard hasActivity, !isDisplayed, !asks || accepts(message) else { return fail(message) }
        if omission != .monitorInGate { isDisplayed = true }
        queue.post { self.present(message) }
    }

    private func accepts(_ message: TurnMessage) -> Bool {
        guard let delegate else {
            if isFirstShape { hear("error NullPointerException: no delegate is registered") }
            return !isFirstShape
        }
        let answer = answers.isEmpty ? true : answers.removeFirst()
        hear("D\(delegate).shouldShowMessage(\(message)\(self[message].hasView ? ", view" : ""))=\(answer)")
        react(to: .shouldShowMessage, message)
        return answer
    }

    private func makeView(_ message: TurnMessage) {
        guard !self[message].hasView else { return }
        self[message].hasView = true
        hear("web view created(\(message))")
    }

    private func present(_ message: TurnMessage) {
        guard hasActivity else {
            isDisplayed = false
            return fail(message)
        }
        makeView(message)
        if omission == .monitorInGate { isDisplayed = true }
        accepted = message
        let dialog = TurnDialog(message)
        dialogs.append(dialog)
        self[message].dialog = dialog
        (self[message].hasFrame, self[message].isSwipedAway) = (false, false)
        hear("fragment shown(\(message))")
        tellShown(message)
        queue.post { self.attach(dialog) }
    }

    // MARK: Dismissing (A2-050 to A2-056)

    func dismiss(_ message: TurnMessage, isBackPress: Bool = false) {
        guard isDisplayed, omission != .sharedMonitor || accepted == message else { return }
        if isFirstShape {
            guard !self[message].isLeaving else { return }
            self[message].isLeaving = true
        }
        let isFreedLate = isFirstShape ? omission != .lateFreeing : omission == .earlyFreeing
        if !isFreedLate { isDisplayed = false }
        leave(message) { [self] in
            if omission == .earlyFreeing { isDisplayed = false }
            cleanUp(message, isBackPress)
            self[message].isLeaving = false
        }
    }

    private func leave(_ message: TurnMessage, _ didLeave: @escaping () -> Void) {
        guard isAnimated(message) else { return didLeave() }
        switch looks[message]?.exit {
        case nil: queue.post(didLeave)
        case .fade: queue.animate(seconds: 0.6, didLeave)
        default: queue.animate(seconds: 0.3, didLeave)
        }
    }

    /// Without a fragment or a frame, or after being swiped aside, there is nothing to animate.
    private func isAnimated(_ message: TurnMessage) -> Bool {
        let state = self[message]
        guard let dialog = state.dialog, isInActivity(dialog) else { return false }
        return omission == .immediateCleanUp || state.hasFrame && !state.isSwipedAway
    }

    func cleanUp(_ message: TurnMessage, _ isBackPress: Bool) {
        let isLeaving = self[message].isLeaving
        tellDismissed(message, isBackPress)
        // Version 2.0.0 frees the monitor here (A2-208).
        if isFirstShape, isLeaving { isDisplayed = false }
        let dialog = self[message].dialog
        self[message] = State(isLeaving: isLeaving)
        guard let dialog, isInActivity(dialog) else { return }
        hear("fragment dismissed(\(message))")
        if queue.thread == .main { detach(dialog) } else { queue.post { self.detach(dialog) } }
    }
}
