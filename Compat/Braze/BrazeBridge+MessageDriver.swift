import BrazeModel
public import InAppCore

/// The bridge's actions on the SDK.
extension BrazeBridge {
    /// The time for the SDK to fetch a message's assets before `show()` counts as refused, in seconds.
    private static let showPatience: Double = 30

    public func content(of message: CompatMessage) -> MessageContent {
        guard let native = message.native(as: Braze.InAppMessage.self) else {
            return MessageContent(layout: .modal)
        }
        var content = BrazeContent.read(native)
        content.frame = cornerRadii[message.id].flatMap { FrameContent(cornerRadius: $0) }
        return content
    }

    public func view(of message: CompatMessage) -> UIView? {
        visible?.message === message ? ui?.messageView : nil
    }

    public func show(_ message: CompatMessage) throws {
        guard ui != nil else { throw CompatError.notAttached(.showLater, for: message) }
        guard let native = message.native(as: Braze.InAppMessage.self) else { return }
        if native.data.context?.valid == false {
            engine.fail(message, MessageFailure(.invalidated, "The SDK has discarded it.", isDerived: true))
            throw error(.invalidated, "The SDK has discarded this message.", .showLater, message)
        }
        guard isAdmitted(native.data.orientation) else {
            throw error(
                .init("orientation"),
                "The SDK would drop it in the current orientation of the interface (BZ-031).",
                .showLater, message)
        }
        guard try present(native, of: message, answering: .now) else {
            throw error(
                .init("notAsked"), "The SDK did not accept the message: something prevents its display.",
                .showLater,
                message)
        }
        if message.phase == .approved { engine.expectPresentation(of: message, within: Self.showPatience) }
    }

    /// Presents a message and answers the SDK's question about it.
    /// - Returns: whether the SDK asked, that is, whether nothing prevented it (BZ-001).
    private func present(
        _ native: Braze.InAppMessage, of message: CompatMessage,
        answering answer: BrazeInAppMessageUI.DisplayChoice
    ) throws -> Bool {
        guard let ui else { throw CompatError.notAttached(.showLater, for: message) }
        let outer = presenting
        presenting = OwnPresentation(message: message, answer: answer)
        defer { presenting = outer }
        ui.present(message: native)
        return presenting?.wasAsked == true
    }

    public func dismiss(_ message: CompatMessage) throws {
        guard let ui else { throw CompatError.notAttached(.dismiss, for: message) }
        guard visible?.message === message else {
            throw error(.wrongPhase, "Another message is on the screen.", .dismiss, message)
        }
        ui.dismiss()
    }

    /// Answering `.discard` removes the message from the stack and invalidates its Context (BZ-012). While another
    /// message is visible the SDK does not ask (BZ-002), so only the Context can be invalidated.
    public func discard(_ message: CompatMessage) throws {
        guard let native = message.native(as: Braze.InAppMessage.self) else { return }
        if let ui, ui.messageView == nil, message.phase == .held, native.data.context?.valid != false {
            _ = try present(native, of: message, answering: .discard)
        } else {
            native.data.context?.discard()
        }
    }

    public func track(_ interaction: TrackedInteraction, of message: CompatMessage) throws {
        guard let context = message.native(as: Braze.InAppMessage.self)?.data.context else {
            throw error(.notTrackable, "A local message has no Context to log with.", .track, message)
        }
        switch interaction {
        case .impression:
            // The SDK's own views log the impression when they appear; another one would invalidate the Context.
            if message.phase == .presented, context.valid { context.logImpression() }
            reportImpression(of: message)
        case .click(let buttonID): context.logClick(buttonId: buttonID)
        case .custom, .dismissal: throw CompatError.unavailable(.track, for: message)
        }
    }

