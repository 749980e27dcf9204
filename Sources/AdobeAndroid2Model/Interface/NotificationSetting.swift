/// What a notification of the system's says, and when it comes. Its members are the SDK's public ones as far as known.
/// Notifications are beside the in-app API: headless none comes. Immutable; any thread.
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
    ///   - fireDate: when it comes, in seconds since 1970.
    ///   - delaySeconds: in how many seconds it comes, where there is no date.
    ///   - deeplink: what a tap opens.
    ///   - userInfo: what goes with it.
    ///   - sound: what is heard.
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
    /// When it comes, in seconds since 1970.
    public func getFireDate() -> Int { fireDate }
    /// In how many seconds it comes, where there is no date.
    public func getDelaySeconds() -> Int { delaySeconds }
    /// What a tap opens.
    public func getDeeplink() -> String? { deeplink }
    /// What goes with it.
    public func getUserInfo() -> [String: Any]? { userInfo }
    /// What is heard.
    public func getSound() -> String? { sound }
    /// The headline.
    public func getTitle() -> String? { title }
}

@available(*, unavailable) extension NotificationSetting: Sendable {}
