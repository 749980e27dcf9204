import ModelTesting

#if canImport(AEPMessaging)
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// What the rules say about sequences whose steps overtake each other, turn by turn: which view is captured, when the
/// monitor is taken and freed, when views are inserted and removed, which callbacks come on which thread, and whether
/// the message has a view then.
final class TurnOracle {
    /// A rule that is left out, to show that the sequences detect it.
    enum Omission: Sendable, CaseIterable {
        case none
        /// AI-167: a view is inserted one turn later than the message is accepted.
        case turnOfInsertion
        /// AI-167: a view is removed one turn later than the monitor is freed.
        case turnOfRemoval
        /// AI-166: a campaign's message is dismissed a second time.
        case secondDismissal
        /// AI-149, AI-167: the view that the call captures is displayed.
        case capture
        /// AI-170: a swipe across a view that was left behind does nothing.
        case stranding
        /// AI-153: a message without a backdrop in the window leaves its view behind.
        case leftBehind
        /// AI-039: calls that the delegate makes while it is asked take effect after its answer.
        case callsInGate
        /// AI-172: an empty page clears the monitor, whichever message holds it.
        case clearing
        /// AI-173: a message takes the monitor though there is no window.
        case occupyingUnseen
        /// AI-110, AI-166: the history records a dismissal before the event that tracks it.
        case history
    }

    private struct State {
        var page: TurnPage?
        var backdrop: TurnBackdrop?
        var follows = false
    }

    private let looks: [RandomMessage: RandomLooks]
    private let omission: Omission
    private let queue: TurnQueue
    private var answers: [Bool]
    private var reactions: [RandomReaction]
    private var holder: RandomMessage?
    private var states: [RandomMessage: State] = [:]
    private var window = TurnWindow()
    private var hasWindow = true
    private var heard: [RandomCall] = []

    init(_ sequence: RandomSequence, now: Double, omitting omission: Omission = .none) {
        looks = sequence.looks
        answers = sequence.answers
        reactions = sequence.reactions
        queue = TurnQueue(now: now)
        self.omission = omission
    }

    /// The messages whose views are in the window, topmost last.
    var inWindow: [RandomMessage] { window.pages.map(\.message) }

    /// The calls of a step.
    func calls(in step: RandomStep, settles: Bool) -> [RandomCall] {
        heard = []
        perform(step)
        if settles { queue.runUntilIdle() }
        return heard
    }

    private func perform(_ step: RandomStep) {
        switch step {
        case .show(let message, let asks): show(message, asks)
        case .hide(let message): hide(message)
        case .dismiss(let message):
            // A dismissal of the campaign's message by the app is an event of its own (AI-111).
            if message == .a { track("dismiss", onMain: true) }
            dismiss(message)
        case .link: window.reachable.map(click)
        case .swipe: window.reachable.map(swipe)
        case .tapOutside: window.touchedBackdrop.map { dismiss($0.message) }
        case .turn: rotate()
        case .replaceDelegate: break
        case .window(let isThere): hasWindow = isThere
        case .time(let seconds): queue.advance(seconds: seconds)
        }
    }

    private func hear(_ kind: RandomCall.Kind, _ message: RandomMessage, onMain: Bool) {
        heard.append(
            RandomCall(kind: kind, message: message, isOnMain: onMain, hasView: self[message].page != nil))
    }

    /// An Edge event about the campaign's message (AI-110, AI-113).
    private func track(_ event: String, _ detail: String = "", onMain: Bool) {
        let name = "decisioning.proposition\(event.prefix(1).uppercased())\(event.dropFirst())"
        write([name, detail], onMain)
    }

    /// A record in the history (AI-110, AI-115).
    private func remember(_ event: String, _ detail: String = "", onMain: Bool) {
        write([event, detail], onMain)
    }

    private func write(_ words: [String], _ isOnMain: Bool) {
        let text = words.filter { !$0.isEmpty }.joined(separator: " ")
        heard.append(RandomCall(kind: .tracked(text), message: .a, isOnMain: isOnMain))
    }

    private func refuse(_ reason: String, _ message: RandomMessage) {
        guard message == .a else { return hear(.refused(reason), message, onMain: false) }
        heard.append(RandomCall(kind: .refused(reason), message: .a))
        track("suppressDisplay", reason, onMain: false)
        remember("suppressDisplay", reason, onMain: false)
    }

    private subscript(message: RandomMessage) -> State {
        get { states[message] ?? State() }
        set { states[message] = newValue }
    }

    private func isAnimated(_ animation: MessageAnimation?) -> Bool { animation ?? .none != .none }

    // MARK: Showing

    private func show(_ message: RandomMessage, _ asks: Bool) {
        if let page = self[message].page { return ask(asks, page) }
        queue.post { [unowned self] in ask(asks, make(message)) }
    }

    private func make(_ message: RandomMessage) -> TurnPage {
        let page = TurnPage(message)
        let takesOver = looks[message]?.takesOver == true
        self[message] = State(page: page, backdrop: takesOver ? TurnBackdrop(message) : nil, follows: true)
        return page
    }

