import AdobeIOSModel
import Foundation
public import InAppCore

/// The bridge's actions on the SDK.
extension AdobeIOSBridge {
    /// The time for the SDK to show a message before it counts as refused, in seconds (AI-050).
    private static let showPatience: TimeInterval = 2

    public func content(of message: CompatMessage) -> MessageContent {
        guard let native = message.native(as: FullscreenMessage.self) else {
            return MessageContent(layout: .web)
        }
        var content = AdobeIOSContent.read(native)
        content.page = pageTexts?.html(of: native).map(PageContent.init(html:))
        return content
    }

    public func view(of message: CompatMessage) -> UIView? {
        message.native(as: FullscreenMessage.self)?.parent?.view
    }

    /// Lets the handler change the values that can still be changed after the page was loaded.
    func prepare(_ message: CompatMessage) {
        guard let native = message.native(as: FullscreenMessage.self) else { return }
        var plan = PresentationPlan(for: message)
        engine.prepare(&plan, for: message)
        if let seconds = plan.autoClose { engine.closeAutomatically(message, after: seconds) }
        if let content = plan.editedContent {
            AdobeIOSContent.apply(content, to: native, bridge: self, message)
        }
        engine.reportUnavailableWishes(of: plan, for: message)
    }

    /// - Throws: `detached` if the bridge was detached: the SDK would show the message, and would not report that.
    public func show(_ message: CompatMessage) throws {
        guard !isDetached else { throw CompatError.notAttached(.showLater, for: message) }
        guard let native = message.native(as: FullscreenMessage.self) else { return }
        if message.phase == .approved { prepare(message) }
        engine.expectPresentation(of: message, within: Self.showPatience)
        guard let page = view(of: message), page.window != nil else { return show(native) }
        // A message that is shown again during its exit animation would be removed at the end of the animation, and
        // would block every later message (AI-073, AI-080). A held message leaves while the SDK reports to another
        // bridge.
        _ = DepartureWatch(in: page) { [weak self, weak message] in
            // In a later turn, when the SDK has finished removing it.
            MainThread.async {
                guard let message, message.phase == .hidden || message.phase == .approved else { return }
                message.native(as: FullscreenMessage.self).map { self?.show($0) }
            }
        }
    }

    private func show(_ native: FullscreenMessage) {
        // A message that was hidden by fading is transparent, and may stay so (AI-152).
        if let page = native.parent?.view, page.alpha == 0 { page.alpha = 1 }
        if let parent = native.parent {
            parent.show()
        } else {
            native.show(withMessagingDelegateControl: false)
        }
    }

    public func dismiss(_ message: CompatMessage) throws {
        guard let native = message.native(as: FullscreenMessage.self) else { return }
        if message.phase == .hidden {
            // The SDK ignores the dismissal of a hidden message (AI-082), which is already off the screen.
            engine.didDismiss(message, cause: .dismissedByApp, isDerived: true)
            return
        }
        leaving = ObjectIdentifier(message)
        keepFromStayingBehind(native, message)
        if let parent = native.parent {
            parent.dismiss(suppressAutoTrack: true)
        } else {
            native.dismiss()
        }
    }

    /// - Throws: `wrongPhase` for a message that is being dismissed: the SDK ignores the call (AI-083), and a message
    ///   shown again during the exit animation would block every later one (AI-073).
    public func hide(_ message: CompatMessage) throws {
        guard leaving != ObjectIdentifier(message) else {
            throw CompatError(
                .wrongPhase, "The message is being dismissed.", capability: .hide, shape: .adobeIOS,
                messageID: message.id)
        }
        message.native(as: FullscreenMessage.self).map {
            keepFromStayingBehind($0, message)
            $0.hide()
        }
        engine.didHide(message, isDerived: true)
    }

    /// A takeover message that enters without animation and backdrop, but leaves with an animation, would stay in the
    /// window (AI-153): it leaves without animation too.
    private func keepFromStayingBehind(_ native: FullscreenMessage, _ message: CompatMessage) {
        guard native.settings?.uiTakeover == true, view(of: message)?.superview is UIWindow,
            AdobeIOSContent.read(native).motion.isExitAnimated
        else { return }
        native.settings?.setDismissAnimation(MessageAnimation.none)
        engine.report(
            .planNotApplied, message,
            "motion: without an entry animation the SDK would leave the view behind, so the exit animation is removed (AI-153)."
        )
    }

    public func discard(_ message: CompatMessage) throws {
        if message.phase == .approved { throw CompatError.alreadyApproved(message) }
    }

    public func track(_ interaction: TrackedInteraction, of message: CompatMessage) throws {
        let parent = try parent(of: message, for: .track)
        switch interaction {
        case .impression: parent.track(nil, withEdgeEventType: .display)
        case .click(let buttonID): parent.track(buttonID ?? "click", withEdgeEventType: .interact)
        case .custom(let name): parent.track(name, withEdgeEventType: .interact)
        case .dismissal: parent.track(nil, withEdgeEventType: .dismiss)
        }
    }

    public func evaluateJavaScript(
        _ script: String, in message: CompatMessage,
        completion: @escaping @MainActor @Sendable (Result<ContentValue?, CompatError>) -> Void
    ) throws {
        guard let page = view(of: message) as? WKWebView else {
            throw CompatError(
                .wrongPhase, "The message has no page at this point.", capability: .evaluateScript,
                shape: message.shape, messageID: message.id)
        }
        let id = message.id
        page.evaluateJavaScript(script) { result, error in
            completion(Result(ofScript: result, error, in: id, shape: .adobeIOS))
        }
    }

    public func onScriptMessage(
        _ name: String, of message: CompatMessage,
        _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void
    ) throws {
        try parent(of: message, for: .scriptMessages).handleJavascriptMessage(name) {
            [weak message] body in
            let body = Carried(body)
            let deliver: @MainActor @Sendable () -> Void = {
                handler(ContentValue(posted: body.value, to: name, by: message))
            }
            // The SDK calls on the main thread (AI-122).
            if MainThread.isCurrent { MainThread.assume(deliver) } else { MainThread.async(deliver) }
        }
    }

    private func parent(of message: CompatMessage, for capability: Capability) throws -> Message {
        guard let parent = message.native(as: FullscreenMessage.self)?.parent else {
            throw CompatError(
                .notTrackable, "This screen belongs to no campaign.", capability: capability,
                shape: message.shape, messageID: message.id)
        }
        return parent
    }
}
