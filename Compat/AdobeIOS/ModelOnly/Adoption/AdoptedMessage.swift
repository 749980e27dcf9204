import AdobeIOSModel
import InAppCompat

/// The objects that an adopted Adobe delegate gets for a message: Adobe's own if Adobe drives, otherwise objects that
/// act on the driving SDK.
@MainActor final class AdoptedMessage {
    /// The object that the delegate gets as the `Showable`.
    let presentable: FullscreenMessage
    /// Acts on the driving SDK; nil if Adobe drives.
    let host: AdoptedMessageHost?
    // Sound: immutable, and `takeApart()`, its only use, may be called from any thread.
    nonisolated(unsafe) private let parent: Message?
    /// The appearance that the driving SDK knows; nil if Adobe drives.
    private var known: MessageContent?

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
        AdobeIOSContent.apply(content.frame ?? FrameContent(imitating: content), to: presentable)
        AdobeIOSContent.apply(MotionContent(imitating: content), to: presentable)
        known = AdobeIOSContent.read(presentable)
    }

    /// The changes that were carried over.
    private(set) var edits: UnshownChanges?

    /// The methods by which the delegate changed the settings since they were carried over.
    var newEdits: [String] {
        guard let known else { return [] }
        let changes = UnshownChanges(from: known, to: AdobeIOSContent.read(presentable))
        return Set((changes?.all ?? []).map(AdobeIOSGap.setter)).sorted()
    }

    /// Applies the delegate's changes of the settings, and nothing else, to a plan.
    func carryOver(to plan: inout PresentationPlan) {
        guard let old = known else { return }
        let new = AdobeIOSContent.read(presentable)
        known = new
        guard new != old else { return }
        edits = UnshownChanges(from: old, to: new, over: plan.content)
        plan.content.take(looksFrom: old, to: new)
    }

    // Message and view hold each other; they are no longer used when the message is gone.
    deinit {
        parent?.takeApart()
    }
}

/// Passes the delegate's actions on a message to the driving SDK.
///
/// `@unchecked Sendable` is sound because `message`, `adopter` and `engine` are weak references that are set only in the
/// initialiser: any thread may read them, and the main-actor objects behind them are used only on the main actor. The
/// view is protected by a lock; it belongs to the main thread, where delegates use it. The rest is constant or locked.
final class AdoptedMessageHost: ForeignMessageHost, @unchecked Sendable {
    private weak var message: CompatMessage?
    private weak var adopter: AdoptedAdobeIOSDelegate?
    private weak var engine: LifecycleEngine?
    private let id: String
    private let place = Locked(Place())
    private let listeners = Locked<Set<String>>([])

    /// The state of the message, for a delegate on any thread.
    private struct Place {
        /// The view of the driving SDK: its page if it has one.
        var view: UIView?
        var isUp = false
    }

    @MainActor init(_ message: CompatMessage, _ adopter: AdoptedAdobeIOSDelegate) {
        self.message = message
        self.adopter = adopter
        engine = message.engine
        id = message.id
    }

    /// The delegate is about to be asked; some SDKs already have a page then.
    @MainActor func isWaiting(_ message: CompatMessage) {
        place.withLock { $0 = Place(view: Self.view(of: message), isUp: false) }
    }

    /// The driving SDK shows the message.
    @MainActor func appears(_ message: CompatMessage) {
        place.withLock { $0 = Place(view: Self.view(of: message), isUp: true) }
    }

    @MainActor private static func view(of message: CompatMessage) -> UIView? {
        message.view(of: WKWebView.self) ?? message.view
    }

    /// The message is no longer on the screen.
    @MainActor func leaves() {
        place.withLock { $0 = Place() }
    }

    func webView(of message: FullscreenMessage) -> UIView? {
        let place = place.withLock { $0 }
        guard place.view == nil else { return place.view }
        let capability: Capability = place.isUp ? .view : .viewInGate
        onMain { message, adopter in
            guard !message.phase.isTerminal,
                case .unavailable(let reason) = message.capabilities.support(of: capability)
            else { return }
            adopter.reportOnce(
                capability.name, .actionFailed, message, "There is no view for the delegate: \(reason)")
        }
        return nil
    }

