public import Foundation
public import PlatformStandIns

extension Braze {
    /// Where a URL or a page comes from. The vendor's raw values are not known; these are the names of the
    /// cases. Sendable.
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

/// The other parts of the SDK, as far as they stand beside in-app messages in an app's set-up. Headless: they
/// are empty, and what is asked of them is a note in the stage's log. Any thread. The members' shapes are
/// guesses from what public code calls.
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

        /// Hands the device's token to the vendor's servers.
        public func register(deviceToken: Data) {
            let hexadecimal = deviceToken.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            braze.recordCall("registerDeviceToken", ["token": hexadecimal])
        }

        /// Takes a notification that came in the background if it is the vendor's. Headless: none is.
        ///
        /// - Parameters:
        ///   - userInfo: the notification.
        ///   - fetchCompletionHandler: to be called by the SDK if it takes it.
        /// - Returns: whether the SDK takes it.
        public func handleBackgroundNotification(
            userInfo: [AnyHashable: Any],
            fetchCompletionHandler: @escaping (UIApplication.BackgroundFetchResult) -> Void
        ) -> Bool {
            braze.recordCall("handleBackgroundNotification")
            return false
        }

        /// Takes what the user did with a notification if that is the vendor's. Headless: none is.
        ///
        /// - Parameters:
        ///   - response: what the user did.
        ///   - withCompletionHandler: to be called by the SDK if it takes it.
        /// - Returns: whether the SDK takes it.
        @discardableResult public func handleUserNotification(
            response: UNNotificationResponse, withCompletionHandler: @escaping () -> Void
        ) -> Bool {
            braze.recordCall("handleUserNotification")
            return false
        }

        /// Hears of a notification that came while the app is in front. Headless: a note in the stage's log.
        ///
        /// - Parameter notification: the notification.
        public func handleForegroundNotification(notification: UNNotification) {
            braze.recordCall("handleForegroundNotification")
        }

        /// Has an action called with each notification. Headless: none comes.
        ///
        /// - Parameter update: called on the main thread.
        /// - Returns: what ends the subscription, also when it is released: keep it.
        public func subscribeToUpdates(_ update: @escaping (Payload) -> Void) -> Braze.Cancellable {
            braze.recordCall("notifications.subscribeToUpdates")
            return .empty
        }

        /// The kinds of notifications that the vendor's campaigns use. Headless: none.
        public static var categories: Set<UNNotificationCategory> { [] }

        /// A notification of the vendor's. Headless: nothing makes one. Sendable.
        public struct Payload: Hashable, Sendable {
            /// The text of the title.
            public let title: String?
            /// The text.
            public let body: String?
        }
    }

    /// The content cards. Sendable.
    public final class ContentCards: Sendable {
        private let braze: Braze

        init(_ braze: Braze) {
            self.braze = braze
        }

        /// Asks the vendor's servers for the cards.
        public func requestRefresh() {
            braze.recordCall("contentCards.requestRefresh")
        }

        /// Has an action called with the cards when they change. Headless: they do not.
        ///
        /// - Parameter update: called on the main thread.
        /// - Returns: what ends the subscription, also when it is released: keep it.
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

        /// Asks the vendor's servers for the flags.
        public func requestRefresh() {
            braze.recordCall("featureFlags.requestRefresh")
        }

        /// A flag; nil if there is none of that id. Headless: there are none.
        ///
        /// - Parameter id: the flag's id.
        public func featureFlag(id: String) -> FeatureFlag? {
            braze.recordCall("featureFlags.featureFlag", ["id": id])
            return nil
        }

        /// Has an action called with the flags when they change. Headless: they do not.
        ///
        /// - Parameter update: called on the main thread.
        /// - Returns: what ends the subscription, also when it is released: keep it.
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

        /// Asks the vendor's servers for the banners of places in the app.
        ///
        /// - Parameter placementIds: the places' ids.
        public func requestBannersRefresh(placementIds: [String]) {
            braze.recordCall(
                "banners.requestBannersRefresh", ["placementIds": placementIds.joined(separator: ",")])
        }
    }
}

extension Braze {
    /// The device's id. Headless: the same on every stage.
    public var deviceId: String { "headless-device" }

    /// Gives the SDK the id that the vendors of apps know the device by. Headless: a note in the stage's log.
    ///
    /// - Parameter identifierForVendor: the id.
    public func set(identifierForVendor: String) {
        recordCall("identifierForVendor", ["value": identifierForVendor])
    }

    /// Sends at once what is waiting for the vendor's servers. Headless: a note in the stage's log.
    public func requestImmediateDataFlush() {
        recordCall("requestImmediateDataFlush")
    }

    /// Says whether the user allows tracking for advertisements. Headless: a note in the stage's log.
    ///
    /// - Parameter adTrackingEnabled: whether the user does.
    public func set(adTrackingEnabled: Bool) {
        recordCall("adTrackingEnabled", ["value": "\(adTrackingEnabled)"])
    }

    /// Gives the SDK another proof of the user's id. Headless: a note in the stage's log, without the proof.
    ///
    /// - Parameter sdkAuthenticationSignature: the proof.
    public func set(sdkAuthenticationSignature: String) {
        recordCall("sdkAuthenticationSignature")
    }

    /// Called at launch by an app that makes its `Braze` later. Headless: nothing is there to be kept until
    /// then.
    ///
    /// - Parameter pushAutomation: what is done by itself for notifications until then. That it is there, and
    ///   its default, are guesses.
    public static func prepareForDelayedInitialization(
        pushAutomation: Configuration.Push.Automation? = nil
    ) {}
}

/// What the other parts of the SDK are about. Headless: there are none, and nothing makes one.
extension Braze {
    /// A content card. Sendable.
    public struct ContentCard: Hashable, Sendable {
        /// What tells the card from others.
        public let id: String
    }

    /// A feature flag. Sendable.
    public struct FeatureFlag: Hashable, Sendable {
        /// What tells the flag from others.
        public let id: String
        /// Whether the feature is on.
        public let enabled: Bool
    }
}
