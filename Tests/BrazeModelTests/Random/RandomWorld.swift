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
    private(set) var ui: BrazeInAppMessageUI
    let braze: Braze
    private(set) var events: [LifeEvent] = []
    private(set) var rules = LifeRules()
    /// The violations that were found between two steps.
    private(set) var faults: [String] = []
    /// The delegate's next answers.
    var choice = BrazeInAppMessageUI.DisplayChoice.now
    var allowsClicks = true
    private var delegates: [RandomDelegate] = []
    private var current = 0
    private var reactions: [LifeEvent.Kind: RandomStep] = [:]
    private var views: [(id: String, view: Weak)] = []
    private var made: Set<String> = []
    private var latest: Braze.InAppMessage?
    private var contexts: [String: Braze.InAppMessage.Context] = [:]
    private var dismissals = 0

    struct Weak {
        weak var view: UIView?
    }

    init() {
        ui = stage.run { BrazeInAppMessageUI() }
        braze = stage.run { Braze(configuration: .init(apiKey: "headless", endpoint: "headless")) }
        delegates = [RandomDelegate(0, self), RandomDelegate(1, self)]
        ui.delegate = delegates[0]
        braze.inAppMessagePresenter = ui
    }

    // A message on the screen retains its stage.
    deinit { stage.endProcess() }

    func note(_ event: LifeEvent) { events.append(event) }

    /// Records that a delegate was called; only the current one may be.
    func note(_ kind: LifeEvent.Kind, _ message: Braze.InAppMessage, by delegate: Int) {
        if delegate != current {
            faults.append("\(kind.rawValue) was called on a delegate that was replaced")
        }
        let id = message.id ?? "-"
        note(LifeEvent(kind, id, visible: ui.messageView != nil, delegate: delegate))
        if let reaction = reactions.removeValue(forKey: kind) { perform(reaction) }
    }

    func see(_ view: any InAppMessageView, of message: Braze.InAppMessage) {
        views.append((message.id ?? "-", Weak(view: view)))
    }

    // MARK: Steps

    /// Performs a step.
    /// - Returns: the recorded events.
    func play(_ step: RandomStep) -> [LifeEvent] {
        let count = events.count
        perform(step)
        look()
        return Array(events.dropFirst(count))
    }

    private func perform(_ step: RandomStep) {
        switch step {
        case .react(let callback, let step): reactions[callback] = step
        case .later(let step): stage.onMain { [weak self] in self?.perform(step) }
        case .present(let message): present(message)
        case .presentStacked: presentStacked()
        case .presentAgain: if let latest { ui.present(message: latest) }
        case .presentNext: ui.presentNext()
        case .dismiss: dismiss()
        case .wipe:
            rules.discarded.formUnion(made)
            ui.dismiss(reason: .wipeData)
        case .tap, .tapButton, .close, .swipe, .tapOutside, .link: touch(step)
        case .finishPage: stage.page.finishLoading()
        case .failPage: stage.page.failLoading()
        case .calm: (choice, reactions) = (.discard, [:])
        case .rotate:
            stage.screen.rotate(to: stage.screen.orientation == .portrait ? .landscapeLeft : .portrait)
        case .darken: stage.screen.traits = .sized(.compact, .regular, .dark)
        case .replaceDelegate:
            current = 1 - current
            ui.delegate = delegates[current]
        case .swapPresenter: swapPresenter()
        case .settle: stage.runUntilIdle()
        case .choose(let index): choice = [.now, .reenqueue, .discard][index]
        case .allowClicks(let allows): allowsClicks = allows
        case .advance(let seconds): stage.advance(seconds: seconds)
        }
    }

    private func swapPresenter() {
        ui = stage.run { BrazeInAppMessageUI() }
        ui.delegate = delegates[current]
        braze.inAppMessagePresenter = ui
    }

    /// Performs the user's action.
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

    private func dismiss() {
        let number = dismissals
        dismissals += 1
        ui.dismiss { [weak self] in self?.note(LifeEvent(.completed, "dismissal \(number)")) }
    }

    private func present(_ message: RandomMessage) {
        made.insert(message.id)
        if message.kind != .own { rules.builtIn.insert(message.id) }
        for delegate in delegates { delegate.known[message.id] = message }
        let made = message.made(for: self)
        latest = made
        contexts[message.id] = made.context
        ui.present(message: made)
    }

    /// Presents the message at the bottom of the stack again (BZ-026).
    private func presentStacked() {
        if let message = ui.stack.first { ui.present(message: message) }
    }

    // MARK: State

    /// The ids of the messages on the stack, the last one on top.
    var stack: [String] { ui.stack.map { $0.id ?? "-" } }

    /// The messages that can no longer be shown (BZ-032).
    var spent: Set<String> { Set(contexts.filter { !$0.value.valid }.keys) }

    /// Whether there is a window, and whether its view has entered.
    var display: (isThere: Bool, isPresented: Bool) {
        (ui.messageView != nil, ui.messageView?.presented == true)
    }

    /// Checks which message has the display, and which views are in a window, between two steps (BZ-049, BZ-065).
    private func look() {
        let visible = ui.messageView
        for (id, seen) in views {
            guard let view = seen.view, view !== visible, view.superview != nil else { continue }
            faults.append("the view of \(id) is in a window and is not the visible one")
        }
        if let visible, visible.presented, visible.superview == nil {
            faults.append("a message has entered and its view is not in a window")
        }
        if let controller = visible?.controller, controller.prefersStatusBarHidden, visible?.slideup != nil {
            faults.append("a slideup hides the status bar")
        }
    }
}
