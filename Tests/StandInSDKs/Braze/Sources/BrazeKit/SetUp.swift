import Foundation

#if canImport(UIKit)
    import UIKit
    import UserNotifications
    import WebKit
#else
    import PlatformStandIns
#endif

// Second reading, section 4.2: what stands beside the registration in public code. The names are known; how their types are
// spelt, and what is no more than a name there, is inferred.

extension Braze.Configuration {
    public final class Push: @unchecked Sendable {
        public var appGroup: String?
        public var automation: Automation = standInValue()

        public final class Automation: NSObject, ExpressibleByBooleanLiteral, @unchecked Sendable {
            public init(booleanLiteral value: Bool) { standIn() }
        }
    }

    public final class Location: @unchecked Sendable {
        public var geofencesEnabled: Bool = false
    }

    public final class Logger: @unchecked Sendable {
        public var level: Level = .error

        public enum Level: Sendable {
            case debug, info, error, disabled
        }
    }
}

extension Braze.Configuration {
    public final class Api: @unchecked Sendable {
        public var sdkAuthentication: Bool = false
    }

    public var push: Push { standIn() }
    public var location: Location { standIn() }
    public var logger: Logger { standIn() }
    public var api: Api { standIn() }
    public var forwardUniversalLinks: Bool {
        get { standIn() }
        set { standIn() }
    }
    public var sessionTimeout: TimeInterval {
        get { standIn() }
        set { standIn() }
    }
}

extension Braze {
    public final class Notifications: @unchecked Sendable {
        public func register(deviceToken: Data) { standIn() }
        public func handleBackgroundNotification(
            userInfo: [AnyHashable: Any],
            fetchCompletionHandler: @escaping (UIApplication.BackgroundFetchResult) -> Void
        ) -> Bool { standIn() }
        @discardableResult public func handleUserNotification(
            response: UNNotificationResponse, withCompletionHandler: @escaping () -> Void
        ) -> Bool { standIn() }
        public func handleForegroundNotification(notification: UNNotification) { standIn() }
        public static var categories: Set<UNNotificationCategory> { standIn() }
    }

    public var notifications: Notifications { standIn() }
    public var sdkAuthDelegate: (any BrazeSDKAuthDelegate)? {
        get { standIn() }
        set { standIn() }
    }

    public struct SDKAuthenticationError: Error, Hashable {
        public let reason: String?
        public let optional: Bool
    }

    /// Section 1.8.
    public final class ModalContext: @unchecked Sendable {
        public var presentingViewController: UIViewController
        init() { standIn() }
        public var animatePresentation: Bool = true
        public var animateDismissal: Bool = true
        public var openNewWindowLinksInBrowser: Bool = false
        public var channel: Channel { standIn() }
    }
}

extension Braze.User {
    public func setCustomAttribute(
        key: String, value: Bool, fileID: String = #fileID, line: UInt = #line
    ) { standIn() }
}

public protocol BrazeSDKAuthDelegate: AnyObject {
    @MainActor func braze(
        _ braze: Braze, sdkAuthenticationFailedWithError error: Braze.SDKAuthenticationError)
}
