public import Foundation
public import PlatformStandIns

extension Braze {
    /// The source of a URL or a page. The vendor's raw values are not known; these are the names of the cases.
    /// Sendable.
    public enum Channel: String, Hashable, Sendable {
        /// A push notification.
        case notification
        /// An in-app message.
        case inAppMessage
        /// A content card.
        case contentCard
        /// A banner.
        case banner
    }
}

/// The other parts of the SDK, as far as an app uses them in its set-up of in-app messages. In the model they are
/// empty, and calls are only written to the stage's log. Any thread. The members' declarations are guesses from what
/// public code calls.
extension Braze {
    /// The push notifications.
    public var notifications: Notifications { Notifications(self) }
    /// The content cards.
    public var contentCards: ContentCards { ContentCards(self) }
    /// The feature flags.
    public var featureFlags: FeatureFlags { FeatureFlags(self) }
    /// The banners.
    public var banners: Banners { Banners(self) }

    /// The push notifications. Sendable.
    public final class Notifications: Sendable {
        private let braze: Braze

        init(_ braze: Braze) {
            self.braze = braze
        }

        /// Passes the device's token to the vendor's servers.
        public func register(deviceToken: Data) {
            let hexadecimal = deviceToken.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            braze.recordCall("registerDeviceToken", ["token": hexadecimal])
        }

        /// Handles a notification that arrived in the background, if it is the vendor's. In the model none is.
        ///
        /// - Parameters:
        ///   - userInfo: the notification.
        ///   - fetchCompletionHandler: called by the SDK if it handles the notification.
        /// - Returns: whether the SDK handles it.
        public func handleBackgroundNotification(
            userInfo: [AnyHashable: Any],
            fetchCompletionHandler: @escaping (UIApplication.BackgroundFetchResult) -> Void
        ) -> Bool {
            braze.recordCall("handleBackgroundNotification")
            return false
        }

        /// Handles the user's response to a notification, if it is the vendor's. In the model none is.
        ///
        /// - Parameters:
        ///   - response: the user's response.
        ///   - withCompletionHandler: called by the SDK if it handles the response.
        /// - Returns: whether the SDK handles it.
        @discardableResult public func handleUserNotification(
            response: UNNotificationResponse, withCompletionHandler: @escaping () -> Void
        ) -> Bool {
            braze.recordCall("handleUserNotification")
            return false
        }

        /// Handles a notification that arrived while the app is in front. In the model it is only written to the
        /// stage's log.
        ///
        /// - Parameter notification: the notification.
        public func handleForegroundNotification(notification: UNNotification) {
            braze.recordCall("handleForegroundNotification")
        }

        /// Calls an action with each notification. In the model none arrives.
        ///
        /// - Parameter update: called on the main thread.
        /// - Returns: the subscription. Keep it: releasing it ends the subscription.
        public func subscribeToUpdates(_ update: @escaping (Payload) -> Void) -> Braze.Cancellable {
            braze.recordCall("notifications.subscribeToUpdates")
            return .empty
        }

        /// The notification categories of the vendor's campaigns. In the model there are none.
        public static var categories: Set<UNNotificationCategory> { [] }

        /// A notification of the vendor. In the model there is none. Sendable.
        public struct Payload: Hashable, Sendable {
            /// The title.
            public let title: String?
            /// The body text.
            public let body: String?
        }
    }

    /// The content cards. Sendable.
    public final class ContentCards: Sendable {
        private let braze: Braze

        init(_ braze: Braze) {
            self.braze = braze
        }

        /// Requests the cards from the vendor's servers.
        public func requestRefresh() {
            braze.recordCall("contentCards.requestRefresh")
        }

        /// Calls an action with the cards when they change. In the model they do not.
        ///
        /// - Parameter update: called on the main thread.
        /// - Returns: the subscription. Keep it: releasing it ends the subscription.
        public func subscribeToUpdates(_ update: @escaping ([ContentCard]) -> Void) -> Braze.Cancellable {
            braze.recordCall("contentCards.subscribeToUpdates")
            return .empty
        }
    }

    /// The feature flags. Sendable.
    public final class FeatureFlags: Sendable {
        private let braze: Braze

        init(_ braze: Braze) {
            self.braze = braze
        }

        /// Requests the flags from the vendor's servers.
        public func requestRefresh() {
            braze.recordCall("featureFlags.requestRefresh")
        }

        /// A flag; nil if there is none with that id. In the model there are none.
        ///
        /// - Parameter id: the flag's id.
        public func featureFlag(id: String) -> FeatureFlag? {
            braze.recordCall("featureFlags.featureFlag", ["id": id])
            return nil
        }

        /// Calls an action with the flags when they change. In the model they do not.
        ///
        /// - Parameter update: called on the main thread.
        /// - Returns: the subscription. Keep it: releasing it ends the subscription.
        public func subscribeToUpdates(_ update: @escaping ([FeatureFlag]) -> Void) -> Braze.Cancellable {
            braze.recordCall("featureFlags.subscribeToUpdates")
            return .empty
        }
    }

    /// The banners. Sendable.
    public final class Banners: Sendable {
        private let braze: Braze

        init(_ braze: Braze) {
            self.braze = braze
        }

        /// Requests the banners of placements in the app from the vendor's servers.
        ///
        /// - Parameter placementIds: the ids of the placements.
        public func requestBannersRefresh(placementIds: [String]) {
            braze.recordCall(
                "banners.requestBannersRefresh", ["placementIds": placementIds.joined(separator: ",")])
        }
    }
}

extension Braze {
    /// The device's id. In the model it is the same on every stage.
    public var deviceId: String { "headless-device" }

    /// Sets the device's identifier for vendor. In the model it is only written to the stage's log.
    ///
    /// - Parameter identifierForVendor: the id.
    public func set(identifierForVendor: String) {
        recordCall("identifierForVendor", ["value": identifierForVendor])
    }

    /// Sends all queued data to the vendor's servers at once. In the model it is only written to the stage's log.
    public func requestImmediateDataFlush() {
        recordCall("requestImmediateDataFlush")
    }

    /// Sets whether the user allows ad tracking. In the model it is only written to the stage's log.
    ///
    /// - Parameter adTrackingEnabled: whether the user allows it.
    public func set(adTrackingEnabled: Bool) {
        recordCall("adTrackingEnabled", ["value": "\(adTrackingEnabled)"])
    }

    /// Sets a new authentication signature for the user's id. In the model it is only written to the stage's log,
    /// without the signature.
    ///
    /// - Parameter sdkAuthenticationSignature: the signature.
    public func set(sdkAuthenticationSignature: String) {
        recordCall("sdkAuthenticationSignature")
    }

    /// Called at launch by an app that makes its `Braze` later. In the model there is nothing to store until then.
    ///
    /// - Parameter pushAutomation: the automatic handling of notifications until then. The parameter and its default
    ///   are guesses.
    public static func prepareForDelayedInitialization(
        pushAutomation: Configuration.Push.Automation? = nil
    ) {}
}

/// The values of the other parts of the SDK. In the model there are none, and nothing makes one.
extension Braze {
    /// A content card. Sendable.
    public struct ContentCard: Hashable, Sendable {
        /// The card's id.
        public let id: String
    }

    /// A feature flag. Sendable.
    public struct FeatureFlag: Hashable, Sendable {
        /// The flag's id.
        public let id: String
        /// Whether the feature is on.
        public let enabled: Bool
    }
}
