#if canImport(UserNotifications)
    @_exported public import UserNotifications
#else
    public import Foundation

    /// Stand-in: what the user can do with a notification.
    public final class UNNotificationAction: NSObject, Sendable {
        /// The id.
        public let identifier: String
        /// The text on the button.
        public let title: String

        /// A button with an id and a text.
        public init(identifier: String, title: String) {
            self.identifier = identifier
            self.title = title
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UNNotificationAction else { return false }
            return identifier == other.identifier && title == other.title
        }

        public override var hash: Int { identifier.hashValue }
    }

    /// Stand-in: a kind of notification, by what the user can do with it.
    public final class UNNotificationCategory: NSObject, Sendable {
        /// The id.
        public let identifier: String
        /// The buttons, in order.
        public let actions: [UNNotificationAction]

        /// A kind with its buttons. Headless: an intent is only a name, and nothing is done with it.
        public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String]) {
            self.identifier = identifier
            self.actions = actions
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UNNotificationCategory else { return false }
            return identifier == other.identifier && actions == other.actions
        }

        public override var hash: Int { identifier.hashValue }
    }
#endif
