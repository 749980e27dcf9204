package import PlatformStandIns

/// The notification categories of an app, by their ids, as standard messages look them up.
///
/// `@unchecked Sendable` is sound: the set belongs to the app and is never changed, only replaced. Apple's categories
/// and their actions are immutable, and only their ids, titles and actions are read here. They are not Sendable by type
/// because a subclass in the app could have mutable state, which is not used here.
package struct NotificationCategories: @unchecked Sendable, Equatable {
    /// All categories.
    package let all: Set<UNNotificationCategory>

    /// Lists the categories; by default none.
    package init(_ all: Set<UNNotificationCategory> = []) {
        self.all = all
    }

    /// The categories for a message with a button group: the one with that id, or none.
    package func only(_ id: String?) -> NotificationCategories {
        NotificationCategories(self[id].map { [$0] } ?? [])
    }

    /// The category with an id: the app's, else the SDK's own; nil if neither has one.
    package subscript(_ id: String?) -> UNNotificationCategory? {
        all.first { $0.identifier == id } ?? id.flatMap(Self.builtIn)
    }

    /// The buttons of the SDK's own categories, by the categories' names. It is known that there are such categories.
    /// Their names, buttons and titles are inferred from campaigns, and there may be more.
    private static let builtInButtons: [String: [(id: String, title: String)]] = [
        "ua_yes_no_foreground": [("yes", "Yes"), ("no", "No")],
        "ua_yes_no_background": [("yes", "Yes"), ("no", "No")],
        "ua_accept_decline_foreground": [("accept", "Accept"), ("decline", "Decline")],
        "ua_accept_decline_background": [("accept", "Accept"), ("decline", "Decline")],
        "ua_shop_now": [("shop_now", "Shop Now")],
        "ua_shop_now_share": [("shop_now", "Shop Now"), ("share", "Share")],
        "ua_buy_now": [("buy_now", "Buy Now")],
        "ua_buy_now_share": [("buy_now", "Buy Now"), ("share", "Share")],
        "ua_download": [("download", "Download")],
        "ua_follow": [("follow", "Follow")],
        "ua_opt_in": [("opt_in", "Opt-in")],
        "ua_opt_out": [("opt_out", "Opt-out")],
        "ua_remind_me_later": [("remind", "Remind Me Later")],
        "ua_share": [("share", "Share")],
    ]

    private static func builtIn(_ id: String) -> UNNotificationCategory? {
        builtInButtons[id].map { buttons in
            UNNotificationCategory(
                identifier: id,
                actions: buttons.map { UNNotificationAction(identifier: $0.id, title: $0.title) },
                intentIdentifiers: [])
        }
    }
}
