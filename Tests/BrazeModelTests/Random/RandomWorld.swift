import HeadlessStage
import ModelTesting

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// One stage, one user interface and two delegates, on which a random sequence is played.
@MainActor final class RandomWorld {
    let stage = HeadlessStage()
    let ui: BrazeInAppMessageUI
    private(set) var events: [LifeEvent] = []
    private(set) var rules = LifeRules()
    private(set) var stackRules = StackRules()
    private var leaving = LeavingRules()
    /// What was found wrong between two steps.
    private(set) var faults: [String] = []
    /// What the delegate says next.
    var choice = BrazeInAppMessageUI.DisplayChoice.now
    var allowsClicks = true
    private var delegates: [RandomDelegate] = []
    private var current = 0
    private var reactions: [LifeEvent.Kind: RandomStep] = [:]
    private var views: [(id: String, view: Weak)] = []
    private var made: Set<String> = []
    private var dismissals = 0
    private var completions: [Int] = []

    struct Weak {
        weak var view: UIView?
    }

    init() {
        ui = stage.run { BrazeInAppMessageUI() }
        delegates = [RandomDelegate(0, self), RandomDelegate(1, self)]
        ui.delegate = delegates[0]
    }

    // A message that is up keeps its stage.
    deinit { stage.endProcess() }

    func note(_ event: LifeEvent) {
        events.append(event)
        if let fault = leaving.take(event) { faults.append(fault) }
    }

    /// A delegate was told of a message; only the one that is set may be.
    func note(_ kind: LifeEvent.Kind, _ message: Braze.InAppMessage, by delegate: Int) {
        if delegate != current { faults.append("\(kind.rawValue) came to a delegate that was replaced") }
        let id = message.id ?? "-"
        note(LifeEvent(kind, id, visible: ui.messageView != nil, delegate: delegate))
        if let reaction = reactions.removeValue(forKey: kind) { perform(reaction) }
    }

    /// What the delegate answers when it is asked about a message.
    func answer(about message: Braze.InAppMessage) -> BrazeInAppMessageUI.DisplayChoice {
        stackRules.answers(message.id ?? "-", choice, whileVisible: ui.messageView != nil)
        return choice
    }

    /// Whether the delegate lets a click be processed.
    func allows(clickOn message: Braze.InAppMessage) -> Bool {
        let isGone = events.contains { $0.kind == .didDismiss && $0.message == message.id }
        if allowsClicks { stackRules.allowsClick(onMessageThatIsUp: !isGone) }
        return allowsClicks
    }

    /// The delegate has heard that a message is gone.
    func isGone() { stackRules.isGone(whileVisible: ui.messageView != nil) }

    func see(_ view: any InAppMessageView, of message: Braze.InAppMessage) {
        views.append((message.id ?? "-", Weak(view: view)))
    }

    // MARK: Steps

    func play(_ step: RandomStep) {
        perform(step)
        look()
    }

    private func perform(_ step: RandomStep) {
        switch step {
        case .react(let callback, let step): reactions[callback] = step
        case .present(let message): present(message)
        case .presentStacked: presentStacked()
        case .presentNext: presentNext()
        case .dismiss: dismiss()
        case .wipe:
            leaving.asks()
            rules.discarded.formUnion(made)
            stackRules.isWiped()
            ui.dismiss(reason: .wipeData)
        case .tap, .tapButton, .close, .swipe, .tapOutside, .link:
            leaving.asks()
            touch(step)
        case .finishPage: stage.page.finishLoading()
        case .rotate:
            stage.screen.rotate(to: stage.screen.orientation == .portrait ? .landscapeLeft : .portrait)
        case .darken: stage.screen.traits = .sized(.compact, .regular, .dark)
        case .replaceDelegate:
            current = 1 - current
            ui.delegate = delegates[current]
        case .settle: stage.runUntilIdle()
        case .choose(let index): choice = [.now, .reenqueue, .discard][index]
        case .allowClicks(let allows): allowsClicks = allows
        case .advance(let seconds): stage.advance(seconds: seconds)
        }
    }

    /// What the user does.
    private func touch(_ step: RandomStep) {
        switch step {
        case .tap: stage.user.tapMessage()
        case .tapButton: stage.user.tapButton("0")
        case .close: stage.user.close()
        case .swipe: stage.user.swipeAway()
        case .tapOutside: stage.user.tapOutside()
        case .link: stage.user.openLink(site)
        default: break
        }
    }

    /// Lets the sequence come to its end: everything that is up leaves.
    func end() {
        choice = .discard
        reactions = [:]
        for _ in 0..<3 {
            stage.page.finishLoading()
            dismiss()
            stage.advance(seconds: 20)
        }
        if ui.messageView != nil { faults.append("a message is still up at the end") }
        if completions.sorted() != Array(0..<dismissals) {
            faults.append("of \(dismissals) dismissals these completed: \(completions)")
        }
        look()
    }

    private func dismiss() {
        let number = dismissals
        dismissals += 1
        leaving.asks()
        ui.dismiss { [weak self] in self?.completions.append(number) }
    }

    private func present(_ message: RandomMessage) {
        made.insert(message.id)
        if message.kind != .own { rules.builtIn.insert(message.id) }
        if message.kind == .control { leaving.fleeting.insert(message.id) }
        if message.closesItself { leaving.timed.insert(message.id) }
        for delegate in delegates { delegate.known[message.id] = message }
        present(message.made(for: self))
    }

    /// Presents the message at the bottom of the stack again (BZ-026).
    private func presentStacked() {
        guard !stackRules.isProcessing, let message = ui.stack.first else { return }
        present(message)
    }

    /// While a message is up nobody is asked; else the delegate is, before anything else (BZ-001, BZ-002).
    private func present(_ message: Braze.InAppMessage) {
        let (id, isVisible, count) = (message.id ?? "-", ui.messageView != nil, events.count)
        stackRules.presents(id, whileVisible: isVisible)
        ui.present(message: message)
        let first = events.dropFirst(count).first
        guard isVisible ? first != nil : first?.kind != .asked || first?.message != id else { return }
        faults.append("presenting \(id) gave \(String(describing: first))")
    }

    /// The message on top is prepared at once, and nobody is asked (BZ-018, BZ-021).
    private func presentNext() {
        let (top, isVisible, count) = (ui.stack.last, ui.messageView != nil, events.count)
        let isShown = !isVisible && top?.context?.valid == true
        stackRules.presentsNext(whileVisible: isVisible)
        ui.presentNext()
        let first = events.dropFirst(count).first
        guard isShown ? first?.kind != .prepared || first?.message != top?.id : first != nil else { return }
        faults.append("presentNext gave \(String(describing: first))")
    }

    /// Who has the display, and which views stand in a window, between two steps (BZ-049, BZ-065).
    private func look() {
        let visible = ui.messageView
        for (id, seen) in views {
            guard let view = seen.view, view !== visible, view.superview != nil else { continue }
            faults.append("the view of \(id) stands in a window and is not the visible one")
        }
        let ids = ui.stack.compactMap(\.id)
        if ids != stackRules.expected {
            faults.append("the stack holds \(ids), not \(stackRules.expected)")
        }
        if let visible, visible.presented, visible.superview == nil {
            faults.append("a message has entered and its view stands nowhere")
        }
        if let controller = visible?.controller, controller.prefersStatusBarHidden, visible?.slideup != nil {
            faults.append("a slideup hides the status bar")
        }
    }
}
