import ModelTesting

/// What the rules say about a random sequence, turn by turn: which callbacks come and when, what is counted and logged,
/// which messages wait, and which view has the screen. It knows only the steps, and nothing of the model.
final class LifeOracle {
    /// A rule that is left out, to show that the sequences detect it.
    enum Omission: Sendable, CaseIterable {
        case none
        /// BZ-002: the delegate is not asked about a message while another one is on the screen.
        case parking
        /// BZ-011, BZ-016: a message is on the stack only once.
        case removal
        /// BZ-018: `presentNext` asks no delegate.
        case silentNext
        /// BZ-036: a second request for assets cancels the first.
        case cancelledAssets
        /// BZ-051: the timer of a message ends together with it.
        case endOfTimer
        /// BZ-101: the previous follow-up goes on the stack.
        case replacedFollowup
        /// BZ-110: a message that is forgotten is discarded.
        case discarding
        /// BZ-130: a modal that is leaving takes no touches.
        case touches
        /// BZ-133, BZ-153: a message that was told to leave is told again when it has entered.
        case secondDismissal
        /// BZ-148: a message is told to leave before it has appeared.
        case dismissalBeforeAppearance
        /// BZ-150: a click ends if the message leaves during it.
        case clickOver
        /// BZ-153: an entry retains its controller.
        case holding
        /// BZ-155: a page with assets is loaded later.
        case turnsOfPage
        /// BZ-155: a page that was removed is not loaded any longer.
        case stoppedLoad
    }

    let omission: Omission
    let queue = TurnQueue(now: 0)
    private(set) var stack: [RandomMessage] = []
    /// The view in the current window (BZ-049).
    private(set) var visible: OracleView?
    private var contexts: [String: OracleContext] = [:]
    private var isProcessing = false
    private var followup: RandomMessage?
    /// The messages that were presented, the last one at the end.
    private var known: [RandomMessage] = []
    private var stopTimer: (() -> Void)?
    private var cancelAssets: (() -> Void)?
    private var choice = 0
    private var allowsClicks = true
    private var delegate = 0
    /// The number of the current presenter (BZ-120).
    private(set) var presenter = 0
    private var reactions: [LifeEvent.Kind: RandomStep] = [:]
    private var dismissals = 0
    /// Whether the device is held upright, and whether the traits say so.
    private var isUpright = (device: true, traits: true)
    private var heard: [LifeEvent] = []

    init(omitting omission: Omission = .none) { self.omission = omission }

    /// The message that a touch may reach: its view is in the window.
    var onScreen: OracleView? { visible.flatMap { $0.isInside ? $0 : nil } }

    subscript(context message: RandomMessage) -> OracleContext {
        get { contexts[message.id] ?? OracleContext() }
        set { contexts[message.id] = newValue }
    }

    /// The messages with a context that can no longer be shown (BZ-032).
    var spent: Set<String> { Set(known.filter { $0.hasContext && !self[context: $0].isValid }.map(\.id)) }

    /// The events of a step.
    func events(in step: RandomStep) -> [LifeEvent] {
        heard = []
        perform(step)
        return heard
    }

    // MARK: Events

    /// Calls the delegate, and performs its action inside the callback.
    func tell(_ kind: LifeEvent.Kind, _ message: RandomMessage) {
        heard.append(LifeEvent(kind, message.id, visible: visible != nil, delegate: delegate))
        if let reaction = reactions.removeValue(forKey: kind) { perform(reaction) }
    }

    /// Uses a message's context. Without one nothing is recorded.
    func use(_ kind: LifeEvent.Kind, _ message: RandomMessage, _ detail: String = "") {
        if message.hasContext { heard.append(LifeEvent(kind, message.id, detail: detail)) }
    }

    func fail(_ error: String, _ message: RandomMessage) { use(.failed, message, error) }

    // MARK: Steps

    private func perform(_ step: RandomStep) {
        switch step {
        case .present(let message):
            known.append(message)
            present(message)
        case .presentAgain: if let latest = known.last { present(latest) }
        case .presentStacked: if let message = stack.first { present(message) }
        case .presentNext: presentNext()
        case .dismiss: dismissByApp()
        case .wipe: wipe()
        case .finishPage: onScreen.map(finishPage)
        case .failPage: onScreen.map(failPage)
        case .rotate: isUpright = (!isUpright.device, !isUpright.device)
        case .darken: isUpright.traits = true
        case .settle: queue.runUntilIdle()
        case .advance(let seconds): queue.advance(seconds: seconds)
        case .tap, .tapButton, .close, .swipe, .tapOutside, .link: onScreen.map { touch($0, step) }
        default: set(step)
        }
    }

    private func set(_ step: RandomStep) {
        switch step {
        case .react(let callback, let step): reactions[callback] = step
        case .later(let step): queue.post { [unowned self] in perform(step) }
        case .replaceDelegate: delegate = 1 - delegate
        case .swapPresenter: swapPresenter()
        case .choose(let index): choice = index
        case .allowClicks(let allows): allowsClicks = allows
        case .calm: (choice, reactions) = (2, [:])
        default: break
        }
    }

