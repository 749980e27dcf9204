import AdobeAndroid3Model
import Foundation
public import InAppCore

/// The bridge's actions on the SDK. Each command is carried out in a later turn of the main thread (A3-010).
extension AdobeAndroid3Bridge {
    /// The time for the SDK to show a message before it counts as refused, in seconds (A3-034).
    private static let showPatience: TimeInterval = 2

    public func content(of message: CompatMessage) -> MessageContent {
        guard let native = Self.presentable(of: message),
            let settings = (native.getPresentation() as? InAppMessage)?.settings
        else { return MessageContent(layout: .web) }
        return AdobeAndroid3Content.read(settings, Self.campaign(of: native)?.getMetadata() ?? [:])
    }

    /// Lets the handler decide how the message should appear. Its settings cannot be changed (rules, 4.1).
    func prepare(_ message: CompatMessage) {
        engine.plan(for: message)
    }

    public func show(_ message: CompatMessage) throws {
        try attached(message, for: .showLater).show()
        requested.append(message)
        // Posted work runs in order (A3-011): by then the SDK has asked.
        MainThread.async { [weak self] in self?.requested.removeFirst() }
        engine.expectPresentation(of: message, within: Self.showPatience)
    }

    public func dismiss(_ message: CompatMessage) throws {
        try attached(message, for: .dismiss).dismiss()
        look(at: message, for: .dismiss) { $0 == .detached }
    }

    public func hide(_ message: CompatMessage) throws {
        try attached(message, for: .hide).hide()
        look(at: message, for: .hide) { $0 != .visible }
    }

    /// Checks whether the SDK carried out a command. The command runs before this check, because posted work runs in
    /// order (A3-011). The check is necessary because the SDK reports failures only to its own listener (A3-021).
    private func look(
        at message: CompatMessage, for capability: Capability,
        isDone: @escaping @Sendable (PresentableState) -> Bool
    ) {
        MainThread.async { [weak self, weak message] in
            guard let self, let message, let native = Self.presentable(of: message),
                !isDone(native.getState())
            else { return }
            if capability == .dismiss { self.engine.withdrawDismissal(of: message) }
            self.engine.report(
                .actionFailed, message,
                "\(capability.name): the SDK ignored it, because it needs an activity (A3-024).")
        }
    }

    /// A held message was already refused when the SDK asked; there is nothing left to do. A message that the SDK was
    /// told to show can be stopped when it asks.
    public func discard(_ message: CompatMessage) throws {
        guard message.phase != .approved || asked === message else {
            throw CompatError.alreadyApproved(message)
        }
    }

    public func track(_ interaction: TrackedInteraction, of message: CompatMessage) throws {
        guard let campaign = Self.presentable(of: message).flatMap({ Self.campaign(of: $0) }) else {
            throw Self.error(
                .notTrackable, "The SDK no longer knows a campaign for this message.", .track, message)
        }
        switch interaction {
        case .impression: campaign.track(nil, .display)
        case .click(let buttonID): campaign.track(buttonID ?? "click", .interact)
        case .custom(let name): campaign.track(name, .interact)
        case .dismissal: campaign.track(nil, .dismiss)
        }
    }

    // MARK: The native side

    static func presentable(of message: CompatMessage) -> (any Presentable)? {
        message.native as? any Presentable
    }

    /// The campaign's message behind a presentable. Before iOS 16 and macOS 13 it cannot be determined, because the
    /// cast needs a newer runtime; there every message passes like one of another extension. Any thread.
    nonisolated static func campaign(of native: any Presentable) -> (any Message)? {
        guard #available(iOS 16, macCatalyst 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
        return MessagingUtils.getMessageForPresentable(native as? any Presentable<InAppMessage>)
    }

    private func attached(
        _ message: CompatMessage, for capability: Capability
    ) throws -> any Presentable {
        guard !isDetached, let native = Self.presentable(of: message) else {
            throw CompatError.notAttached(capability, for: message)
        }
        return native
    }

    static func error(
        _ code: CompatError.Code, _ text: String, _ capability: Capability, _ message: CompatMessage
    ) -> CompatError {
        CompatError(
            code, text, capability: capability, shape: .adobeAndroid3, messageID: message.id)
    }
}

