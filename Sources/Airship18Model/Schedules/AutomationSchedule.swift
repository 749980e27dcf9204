public import Foundation

/// Something that happens when its triggers are set off, with when, how often and for whom. Sendable; a value.
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
    /// For whom it is.
    public var audience: AutomationAudience?
    /// For whom it is; wins over `audience` (AM-031). From some 19 on.
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
    ///   - audience: for whom.
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
