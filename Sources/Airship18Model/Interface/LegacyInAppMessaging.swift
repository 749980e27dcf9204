import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// Makes the schedule of a standard message instead of the SDK; nil drops the message (section 3.5). In 18 it is not
/// bound to the main actor.
public typealias MessageConvertor = @MainActor @Sendable (LegacyInAppMessage) -> AutomationSchedule?
/// Changes the banner of a standard message. Called on the main actor (AM-056).
public typealias MessageExtender = @Sendable (inout InAppMessage) -> Void
/// Changes the schedule of a standard message. Called on the main actor (AM-056).
public typealias ScheduleExtender = @Sendable (inout AutomationSchedule) -> Void

/// Converts the standard messages in pushes into schedules of banners (sections 3.5 and 4.10). The values set here do
/// not outlive the process (AM-139). Main actor.
public protocol LegacyInAppMessaging: AnyObject, Sendable {
    /// Makes the schedules instead of the SDK; then the extenders do not run. Held strongly.
    @MainActor var customMessageConverter: MessageConvertor? { get set }
    /// Changes banners. Held strongly.
    @MainActor var messageExtender: MessageExtender? { get set }
    /// Changes schedules, after the banner was changed. Held strongly.
    @MainActor var scheduleExtender: ScheduleExtender? { get set }
    /// Whether a message is shown as soon as the app is active, instead of when it next comes to the foreground. Read
    /// when a message arrives. True by default.
    @MainActor var displayASAPEnabled: Bool { get set }
}

/// A standard message, as in a push (section 4.10). Sendable; a value.
public struct LegacyInAppMessage: Sendable, Equatable {
    /// The edge of the banner.
    public enum Position: String, Sendable {
        /// The edge of the screen.
        case top, bottom
    }

    /// The display types of a message.
    public enum DisplayType: String, Sendable {
        /// The only display type.
        case banner
    }

    /// The message's id: the push's own, else the one in the message.
    public let identifier: String
    /// The time until which it may be displayed; by default 30 days after its arrival.
    public let expiry: Date
    /// The app's own data in it.
    public let extra: AirshipJSON?
    /// The display type.
    public let displayType: DisplayType
    /// The text.
    public let alert: String
    /// The edge of the banner; by default the bottom.
    public let position: Position
    /// The seconds after which it disappears by itself; by default 15.
    public let duration: TimeInterval
    /// The background colour.
    public let primaryColor: String?
    /// The text colour.
    public let secondaryColor: String?
    /// The notification category whose actions become the buttons.
    public let buttonGroup: String?
    /// The actions that the buttons run, by the ids of the category's actions.
    public let buttonActions: [String: AirshipJSON]?
    /// The actions that a tap runs.
    public let onClick: AirshipJSON?
    let campaigns: AirshipJSON?
    let messageType: String?
    /// The notification categories of the message: the one that `buttonGroup` names, or none.
    let categories: NotificationCategories

    /// The notification category whose actions become the buttons; nil if the app does not have it.
    @MainActor public var buttonCategory: UNNotificationCategory? { categories[buttonGroup] }
}

/// The SDK's `LegacyInAppMessaging`. Sendable: mutable state is isolated to the main actor.
final class SDKLegacyInAppMessaging: LegacyInAppMessaging {
    private let installation: Installation
    private let engine: AutomationEngine
    @MainActor var customMessageConverter: MessageConvertor?
    @MainActor var messageExtender: MessageExtender?
    @MainActor var scheduleExtender: ScheduleExtender?
    @MainActor var displayASAPEnabled = true

    init(_ installation: Installation, _ engine: AutomationEngine) {
        self.installation = installation
        self.engine = engine
    }

    /// A push arrives: its message replaces the previous one (section 4.10, AM-140).
    @MainActor func receive(_ push: AirshipJSON) {
        guard push.object?[LegacyPush.message] != nil else { return }
        let message = LegacyInAppMessage(
            push: push, now: installation.date,
            categories: installation.circumstances[\.notificationCategories])
        guard let message, let schedule = schedule(for: message) else {
            return installation.link.record(.error, "standard message dropped")
        }
        if let pending = installation.settings[\.pendingLegacyID] {
            withdraw(pending, because: "replaced", by: schedule.identifier)
        }
        installation.settings[\.pendingLegacyID] = schedule.identifier
        engine.upsert([schedule])
    }

    /// The user opens a push: its message is not shown (section 4.10, AM-141).
    @MainActor func open(_ push: AirshipJSON) {
        guard push.object?[LegacyPush.message] != nil, let id = push.object?[LegacyPush.sendID]?.string,
            id == installation.settings[\.pendingLegacyID]
        else { return }
        installation.settings[\.pendingLegacyID] = nil
        withdraw(id, because: "direct_open", by: nil)
    }

    @MainActor private func withdraw(_ id: String, because reason: String, by other: String?) {
        let isThere = engine.visible.contains { $0.identifier == id }
        engine.cancel { $0.identifier == id }
        guard isThere else { return }
        var details = ["schedule": id, "type": reason]
        details["by"] = other
        installation.link.record(.analytics, "in_app_resolution", details)
    }

    @MainActor private func schedule(for message: LegacyInAppMessage) -> AutomationSchedule? {
        if let customMessageConverter { return customMessageConverter(message) }
        var banner = message.banner
        messageExtender?(&banner)
        var schedule = AutomationSchedule(
            identifier: message.identifier,
            triggers: [displayASAPEnabled ? .activeSession(count: 1) : .foreground(count: 1)],
            data: .inAppMessage(banner), end: message.expiry)
        schedule.remote.campaigns = message.campaigns
        schedule.remote.messageType = message.messageType
        scheduleExtender?(&schedule)
        return schedule
    }
}

/// The keys of a push that matter to standard messages (section 4.10).
enum LegacyPush {
    static let message = "com.urbanairship.in_app"
    static let sendID = "_"
    static let inboxMessageID = "_uamid"
}

extension LegacyInAppMessage {
    /// Reads the message of a push. Values of a wrong type count as missing; without an id, a text or a valid display
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

    /// An inbox message replaces the actions of a tap.
    private static func onClick(_ own: AirshipJSON?, _ inbox: AirshipJSON?) -> AirshipJSON? {
        switch inbox {
        case .string(let id)?: .object([LegacyPush.inboxMessageID: .string(id)])
        case .object(let actions)?: .object(actions)
        default: own?.isObject ?? false ? own : nil
        }
    }

    /// The banner that the SDK makes from it.
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
