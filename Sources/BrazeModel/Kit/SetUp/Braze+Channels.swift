public import Foundation
public import PlatformStandIns

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
