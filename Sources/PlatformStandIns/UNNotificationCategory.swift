#if canImport(UserNotifications)
    @_exported public import UserNotifications
#else
    public import Foundation

    /// Stand-in: what the user can do with a notification. It cannot be changed, but a subclass of it could be, so that it is
    /// not Sendable, as Apple's is not.
    open class UNNotificationAction: NSObject, NSCopying {
        private let words: (identifier: String, title: String)

        /// The id.
        open var identifier: String { words.identifier }
        /// The text on the button.
        open var title: String { words.title }

        /// A button with an id and a text.
        public init(identifier: String, title: String) {
            words = (identifier, title)
        }

        /// Itself.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UNNotificationAction else { return false }
            return identifier == other.identifier && title == other.title
        }

        open override var hash: Int { identifier.hashValue }
    }

    /// Stand-in: a kind of notification, by what the user can do with it. It cannot be changed, but a subclass of it could be,
    /// so that it is not Sendable, as Apple's is not.
    open class UNNotificationCategory: NSObject, NSCopying {
        private let parts: (identifier: String, actions: [UNNotificationAction], intents: [String])

        /// The id.
        open var identifier: String { parts.identifier }
        /// The buttons, in order.
        open var actions: [UNNotificationAction] { parts.actions }
        /// The names of what it is meant for. Headless: nothing is done with them.
        open var intentIdentifiers: [String] { parts.intents }

        /// A kind with its buttons.
        public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String]) {
            parts = (identifier, actions, intentIdentifiers)
        }

        /// Itself.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? UNNotificationCategory else { return false }
            return identifier == other.identifier && actions == other.actions
                && intentIdentifiers == other.intentIdentifiers
        }

        open override var hash: Int { identifier.hashValue }
    }

    @available(*, unavailable) extension UNNotificationAction: Sendable {}
    @available(*, unavailable) extension UNNotificationCategory: Sendable {}
#endif
