import AirshipShared
public import Foundation
public import PlatformStandIns

/// Makes the schedule of a standard message in the app's own way; nil drops the message (section 3.5). In 18 it is not
/// of the main actor.
public typealias MessageConvertor = @MainActor @Sendable (LegacyInAppMessage) -> AutomationSchedule?
/// Changes the banner of a standard message. Called on the main actor (AM-056).
public typealias MessageExtender = @Sendable (inout InAppMessage) -> Void
/// Changes the schedule of a standard message. Called on the main actor (AM-056).
public typealias ScheduleExtender = @Sendable (inout AutomationSchedule) -> Void

/// Turns the standard messages that pushes bring into schedules of banners (sections 3.5 and 4.10). Nothing that is set
/// here outlives the process (AM-139). Main actor.
public protocol LegacyInAppMessaging: AnyObject, Sendable {
    /// Makes the schedules in the place of the SDK; the extenders do not run then. Held strongly.
    @MainActor var customMessageConverter: MessageConvertor? { get set }
    /// Changes banners. Held strongly.
    @MainActor var messageExtender: MessageExtender? { get set }
    /// Changes schedules, after the banner was changed. Held strongly.
    @MainActor var scheduleExtender: ScheduleExtender? { get set }
    /// Whether a message is shown as soon as the app is active; else when it comes to the foreground the next time. Read
    /// when a message arrives. True unless set.
    @MainActor var displayASAPEnabled: Bool { get set }
}

/// A standard message, as a push brings it (section 4.10). Sendable; a value.
public struct LegacyInAppMessage: Sendable, Equatable {
    /// At which edge the banner is.
    public enum Position: String, Sendable {
        case top, bottom
    }

    /// What the message looks like.
    public enum DisplayType: String, Sendable {
        case banner
    }

    /// The message's id: the push's own, else the one in the message.
    public let identifier: String
    /// Until when it may be displayed; 30 days after its arrival unless it says so.
    public let expiry: Date
    /// What the app may find in it.
    public let extra: AirshipJSON?
    /// What the message looks like.
    public let displayType: DisplayType
    /// The text.
    public let alert: String
    /// At which edge the banner is; at the bottom unless it says so.
    public let position: Position
    /// After how many seconds it goes by itself; 15 unless it says so.
    public let duration: TimeInterval
    /// The colour behind the text.
    public let primaryColor: String?
    /// The colour of the text.
    public let secondaryColor: String?
    /// The notification category whose actions become the buttons.
    public let buttonGroup: String?
    /// What the buttons run, by the ids of the actions.
    public let buttonActions: [String: AirshipJSON]?
    /// What a tap runs.
    public let onClick: AirshipJSON?
    let campaigns: AirshipJSON?
    let messageType: String?
    /// What of the kinds of notifications the message has: the one that `buttonGroup` names, or none.
    let categories: NotificationCategories

    /// The notification category whose actions become the buttons; nil for one that the app does not have.
    @MainActor public var buttonCategory: UNNotificationCategory? { categories[buttonGroup] }
}