/// The page of a message: scripts use the presentation's event handler (A3-110).
extension AdobeAndroid3Bridge {
    /// The time for a page to answer, in seconds. Without a page the SDK never answers (A3-114).
    private static let scriptPatience: TimeInterval = 2
    /// The name that the SDK uses itself (A3-116).
    private static let reservedName = "inAppContentHeightHandler"

    /// Runs a script in the next turn of the main thread, because the page is made after `onShow` (A3-115). The result
    /// is a text.
    public func evaluateJavaScript(
        _ script: String, in message: CompatMessage,
        completion: @escaping @MainActor @Sendable (Result<ContentValue?, CompatError>) -> Void
    ) throws {
        guard Self.presentable(of: message)?.getState() == .visible else {
            throw Self.error(
                .wrongPhase, "The message has no page at this point.", .evaluateScript, message)
        }
        guard !script.isEmpty else {
            throw Self.error(.script, "The script is empty.", .evaluateScript, message)
        }
        let request = ScriptRequest(message.id, completion)
        let page = try eventHandler(of: message, for: .evaluateScript)
        let call = Carried(page)
        MainThread.async {
            call.value.evaluateJavascript(Self.formEncoded(script)) { request.answer($0) }
        }
        MainThread.after(Self.scriptPatience) {
            request.giveUp("No page answered within \(Self.scriptPatience) s (A3-114).")
        }
    }

    /// Listens to `name.run("text")` of every page of the message (A3-112). The last listener of a name wins (A3-111).
    /// The SDK keeps it for the pages of the campaign's later messages; what those say does not reach it.
    public func onScriptMessage(
        _ name: String, of message: CompatMessage,
        _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void
    ) throws {
        guard name != Self.reservedName else {
            throw Self.error(
                .reservedName, "The SDK uses the name \(name) itself (A3-116).", .scriptMessages, message)
        }
        let page = try eventHandler(of: message, for: .scriptMessages)
        let presentable = Self.presentable(of: message).map { ObjectIdentifier($0) }
        page.handleJavascriptMessage(name) { [weak self, weak message] text in
            // The SDK calls on its own thread (A3-113).
            MainThread.async {
                let later = presentable.flatMap { self?.messages.find($0) }
                guard later == nil || later === message else { return }
                handler(text.map { .string($0) })
            }
        }
    }

    private func eventHandler(
        of message: CompatMessage, for capability: Capability
    ) throws -> any InAppMessageEventHandler {
        guard let presentation = Self.presentable(of: message)?.getPresentation() as? InAppMessage else {
            throw Self.error(.wrongPhase, "The message has no page.", capability, message)
        }
        return presentation.eventHandler
    }

    /// The SDK form-decodes a script before it runs it (A3-114).
    private static func formEncoded(_ script: String) -> String {
        script.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "+", with: "%2B")
    }
}

extension CompatError.Code {
    /// The name is reserved by the SDK.
    public static let reservedName = CompatError.Code("reservedName")
}

/// A script whose result is pending. Main actor, therefore Sendable.
@MainActor private final class ScriptRequest {
    private let messageID: String
    private var completion: (@MainActor @Sendable (Result<ContentValue?, CompatError>) -> Void)?

    init(
        _ messageID: String,
        _ completion: @escaping @MainActor @Sendable (Result<ContentValue?, CompatError>) -> Void
    ) {
        self.messageID = messageID
        self.completion = completion
    }

    /// The SDK answers on the main thread (A3-114).
    nonisolated func answer(_ text: String?) {
        let finish: @MainActor @Sendable () -> Void = { self.finish(.success(text.map { .string($0) })) }
        if MainThread.isCurrent { MainThread.assume(finish) } else { MainThread.async(finish) }
    }

    func giveUp(_ reason: String) {
        finish(
            .failure(
                CompatError(
                    .script, reason, capability: .evaluateScript, shape: .adobeAndroid3, messageID: messageID)
            ))
    }

    private func finish(_ result: Result<ContentValue?, CompatError>) {
        completion.take()?(result)
    }
}
