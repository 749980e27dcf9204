package import PlatformStandIns

/// The kinds of notifications that an app has, found by their ids, as standard messages look them up.
///
/// `@unchecked Sendable` is sound: the set is the app's own and is never changed, only replaced. Apple's categories and their
/// actions cannot be changed once they are made, and nothing but the ids, titles and actions of them is read here. They are not
/// Sendable by type because a subclass of the app's could hold more; nothing here knows of that.
package struct NotificationCategories: @unchecked Sendable, Equatable {
    /// All of them.
    package let all: Set<UNNotificationCategory>

    /// Lists the kinds; none unless said.
    package init(_ all: Set<UNNotificationCategory> = []) {
        self.all = all
    }

    /// What a message with a button group has of them: the kind with that id, or none.
    package func only(_ id: String?) -> NotificationCategories {
        NotificationCategories(all.filter { $0.identifier == id })
    }

    /// The kind with an id; nil for one that the app does not have.
    package subscript(_ id: String?) -> UNNotificationCategory? {
        all.first { $0.identifier == id }
    }
}