    func show(_ message: FullscreenMessage, withMessagingDelegateControl delegateControl: Bool) {
        MainThread.async { [weak message = self.message, weak adopter, weak engine, id] in
            guard let adopter else { return }
            guard let message, !message.phase.isTerminal else { return Self.reportEnd(id, adopter, engine) }
            if delegateControl, message.phase == .held { return adopter.ask(message) }
            adopter.attempt(message) { try $0.show() }
            adopter.reportWaiting(
                message, "show(): another message is on the screen, so Adobe would refuse this one (AI-036)")
        }
    }

    func show(released message: Message) {
        MainThread.async { [weak adopter, weak engine, id] in
            guard let adopter else { return }
            Self.reportEnd(id, adopter, engine)
        }
    }

    /// Says that a message which has ended stays away.
    @MainActor private static func reportEnd(
        _ id: String, _ adopter: AdoptedAdobeIOSDelegate, _ engine: LifecycleEngine?
    ) {
        guard let engine else { return }
        adopter.reportEnded(
            id, engine, "show(): the message has ended, and only its own SDK can show it again (AI-077).")
    }

    func hide(_ message: FullscreenMessage) {
        onMain { message, adopter in adopter.attempt(message) { try $0.hide() } }
    }

    func dismiss(_ message: FullscreenMessage) {
        onMain { message, adopter in
            // Adobe ignores the dismissal of a message that is not displayed (AI-071).
            guard message.phase.isOnScreen else { return adopter.reportDismissal(of: message) }
            adopter.attempt(message) { try $0.dismiss() }
        }
    }

    func track(
        _ interaction: String?, withEdgeEventType eventType: MessagingEdgeEventType, of message: Message
    ) {
        onMain("track()") { message, adopter in
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
        onMain("recordDisplay()") { message, adopter in
            adopter.attempt(message) { try $0.track(.impression) }
        }
    }

    func handleJavascriptMessage(
        _ name: String, of message: FullscreenMessage, withHandler handler: @escaping (Any?) -> Void
    ) {
        // The first listener of a name is kept (AI-120).
        guard listeners.withLock({ $0.insert(name).inserted }) else { return }
        let listener = ScriptHandler(call: handler)
        onMain("handleJavascriptMessage()") { message, adopter in
            adopter.attempt(message) { message in
                try message.onScriptMessage(name) { listener.call($0?.foundationValue) }
            }
        }
    }

    func handleJavascriptMessage(_ name: String, released message: Message) {
        guard listeners.withLock({ $0.insert(name).inserted }) else { return }
        onMain("handleJavascriptMessage()") { _, _ in }
    }

    func setAutoTrack(_ isEnabled: Bool, of message: Message) {
        guard !isEnabled else { return }
        onMain { message, adopter in
            adopter.reportOnce(
                "autoTrack", .actionFailed, message, "autoTrack: the driving SDK decides what it counts.")
        }
    }

    /// - Parameter function: what is reported if the message is gone; nil for a call that has no effect on such a message.
    private func onMain(
        _ function: String? = nil,
        _ job: @escaping @MainActor @Sendable (CompatMessage, AdoptedAdobeIOSDelegate) -> Void
    ) {
        // Adobe's actions never happen inside the call (AI-021, AI-070). A turn that never runs, because the process
        // ends, must keep nothing alive.
        MainThread.async { [weak message, weak adopter, weak engine, id] in
            guard let adopter else { return }
            if let message { return job(message, adopter) }
            guard let engine, let function else { return }
            adopter.reportEnded(id, engine, "\(function): the message has ended.")
        }
    }
}

/// Carries an app's closure to the main thread.
///
/// `@unchecked Sendable` is sound: the closure is an immutable constant, passed once, and called only by the main-actor
/// listener that wraps it.
private struct ScriptHandler: @unchecked Sendable {
    let call: (Any?) -> Void
}
