import AirshipCore
import Foundation

#if canImport(UIKit)
    import UIKit
    import UserNotifications
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 3 of the facts.
public typealias MessageConvertor = @MainActor @Sendable (LegacyInAppMessage) -> AutomationSchedule?
public typealias MessageExtender = @Sendable (inout InAppMessage) -> Void
public typealias ScheduleExtender = @Sendable (inout AutomationSchedule) -> Void
public protocol LegacyInAppMessaging: AnyObject, Sendable {
    @MainActor var customMessageConverter: MessageConvertor? { get set }
    @MainActor var messageExtender: MessageExtender? { get set }
    @MainActor var scheduleExtender: ScheduleExtender? { get set }
    @MainActor var displayASAPEnabled: Bool { get set }
}
public struct LegacyInAppMessage: Sendable, Equatable {
    public enum Position: String, Sendable { case top, bottom }
    public enum DisplayType: String, Sendable { case banner }
    public let identifier: String
    public let expiry: Date
    public let extra: AirshipJSON?
    public let displayType: DisplayType
    public let alert: String
    public let position: Position
    public let duration: TimeInterval
    public let primaryColor: String?
    public let secondaryColor: String?
    public let buttonGroup: String?
    public let buttonActions: [String: AirshipJSON]?
    public let onClick: AirshipJSON?
    @MainActor public var buttonCategory: UNNotificationCategory? { standIn() }
}
