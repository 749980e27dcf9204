import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 1.8.
///
/// `@unchecked Sendable` is the SDK's word, here and below. It is sound: what would make one stops the program.
public final class Braze: NSObject, @unchecked Sendable {
    public init(configuration: Configuration) { standIn() }
    public let user: User
    public var inAppMessagePresenter: (any BrazeInAppMessagePresenter)?
    public weak var delegate: (any BrazeDelegate)?
    public var enabled: Bool
    public func wipeData() { standIn() }
    public func changeUser(
        userId: String, sdkAuthSignature: String? = nil, fileID: String = #fileID, line: UInt = #line
    ) { standIn() }
    public func logCustomEvent(
        name: String, properties: [String: Any]? = nil, fileID: String = #fileID, line: UInt = #line
    ) { standIn() }

    public final class User: @unchecked Sendable {
        public var id: String? {
            get { standIn() }
            set { standIn() }
        }
    }

    public final class Configuration: @unchecked Sendable {
        public init(apiKey: String, endpoint: String) { standIn() }
        public var triggerMinimumTimeInterval: TimeInterval = 30
    }

    public final class URLContext: NSObject, @unchecked Sendable {
        public var url: URL
        public var useWebView: Bool
        public var isUniversalLink: Bool
        public let channel: Channel
        public let extras: [String: Any]
        public init(
            url: URL, useWebView: Bool, isUniversalLink: Bool = false, channel: Channel, extras: [String: Any]
        ) { standIn() }
    }

    public enum Channel: String, Sendable {
        case notification, inAppMessage, contentCard, banner
    }

    public enum TriggerEvent: @unchecked Sendable {
        case sessionStart
        case customEvent(name: String, properties: [String: Any]?)
        case other
        public var identifier: String? { standIn() }
    }

    public final class Cancellable: @unchecked Sendable {
        public static let empty: Cancellable = standInValue()
        public func cancel() { standIn() }
    }

    public struct ErrorString: Error, Hashable {
        public init(_ error: any Error) { standIn() }
        public init(_ string: String) { standIn() }
        public var logDescription: String { standIn() }
    }
}

public protocol BrazeDelegate: AnyObject {
    @MainActor func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool
    @MainActor func braze(_ braze: Braze, willPresentModalWithContext context: Braze.ModalContext)
    @MainActor func braze(_ braze: Braze, noMatchingTriggerForEvent event: Braze.TriggerEvent)
}

extension BrazeDelegate {
    public func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool { standIn() }
    public func braze(_ braze: Braze, willPresentModalWithContext context: Braze.ModalContext) { standIn() }
    public func braze(_ braze: Braze, noMatchingTriggerForEvent event: Braze.TriggerEvent) { standIn() }
}

public protocol BrazeInAppMessagePresenter {
    @MainActor func present(message: Braze.InAppMessage)
    @MainActor func dismiss(reason: Braze.InAppMessage.DismissalReason)
}

extension BrazeInAppMessagePresenter {
    @MainActor public func dismiss(reason: Braze.InAppMessage.DismissalReason) { standIn() }
}

extension Braze {
    public func set(sdkAuthenticationSignature: String) { standIn() }
    public func set(adTrackingEnabled: Bool) { standIn() }
    public func requestImmediateDataFlush() { standIn() }

    /// Not isolated.
    public enum UIUtils: Sendable {
        public static var activeRootViewController: UIViewController? { standIn() }
        public static var activeTopmostViewController: UIViewController? { standIn() }
        public static var activeWindow: UIWindow? { standIn() }
        public static var activeWindowScene: UIWindowScene? { standIn() }
        public static var preferredWindowScene: UIWindowScene? { standIn() }
        public static var interfaceOrientation: UIInterfaceOrientation { standIn() }
        public static func preferredFont(textStyle: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
            standIn()
        }
    }

    /// Which cases the errors have, and how the initialisers are spelt beyond their labels, is not in the facts.
    public enum WebViewBridge: Sendable {
        @MainActor public final class ScriptMessageHandler: NSObject {
            public enum Error: Swift.Error, Hashable {}
            public static var script: WKUserScript { standIn() }
            public convenience init(braze: Braze) { standIn() }
            public init(
                channel: Braze.Channel, logClick: @escaping (String?) -> Void,
                logError: @escaping (Error) -> Void, closeMessage: @escaping () -> Void, braze: Braze?
            ) { standIn() }
        }

        @MainActor public final class SchemeHandler {
            public enum Error: Swift.Error, Hashable {}
        }

        @MainActor public final class QueryHandler {
            public enum Error: Swift.Error, Hashable {}
        }
    }
}

/// Marks the windows of messages.
public protocol BrazeInAppMessageWindowType {}
