import AirshipCore
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 3 of the facts.
public struct AutomationSchedule: Sendable, Codable, Equatable {
    public enum ScheduleData: Sendable, Equatable {
        case actions(AirshipJSON), inAppMessage(InAppMessage), deferred(DeferredAutomationData)
    }
    public let identifier: String
    public var triggers: [AutomationTrigger]
    public var group: String?
    public var priority: Int?
    public var limit: UInt?
    public var start: Date?
    public var end: Date?
    public var audience: AutomationAudience?
    public var compoundAudience: AutomationCompoundAudience?
    public var delay: AutomationDelay?
    public var interval: TimeInterval?
    public var data: ScheduleData
    public var bypassHoldoutGroups: Bool?
    public var editGracePeriodDays: UInt?
    public init(
        identifier: String, triggers: [AutomationTrigger], data: ScheduleData, group: String? = nil,
        priority: Int? = nil, limit: UInt? = nil, start: Date? = nil, end: Date? = nil,
        audience: AutomationAudience? = nil, compoundAudience: AutomationCompoundAudience? = nil,
        delay: AutomationDelay? = nil, interval: TimeInterval? = nil, bypassHoldoutGroups: Bool? = nil,
        editGracePeriodDays: UInt? = nil
    ) { self = standInValue() }
    public init(from decoder: any Decoder) throws { self = standInValue() }
    public func encode(to encoder: any Encoder) throws { standIn() }
}
public enum AutomationTrigger: Sendable, Codable, Equatable {
    case event(EventAutomationTrigger), compound(CompoundAutomationTrigger)
    public init(from decoder: any Decoder) throws { self = standInValue() }
    public func encode(to encoder: any Encoder) throws { standIn() }
    public static func activeSession(count: UInt) -> AutomationTrigger { standIn() }
    public static func foreground(count: UInt) -> AutomationTrigger { standIn() }
}
public struct EventAutomationTrigger: Sendable, Codable, Equatable {
    public var type: EventAutomationTriggerType
    public var goal: Double
    public var predicate: JSONPredicate?
    public init(type: EventAutomationTriggerType, goal: Double, predicate: JSONPredicate? = nil) {
        self = standInValue()
    }
    public init(from decoder: any Decoder) throws { self = standInValue() }
    public func encode(to encoder: any Encoder) throws { standIn() }
}
public enum EventAutomationTriggerType: String, Sendable, Codable, Equatable, CaseIterable {
    case foreground, background, screen, version
    case appInit = "app_init", regionEnter = "region_enter", regionExit = "region_exit"
    case customEventCount = "custom_event_count", customEventValue = "custom_event_value"
    case featureFlagInteraction = "feature_flag_interaction", activeSession = "active_session"
    case inAppDisplay = "in_app_display", inAppResolution = "in_app_resolution", inAppButtonTap =
        "in_app_button_tap"
    case inAppPermissionResult = "in_app_permission_result", inAppFormDisplay = "in_app_form_display",
        inAppFormResult = "in_app_form_result"
    case inAppGesture = "in_app_gesture", inAppPagerCompleted = "in_app_pager_completed", inAppPagerSummary =
        "in_app_pager_summary"
    case inAppPageSwipe = "in_app_page_swipe", inAppPageView = "in_app_page_view", inAppPageAction =
        "in_app_page_action"
}
public enum CompoundAutomationTriggerType: String, Sendable, Codable, Equatable { case or, and, chain }
public struct CompoundAutomationTrigger: Sendable, Codable, Equatable {
    public struct Child: Sendable, Codable, Equatable {}
}
public enum AutomationAppState: String, Sendable, Codable { case foreground, background }
public struct AutomationDelay: Sendable, Codable, Equatable {
    public var regionID: String?
    public var appState: AutomationAppState?
    public var cancellationTriggers: [AutomationTrigger]?
    public var executionWindow: ExecutionWindow?
}
public struct ExecutionWindow: Sendable, Equatable, Codable {}
public struct DeferredAutomationData: Sendable, Codable, Equatable {}
public struct AutomationAudience: Codable, Sendable, Equatable {
    public enum MissBehavior: String, Codable, Sendable { case cancel, skip, penalize }
    public init(audienceSelector: DeviceAudienceSelector, missBehavior: MissBehavior? = nil) {
        self = standInValue()
    }
    public init(from decoder: any Decoder) throws { self = standInValue() }
    public func encode(to encoder: any Encoder) throws { standIn() }
}
public struct AutomationCompoundAudience: Codable, Sendable, Equatable {
    public init(selector: CompoundDeviceAudienceSelector, missBehavior: AutomationAudience.MissBehavior) {
        self = standInValue()
    }
}
