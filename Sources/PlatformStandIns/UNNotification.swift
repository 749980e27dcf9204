#if !canImport(UserNotifications)
    public import Foundation

    /// Stand-in: a notification that was delivered. Headless: only an app's test makes one.
    open class UNNotification: NSObject {
        /// The time of delivery.
        open var date: Date { Date(timeIntervalSince1970: 0) }
    }

    /// Stand-in: the user's response to a notification. Headless: only an app's test makes one.
    open class UNNotificationResponse: NSObject {
        /// The notification.
        open var notification: UNNotification { UNNotification() }
        /// The id of the button.
        open var actionIdentifier: String { "" }
    }
#endif
