import AdobeAndroid3Model
import InAppCompat
import InAppCore

/// The object that an adopted delegate gets for a message, and the host that acts for it on the driving SDK.
@MainActor final class AdoptedPresentable {
    let presentable: ForeignPresentable
    let host: AdoptedPresentableHost

    /// Reuses the object that the delegate already has for the same id.
    init(_ presentable: ForeignPresentable, _ host: AdoptedPresentableHost) {
        self.presentable = presentable
        self.host = host
    }

    /// Makes an object from a message's content, or from Adobe's own settings and page if Adobe drives.
    init(_ message: CompatMessage, _ adopter: AdoptedAdobeAndroid3Delegate) {
        let own = AdobeAndroid3Bridge.presentable(of: message)
        host = AdoptedPresentableHost(message, own, adopter)
        if let presentation = own?.getPresentation() as? InAppMessage {
            presentable = ForeignPresentable(
                id: message.id, settings: presentation.settings,
                metadata: host.ownMessage?.getMetadata() ?? [:], eventHandler: presentation.eventHandler,
                host: host)
        } else {
            presentable = ForeignPresentable(
                id: message.id, settings: AdobeAndroid3Port.settings(message.content),
                metadata: AdobeAndroid3Port.metadata(message.content), host: host)
        }
    }
}

/// The objects that a delegate has received, by the campaign's id: a later trigger gets the same one (A3-003), if
/// anything still holds it.
@MainActor struct AdoptedPresentables {
    private struct Weak {
        weak var presentable: ForeignPresentable?
        weak var host: AdoptedPresentableHost?
    }

    private var known: [String: Weak] = [:]
    /// The maximum number of entries before released ones are removed.
    private var limit = 16

    /// The number of entries.
    var count: Int { known.count }

    /// The object of an earlier trigger of the message's campaign.
    func find(_ message: CompatMessage) -> AdoptedPresentable? {
        guard let weak = known[message.id], let presentable = weak.presentable, let host = weak.host,
            host.mayServe(message)
        else { return nil }
        return AdoptedPresentable(presentable, host)
    }

    mutating func make(
        _ message: CompatMessage, _ adopter: AdoptedAdobeAndroid3Delegate
    ) -> AdoptedPresentable {
        let made = AdoptedPresentable(message, adopter)
        known[message.id] = Weak(presentable: made.presentable, host: made.host)
        if known.count > limit {
            known = known.filter { $0.value.presentable != nil }
            limit = 2 * known.count + 16
        }
        return made
    }
}

/// Passes the delegate's actions on a message to the driving SDK, in a later turn of the main thread, as with Adobe
/// (A3-010).
///
/// `@unchecked Sendable` is sound: the adopter is weak and set only in the initialiser, Adobe's own objects are
/// constants that may be used on any thread (A3-010), and mutable state is main-actor state or protected by a lock.
final class AdoptedPresentableHost: ForeignPresentableHost, @unchecked Sendable {
    /// The latest message of the campaign.
    @MainActor weak var message: CompatMessage?
    /// Whether the delegate has accepted the message for the coming presentation.
    @MainActor var isLetThrough = false
    /// The functions that the page may call.
    @MainActor let scripts = AdoptedScripts()
    /// Adobe's own message, if Adobe drives.
    let ownMessage: (any Message)?

    private let own: (any Presentable)?
    private weak var adopter: AdoptedAdobeAndroid3Delegate?
    private let place = Locked(PresentableState.detached)
    private let autoTrack = Locked(true)

    @MainActor init(
        _ message: CompatMessage, _ own: (any Presentable)?, _ adopter: AdoptedAdobeAndroid3Delegate
    ) {
        self.message = message
        self.own = own
        self.adopter = adopter
        ownMessage = own.flatMap { AdobeAndroid3Bridge.campaign(of: $0) }
    }

    /// Whether this host can act for a message: no earlier message is being shown or on the screen, and the message
    /// belongs to the same object of Adobe, or to none.
    @MainActor func mayServe(_ other: CompatMessage) -> Bool {
        (message.map { $0.phase.isTerminal || $0.phase == .held } ?? true)
            && own === AdobeAndroid3Bridge.presentable(of: other)
    }

    // MARK: The presentable

