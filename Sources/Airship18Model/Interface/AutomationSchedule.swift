public import Foundation

/// A message or actions with their triggers, time range, limit and audience. Sendable; a value.
///
/// Each value made in code is unique: equality includes its creation time and the ids of its triggers (AM-098, AM-134).
/// To store a schedule again, keep its value; a newly built one loses the counts of its triggers.
public struct AutomationSchedule: Sendable, Codable, Equatable {
    /// The content of the schedule.
    public enum ScheduleData: Sendable, Equatable {
        /// Actions: an object with the arguments by the names of the actions.
        case actions(AirshipJSON)
        /// A message.
        case inAppMessage(InAppMessage)
        /// The server provides the content when the schedule is triggered (AM-123). Internal use.
        case deferred(DeferredAutomationData)
    }

    /// The schedule's id. Storing another schedule with the same id replaces this one.
    public let identifier: String
    /// The triggers; any one of them is enough (AM-116).
    public var triggers: [AutomationTrigger]
    /// The group, for cancelling and looking up.
    public var group: String?
    /// The priority: among waiting schedules the lowest number comes first; nil acts as 0 (AM-109).
    public var priority: Int?
    /// The maximum number of executions: nil acts as 1, and 0 as unlimited (AM-024).
    public var limit: UInt?
    /// The start: events count from this time on (AM-117).
    public var start: Date?
    /// The end: events count and a message may be displayed until this time.
    public var end: Date?
    /// The audience.
    public var audience: AutomationAudience?
    /// The compound audience; has precedence over `audience` (AM-031). From some version 19 on.
    public var compoundAudience: AutomationCompoundAudience?
    /// The delay after the trigger.
    public var delay: AutomationDelay?
    /// The seconds after its end before it can be triggered again; not the display interval (AM-106).
    public var interval: TimeInterval?
    /// The content.
    public var data: ScheduleData
    /// Whether experiments do not apply to it (AM-125).
    public var bypassHoldoutGroups: Bool?
    /// The number of days for which it can be looked up after it was finished (AM-107).
    public var editGracePeriodDays: UInt?

    var created: Date
    var remote = RemoteFields()

    /// The values that only the server sets.
    struct RemoteFields: Sendable, Equatable {
        var campaigns: AirshipJSON?
        var reportingContext: AirshipJSON?
        var productID: String?
        var frequencyConstraintIDs: [String]?
        var messageType: String?
        var minSDKVersion: String?
        var queue: String?
        var metadata: AirshipJSON?
        var additionalAudienceCheckOverrides: AirshipJSON?
    }

    /// Makes a schedule, created now.
    ///
    /// - Parameters:
    ///   - identifier: the id.
    ///   - triggers: the triggers.
    ///   - data: the content.
    ///   - group: the group.
    ///   - priority: the priority; the lowest number comes first.
    ///   - limit: the maximum number of executions.
    ///   - start: the start time.
    ///   - end: the end time.
    ///   - audience: the audience.
    ///   - compoundAudience: the compound audience.
    ///   - delay: the delay after the trigger.
    ///   - interval: the seconds until it can be triggered again.
    ///   - bypassHoldoutGroups: whether experiments do not apply to it.
    ///   - editGracePeriodDays: the days for which it can be looked up after its end.
    public init(
        identifier: String, triggers: [AutomationTrigger], data: ScheduleData, group: String? = nil,
        priority: Int? = nil, limit: UInt? = nil, start: Date? = nil, end: Date? = nil,
        audience: AutomationAudience? = nil, compoundAudience: AutomationCompoundAudience? = nil,
        delay: AutomationDelay? = nil, interval: TimeInterval? = nil, bypassHoldoutGroups: Bool? = nil,
        editGracePeriodDays: UInt? = nil
    ) {
        self.identifier = identifier
        self.triggers = triggers
        self.data = data
        self.group = group
        self.priority = priority
        self.limit = limit
        self.start = start
        self.end = end
        self.audience = audience
        self.compoundAudience = compoundAudience
        self.delay = delay
        self.interval = interval
        self.bypassHoldoutGroups = bypassHoldoutGroups
        self.editGracePeriodDays = editGracePeriodDays
        created = Date()
    }

    /// The message; nil for other content.
    var message: InAppMessage? {
        guard case .inAppMessage(let message) = data else { return nil }
        return message
    }
}

