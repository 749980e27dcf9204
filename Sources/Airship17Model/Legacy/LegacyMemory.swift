import AirshipShared
import PlatformStandIns

/// What the SDK keeps about standard messages on a stage, across launches. Sendable: it is behind locks.
final class LegacyMemory: Sendable {
    let link: StageLink
    private let pending = Locked<String?>(nil)
    private let known = Locked(NotificationCategories())

    init(_ link: StageLink) {
        self.link = link
    }

    /// The schedule of the last message that arrived, until the user opens its push.
    var pendingScheduleID: String? {
        get { pending.current }
        set { pending.withLock { $0 = newValue } }
    }

    /// The kinds of notifications that the app has.
    var categories: NotificationCategories {
        get { known.current }
        set { known.withLock { $0 = newValue } }
    }
}