    /// A presenter that is not retained is released with its window, its stack and its request for assets.
    private func swapPresenter() {
        presenter += 1
        (visible, stack, isProcessing, followup) = (nil, [], false, nil)
        cancelAssets?()
        cancelAssets = nil
    }

    // MARK: Entry and stack (BZ-001 to BZ-026)

    private func present(_ message: RandomMessage) {
        guard visible == nil || omission == .parking else { return park(message) }
        tell(.asked, message)
        switch choice {
        case 0: prepare(message)
        case 1: moveToTop(message)
        default:
            remove(message)
            self[context: message].isDiscarded = true
        }
    }

    /// While another message is on the screen, a message waits, or follows a click (BZ-016, BZ-100, BZ-101).
    private func park(_ message: RandomMessage) {
        guard isProcessing else {
            moveToTop(message)
            return fail("otherMessagePresented(push: true)", message)
        }
        if let followup, omission != .replacedFollowup { stack.append(followup) }
        followup = message
    }

    private func presentNext() {
        guard let next = stack.last else { return }
        if omission == .silentNext { present(next) } else { prepare(next) }
    }

    private func moveToTop(_ message: RandomMessage) {
        if omission != .removal { remove(message) }
        stack.append(message)
    }

    private func remove(_ message: RandomMessage) { stack.removeAll { $0.id == message.id } }

    // MARK: Preparing (BZ-030 to BZ-051)

    private func prepare(_ message: RandomMessage) {
        guard visible == nil else { return fail("otherMessagePresented(push: false)", message) }
        remove(message)
        guard message.obstacle != .orientation || !isUpright.traits else {
            return fail("noMatchingOrientation", message)
        }
        guard message.hasContext else { return show(message) }
        guard self[context: message].isValid else { return fail("messageContextInvalid", message) }
        let cancel = requestAssets(message)
        if omission != .cancelledAssets { cancelAssets?() }
        cancelAssets = cancel
    }

    private func requestAssets(_ message: RandomMessage) -> () -> Void {
        switch message.assets {
        case .atOnce: show(message)
        case .missing: fail("assetsFailure", message)
        case .later: return queue.after(RandomMessage.secondsOfAssets, receive(message))
        // This request cannot be cancelled (BZ-149).
        case .unstoppable: _ = queue.after(RandomMessage.secondsOfAssets, receive(message))
        }
        return {}
    }

    /// Assets arrive only if the presenter that requested them still exists.
    private func receive(_ message: RandomMessage) -> () -> Void {
        { [presenter, unowned self] in if presenter == self.presenter { show(message) } }
    }

    private func show(_ message: RandomMessage) {
        guard !message.hasContext || self[context: message].isValid else {
            fail("messageContextInvalid", message)
            cancelAssets?()
            return
        }
        tell(.prepared, message)
        guard message.obstacle != .attributes else { return fail("noMessageView", message) }
        guard message.obstacle != .user || !message.hasContext else {
            return fail("triggeredUserCurrentUserMismatch", message)
        }
        // The previous window, if there was one, is gone (BZ-036).
        let view = OracleView(message, presenter: presenter)
        visible = view
        queue.post { [unowned self] in if visible === view { appear(view) } }
        guard message.closesItself else { return }
        stopTimer?()
        stopTimer = queue.after(0.5) { self.dismiss(nil) }
    }

    // MARK: Clicks (BZ-080 to BZ-104, BZ-150)

    func process(_ view: OracleView) {
        guard isTold(view) else { return }
        tell(.clicked, view.message)
        guard allowsClicks, view.message.hasContext else { return }
        isProcessing = isConnected(view) || omission == .clickOver
        if !self[context: view.message].isDiscarded { use(.processed, view.message) }
    }

    // MARK: Leaving (BZ-065 to BZ-070, BZ-102, BZ-110)

    private func dismissByApp() {
        let number = dismissals
        dismissals += 1
        dismiss { self.heard.append(LifeEvent(.completed, "dismissal \(number)")) }
    }

    private func dismiss(_ completion: (() -> Void)?) {
        guard let visible else {
            completion?()
            return
        }
        tellToLeave(visible, completion)
    }

    private func wipe() {
        stopTimer?()
        visible?.page.isThere = false
        if omission != .discarding {
            for message in [visible?.message, followup].compactMap({ $0 }) + stack {
                self[context: message].isDiscarded = true
            }
        }
        stack = []
        cancelAssets?()
        (isProcessing, followup) = (false, nil)
        dismiss(nil)
    }

    /// The end of every dismissal, also of a view whose window was replaced.
    func finishDismissal(of view: OracleView) {
        if omission != .endOfTimer { stopTimer?() }
        view.isInside = false
        visible = nil
        tell(.didDismiss, view.message)
        isProcessing = false
        guard let next = followup else { return }
        followup = nil
        present(next)
    }
}
