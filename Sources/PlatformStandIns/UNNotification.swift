#if !canImport(UserNotifications)
    public import Foundation

    /// Stand-in: a notification that has come. Headless: nothing makes one but an app's test.
    open class UNNotification: NSObject {
        /// When it came.
        open var date: Date { Date(timeIntervalSince1970: 0) }
    }

    /// Stand-in: what the user did with a notification. Headless: nothing makes one but an app's test.
    open class UNNotificationResponse: NSObject {
        /// The notification.
        open var notification: UNNotification { UNNotification() }
        /// The id of the button.
        open var actionIdentifier: String { "" }
    }
#endif