    /// The state of the message according to the delegate's callbacks.
    var state: PresentableState {
        get { place.current }
        set { place.withLock { $0 = newValue } }
    }

    /// A message that has ended can be shown again if Adobe drives (A3-004): that asks the gate again.
    func show() {
        onMain { message, host, adopter in
            if message?.phase.isTerminal ?? true, host.own != nil { return host.showAgain(after: message) }
            guard let message else { return adopter.report(nil, "show(): the message has ended.") }
            adopter.show(message)
        }
    }

    private static let dropped =
        "show(): Adobe dropped it, because there is no activity or something else is visible (A3-030)"

    /// Adobe does not say that it dropped a message (A3-021). For one that it asked about there is a new message.
    @MainActor private func showAgain(after former: CompatMessage?) {
        own?.show()
        onMain { message, host, adopter in
            guard message === former, host.own?.getState() == .detached else { return }
            adopter.report(message, Self.dropped + ".")
        }
    }

    /// Adobe was told to show a message, if it is Adobe's own. On the next turn it has shown or dropped it, and it asks
    /// again for the next show (A3-011, A3-034).
    @MainActor func afterOwnShow(of message: CompatMessage) {
        guard ownMessage != nil else { return }
        MainThread.async { [self] in
            isLetThrough = false
            guard let own, own.getState() != .visible, message.isExpected else { return }
            message.engine?.withdrawShow(of: message, because: Self.dropped)
        }
    }

    func hide() {
        act("hide") { try $0.hide() }
    }

    func dismiss() {
        act("dismiss") { try $0.dismiss() }
    }

    // MARK: The message

    var isAutoTracked: Bool {
        get { ownMessage?.getAutoTrack() ?? autoTrack.current }
        set {
            if let ownMessage { return ownMessage.setAutoTrack(newValue) }
            autoTrack.withLock { $0 = newValue }
            guard !newValue else { return }
            onMain { message, _, adopter in
                guard let message else { return }
                adopter.reportOnce(
                    "autoTrack", .actionFailed, message,
                    "setAutoTrack: the driving SDK tracks by itself.")
            }
        }
    }

    func track(_ interaction: String, _ eventType: MessagingEdgeEventType) {
        if let ownMessage { return ownMessage.track(interaction, eventType) }
        let tracked: TrackedInteraction =
            switch eventType {
            case .display: .impression
            case .dismiss: .dismissal
            case .interact: .custom(interaction)
            default: .custom(eventType.toString())
            }
        act("track") { try $0.track(tracked) }
    }

    func recordDisplay() {
        if let ownMessage { return ownMessage.recordDisplay() }
        act("recordDisplay") { try $0.track(.impression) }
    }

    // MARK: The page

    func handleJavascriptMessage(_ handlerName: String, _ callback: @escaping AdobeCallback<String>) {
        let function = Carried(callback)
        onMain { message, host, adopter in host.scripts.set(function, named: handlerName, message, adopter) }
    }

    /// Without a page there is no callback (A3-114); the diagnostic gives the reason.
    func evaluateJavascript(_ script: String, _ callback: @escaping AdobeCallback<String>) {
        let function = Carried(callback)
        onMain { message, _, adopter in
            guard let message else {
                return adopter.report(nil, "evaluateJavascript: the message has ended.")
            }
            adopter.attempt(message) { message in
                try message.evaluateJavaScript(script) { [weak adopter, weak message] result in
                    switch result {
                    case .success(let value): function.value(value?.scriptText)
                    case .failure(let error): adopter?.report(message, "\(error)")
                    }
                }
            }
        }
    }

    // MARK: The main thread

    /// Runs an action on the message that the driving SDK may not support.
    private func act(
        _ name: String, _ action: @escaping @MainActor @Sendable (CompatMessage) throws -> Void
    ) {
        onMain { message, _, adopter in
            guard let message else { return adopter.report(nil, "\(name): the message has ended.") }
            adopter.attempt(message, action)
        }
    }

    /// Without the adopted delegate there is nothing to notify.
    private func onMain(
        _ job:
            @escaping @MainActor @Sendable (
                CompatMessage?, AdoptedPresentableHost, AdoptedAdobeAndroid3Delegate
            ) -> Void
    ) {
        MainThread.async {
            guard let adopter = self.adopter else { return }
            job(self.message, self, adopter)
        }
    }
}