    /// Reports, once each, that an impression is not counted because the message has not appeared, or never will.
    private func reportImpression(of message: CompatMessage) {
        switch message.phase {
        case .offered, .held, .approved:
            let article = message.phase == .held ? "a" : "an"
            engine.reportOnce(
                "impression", .actionFailed, message,
                "The impression of \(article) \(message.phase) message is not counted, because the message could not be "
                    + "shown afterwards (BZ-032). The SDK counts an impression when it shows the message.")
        case .discarded, .failed:
            engine.reportOnce(
                "impression at the end", .actionFailed, message,
                "The impression is not counted, because the message is \(message.phase).")
        case .presenting, .presented, .hidden, .dismissing, .dismissed: break
        }
    }

    public func evaluateJavaScript(
        _ script: String, in message: CompatMessage,
        completion: @escaping @MainActor @Sendable (Result<ContentValue?, CompatError>) -> Void
    ) throws {
        let id = message.id
        try page(of: message, for: .evaluateScript).evaluateJavaScript(script) { result, error in
            completion(Result(ofScript: result, error, in: id, shape: .braze))
        }
    }

    public func onScriptMessage(
        _ name: String, of message: CompatMessage,
        _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void
    ) throws {
        let page = try page(of: message, for: .scriptMessages)
        let listener = ScriptListener { [weak message] body in
            handler(ContentValue(posted: body, to: name, by: message))
        }
        page.configuration.userContentController.add(listener, name: name)
    }

    private func page(of message: CompatMessage, for capability: Capability) throws -> WKWebView {
        guard let page = message.view(of: WKWebView.self) else {
            throw error(.wrongPhase, "The message has no page at this point.", capability, message)
        }
        return page
    }

    private func error(
        _ code: CompatError.Code, _ text: String, _ capability: Capability, _ message: CompatMessage
    ) -> CompatError {
        CompatError(code, text, capability: capability, shape: .braze, messageID: message.id)
    }
}

/// Forwards the posts of a page.
private final class ScriptListener: NSObject, WKScriptMessageHandler {
    private let handler: @MainActor (Any) -> Void

    init(_ handler: @escaping @MainActor (Any) -> Void) {
        self.handler = handler
    }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        handler(message.body)
    }
}

/// Applies a handler's plan to Braze's presentation context.
extension BrazeBridge {
    /// Lets the handler change how the message appears.
    func prepare(_ context: inout BrazeInAppMessageUI.PresentationContext, _ message: CompatMessage) {
        var plan = PresentationPlan(for: message)
        engine.prepare(&plan, for: message)
        if var content = plan.editedContent {
            cornerRadii[message.id] = BrazeContent.takeCornerRadius(of: &content, into: &context.attributes)
            for loss in BrazeContent.apply(content, to: &context.message) {
                engine.report(.planNotApplied, message, loss)
            }
            message.native = context.message
        }
        if let seconds = plan.autoClose { engine.closeAutomatically(message, after: seconds) }
        if let view = plan.customView {
            context.customView = view as? any InAppMessageView ?? BrazeViewContainer(view)
        }
        apply(plan, to: &context)
    }

    /// Reports that round corners are not visible on a view that fills the screen (BZ-138), which is known once there
    /// is a view.
    func reportCorners(of message: CompatMessage, _ view: any InAppMessageView) {
        guard view.full?.displayMode == .full || view.fullImage?.displayMode == .full,
            cornerRadii.removeValue(forKey: message.id) != nil
        else { return }
        engine.report(
            .planNotApplied, message,
            "content.frame: a message that fills the screen has no round corners (BZ-138).")
    }

    private func apply(_ plan: PresentationPlan, to context: inout BrazeInAppMessageUI.PresentationContext) {
        switch plan.orientation {
        case .portrait: context.preferredOrientation = .portrait
        case .landscape: context.preferredOrientation = .landscapeRight
        case nil: break
        }
        switch plan.statusBar {
        case .automatic: break
        case .hidden: context.statusBarHideBehavior = .hidden
        case .visible: context.statusBarHideBehavior = .visible
        }
        if let scene = plan.windowScene { context.windowScene = scene }
        if let level = plan.windowLevel { context.windowLevel = level }
    }
}