/// The audience of a schedule (AM-031, AM-124). Sendable; a value.
public struct AutomationAudience: Codable, Sendable, Equatable {
    /// What happens to a schedule if the user is not in its audience (AM-055).
    public enum MissBehavior: String, Codable, Sendable {
        /// It is deleted.
        case cancel
        /// It becomes idle again, and nothing is counted.
        case skip
        /// It counts as executed.
        case penalize

        /// Reads a behaviour; case-sensitive.
        /// - Throws: `DecodingError`.
        public init(from decoder: any Decoder) throws {
            self = try decoder.choice(of: [.cancel, .skip, .penalize])
        }
    }

    let audienceSelector: DeviceAudienceSelector
    let missBehavior: MissBehavior?

    /// Makes an audience.
    ///
    /// - Parameters:
    ///   - audienceSelector: selects the users in the audience.
    ///   - missBehavior: what happens to the schedule for all other users; nil acts as `penalize`.
    public init(audienceSelector: DeviceAudienceSelector, missBehavior: MissBehavior? = nil) {
        self.audienceSelector = audienceSelector
        self.missBehavior = missBehavior
    }

    /// Reads an audience: the selector's members are next to `miss_behavior`.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        missBehavior = try container.decodeIfPresent(MissBehavior.self, forKey: .missBehavior)
        var members = try [String: AirshipJSON](from: decoder)
        members[CodingKeys.missBehavior.rawValue] = nil
        audienceSelector = DeviceAudienceSelector(json: .object(members))
    }

    /// Writes the audience.
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        try audienceSelector.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(missBehavior, forKey: .missBehavior)
    }

    enum CodingKeys: String, CodingKey {
        case missBehavior = "miss_behavior"
    }
}

/// The audience of a schedule, with several selectors (AM-031, AM-124). Sendable; a value.
public struct AutomationCompoundAudience: Codable, Sendable, Equatable {
    let selector: CompoundDeviceAudienceSelector
    let missBehavior: AutomationAudience.MissBehavior

    /// Makes an audience.
    ///
    /// - Parameters:
    ///   - selector: selects the users in the audience.
    ///   - missBehavior: what happens to the schedule for all other users.
    public init(selector: CompoundDeviceAudienceSelector, missBehavior: AutomationAudience.MissBehavior) {
        self.selector = selector
        self.missBehavior = missBehavior
    }

    enum CodingKeys: String, CodingKey {
        case selector
        case missBehavior = "miss_behavior"
    }
}

/// The app states that delays can require (AM-127): `foreground` means active, any other state is background.
public enum AutomationAppState: String, Sendable, Codable {
    /// The states that a delay can wait for.
    case foreground, background

    /// Reads a state; case-sensitive.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        self = try decoder.choice(of: [.foreground, .background])
    }
}

/// The conditions after a schedule's trigger (AM-053, AM-127); from JSON only. Sendable; a value.
public struct AutomationDelay: Sendable, Codable, Equatable {
    /// The region in which the device must be.
    public var regionID: String?
    /// The required app state.
    public var appState: AutomationAppState?
    /// The events that cancel the execution (AM-129).
    public var cancellationTriggers: [AutomationTrigger]?
    /// The time windows in which it may be executed; from 18.8 on.
    public var executionWindow: ExecutionWindow?
    var seconds: TimeInterval?
    var screens: [String]?

    enum CodingKeys: String, CodingKey {
        case seconds
        case screens = "screen"
        case regionID = "region"
        case appState = "app_state"
        case cancellationTriggers = "cancellation_triggers"
        case executionWindow = "execution_window"
    }
}

/// The time windows of an execution (AM-128). Its format is known only from before its release, so it keeps its JSON,
/// and the host decides (`Airship18Host.setExecutionWindowCheck`). Sendable; a value.
public struct ExecutionWindow: Sendable, Equatable, Codable {
    let json: AirshipJSON

    /// Reads a window.
    /// - Throws: `DecodingError` when it is not an object.
    public init(from decoder: any Decoder) throws { json = .object(try [String: AirshipJSON](from: decoder)) }
    /// Writes the window as it was read.
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

/// The URL that returns the content (AM-123); from JSON only. Sendable; a value.
public struct DeferredAutomationData: Sendable, Codable, Equatable {
    enum Kind: String, Codable, Sendable {
        case message = "in_app_message"
        case actions

        init(from decoder: any Decoder) throws {
            self = try decoder.choice(of: [.message, .actions])
        }
    }

    var url: URL
    var retryOnTimeout: Bool?
    var type: Kind

    enum CodingKeys: String, CodingKey {
        case url, type
        case retryOnTimeout = "retry_on_timeout"
    }
}
