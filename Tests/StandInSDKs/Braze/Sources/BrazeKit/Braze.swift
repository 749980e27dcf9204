import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 1.8.
public final class Braze: NSObject {
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

    public final class User {
        public var id: String? {
            get { standIn() }
            set { standIn() }
        }
    }

    public final class Configuration {
        public init(apiKey: String, endpoint: String) { standIn() }
        public var triggerMinimumTimeInterval: TimeInterval = 30
    }

    public final class URLContext: NSObject {
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

    public enum TriggerEvent {
        case sessionStart
        case other
        public var identifier: String? { standIn() }
    }

    public final class Cancellable {
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

/// Marks the windows of messages.
public protocol BrazeInAppMessageWindowType {}
