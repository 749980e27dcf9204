import HeadlessStage
public import PlatformStandIns

/// The delegate that an app implements to take part in the display of in-app messages.
///
/// All methods are called on the main actor and all have a default, so a method with a misspelt label compiles and is
/// never called. The user interface holds its delegate weakly.
public protocol BrazeInAppMessageUIDelegate: AnyObject {
    /// Decides what to do with a message that was just triggered (BZ-001, BZ-002, BZ-018).
    ///
    /// Not called while another message is visible, nor by `presentNext()`. The default is `.now`.
    /// - Parameters:
    ///   - ui: the user interface that got the message.
    ///   - message: the message as it was triggered, with remote asset URLs (BZ-037).
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice

    /// Lets the app change the message, its appearance and its window before a view is made (BZ-041 to BZ-048).
    ///
    /// The default changes nothing.
    /// - Parameters:
    ///   - ui: the user interface that is about to display the message.
    ///   - context: the presentation, to be edited in place.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext)

    /// The message's view is about to enter (BZ-060). The default does nothing.
    /// - Parameters:
    ///   - ui: the user interface that displays the message.
    ///   - message: the message after `prepareWith` (BZ-044).
    ///   - view: the view that displays it.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView)

    /// The message's view has entered and its impression was logged (BZ-060). The default does nothing.
    /// - Parameters:
    ///   - ui: the user interface that displays the message.
    ///   - message: the message after `prepareWith` (BZ-044).
    ///   - view: the view that displays it.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView)

    /// The message's view is about to leave; once for each attempt to dismiss it (BZ-061, BZ-069).
    /// The default does nothing.
    /// - Parameters:
    ///   - ui: the user interface that displays the message.
    ///   - message: the message after `prepareWith` (BZ-044).
    ///   - view: the view that displays it.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView)

    /// The message's view has left and `ui.messageView` is nil again (BZ-065). The default does nothing.
    /// - Parameters:
    ///   - ui: the user interface that displayed the message.
    ///   - message: the message after `prepareWith` (BZ-044).
    ///   - view: the view that displayed it.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView)

    /// Whether Braze may process a click action (BZ-080 to BZ-090).
    ///
    /// Whatever the answer, the click is already logged and the message is dismissed afterwards (BZ-086).
    /// The default is true.
    /// - Parameters:
    ///   - ui: the user interface that displays the message.
    ///   - clickAction: the action of the element that was clicked.
    ///   - buttonId: the id of the button in decimal, not its position; nil for the message's body (BZ-085).
    ///   - message: the message after `prepareWith` (BZ-044).
    ///   - view: the view that displays it.
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage,
        view: any InAppMessageView
    ) -> Bool
}

/// Default implementations (BZ-004).
extension BrazeInAppMessageUIDelegate {
    /// `.now`.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        LeftOutCallback.runs(for: self)
        return .now
    }

    /// Changes nothing.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) { LeftOutCallback.runs(for: self) }

    /// Does nothing.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { LeftOutCallback.runs(for: self) }

    /// Does nothing.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { LeftOutCallback.runs(for: self) }

    /// Does nothing.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { LeftOutCallback.runs(for: self) }

    /// Does nothing.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { LeftOutCallback.runs(for: self) }

    /// True.
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI,
        shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage,
        view: any InAppMessageView
    ) -> Bool {
        LeftOutCallback.runs(for: self)
        return true
    }
}

extension BrazeInAppMessageUI {
    /// The delegate's decision about a message that is to be displayed (BZ-010 to BZ-013).
    public enum DisplayChoice: Sendable {
        /// Display the message at once.
        case now
        /// Put the message on top of the stack, for `presentNext()`.
        case reenqueue
        /// Drop the message and invalidate its `Context`.
        case discard

        /// The former name of `reenqueue`: not a case of its own, but the same value (BZ-013).
        @available(*, deprecated, renamed: "reenqueue")
        public static var later: Self { .reenqueue }
    }
}

extension BrazeInAppMessageUI {
    /// A presentation that a delegate may edit before the message's view is made (BZ-041).
    ///
    /// Apps receive it in `prepareWith` and cannot make one. Main actor.
    @MainActor public struct PresentationContext {
        /// The message with local asset URLs. Changes reach every later callback (BZ-044), except that `messageClose`
        /// and `orientation` were already evaluated (BZ-045, BZ-046).
        public var message: Braze.InAppMessage
        /// The appearance of the built-in view. Its kind must match the message's (BZ-042); nil for a control message.
        public var attributes: ViewAttributes?
        /// The app's own view, which replaces the built-in one.
        public var customView: (any InAppMessageView)?
        /// The orientation to appear in, if the message allows it.
        public var preferredOrientation: UIInterfaceOrientation
        /// Whether the status bar is hidden.
        public var statusBarHideBehavior: StatusBarHideBehavior = .auto
        /// The level of the message's window.
        public var windowLevel: UIWindow.Level = .normal
        /// The scene of the message's window; nil for a window of the size of the screen.
        public var windowScene: UIWindowScene?
        /// The view controller whose preferences for status bar, home indicator and orientation are used. The message's
        /// controller holds it weakly.
        public var preferencesProxy: UIViewController?

        /// Makes the context that the delegate gets.
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

extension BrazeInAppMessageUI {
    /// Whether the status bar is hidden while a message is displayed.
    public enum StatusBarHideBehavior: Sendable {
        /// The message view's own preference; without one, that of the preferences proxy; else visible.
        case auto
        /// The status bar is hidden.
        case hidden
        /// The status bar stays visible.
        case visible
    }
}
