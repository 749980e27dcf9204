/// The content and time of a system notification. Its members are the SDK's public ones as far as known. Notifications
/// are outside the in-app API: a headless stage shows none. Immutable; any thread.
public final class NotificationSetting {
    private let identifier: String?
    private let content: String?
    private let fireDate: Int
    private let delaySeconds: Int
    private let deeplink: String?
    private let userInfo: [String: Any]?
    private let sound: String?
    private let title: String?

    private init(
        _ identifier: String?, _ content: String?, _ fireDate: Int, _ delaySeconds: Int, _ deeplink: String?,
        _ userInfo: [String: Any]?, _ sound: String?, _ title: String?
    ) {
        self.identifier = identifier
        self.content = content
        self.fireDate = fireDate
        self.delaySeconds = delaySeconds
        self.deeplink = deeplink
        self.userInfo = userInfo
        self.sound = sound
        self.title = title
    }

    /// Describes a notification.
    /// - Parameters:
    ///   - identifier: its id.
    ///   - content: the text.
    ///   - fireDate: the delivery time, in seconds since 1970.
    ///   - delaySeconds: the delay in seconds, if there is no date.
    ///   - deeplink: the link that a tap opens.
    ///   - userInfo: additional data.
    ///   - sound: the name of the sound.
    ///   - title: the headline.
    public static func build(
        _ identifier: String?, _ content: String?, _ fireDate: Int, _ delaySeconds: Int, _ deeplink: String?,
        _ userInfo: [String: Any]?, _ sound: String?, _ title: String?
    ) -> NotificationSetting {
        NotificationSetting(identifier, content, fireDate, delaySeconds, deeplink, userInfo, sound, title)
    }

    /// Its id.
    public func getIdentifier() -> String? { identifier }
    /// The text.
    public func getContent() -> String? { content }
    /// The delivery time, in seconds since 1970.
    public func getFireDate() -> Int { fireDate }
    /// The delay in seconds, if there is no date.
    public func getDelaySeconds() -> Int { delaySeconds }
    /// The link that a tap opens.
    public func getDeeplink() -> String? { deeplink }
    /// The additional data.
    public func getUserInfo() -> [String: Any]? { userInfo }
    /// The name of the sound.
    public func getSound() -> String? { sound }
    /// The headline.
    public func getTitle() -> String? { title }
}

@available(*, unavailable) extension NotificationSetting: Sendable {}
