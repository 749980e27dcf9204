// iOS: non-Sendable type 'UNNotificationCategory'
public import PlatformStandIns

public struct Memory: Sendable {
    let category: UNNotificationCategory
}