    private func ask(_ asks: Bool, _ page: TurnPage) {
        let message = page.message
        queue.post { [unowned self] in
            guard holder == nil else { return refuse("Conflict", message) }
            if asks {
                let answer = answers.isEmpty ? true : answers.removeFirst()
                hear(.gate(answer), message, onMain: false)
                if omission != .callsInGate { react(to: .gate(answer), message) }
                guard answer else { return refuse("SuppressedByAppDeveloper", message) }
            }
            holder = message
            accept(page)
        }
    }

    private func accept(_ page: TurnPage) {
        if page.message == .b {
            hear(.listenerOnShow, .b, onMain: false)
        } else {
            track("display", onMain: false)
            remember("display", onMain: false)
        }
        hear(.onShow, page.message, onMain: false)
        react(to: .onShow, page.message)
        queue.post { [unowned self] in
            if looks[page.message]?.isBlank == true {
                if omission != .clearing || holder == page.message { holder = nil }
                return
            }
            if omission == .turnOfInsertion { return insert(page) }
            queue.post { [unowned self] in insert(page) }
        }
    }

    private func insert(_ captured: TurnPage) {
        let message = captured.message
        guard hasWindow else {
            if omission == .occupyingUnseen { holder = nil }
            return
        }
        guard let page = omission == .capture ? self[message].page : captured else { return }
        let entry = looks[message]?.entry
        if isAnimated(entry) {
            if let backdrop = self[message].backdrop {
                window.add(backdrop)
                backdrop.insert(page)
            } else {
                page.place = .window
            }
            page.isFaded = false
        } else {
            page.place = .window
        }
        page.edge = nil
        window.update(raising: page)
        // Only the time of the end of the animation matters.
        queue.animate(seconds: isAnimated(entry) ? 0.3 : 0) {}
    }

    // MARK: Dismissing

    private func dismiss(_ message: RandomMessage) {
        queue.post { [unowned self] in
            self[message].follows = false
            leave(message) { [unowned self] in
                self[message].page = nil
                if message == .b {
                    hear(.listenerOnDismiss, .b, onMain: true)
                } else {
                    if omission != .history { remember("dismiss", onMain: true) }
                    track("dismiss", onMain: true)
                    if omission == .history { remember("dismiss", onMain: true) }
                    if omission != .secondDismissal { dismiss(message) }
                }
                hear(.onDismiss, message, onMain: true)
                react(to: .onDismiss, message)
            }
        }
    }

    private func hide(_ message: RandomMessage) {
        queue.post { [unowned self] in
            leave(message) { [unowned self] in self[message].page?.edge = nil }
        }
    }

    private func leave(_ message: RandomMessage, _ didLeave: @escaping () -> Void) {
        guard holder == message else { return }
        holder = nil
        if omission == .turnOfRemoval { return exit(message, didLeave) }
        queue.post { [unowned self] in exit(message, didLeave) }
    }

    /// An animated exit removes the backdrop that exists when the animation ends, or else the view (AI-153).
    private func exit(_ message: RandomMessage, _ didLeave: @escaping () -> Void) {
        let animation = looks[message]?.exit
        guard isAnimated(animation) else {
            remove(viewOf: message)
            removeBackdrop(of: message)
            return didLeave()
        }
        if animation == .fade { self[message].page?.isFaded = true }
        self[message].page?.edge = animation == .right ? window.width : nil
        queue.animate(seconds: 0.3) { [unowned self] in
            if self[message].backdrop == nil || omission == .leftBehind { remove(viewOf: message) }
            removeBackdrop(of: message)
            didLeave()
        }
    }

    private func remove(viewOf message: RandomMessage) { self[message].page?.place = .nowhere }

    private func removeBackdrop(of message: RandomMessage) {
        self[message].backdrop.map { window.remove($0) }
        window.update()
    }

    // MARK: The user and the app

    private func click(_ page: TurnPage) {
        if page.message == .a { dismiss(.a) }
        follow(page)
    }

    private func swipe(_ page: TurnPage) {
        guard self[page.message].page != nil || omission == .stranding else { return }
        if page.message == .a {
            track("interact", "raised", onMain: true)
            remember("interact", "raised", onMain: true)
        }
        follow(page)
    }

    private func follow(_ page: TurnPage) {
        hear(.urlLoaded, page.message, onMain: true)
        react(to: .urlLoaded, page.message)
    }

    private func rotate() {
        window.rotate()
        for message in RandomMessage.allCases where self[message].follows {
            guard let page = self[message].page else { continue }
            self[message].backdrop?.width = window.width
            page.edge = nil
        }
    }

    private func react(to kind: RandomCall.Kind, _ message: RandomMessage) {
        switch reactions.take(kind) {
        case .dismiss: dismiss(message)
        case .hide: hide(message)
        case .show: show(message, true)
        case .showOther: show(message.other, true)
        // The oracle does not track which delegate is registered: each call must go to the registered one (AI-003).
        case .replaceDelegate, nil: break
        }
    }
}
