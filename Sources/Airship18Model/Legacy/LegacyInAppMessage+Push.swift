import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The keys of a push that matter to standard messages (section 4.10).
enum LegacyPush {
    static let message = "com.urbanairship.in_app"
    static let sendID = "_"
    static let inboxMessageID = "_uamid"
}

extension LegacyInAppMessage {
    /// Reads the message of a push. Values of a wrong type count as missing; without an id, a text or the right display
    /// type there is no message (section 4.10).
    init?(push: AirshipJSON, now: Date, categories: NotificationCategories) {
        guard let payload = push.object?[LegacyPush.message]?.object,
            let id = push.object?[LegacyPush.sendID]?.string ?? payload["identifier"]?.string,
            let display = payload["display"]?.object, let alert = display["alert"]?.string,
            let type = display["type"]?.string.flatMap(DisplayType.init)
        else { return nil }
        let actions = payload["actions"]?.object ?? [:]
        let group = actions["button_group"]?.string
        identifier = id
        expiry =
            payload["expiry"]?.string.flatMap(AirshipDate.date) ?? now.addingTimeInterval(30 * 86_400)
        extra = payload["extra"]
        displayType = type
        self.alert = alert
        position = display["position"]?.string.flatMap(Position.init) ?? .bottom
        duration = display["duration"]?.double ?? 15
        primaryColor = display["primary_color"]?.string
        secondaryColor = display["secondary_color"]?.string
        buttonGroup = group
        buttonActions = actions["button_actions"]?.object
        onClick = Self.onClick(actions["on_click"], push.object?[LegacyPush.inboxMessageID])
        campaigns = payload["campaigns"]
        messageType = payload["message_type"]?.string
        self.categories = categories.only(group)
    }

    /// A message of the inbox takes the place of what a tap would run.
    private static func onClick(_ own: AirshipJSON?, _ inbox: AirshipJSON?) -> AirshipJSON? {
        switch inbox {
        case .string(let id)?: .object([LegacyPush.inboxMessageID: .string(id)])
        case .object(let actions)?: .object(actions)
        default: own?.isObject ?? false ? own : nil
        }
    }

    /// The banner that the SDK makes of it.
    var banner: InAppMessage {
        let front = InAppMessageColor(hexColorString: secondaryColor ?? "#1C1C1C")
        let back = InAppMessageColor(hexColorString: primaryColor ?? "#FFFFFF")
        // The first two actions of the category (AM-139).
        let buttons = categories[buttonGroup]?.actions.prefix(2).map { action in
            InAppMessageButtonInfo(
                identifier: action.identifier,
                label: InAppMessageTextInfo(text: action.title, color: back, alignment: .left),
                actions: buttonActions?[action.identifier], behavior: .dismiss, backgroundColor: front,
                borderRadius: 2)
        }
        let banner = InAppMessageDisplayContent.Banner(
            body: InAppMessageTextInfo(text: alert, color: front), buttons: buttons,
            buttonLayoutType: .separate, backgroundColor: back, dismissButtonColor: front, borderRadius: 2,
            duration: duration, placement: position == .top ? .top : .bottom, actions: onClick)
        return InAppMessage(
            name: alert, displayContent: .banner(banner), source: .legacyPush, extras: extra)
    }
}
