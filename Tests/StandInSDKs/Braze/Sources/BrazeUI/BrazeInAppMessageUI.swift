import BrazeKit
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 1.1.
@MainActor open class BrazeInAppMessageUI: NSObject, BrazeInAppMessagePresenter {
    public var messageView: (any InAppMessageView)? { standIn() }
    public internal(set) var stack: [Braze.InAppMessage] = []
    public weak var delegate: (any BrazeInAppMessageUIDelegate)?
    open func present(message: Braze.InAppMessage) { standIn() }
    open func present(message: Braze.InAppMessageRaw) { standIn() }
    public func presentNext() { standIn() }
    public func dismiss(completion: (() -> Void)? = nil) { standIn() }
    public func dismiss(reason: Braze.InAppMessage.DismissalReason) { standIn() }

    public enum DisplayChoice: Sendable {
        case now
        case reenqueue
        case discard
        @available(*, deprecated, renamed: "reenqueue") public static var later: Self { .reenqueue }
    }

    public enum StatusBarHideBehavior: Sendable {
        case auto
        case hidden
        case visible
    }

    /// Section 3.1.
    @MainActor public struct PresentationContext {
        public var message: Braze.InAppMessage
        public var attributes: ViewAttributes?
        public var customView: (any InAppMessageView)?
        public var preferredOrientation: UIInterfaceOrientation
        public var statusBarHideBehavior: StatusBarHideBehavior
        public var windowLevel: UIWindow.Level
        public var windowScene: UIWindowScene?
        public weak var preferencesProxy: UIViewController?
    }

    /// Section 1.9.
    public enum Error: Swift.Error, Hashable {
        case noContextLogImpression
        case noContextLogClick
        case noContextProcessClickAction
        case invalidBrazeActions
        case invalidPushPrimer
        case rawToTypedConversion(Braze.ErrorString)
        case noMainThread
        case noMessageView
        case noAppRootViewController
        case noFontAwesome
        case noMatchingOrientation
        case noWindowScene
        case assetsFailure(Braze.ErrorString)
        case invalidConstraints
        case triggeredUserCurrentUserMismatch(messageId: String?, currentUser: String?, previousUser: String?)
        case otherMessagePresented(push: Bool)
        case messageContextInvalid
        case htmlNoBaseURL
        case htmlFileWrite(Braze.ErrorString)
        case webViewNavigation(Braze.ErrorString)
        case webViewScript(Braze.WebViewBridge.ScriptMessageHandler.Error)
        case webViewScheme(Braze.WebViewBridge.SchemeHandler.Error)
        case webViewQuery(Braze.WebViewBridge.QueryHandler.Error)
    }
}

/// Section 1.3.
public protocol BrazeInAppMessageUIDelegate: AnyObject {
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext)
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView)
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView)
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView)
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView)
    @MainActor func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool
}

extension BrazeInAppMessageUIDelegate {
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice { standIn() }
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) { standIn() }
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { standIn() }
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { standIn() }
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { standIn() }
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) { standIn() }
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool { standIn() }
}
