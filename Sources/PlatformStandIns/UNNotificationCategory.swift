#if canImport(UserNotifications)
    @_exported public import UserNotifications
#else
    public import Foundation

    /// Stand-in: an action of a notification. It is immutable, but a subclass need not be, so it is not Sendable, as
    /// Apple's is not.
    open class UNNotificationAction: NSObject, NSCopying {
        private let words: (identifier: String, title: String)

        /// The id.
        open var identifier: String { words.identifier }
        /// The title of the button.
        open var title: String { words.title }

        /// Makes an action with an id and a title.
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

    /// Stand-in: a category of notifications, with its actions. It is immutable, but a subclass need not be, so it is
    /// not Sendable, as Apple's is not.
    open class UNNotificationCategory: NSObject, NSCopying {
        private let parts: (identifier: String, actions: [UNNotificationAction], intents: [String])

        /// The id.
        open var identifier: String { parts.identifier }
        /// The actions, in order.
        open var actions: [UNNotificationAction] { parts.actions }
        /// The names of its intents. Headless: no effect.
        open var intentIdentifiers: [String] { parts.intents }

        /// Makes a category with its actions.
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
