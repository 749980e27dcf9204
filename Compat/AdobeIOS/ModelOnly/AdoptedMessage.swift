import AdobeIOSModel
import InAppCompat

/// What an adopted Adobe delegate is given for a message: Adobe's own objects where Adobe drives, else ones
/// that act on the driving SDK.
@MainActor final class AdoptedMessage {
    /// What the delegate gets as the `Showable`.
    let presentable: FullscreenMessage
    /// Acts on the driving SDK; nil where Adobe drives.
    let host: AdoptedMessageHost?
    // Sound: immutable, and `takeApart()`, its only use, may be called from any thread.
    nonisolated(unsafe) private let parent: Message?

    init(_ message: CompatMessage, _ adopter: AdoptedAdobeIOSDelegate) {
        if let own = message.native(as: FullscreenMessage.self) {
            presentable = own
            host = nil
            parent = nil
            return
        }
        let content = message.content
        let host = AdoptedMessageHost(message, adopter)
        let made = Message.foreign(
            id: message.id, html: content.page?.html ?? "",
            metadata: content.extras.mapValues(\.foundationValue), host: host)
        self.host = host
        parent = made.message
        presentable = made.presentable
    }

    // Message and view hold each other; nothing more will happen to them when the message is gone.
    deinit {
        parent?.takeApart()
    }
}

/// What the delegate does to a message acts on the driving SDK.
///
/// `@unchecked Sendable` is sound because `message` and `adopter` are weak constants to main-actor objects,
/// used there only, and the view is behind a lock.
final class AdoptedMessageHost: ForeignMessageHost, @unchecked Sendable {
    private weak var message: CompatMessage?
    private weak var adopter: AdoptedAdobeIOSDelegate?
    private let viewBox = Locked<UIView?>(nil)
    private let listeners = Locked<Set<String>>([])

    @MainActor init(_ message: CompatMessage, _ adopter: AdoptedAdobeIOSDelegate) {
        self.message = message
        self.adopter = adopter
    }

    /// The view that the driving SDK shows. Any thread.
    var view: UIView? {
        get { viewBox.current }
        set { viewBox.withLock { $0 = newValue } }
    }

    func webView(of message: FullscreenMessage) -> UIView? { view }

    func show(_ message: FullscreenMessage, withMessagingDelegateControl delegateControl: Bool) {
        onMain { message, adopter in
            if delegateControl, message.phase == .held {
                adopter.ask(message)
            } else {
                adopter.attempt(message) { try $0.show() }
            }
        }
    }

    func hide(_ message: FullscreenMessage) {
        onMain { message, adopter in adopter.attempt(message) { try $0.hide() } }
    }

    func dismiss(_ message: FullscreenMessage) {
        onMain { message, adopter in
            // Adobe ignores a dismissal of what is not displayed (AI-071).
            guard message.phase.isOnScreen else { return }
            adopter.attempt(message) { try $0.dismiss() }
        }
    }

    func track(
        _ interaction: String?, withEdgeEventType eventType: MessagingEdgeEventType, of message: Message
    ) {
        onMain { message, adopter in
            let tracked: TrackedInteraction =
                switch eventType {
                case .display: .impression
                case .dismiss: .dismissal
                case .interact: .custom(interaction ?? "")
                default: .custom(eventType.toString())
                }
            adopter.attempt(message) { try $0.track(tracked) }
        }
    }

    func recordDisplay(of message: Message) {
        onMain { message, adopter in adopter.attempt(message) { try $0.track(.impression) } }
    }

    func handleJavascriptMessage(
        _ name: String, of message: FullscreenMessage, withHandler handler: @escaping (Any?) -> Void
    ) {
        // The first of a name stays (AI-120).
        guard listeners.withLock({ $0.insert(name).inserted }) else { return }
        let listener = ScriptHandler(call: handler)
        onMain { message, adopter in
            adopter.attempt(message) { message in
                try message.onScriptMessage(name) { listener.call($0?.foundationValue) }
            }
        }
    }

    private func onMain(
        _ job: @escaping @MainActor @Sendable (CompatMessage, AdoptedAdobeIOSDelegate) -> Void
    ) {
        guard let message, let adopter else { return }
        let turn: @MainActor @Sendable () -> Void = { job(message, adopter) }
        // Adobe's actions never happen inside the call (AI-021, AI-070).
        MainThread.async(turn)
    }
}

/// Carries an app's closure to the main thread.
///
/// `@unchecked Sendable` is sound: the closure is an immutable constant, handed over once, and called by
/// nothing but the main-actor listener that it is wrapped in.
private struct ScriptHandler: @unchecked Sendable {
    let call: (Any?) -> Void
}
