import HeadlessStage
public import PlatformStandIns

/// A view that displays an in-app message: one of the built-in ones, or an app's own.
///
/// A view of the app's own must report its life cycle and its clicks by calling the helpers below; the SDK
/// infers nothing (BZ-072). Main actor.
@MainActor public protocol InAppMessageView: UIView {
    /// Whether the view has entered.
    var presented: Bool { get }

    /// Makes the view enter. Called once, when the view stands in its window's hierarchy (BZ-050).
    ///
    /// - Parameter completion: to be called when the view has entered, before `didPresent()`.
    func present(completion: (() -> Void)?)

    /// Makes the view leave. May be called again while it is leaving (BZ-069).
    ///
    /// - Parameter completion: to be called when the view has left, before `didDismiss()`.
    func dismiss(completion: (() -> Void)?)
}

/// The life cycle, to be reported by the view. Without a controller every helper is a silent no-op (BZ-073).
extension InAppMessageView {
    /// Reports that the view is about to enter.
    public func willPresent() {
        tellUI { ui, message in ui.delegate?.inAppMessage(ui, willPresent: message, view: self) }
    }

    /// Reports that the view has entered.
    public func didPresent() {
        tellUI { ui, message in ui.delegate?.inAppMessage(ui, didPresent: message, view: self) }
    }

    /// Reports that the view is about to leave.
    public func willDismiss() {
        tellUI { ui, message in ui.delegate?.inAppMessage(ui, willDismiss: message, view: self) }
    }

    /// Reports that the view has left: takes it off the screen, then tells the delegate, then presents the
    /// message that a click triggered, if any (BZ-065).
    public func didDismiss() {
        guard let controller else { return }
        tellUI { ui, _ in ui.finishDismissal(of: self, in: controller) }
    }

    private func tellUI(_ tell: (BrazeInAppMessageUI, Braze.InAppMessage) -> Void) {
        guard let controller, let ui = controller.ui else { return }
        ui.stage.run { tell(ui, controller.message) }
    }
}

/// Where the view stands.
extension InAppMessageView {
    /// The controller that displays the view: found along the responder chain, so nil before the view stands
    /// in the hierarchy and after it was taken out.
    public var controller: BrazeInAppMessageUI.ViewController? {
        var responder = next
        while let current = responder {
            if let controller = current as? BrazeInAppMessageUI.ViewController { return controller }
            responder = current.next
        }
        return nil
    }

    /// Gives the keyboard to the view's window.
    public func makeKey() {
        window?.makeKey()
    }

    /// Whether the screen is large and held sideways: both size classes are regular and the interface is
    /// turned to landscape. The SDK's own rule is not known.
    public var isLargeLandscape: Bool {
        guard let controller else { return false }
        let traits = controller.messageTraits
        let isLarge = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        return isLarge && controller.stage.screen.orientation.isLandscape
    }

    /// What assistive software goes to first. Kept by the controller; nil without one.
    public var initialAccessibilityElement: Any? {
        get { controller?.initialAccessibilityElement }
        set { controller?.initialAccessibilityElement = newValue }
    }

    /// The view's wish for the status bar; nil if it has none. Kept by the controller; nil without one.
    public var prefersStatusBarHidden: Bool? {
        get { controller?.viewPrefersStatusBarHidden }
        set { controller?.viewPrefersStatusBarHidden = newValue }
    }

    /// The least width and height, in points, of what closes a message when tapped.
    public static var closeButtonMinimumTouchTargetSize: Double { 44 }
}

