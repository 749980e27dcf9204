import Foundation

/// Triggers a schedule: by events, or by a combination of triggers. Sendable; a value.
public enum AutomationTrigger: Sendable, Codable, Equatable {
    /// Events that reach a goal.
    case event(EventAutomationTrigger)
    /// A combination of triggers; from JSON only (AM-118).
    case compound(CompoundAutomationTrigger)

    /// Reads a trigger; its `type` determines its kind (AM-135).
    ///
    /// - Throws: `DecodingError`; an unknown type makes the whole schedule invalid.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TypeKey.self)
        let type = try container.decode(String.self, forKey: .type)
        if CompoundAutomationTriggerType(rawValue: type) != nil {
            self = .compound(try CompoundAutomationTrigger(from: decoder))
        } else {
            self = .event(try EventAutomationTrigger(from: decoder))
        }
    }

    private enum TypeKey: String, CodingKey {
        case type
    }

    /// Writes the trigger.
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .event(let trigger): try trigger.encode(to: encoder)
        case .compound(let trigger): try trigger.encode(to: encoder)
        }
    }

    /// The app becomes active a number of times (AM-111). Internal use.
    public static func activeSession(count: UInt) -> AutomationTrigger {
        .event(EventAutomationTrigger(type: .activeSession, goal: Double(count)))
    }

    /// The app becomes active a number of times (AM-110). Internal use.
    public static func foreground(count: UInt) -> AutomationTrigger {
        .event(EventAutomationTrigger(type: .foreground, goal: Double(count)))
    }

    /// The id under which its count is kept (AM-098).
    var id: String {
        switch self {
        case .event(let trigger): trigger.id
        case .compound(let trigger): trigger.id
        }
    }
}

/// Counts events. Sendable; a value. Each trigger that is made in code, or decoded without `id`, is unique: it has a
/// random id (AM-098, AM-135).
public struct EventAutomationTrigger: Sendable, Codable, Equatable {
    /// The type of the counted events.
    public var type: EventAutomationTriggerType
    /// The goal; not validated: the first event reaches a goal of 0 (AM-116).
    public var goal: Double
    /// Decides which of the events count; for an event without data it gets null (AM-115).
    public var predicate: JSONPredicate?
    let id: String

    /// Makes a trigger.
    ///
    /// - Parameters:
    ///   - type: the type of the counted events.
    ///   - goal: the goal.
    ///   - predicate: decides which of the events count.
    public init(type: EventAutomationTriggerType, goal: Double, predicate: JSONPredicate? = nil) {
        self.init(type: type, goal: goal, predicate: predicate, id: UUID().uuidString)
    }

    init(type: EventAutomationTriggerType, goal: Double, predicate: JSONPredicate?, id: String) {
        self.type = type
        self.goal = goal
        self.predicate = predicate
        self.id = id
    }

    /// Reads a trigger.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            type: try container.decode(EventAutomationTriggerType.self, forKey: .type),
            goal: try container.decode(Double.self, forKey: .goal),
            predicate: try container.decodeIfPresent(JSONPredicate.self, forKey: .predicate),
            id: try container.decodeIfPresent(String.self, forKey: .id) ?? UUID().uuidString)
    }

    /// Writes the trigger with its id.
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type, forKey: .type)
        try container.encode(goal, forKey: .goal)
        try container.encodeIfPresent(predicate, forKey: .predicate)
        try container.encode(id, forKey: .id)
    }

    enum CodingKeys: String, CodingKey {
        case type, goal, predicate, id
    }

    /// The same trigger with a deterministic id (AM-121).
    var withStableID: EventAutomationTrigger {
        let predicate = predicate?.json.text ?? ""
        return EventAutomationTrigger(
            type: type, goal: goal, predicate: self.predicate,
            id: "\(type.rawValue):\(goal):execution:\(predicate)")
    }
}

/// The types of counted events (AM-110 to AM-114).
public enum EventAutomationTriggerType: String, Sendable, Codable, Equatable, CaseIterable {
    /// The app becomes active, it enters the background, it shows a screen, it runs in a new version.
    case foreground, background, screen, version
    /// The app's process starts.
    case appInit = "app_init"
    /// The device enters a region.
    case regionEnter = "region_enter"
    /// The device leaves a region.
    case regionExit = "region_exit"
    /// The number of custom events.
    case customEventCount = "custom_event_count"
    /// The sum of custom events' values.
    case customEventValue = "custom_event_value"
    /// An interaction with a feature flag.
    case featureFlagInteraction = "feature_flag_interaction"
    /// A session begins.
    case activeSession = "active_session"
    /// A message is displayed.
    case inAppDisplay = "in_app_display"
    /// A message's display ends.
    case inAppResolution = "in_app_resolution"
    /// A button of a message is tapped.
    case inAppButtonTap = "in_app_button_tap"
    /// The result of a permission request in a message.
    case inAppPermissionResult = "in_app_permission_result"
    /// The display of a form in a message.
    case inAppFormDisplay = "in_app_form_display"
    /// The result of a form in a message.
    case inAppFormResult = "in_app_form_result"
    /// A gesture in a message.
    case inAppGesture = "in_app_gesture"
    /// The completion of a message's pager.
    case inAppPagerCompleted = "in_app_pager_completed"
    /// The summary of a message's pager.
    case inAppPagerSummary = "in_app_pager_summary"
    /// A page swipe in a message.
    case inAppPageSwipe = "in_app_page_swipe"
    /// A page view in a message.
    case inAppPageView = "in_app_page_view"
    /// A page action in a message.
    case inAppPageAction = "in_app_page_action"

    /// Reads a type; case-sensitive (AM-135).
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        self = try decoder.choice(of: Self.allCases)
    }
}

/// The ways to combine several triggers (AM-118).
public enum CompoundAutomationTriggerType: String, Sendable, Codable, Equatable {
    /// Any child is enough, all children are required, or all children in order.
    case or, and, chain
}

/// A combination of triggers; from JSON only (AM-118). Sendable; a value.
public struct CompoundAutomationTrigger: Sendable, Codable, Equatable {
    /// One trigger of the combination. Sendable; a value.
    public struct Child: Sendable, Codable, Equatable {
        var trigger: AutomationTrigger
        var isSticky: Bool?
        var resetOnIncrement: Bool?

        enum CodingKeys: String, CodingKey {
            case trigger
            case isSticky = "is_sticky"
            case resetOnIncrement = "reset_on_increment"
        }
    }

    let id: String
    var type: CompoundAutomationTriggerType
    var goal: Double
    var children: [Child]
}
