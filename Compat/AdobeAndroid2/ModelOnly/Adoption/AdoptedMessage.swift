import AdobeAndroid2Model
import Foundation
import InAppCompat

/// The objects that an adopted Adobe delegate gets for a message: Adobe's own if Adobe drives, otherwise objects that
/// act on the driving SDK.
@MainActor final class AdoptedMessage {
    /// The object that the delegate gets.
    let presentable: any FullscreenMessage
    /// The same object, if another SDK drives.
    let foreign: ForeignFullscreenMessage?
    /// Whether the delegate was told that the message is on the screen, and not yet that it has left.
    var wasShown = false
    /// The appearance that the driving SDK knows.
    private var known: MessageContent?

    init(_ message: CompatMessage, _ adopter: AdoptedAdobeAndroid2Delegate) {
        if let own = message.native(as: (any FullscreenMessage).self) {
            presentable = own
            foreign = nil
            return
        }
        let settings = AdobeAndroid2Port.settings(for: message.content)
        let made = ForeignMessage.make(
            id: message.id, settings: settings, host: AdoptedMessageHost(message, adopter))
        presentable = made
        foreign = made
        known = AdobeAndroid2Content.read(settings)
    }

    /// The changes that were carried over.
    private(set) var edits: UnshownChanges?

    /// The methods by which the delegate changed the appearance since the changes were carried over.
    var newEdits: [String] {
        guard let foreign, let known else { return [] }
        let changes = UnshownChanges(
            from: known, to: AdobeAndroid2Content.read(foreign.getMessageSettings()))
        return Set((changes?.all ?? []).map(AdobeAndroid2Gap.setter)).sorted()
    }

    /// Applies the delegate's changes of the settings, and nothing else, to a plan.
    func carryOver(to plan: inout PresentationPlan) {
        guard let foreign, let old = known else { return }
        let new = AdobeAndroid2Content.read(foreign.getMessageSettings())
        known = new
        guard new != old else { return }
        edits = UnshownChanges(from: old, to: new, over: plan.content)
        plan.content.take(looksFrom: old, to: new)
    }
}

/// Passes the delegate's actions on a message to the driving SDK.
///
/// `@unchecked Sendable` is sound because `message`, `adopter` and `engine` are weak references that are set only in the
/// initialiser: any thread may read them, and the main-actor objects behind them are used only on the main actor. The
/// rest is constant or protected by a lock.
final class AdoptedMessageHost: ForeignMessageHost, @unchecked Sendable {
    private weak var message: CompatMessage?
    private weak var adopter: AdoptedAdobeAndroid2Delegate?
    private weak var engine: LifecycleEngine?
    private let id: String
    /// The names that are registered in the page, and the listeners of names that are not registered yet.
    private let names = Locked<Set<String>>([])
    private let listeners = Locked<[String: Carried<(String?) -> Void>]>([:])

    /// What is said about a message that has ended.
    private static let ended = "the message has ended."

    @MainActor init(_ message: CompatMessage, _ adopter: AdoptedAdobeAndroid2Delegate) {
        self.message = message
        self.adopter = adopter
        engine = message.engine
        id = message.id
    }

    func show(_: ForeignMessage, _ isDelegateAsked: Bool) {
        onMain("show()") { message, adopter in
            guard !message.phase.isTerminal else {
                return adopter.report(.actionFailed, message, "show(): \(Self.ended)")
            }
            if isDelegateAsked, message.phase == .held { return adopter.ask(message) }
            adopter.attempt(message) { try $0.show() }
            adopter.reportWaiting(
                message,
                "show(): another message is on the screen, so Adobe would refuse this one (A2-039)")
        }
    }

    func dismiss(_: ForeignMessage) {
        onMain(nil) { message, adopter in
            // Adobe ignores the dismissal of a message that is not displayed (A2-050).
            guard message.phase.isOnScreen else { return adopter.dismissBehind(message) }
            adopter.attempt(message) { try $0.dismiss() }
        }
    }