/// The built-in views, by kind.
extension InAppMessageView {
    /// The view as a slideup's; nil if it is another one.
    public var slideup: BrazeInAppMessageUI.SlideupView? { self as? BrazeInAppMessageUI.SlideupView }
    /// The view as a modal's; a full view is one too.
    public var modal: BrazeInAppMessageUI.ModalView? { self as? BrazeInAppMessageUI.ModalView }
    /// The view as a modal image's; a full image view is one too.
    public var modalImage: BrazeInAppMessageUI.ModalImageView? { self as? BrazeInAppMessageUI.ModalImageView }
    /// The view as a full message's; nil if it is another one.
    public var full: BrazeInAppMessageUI.FullView? { self as? BrazeInAppMessageUI.FullView }
    /// The view as a full image's; nil if it is another one.
    public var fullImage: BrazeInAppMessageUI.FullImageView? { self as? BrazeInAppMessageUI.FullImageView }
    /// The view as an HTML message's; nil if it is another one.
    public var html: BrazeInAppMessageUI.HtmlView? { self as? BrazeInAppMessageUI.HtmlView }
    /// The view as a control message's; nil if it is another one.
    public var control: BrazeInAppMessageUI.ControlView? { self as? BrazeInAppMessageUI.ControlView }
}

/// Analytics and clicks, to be reported by the view.
extension InAppMessageView {
    /// Logs the message's impression through its `Context`; without one, only an error (BZ-074).
    public func logImpression() {
        guard let context = controller?.message.context else { return logError(.noContextLogImpression) }
        stage.run { context.logImpression() }
    }

    /// Logs a click through the message's `Context`; without one, only an error (BZ-094).
    ///
    /// - Parameter buttonId: the button's id; nil for the message's body.
    public func logClick(buttonId: String? = nil) {
        guard let context = controller?.message.context else { return logError(.noContextLogClick) }
        stage.run { context.logClick(buttonId: buttonId) }
    }

    /// Asks the delegate whether Braze may process a click action and has it processed if so (BZ-080 to
    /// BZ-090). Does nothing for a view without controller (BZ-094).
    ///
    /// - Parameters:
    ///   - clickAction: the action of the element that was clicked.
    ///   - buttonId: the button's id in decimal; nil for the message's body.
    ///   - target: where a URL is opened. If it is the message's own controller, the message stays, and what is
    ///     triggered meanwhile is parked (BZ-092, BZ-132). The two are compared after the delegate has answered: where
    ///     the message has left by then there is no controller, and without a target the click is over (BZ-150).
    public func process(
        clickAction: Braze.InAppMessage.ClickAction, buttonId: String? = nil, target: Any? = nil
    ) {
        guard let controller, let ui = controller.ui else { return }
        ui.stage.run {
            let message = controller.message
            let isAllowed =
                ui.delegate?.inAppMessage(
                    ui, shouldProcess: clickAction, buttonId: buttonId, message: message, view: self) ?? true
            guard isAllowed else { return }
            guard let context = message.context else { return logError(.noContextProcessClickAction) }
            ui.isProcessingClickAction = target as? UIViewController !== self.controller
            context.processClickAction(clickAction, target: target)
        }
    }

    /// Logs an error through the message's `Context`, or on the stage when there is none (BZ-009).
    ///
    /// - Parameter error: what went wrong.
    public func logError(_ error: BrazeInAppMessageUI.Error) {
        stage.run { error.log(through: controller?.message.context, on: stage) }
    }

    /// What a click on an element of a built-in view does: log, ask and process, dismiss (BZ-080).
    func click(_ clickAction: Braze.InAppMessage.ClickAction, buttonId: String? = nil) {
        logClick(buttonId: buttonId)
        process(clickAction: clickAction, buttonId: buttonId)
        dismiss(completion: nil)
    }

    /// The stage that the view stands on.
    var stage: HeadlessStage { controller?.stage ?? .current }
}

/// What connects a message's web page with Braze, for custom views that show one.
extension InAppMessageView {
    /// Makes the receiver of the page's script messages.
    public func webViewScriptMessageHandler() -> Braze.WebViewBridge.ScriptMessageHandler {
        .init(view: self)
    }

    /// Makes the executor of Braze's own links.
    public func webViewSchemeHandler() -> Braze.WebViewBridge.SchemeHandler {
        .init(view: self)
    }

    /// Makes the reader of the other links' queries.
    public func webViewQueryHandler() -> Braze.WebViewBridge.QueryHandler {
        .init(view: self)
    }
}
