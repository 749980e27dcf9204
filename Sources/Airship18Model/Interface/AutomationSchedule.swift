public import Foundation

/// Something that happens when its triggers are set off, with when, how often and its audience. Sendable; a value.
///
/// Each value that is made in code is its own: equality covers when it was made and the ids of its triggers (AM-098,
/// AM-134). Keep a value to store it again; one that is built anew loses what its triggers have counted.
public struct AutomationSchedule: Sendable, Codable, Equatable {
    /// What happens.
    public enum ScheduleData: Sendable, Equatable {
        /// Actions run: an object, the arguments by the names of the actions.
        case actions(AirshipJSON)
        /// A message is displayed.
        case inAppMessage(InAppMessage)
        /// The server decides when the time comes (AM-123). Internal use.
        case deferred(DeferredAutomationData)
    }

    /// The schedule's id. Storing another one with it replaces this one.
    public let identifier: String
    /// What sets it off; any one of them is enough (AM-116).
    public var triggers: [AutomationTrigger]
    /// The group, for cancelling and looking up.
    public var group: String?
    /// Of those that wait the one with the lowest number comes first; nil acts as 0 (AM-109).
    public var priority: Int?
    /// How many times it may happen: nil acts as 1, 0 as without limit (AM-024).
    public var limit: UInt?
    /// From when on events count (AM-117).
    public var start: Date?
    /// Until when events count and a message may be displayed.
    public var end: Date?
    /// The audience.
    public var audience: AutomationAudience?
    /// The audience; wins over `audience` (AM-031). From some 19 on.
    public var compoundAudience: AutomationCompoundAudience?
    /// What has to be waited for after it was set off.
    public var delay: AutomationDelay?
    /// How many seconds after its end it can be set off again; not the display interval (AM-106).
    public var interval: TimeInterval?
    /// What happens.
    public var data: ScheduleData
    /// Whether experiments leave it alone (AM-125).
    public var bypassHoldoutGroups: Bool?
    /// How many days it can be found after it was finished (AM-107).
    public var editGracePeriodDays: UInt?

    var created: Date
    var remote = RemoteFields()

    /// What only the server sets.
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
    ///   - triggers: what sets it off.
    ///   - data: what happens.
    ///   - group: the group.
    ///   - priority: the lowest comes first.
    ///   - limit: how many times.
    ///   - start: from when on.
    ///   - end: until when.
    ///   - audience: who gets the message.
    ///   - compoundAudience: for whom.
    ///   - delay: what has to be waited for.
    ///   - interval: the seconds until it can be set off again.
    ///   - bypassHoldoutGroups: whether experiments leave it alone.
    ///   - editGracePeriodDays: the days for which it can be found after its end.
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

    /// The message; nil for anything else.
    var message: InAppMessage? {
        guard case .inAppMessage(let message) = data else { return nil }
        return message
    }
}

/// The audience of a schedule (AM-031, AM-124). Sendable; a value.
public struct AutomationAudience: Codable, Sendable, Equatable {
    /// What becomes of a schedule whose audience the user is not in (AM-055).
    public enum MissBehavior: String, Codable, Sendable {
        /// It is deleted.
        case cancel
        /// It is idle again, and nothing is counted.
        case skip
        /// It counts as executed.
        case penalize

        /// Reads a behaviour; exact case.
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
    ///   - audienceSelector: who is in it.
    ///   - missBehavior: what becomes of the schedule for anybody else; nil acts as `penalize`.
    public init(audienceSelector: DeviceAudienceSelector, missBehavior: MissBehavior? = nil) {
        self.audienceSelector = audienceSelector
        self.missBehavior = missBehavior
    }

    /// Reads an audience: the selector's members stand beside `miss_behavior`.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        missBehavior = try container.decodeIfPresent(MissBehavior.self, forKey: .missBehavior)
        var members = try [String: AirshipJSON](from: decoder)
        members[CodingKeys.missBehavior.rawValue] = nil
        audienceSelector = DeviceAudienceSelector(json: .object(members))
    }

    /// Writes the audience.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try audienceSelector.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(missBehavior, forKey: .missBehavior)
    }

    enum CodingKeys: String, CodingKey {
        case missBehavior = "miss_behavior"
    }
}

/// The audience of a schedule, by several selectors (AM-031, AM-124). Sendable; a value.
public struct AutomationCompoundAudience: Codable, Sendable, Equatable {
    let selector: CompoundDeviceAudienceSelector
    let missBehavior: AutomationAudience.MissBehavior

    /// Makes an audience.
    ///
    /// - Parameters:
    ///   - selector: who is in it.
    ///   - missBehavior: what becomes of the schedule for anybody else.
    public init(selector: CompoundDeviceAudienceSelector, missBehavior: AutomationAudience.MissBehavior) {
        self.selector = selector
        self.missBehavior = missBehavior
    }

    enum CodingKeys: String, CodingKey {
        case selector
        case missBehavior = "miss_behavior"
    }
}

/// Where the app is, as delays ask for it (AM-127): `foreground` is active, everything else is background.
public enum AutomationAppState: String, Sendable, Codable {
    /// The states that a delay can wait for.
    case foreground, background

    /// Reads a state; exact case.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        self = try decoder.choice(of: [.foreground, .background])
    }
}

/// What has to be waited for after a schedule was set off (AM-053, AM-127); from JSON only. Sendable; a value.
public struct AutomationDelay: Sendable, Codable, Equatable {
    /// The region that the device has to be in.
    public var regionID: String?
    /// Where the app has to be.
    public var appState: AutomationAppState?
    /// What takes the execution back (AM-129).
    public var cancellationTriggers: [AutomationTrigger]?
    /// When it may happen; from 18.8 on.
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

/// When something may happen (AM-128). Its form was read before its release only, so it keeps what it was decoded
/// from, and the host decides (`Airship18Host.setExecutionWindowCheck`). Sendable; a value.
public struct ExecutionWindow: Sendable, Equatable, Codable {
    let json: AirshipJSON

    /// Reads a window.
    /// - Throws: `DecodingError` when it is no object.
    public init(from decoder: any Decoder) throws { json = .object(try [String: AirshipJSON](from: decoder)) }
    /// Writes the window as it was read.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

/// Where to ask what happens (AM-123); from JSON only. Sendable; a value.
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
