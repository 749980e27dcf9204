import HeadlessStage
public import PlatformStandIns

/// A view that displays an in-app message: one of the built-in ones, or an app's own.
///
/// An app's own view must report its life cycle and its clicks by calling the helpers below; the SDK infers nothing
/// (BZ-072). Main actor.
@MainActor public protocol InAppMessageView: UIView {
    /// Whether the view has entered.
    var presented: Bool { get }

    /// Makes the view enter. Called once, when the view is in its window's hierarchy (BZ-050).
    ///
    /// - Parameter completion: to be called when the view has entered, before `didPresent()`.
    func present(completion: (() -> Void)?)

    /// Makes the view leave. May be called again while it is leaving (BZ-069).
    ///
    /// - Parameter completion: to be called when the view has left, before `didDismiss()`.
    func dismiss(completion: (() -> Void)?)
}

/// The life cycle, which the view has to report. Without a controller every helper does nothing (BZ-073).
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

    /// Reports that the view has left: removes it from the screen, then calls the delegate, then presents the message
    /// that a click triggered, if any (BZ-065).
    public func didDismiss() {
        guard let controller else { return }
        tellUI { ui, _ in ui.finishDismissal(of: self, in: controller) }
    }

    private func tellUI(_ tell: (BrazeInAppMessageUI, Braze.InAppMessage) -> Void) {
        guard let controller, let ui = controller.ui else { return }
        ui.stage.run { tell(ui, controller.message) }
    }
}

/// The position of the view.
extension InAppMessageView {
    /// The controller that displays the view. It is found along the responder chain, so it is nil before the view is in
    /// the hierarchy and after it was removed.
    public var controller: BrazeInAppMessageUI.ViewController? {
        var responder = next
        while let current = responder {
            if let controller = current as? BrazeInAppMessageUI.ViewController { return controller }
            responder = current.next
        }
        return nil
    }

    /// Makes the view's window the key window.
    public func makeKey() {
        window?.makeKey()
    }

    /// Whether the screen is large and in landscape: both size classes are regular and the interface is in landscape.
    /// The SDK's own rule is not known.
    public var isLargeLandscape: Bool {
        guard let controller else { return false }
        let traits = controller.messageTraits
        let isLarge = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        return isLarge && controller.stage.screen.orientation.isLandscape
    }

    /// The element that assistive software focuses first. Stored in the controller; nil without one.
    public var initialAccessibilityElement: Any? {
        get { controller?.initialAccessibilityElement }
        set { controller?.initialAccessibilityElement = newValue }
    }

    /// The view's preference for the status bar; nil if it has none. Stored in the controller; nil without one.
    public var prefersStatusBarHidden: Bool? {
        get { controller?.viewPrefersStatusBarHidden }
        set { controller?.viewPrefersStatusBarHidden = newValue }
    }

    /// The minimum width and height, in points, of the touch target that closes a message.
    public static var closeButtonMinimumTouchTargetSize: Double { 44 }
}

/// The built-in views, by kind.
extension InAppMessageView {
    /// The view as a slideup view; nil if it is another one.
    public var slideup: BrazeInAppMessageUI.SlideupView? { self as? BrazeInAppMessageUI.SlideupView }
    /// The view as a modal view; a full view is one too.
    public var modal: BrazeInAppMessageUI.ModalView? { self as? BrazeInAppMessageUI.ModalView }
    /// The view as a modal image view; a full image view is one too.
    public var modalImage: BrazeInAppMessageUI.ModalImageView? { self as? BrazeInAppMessageUI.ModalImageView }
    /// The view as a full view; nil if it is another one.
    public var full: BrazeInAppMessageUI.FullView? { self as? BrazeInAppMessageUI.FullView }
    /// The view as a full image view; nil if it is another one.
    public var fullImage: BrazeInAppMessageUI.FullImageView? { self as? BrazeInAppMessageUI.FullImageView }
    /// The view as an HTML view; nil if it is another one.
    public var html: BrazeInAppMessageUI.HtmlView? { self as? BrazeInAppMessageUI.HtmlView }
    /// The view as a control view; nil if it is another one.
    public var control: BrazeInAppMessageUI.ControlView? { self as? BrazeInAppMessageUI.ControlView }
}

/// Analytics and clicks, which the view has to report.
extension InAppMessageView {
    /// Logs the message's impression through its `Context`; without a `Context` only an error is logged (BZ-074).
    public func logImpression() {
        guard let context = controller?.message.context else { return logError(.noContextLogImpression) }
        stage.run { context.logImpression() }
    }

    /// Logs a click through the message's `Context`; without a `Context` only an error is logged (BZ-094).
    ///
    /// - Parameter buttonId: the button's id; nil for the message's body.
    public func logClick(buttonId: String? = nil) {
        guard let context = controller?.message.context else { return logError(.noContextLogClick) }
        stage.run { context.logClick(buttonId: buttonId) }
    }

    /// Asks the delegate whether Braze may process a click action, and processes it if so (BZ-080 to BZ-090). Does
    /// nothing for a view without a controller (BZ-094).
    ///
    /// - Parameters:
    ///   - clickAction: the action of the element that was clicked.
    ///   - buttonId: the button's id in decimal; nil for the message's body.
    ///   - target: where a URL is opened. If it is the message's own controller, the message stays, and messages that
    ///     are triggered in the meantime are put on the stack (BZ-092, BZ-132). The comparison takes place after the
    ///     delegate has answered: if the message has left by then, there is no controller; without a target the click
    ///     is then over (BZ-150).
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
    /// - Parameter error: the error.
    public func logError(_ error: BrazeInAppMessageUI.Error) {
        stage.run { error.log(through: controller?.message.context, on: stage) }
    }

    /// Handles a click on an element of a built-in view: logs it, asks the delegate and processes the action, dismisses
    /// (BZ-080).
    func click(_ clickAction: Braze.InAppMessage.ClickAction, buttonId: String? = nil) {
        logClick(buttonId: buttonId)
        process(clickAction: clickAction, buttonId: buttonId)
        dismiss(completion: nil)
    }

    /// The stage of the view.
    var stage: HeadlessStage { controller?.stage ?? .current }
}

/// The connection between a message's web page and Braze, for custom views that show a page.
extension InAppMessageView {
    /// Makes the handler for the page's script messages.
    public func webViewScriptMessageHandler() -> Braze.WebViewBridge.ScriptMessageHandler {
        .init(view: self)
    }

    /// Makes the handler for Braze's own links.
    public func webViewSchemeHandler() -> Braze.WebViewBridge.SchemeHandler {
        .init(view: self)
    }

    /// Makes the handler for the queries of other links.
    public func webViewQueryHandler() -> Braze.WebViewBridge.QueryHandler {
        .init(view: self)
    }
}
