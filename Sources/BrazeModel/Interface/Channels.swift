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

extension Braze {
    /// The device's id. Headless: the same on every stage.
    public var deviceId: String { "headless-device" }

    /// Gives the SDK the id that the vendors of apps know the device by. Headless: a note in the stage's log.
    ///
    /// - Parameter identifierForVendor: the id.
    public func set(identifierForVendor: String) {
        recordCall("identifierForVendor", ["value": identifierForVendor])
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

/// What an app implements to hear of proofs of a user's id that were refused. Headless: never called; the
/// method has a default so that nothing depends on its exact shape, which is a guess.
public protocol BrazeSDKAuthDelegate: AnyObject {
    /// A proof was refused. The default does nothing.
    ///
    /// - Parameters:
    ///   - braze: the SDK.
    ///   - error: why.
    @MainActor func braze(
        _ braze: Braze, sdkAuthenticationFailedWithError error: Braze.SDKAuthenticationError)
}

extension BrazeSDKAuthDelegate {
    /// Does nothing.
    public func braze(
        _ braze: Braze, sdkAuthenticationFailedWithError error: Braze.SDKAuthenticationError
    ) {}
}

extension Braze {
    /// Why a proof of a user's id was refused. Sendable. Its members are guesses.
    public struct SDKAuthenticationError: Error, Hashable, Sendable {
        /// The vendor's code.
        public let code: Int
        /// The reason in words.
        public let reason: String?
        /// The user whose id was to be proven.
        public let userId: String?
        /// The proof.
        public let signature: String?
    }
}

extension Braze {
    /// An error as text: comparable and Sendable, which errors in general are not.
    public struct ErrorString: Error, Hashable, Sendable, CustomStringConvertible {
        /// The error's text, as it is logged.
        public let logDescription: String

        /// The text of an error.
        public init(_ error: any Error) {
            logDescription = (error as? ErrorString)?.logDescription ?? String(describing: error)
        }

        /// An error that is text already.
        public init(_ text: String) {
            logDescription = text
        }

        /// The error's text.
        public var description: String { logDescription }
    }
}
