import ModelTesting

#if canImport(AEPMessaging)
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// What the rules say about sequences in which everything settles after each step: which message has the monitor, which
/// views are in the window, which callbacks come.
struct SettledOracle {
    /// A web view, and whether a touch can reach it.
    private struct View: Equatable {
        let message: RandomMessage
        let number: Int
        var isFaded = false
        /// How far to the right it was moved out of the window, if it was.
        var edge: Double?
        var hasBackdrop = false
    }

    /// A rule that is left out, to show that the sequences detect it.
    enum Omission: Sendable { case none, leftBehind, backdropTaps, hiding, following }

    private let looks: [RandomMessage: RandomLooks]
    private let omission: Omission
    private var answers: [Bool]
    private var holder: RandomMessage?
    /// The web view that a message has.
    private var views: [RandomMessage: View] = [:]
    private var window: [View] = []
    private var count = 0
    private var width = 390.0
    private(set) var follows: [RandomMessage: Bool] = [:]
    private var expected: [RandomCall] = []

    init(_ sequence: RandomSequence, omitting omission: Omission = .none) {
        looks = sequence.looks
        answers = sequence.answers
        self.omission = omission
    }

    var inWindow: [RandomMessage] {
        window.map(\.message).sorted { $0.rawValue < $1.rawValue }
    }

    /// The messages that have a web view and turn with the device.
    func isLaidOut(_ message: RandomMessage) -> Bool { views[message] != nil && follows[message] == true }

    /// The calls of a step.
    mutating func calls(in step: RandomStep) -> [RandomCall] {
        expected = []
        switch step {
        case .show(let message, let asks): show(message, asks)
        case .hide(let message): if holder == message { leave(message, isDismissed: false) }
        case .dismiss(let message): dismiss(message)
        case .link: link()
        case .swipe: swipe()
        case .tapOutside:
            if let top = window.last(where: \.hasBackdrop), omission != .backdropTaps { dismiss(top.message) }
        case .turn: width = width == 390 ? 844 : 390
        case .replaceDelegate, .window, .time: break
        }
        return expected
    }

    private mutating func hear(_ kind: RandomCall.Kind, _ message: RandomMessage) {
        expected.append(RandomCall(kind: kind, message: message))
    }

    private mutating func show(_ message: RandomMessage, _ asks: Bool) {
        if views[message] == nil {
            count += 1
            views[message] = View(message: message, number: count)
            follows[message] = true
        }
        guard holder == nil else { return hear(.refused("Conflict"), message) }
        if asks {
            let answer = answers.isEmpty ? true : answers.removeFirst()
            hear(.gate(answer), message)
            guard answer else { return hear(.refused("SuppressedByAppDeveloper"), message) }
        }
        if message == .b { hear(.listenerOnShow, .b) }
        hear(.onShow, message)
        holder = message
        insert(message)
    }

    /// A display animation adds the backdrop (AI-042) and makes a faded view visible again (AI-152).
    private mutating func insert(_ message: RandomMessage) {
        guard var view = views[message], let looks = looks[message] else { return }
        let isAnimated = looks.entry != .none
        view.hasBackdrop = isAnimated && looks.takesOver
        if isAnimated { view.isFaded = false }
        view.edge = nil
        window.removeAll { $0.number == view.number }
        window.append(view)
        views[message] = view
    }

    /// Whether a touch can reach a view: it is neither faded nor outside the window.
    private func isReachable(_ view: View) -> Bool { !view.isFaded && view.edge ?? 0 < width }

    private mutating func dismiss(_ message: RandomMessage) {
        if omission != .following { follows[message] = false }
        if holder == message { leave(message, isDismissed: true) }
    }

    private mutating func leave(_ message: RandomMessage, isDismissed: Bool) {
        holder = nil
        if omission == .hiding, !isDismissed { hear(.onDismiss, message) }
        guard var view = views[message], let looks = looks[message] else { return }
        let staysBehind =
            looks.exit != .none && looks.takesOver && looks.entry == .none && omission != .leftBehind
        window.removeAll { $0.number == view.number }
        view.hasBackdrop = false
        // A faded view stays faded. A dismissed view stays where it moved to, and a hidden one where it was
        // visible (AI-152, AI-153).
        if looks.exit == .fade { view.isFaded = true }
        if looks.exit == .right, isDismissed { view.edge = width }
        if staysBehind { window.append(view) }
        views[message] = isDismissed ? nil : view
        guard isDismissed else { return }
        if message == .b { hear(.listenerOnDismiss, .b) }
        hear(.onDismiss, message)
    }

    private mutating func link() {
        guard let top = window.last(where: isReachable) else { return }
        hear(.urlLoaded, top.message)
        if top.message == .a { dismiss(.a) }
    }

    /// The message's own view opens the link, if there is one (AI-170).
    private mutating func swipe() {
        guard let top = window.last(where: isReachable), views[top.message] != nil else { return }
        hear(.urlLoaded, top.message)
    }
}
