import AdobeAndroid2Model
import Foundation
public import InAppCore

/// The bridge's actions on the SDK.
extension AdobeAndroid2Bridge {
    public func content(of message: CompatMessage) -> MessageContent {
        AdobeAndroid2Content.read(native(message)?.getMessageSettings())
    }

    /// Lets the handler change the appearance, which the SDK reads when the message is attached (A2-038).
    func prepare(_ message: CompatMessage) {
        guard let native = native(message) else { return }
        var plan = PresentationPlan(for: message)
        engine.prepare(&plan, for: message)
        if let seconds = plan.autoClose { engine.closeAutomatically(message, after: seconds) }
        if let content = plan.editedContent {
            let rest = AdobeAndroid2Content.apply(content, to: native.getMessageSettings(), message.content)
            for wish in rest { engine.report(.planNotApplied, message, "content: \(wish)") }
        }
        engine.reportUnavailableWishes(of: plan, for: message)
    }

    /// - Throws: `detached` if the bridge was detached: the SDK would show the message, and would not report that.
    public func show(_ message: CompatMessage) throws {
        guard !isDetached else { throw CompatError.notAttached(.showLater, for: message) }
        guard let native = native(message) else { return }
        if message.phase == .approved { prepare(message) }
        expect(message)
        if let parent = native.getParent() as? any Message { parent.show() } else { native.show(false) }
        if message.phase == .approved {
            engine.expectPresentation(of: message, within: Self.showPatience)
        }
    }

    /// Version 2.0.0 tracks a dismissal only for the call (A2-207), later versions for the event (A2-101).
    public func dismiss(_ message: CompatMessage) throws {
        guard let native = native(message) else { return }
        if let parent = native.getParent() as? any Message {
            parent.dismiss(version == .current)
        } else {
            native.dismiss()
        }
        if message.phase.isOnScreen { endUnlessDismissed(message) }
    }

    public func discard(_ message: CompatMessage) throws {
        if message.phase == .approved { throw CompatError.alreadyApproved(message) }
    }

    public func track(_ interaction: TrackedInteraction, of message: CompatMessage) throws {
        let parent = try parent(of: message, for: .track)
        switch interaction {
        case .impression: parent.track(nil, .inAppDisplay)
        case .click(let buttonID): parent.track(buttonID ?? "click", .inAppInteract)
        case .custom(let name): parent.track(name, .inAppInteract)
        case .dismissal: parent.track(nil, .inAppDismiss)
        }
    }

    /// Bypasses `Message.evaluateJavascript`, which does nothing without a registered function (A2-094).
    public func evaluateJavaScript(
        _ script: String, in message: CompatMessage,
        completion: @escaping @MainActor @Sendable (Result<ContentValue?, CompatError>) -> Void
    ) throws {
        guard message.phase.isOnScreen, let page = native(message)?.getWebView() else {
            throw CompatError(
                .wrongPhase, "The page is loaded when the message is on the screen (A2-038).",
                capability: .evaluateScript, shape: message.shape, messageID: message.id)
        }
        let id = message.id
        page.evaluateJavascript(script) { @Sendable text in
            let result = Self.result(text, of: id)
            MainThread.soon { completion(result) }
        }
    }

    /// The result of a script, which Android returns as JSON text; `null` if there is none.
    private nonisolated static func result(
        _ text: String?, of id: String
    ) -> Result<ContentValue?, CompatError> {
        guard let text, text != "null" else { return .success(nil) }
        do {
            return .success(try JSONDecoder().decode(ContentValue.self, from: Data(text.utf8)))
        } catch {
            return .failure(
                CompatError(
                    .script, "The result is not JSON: \(text)", capability: .evaluateScript,
                    shape: .adobeAndroid2, messageID: id))
        }
    }

    public func onScriptMessage(
        _ name: String, of message: CompatMessage,
        _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void
    ) throws {
        let parent = try parent(of: message, for: .scriptMessages)
        func error(_ code: CompatError.Code, _ explanation: String) -> CompatError {
            CompatError(
                code, explanation, capability: .scriptMessages, shape: message.shape, messageID: message.id)
        }
        guard !Self.isBlank(name) else { throw error(.script, "The name is blank (A2-090, A2-106).") }
        guard native(message)?.getWebView() != nil else {
            throw error(
                .wrongPhase, "The SDK drops a listener that is registered while no web view exists (A2-090).")
        }
        guard scriptNames(of: message).insert(name) else {
            throw error(.script, "The SDK keeps the first listener to \"\(name)\" (A2-090).")
        }
        parent.handleJavascriptMessage(name) { @Sendable text in
            let value = text.map { ContentValue.string($0) }
            MainThread.soon { handler(value) }
        }
    }

    /// Whether the SDK treats a text as empty: it has only ASCII spaces and control characters (A2-106).
    static func isBlank(_ text: String) -> Bool { text.utf16.allSatisfy { $0 <= 0x20 } }

    private func scriptNames(of message: CompatMessage) -> ScriptNames {
        let key = ObjectIdentifier(self)
        if let known = message.attachments[key] as? ScriptNames { return known }
        let made = ScriptNames()
        message.attachments[key] = made
        return made
    }

    private func native(_ message: CompatMessage) -> (any FullscreenMessage)? {
        message.native(as: (any FullscreenMessage).self)
    }

    private func parent(of message: CompatMessage, for capability: Capability) throws -> any Message {
        guard let parent = native(message)?.getParent() as? any Message else {
            throw CompatError(
                .notTrackable, "This message belongs to no campaign.", capability: capability,
                shape: message.shape, messageID: message.id)
        }
        return parent
    }
}

/// The registered names of script listeners of a message's page.
@MainActor private final class ScriptNames {
    private var names: Set<String> = []

    /// False for a name that is already registered.
    func insert(_ name: String) -> Bool { names.insert(name).inserted }
}
