import AdobeAndroid3Model
import Foundation
public import InAppCore

/// The page of a message: scripts go through the presentation's event handler (A3-110).
extension AdobeAndroid3Bridge {
    /// How long a page gets to answer, in seconds. Without a page the SDK never answers (A3-114).
    private static let scriptPatience: TimeInterval = 2
    /// The name that the SDK uses itself (A3-116).
    private static let reservedName = "inAppContentHeightHandler"

    /// Runs a script on the next turn of the main thread: the page is made after `onShow` (A3-115). The result
    /// is its text.
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

    /// Listens to `name.run("text")` of every page that the message will have (A3-112). The last listener of a
    /// name wins (A3-111).
    public func onScriptMessage(
        _ name: String, of message: CompatMessage,
        _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void
    ) throws {
        guard name != Self.reservedName else {
            throw Self.error(
                .reservedName, "The SDK uses the name \(name) itself (A3-116).", .scriptMessages, message)
        }
        try eventHandler(of: message, for: .scriptMessages).handleJavascriptMessage(name) { text in
            // The SDK calls on a thread of its own (A3-113).
            MainThread.async { handler(text.map { .string($0) }) }
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
    /// The SDK keeps a name for itself.
    public static let reservedName = CompatError.Code("reservedName")
}

/// One script whose result is waited for. Main actor, therefore Sendable.
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