    func track(_: ForeignMessage, _ interaction: String?, _ eventType: MessagingEdgeEventType) {
        onMain("track()") { message, adopter in
            let tracked: TrackedInteraction =
                switch eventType {
                case .inAppDisplay: .impression
                case .inAppDismiss: .dismissal
                case .inAppInteract: .custom(interaction ?? "")
                default: .custom(eventType.toString())
                }
            adopter.attempt(message) { try $0.track(tracked) }
        }
    }

    func setAutoTrack(_: ForeignMessage, _ enabled: Bool) {
        guard !enabled else { return }
        onMain("setAutoTrack()") { message, adopter in
            adopter.fail(message, .track, "The automatic tracking of the driving SDK cannot be switched off.")
        }
    }

    /// Text from the page arrives off the main thread, in order.
    func handleJavascriptMessage(
        _: ForeignMessage, _ name: String, _ callback: @escaping (String?) -> Void
    ) {
        // Of several registrations before the name is in place, the last one wins; later ones are ignored (A2-090,
        // A2-092).
        let latest = Carried(callback)
        listeners.withLock { $0[name] = latest }
        onMain("handleJavascriptMessage()") { [names, listeners] message, adopter in
            guard names.withLock({ $0.insert(name).inserted }),
                let listener = listeners.withLock({ $0.removeValue(forKey: name) })
            else { return }
            adopter.attempt(message) { message in
                try message.onScriptMessage(name) { [weak adopter, weak message] value in
                    // The next page does not have it (A2-093).
                    guard message?.phase.isTerminal == false else { return }
                    let text = value.flatMap(ScriptText.text)
                    adopter?.scriptMessages.background { listener.value(text) }
                }
            }
        }
    }

    func evaluateJavascript(
        _: ForeignMessage, _ script: String, _ resultCallback: ((String?) -> Void)?
    ) {
        let listener = Carried(resultCallback)
        onMain("evaluateJavascript()") { message, adopter in
            adopter.attempt(message) { message in
                try message.evaluateJavaScript(script) { [weak adopter, weak message] result in
                    if case .failure(let error) = result, let message {
                        adopter?.attempt(message) { _ in throw error }
                    }
                    let value = (try? result.get()) ?? nil
                    listener.value?(ScriptText.json(value))
                }
            }
        }
    }

    /// Needs no message, except for saying what is wrong with the URL.
    func openUrl(_: ForeignMessage, _ url: String) {
        if let target = URL(string: url) { return MainThread.async { UIApplication.shared.open(target) } }
        onMain("openUrl()") { message, adopter in
            adopter.fail(message, .didLoad, "This is not a URL: \(url)")
        }
    }

    func setLocalAssetsMap(_: ForeignMessage, _ assetMap: [String: String]?) {
        guard assetMap?.isEmpty == false else { return }
        onMain("setLocalAssetsMap()") { message, adopter in
            adopter.fail(message, .prepareContent, "The driving SDK downloads images itself.")
        }
    }

    /// No action of Adobe's objects happens inside the call, except those without effect on callbacks.
    /// - Parameter function: what is reported if the message is gone; nil for a call that has no effect on such a message.
    private func onMain(
        _ function: String?,
        _ job: @escaping @MainActor @Sendable (CompatMessage, AdoptedAdobeAndroid2Delegate) -> Void
    ) {
        guard let adopter else { return }
        MainThread.async { [message, weak engine, id] in
            if let message { return job(message, adopter) }
            if let engine, let function { adopter.reportEnded(id, engine, "\(function): \(Self.ended)") }
        }
    }
}

/// Values from a page in the form in which Android passes them to an app.
private enum ScriptText {
    /// The argument of `name.run(value)`: the string, or the text of a number or a Boolean; nil for any other value.
    static func text(_ value: ContentValue) -> String? {
        switch value {
        case .string(let text): text
        case .bool, .int, .double: json(value)
        case .null, .array, .object: nil
        }
    }

    /// A value as JSON text.
    static func json(_ value: ContentValue?) -> String {
        guard let value, let data = try? JSONEncoder().encode(value) else { return "null" }
        return String(decoding: data, as: UTF8.self)
    }
}
