import Foundation

/// What sets a schedule off: an event, or several triggers together. Sendable; a value.
public enum AutomationTrigger: Sendable, Codable, Equatable {
    /// An event, as often as the goal says.
    case event(EventAutomationTrigger)
    /// From JSON only (AM-118).
    case compound(CompoundAutomationTrigger)

    /// Reads a trigger; its `type` says which kind it is (AM-135).
    ///
    /// - Throws: `DecodingError`; an unknown type refuses the whole schedule.
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
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .event(let trigger): try trigger.encode(to: encoder)
        case .compound(let trigger): try trigger.encode(to: encoder)
        }
    }

    /// Becoming active a number of times (AM-111). Internal use.
    public static func activeSession(count: UInt) -> AutomationTrigger {
        .event(EventAutomationTrigger(type: .activeSession, goal: Double(count)))
    }

    /// Becoming active a number of times (AM-110). Internal use.
    public static func foreground(count: UInt) -> AutomationTrigger {
        .event(EventAutomationTrigger(type: .foreground, goal: Double(count)))
    }

    /// Under which name its progress is kept (AM-098).
    var id: String {
        switch self {
        case .event(let trigger): trigger.id
        case .compound(let trigger): trigger.id
        }
    }
}

/// Counts events. Sendable; a value. Each that is made in code, or decoded without `id`, is another one: it has a
/// random id (AM-098, AM-135).
public struct EventAutomationTrigger: Sendable, Codable, Equatable {
    /// Which events count.
    public var type: EventAutomationTriggerType
    /// How much has to come together; unchecked: 0 is reached by the first event (AM-116).
    public var goal: Double
    /// Which of the events count; without data it is asked about null (AM-115).
    public var predicate: JSONPredicate?
    let id: String

    /// Makes a trigger.
    ///
    /// - Parameters:
    ///   - type: which events count.
    ///   - goal: how much has to come together.
    ///   - predicate: which of the events count.
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
    /// - Throws: what the encoder throws.
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

    /// The same trigger with an id that the same trigger always gets (AM-121).
    var withStableID: EventAutomationTrigger {
        let predicate = predicate?.json.text ?? ""
        return EventAutomationTrigger(
            type: type, goal: goal, predicate: self.predicate,
            id: "\(type.rawValue):\(goal):execution:\(predicate)")
    }
}

/// Which events count (AM-110 to AM-114).
public enum EventAutomationTriggerType: String, Sendable, Codable, Equatable, CaseIterable {
    /// The triggers foreground, background, screen, version.
    case foreground, background, screen, version
    /// The trigger app init.
    case appInit = "app_init"
    /// The trigger region enter.
    case regionEnter = "region_enter"
    /// The trigger region exit.
    case regionExit = "region_exit"
    /// The trigger custom event count.
    case customEventCount = "custom_event_count"
    /// The trigger custom event value.
    case customEventValue = "custom_event_value"
    /// The trigger feature flag interaction.
    case featureFlagInteraction = "feature_flag_interaction"
    /// The trigger active session.
    case activeSession = "active_session"
    /// The trigger in app display.
    case inAppDisplay = "in_app_display"
    /// The trigger in app resolution.
    case inAppResolution = "in_app_resolution"
    /// The trigger in app button tap.
    case inAppButtonTap = "in_app_button_tap"
    /// The trigger in app permission result.
    case inAppPermissionResult = "in_app_permission_result"
    /// The trigger in app form display.
    case inAppFormDisplay = "in_app_form_display"
    /// The trigger in app form result.
    case inAppFormResult = "in_app_form_result"
    /// The trigger in app gesture.
    case inAppGesture = "in_app_gesture"
    /// The trigger in app pager completed.
    case inAppPagerCompleted = "in_app_pager_completed"
    /// The trigger in app pager summary.
    case inAppPagerSummary = "in_app_pager_summary"
    /// The trigger in app page swipe.
    case inAppPageSwipe = "in_app_page_swipe"
    /// The trigger in app page view.
    case inAppPageView = "in_app_page_view"
    /// The trigger in app page action.
    case inAppPageAction = "in_app_page_action"

    /// Reads a type; exact case (AM-135).
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        self = try decoder.choice(of: Self.allCases)
    }
}

/// How several triggers make one (AM-118).
public enum CompoundAutomationTriggerType: String, Sendable, Codable, Equatable {
    /// How the children count: one of them, all of them, or all in order.
    case or, and, chain
}

/// Several triggers together; from JSON only (AM-118). Sendable; a value.
public struct CompoundAutomationTrigger: Sendable, Codable, Equatable {
    /// One of the triggers. Sendable; a value.
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
