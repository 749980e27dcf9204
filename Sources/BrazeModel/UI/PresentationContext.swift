import HeadlessStage
public import PlatformStandIns

extension BrazeInAppMessageUI {
    /// A presentation that a delegate may edit before the message's view is made (BZ-041).
    ///
    /// Apps receive it in `prepareWith` and cannot make one. Main actor.
    @MainActor public struct PresentationContext {
        /// The message with local asset URLs. What is changed here reaches every later callback (BZ-044); but
        /// `messageClose` and `orientation` were already acted upon (BZ-045, BZ-046).
        public var message: Braze.InAppMessage
        /// The look of the built-in view. Its kind must match the message's (BZ-042); nil for a control
        /// message.
        public var attributes: ViewAttributes?
        /// A view of the app's own, to replace the built-in one.
        public var customView: (any InAppMessageView)?
        /// The orientation to appear in, if the message allows it.
        public var preferredOrientation: UIInterfaceOrientation
        /// Whether the status bar is hidden.
        public var statusBarHideBehavior: StatusBarHideBehavior = .auto
        /// The level of the message's window.
        public var windowLevel: UIWindow.Level = .normal
        /// The scene of the message's window; nil for a window of the screen's size.
        public var windowScene: UIWindowScene?
        /// The controller whose wishes for status bar, home indicator and orientation are followed. The
        /// message's controller holds it weakly.
        public var preferencesProxy: UIViewController?

        /// What the delegate starts from.
        init(message: Braze.InAppMessage, stage: HeadlessStage) {
            self.message = message
            attributes = .defaults(for: message)
            preferredOrientation = stage.screen.orientation
            windowScene = Braze.UIUtils.activeWindowScene
            preferencesProxy = Braze.UIUtils.activeTopmostViewController
        }

        /// The app's own view, else the built-in one for the kinds of message and attributes; nil if these do
        /// not match (BZ-042).
        func makeView() -> (any InAppMessageView)? {
            if let customView { return customView }
            switch (message, attributes) {
            case (.slideup(let message), .slideup(let attributes)):
                return SlideupView(message: message, attributes: attributes)
            case (.modal(let message), .modal(let attributes)):
                return ModalView(message: message, attributes: attributes)
            case (.modalImage(let message), .modalImage(let attributes)):
                return ModalImageView(message: message, attributes: attributes)
            case (.full(let message), .full(let attributes)):
                return FullView(message: message, attributes: attributes)
            case (.fullImage(let message), .fullImage(let attributes)):
                return FullImageView(message: message, attributes: attributes)
            case (.html(let message), .html(let attributes)):
                return HtmlView(message: message, attributes: attributes)
            case (.control(let message), _):
                return ControlView(message: message)
            default:
                return nil
            }
        }
    }
}
