public import Foundation
import HeadlessStage

/// A message or actions that are stored and executed when one of the triggers reaches its goal.
///
/// The SDK's Swift name has the prefix, unlike most others. Immutable; any thread. Not Sendable, as in the SDK.
open class UASchedule: NSObject {
    /// The schedule's identifier; unique among the stored schedules.
    public let identifier: String
    /// The sender's metadata for the schedule.
    public let metadata: [AnyHashable: Any]
    /// The priority among waiting schedules: the lower number comes first (AS-028).
    public let priority: Int
    /// The maximum number of executions; 0 means any number (AS-063).
    public let limit: UInt
    /// The events that trigger the schedule.
    public let triggers: [ScheduleTrigger]
    /// The start: before this time the schedule is not triggered; the distant past if not set.
    public var start: Date? { firstDate }
    /// The end: from this time on the schedule is over; the distant future if not set.
    public var end: Date? { lastDate }
    let firstDate: Date
    let lastDate: Date
    /// The delay between trigger and execution.
    public let delay: ScheduleDelay?
    /// The pause after an execution, in seconds (AS-064).
    public let interval: TimeInterval
    /// The group: a name shared by schedules that can be cancelled together; empty when it has none.
    public let group: String
    /// How long a finished schedule can still be edited, in seconds (AS-064, AS-068).
    public let editGracePeriod: TimeInterval
    /// The audience of the schedule; nil means everybody.
    public let audience: ScheduleAudience?
    /// The time when the schedule was triggered; nil before that.
    public let triggeredTime: Date?

    init(_ builder: ScheduleBuilder) {
        identifier = builder.identifier
        metadata = builder.metadata ?? [:]
        priority = builder.priority
        limit = builder.limit
        triggers = builder.triggers ?? []
        firstDate = builder.start ?? .distantPast
        lastDate = builder.end ?? .distantFuture
        delay = builder.delay
        interval = builder.interval
        group = builder.group ?? ""
        editGracePeriod = builder.editGracePeriod
        audience = builder.audience
        triggeredTime = builder.triggeredTime
        super.init()
    }

    /// Whether it can be stored: it has one to ten triggers, its start is not after its end, and it has a valid delay
    /// or none (AS-066).
    open var isValid: Bool {
        (1...10).contains(triggers.count) && firstDate <= lastDate && delay?.isValid ?? true
    }

    /// Whether a schedule has the same identifier and equal values. The facts state the method but not what it
    /// compares; subclasses compare the content.
    ///
    /// - Parameter schedule: the other one; nil is never equal.
    open func isEqual(to schedule: UASchedule?) -> Bool {
        guard let schedule, Swift.type(of: schedule) == Swift.type(of: self) else { return false }
        return identifier == schedule.identifier && priority == schedule.priority && limit == schedule.limit
            && group == schedule.group && start == schedule.start && end == schedule.end
            && interval == schedule.interval && editGracePeriod == schedule.editGracePeriod
            && triggeredTime == schedule.triggeredTime && triggers == schedule.triggers
            && ObjectValue(metadata) == ObjectValue(schedule.metadata) && hasSameConditions(as: schedule)
    }

    private func hasSameConditions(as other: UASchedule) -> Bool {
        let isSameDelay = delay.map { $0.isEqual(to: other.delay) } ?? (other.delay == nil)
        return isSameDelay && audience?.values == other.audience?.values
    }

    /// Whether the object is a schedule with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        isEqual(to: object as? UASchedule)
    }

    /// The hash of the identifier.
    open override var hash: Int { identifier.hashValue }

    /// A copy with the changes that `change` makes. A copy of a subclass keeps its content.
    func copy(_ change: (ScheduleBuilder) -> Void) -> UASchedule {
        UASchedule(changedBuilder(change))
    }

    final func changedBuilder(_ change: (ScheduleBuilder) -> Void) -> ScheduleBuilder {
        let builder = ScheduleBuilder(self)
        change(builder)
        return builder
    }
}

@available(*, unavailable) extension UASchedule: Sendable {}

/// A schedule that runs actions.
///
/// Immutable; any thread. Not Sendable, as `UASchedule` is not.
open class ActionSchedule: UASchedule {
    /// The actions' arguments by the actions' names.
    public let actions: [AnyHashable: Any]

    /// Makes a schedule.
    ///
    /// - Parameters:
    ///   - actions: the actions' arguments by the actions' names.
    ///   - builderBlock: sets the other values before this returns; without a trigger `isValid` is false.
    public convenience init(actions: [AnyHashable: Any], builderBlock: @escaping (ScheduleBuilder) -> Void) {
        let builder = ScheduleBuilder()
        builderBlock(builder)
        self.init(actions: actions, builder: builder)
    }

    init(actions: [AnyHashable: Any], builder: ScheduleBuilder) {
        self.actions = actions
        super.init(builder)
    }

    /// Whether a schedule has the same values and the same actions.
    open override func isEqual(to schedule: UASchedule?) -> Bool {
        guard super.isEqual(to: schedule), let other = schedule as? ActionSchedule else { return false }
        return ObjectValue(actions) == ObjectValue(other.actions)
    }

    override func copy(_ change: (ScheduleBuilder) -> Void) -> UASchedule {
        ActionSchedule(actions: actions, builder: changedBuilder(change))
    }
}

/// A schedule whose message the server makes once it has been triggered (AS-111; versions 14 and later). Not public in
/// the SDK. Immutable; any thread.
final class DeferredSchedule: UASchedule {
    /// The URL of the message.
    let url: URL

    init(_ url: URL, builder: ScheduleBuilder) {
        self.url = url
        super.init(builder)
    }

    /// Reads the `deferred` of a campaign. Only its member `url` is used here.
    /// - Throws: `PayloadError`.
    convenience init(_ node: JSONNode, builder: ScheduleBuilder) throws {
        let text = try node.required("url", "a URL")
        guard let url = text.string.flatMap(URL.init(string:)) else { throw text.unexpected("a URL") }
        self.init(url, builder: builder)
    }

    /// The message; nil when the server returns none, or one that cannot be read. Any thread.
    func resolve(_ circumstances: Circumstances) -> InAppMessage? {
        guard let data = circumstances[\.deferredAnswer](url), let json = try? JSONValue(parsing: data) else {
            return nil
        }
        return try? InAppMessage(node: JSONNode(json, at: .root), defaultSource: .remoteData)
    }

    override func isEqual(to schedule: UASchedule?) -> Bool {
        super.isEqual(to: schedule) && url == (schedule as? DeferredSchedule)?.url
    }

    override func copy(_ change: (ScheduleBuilder) -> Void) -> UASchedule {
        DeferredSchedule(url, builder: changedBuilder(change))
    }
}

/// A schedule that shows a message.
///
/// Immutable; any thread. Not Sendable, as `UASchedule` is not.
open class InAppMessageSchedule: UASchedule {
    /// The message, as it was scheduled: `extend` changes the displayed message, never this one (AS-011).
    public let message: InAppMessage

    /// Makes a schedule.
    ///
    /// - Parameters:
    ///   - message: the message to be shown.
    ///   - builderBlock: sets the other values before this returns; without a trigger `isValid` is false.
    public convenience init(message: InAppMessage, builderBlock: @escaping (ScheduleBuilder) -> Void) {
        let builder = ScheduleBuilder()
        builderBlock(builder)
        self.init(message: message, builder: builder)
    }

    init(message: InAppMessage, builder: ScheduleBuilder) {
        self.message = message
        super.init(builder)
    }

    /// Whether a schedule has the same values and an equal message.
    open override func isEqual(to schedule: UASchedule?) -> Bool {
        super.isEqual(to: schedule) && message == (schedule as? InAppMessageSchedule)?.message
    }

    override func copy(_ change: (ScheduleBuilder) -> Void) -> UASchedule {
        InAppMessageSchedule(message: message, builder: changedBuilder(change))
    }
}

/// The values of a schedule, before it is made.
///
/// Not Sendable: they are set within one call.
open class ScheduleBuilder: NSObject {
    /// The schedule's identifier; by default a new UUID.
    public var identifier: String = UUID().uuidString
    /// The sender's metadata for the schedule.
    public var metadata: [AnyHashable: Any]?
    /// The priority among waiting schedules: the lower number comes first. 0 by default.
    public var priority = 0
    /// The maximum number of executions; 1 by default; 0 means any number (AS-063).
    public var limit: UInt = 1
    /// The events that trigger the schedule: one to ten (AS-066).
    public var triggers: [ScheduleTrigger]?
    /// The start: before this time the schedule is not triggered; by default the distant past.
    public var start: Date? = .distantPast
    /// The end: from this time on the schedule is over; by default the distant future.
    public var end: Date? = .distantFuture
    /// The delay between trigger and execution.
    public var delay: ScheduleDelay?
    /// The pause after an execution, in seconds.
    public var interval: TimeInterval = 0
    /// The group: a name shared by schedules that can be cancelled together.
    public var group: String?
    /// How long a finished schedule can still be edited, in seconds.
    public var editGracePeriod: TimeInterval = 0
    /// The audience of the schedule; nil means everybody.
    public var audience: ScheduleAudience?
    /// The time when the schedule was triggered.
    public var triggeredTime: Date?

    /// Makes a builder with the defaults.
    public override init() {
        super.init()
    }

    /// Makes a builder with the values of a schedule.
    init(_ schedule: UASchedule) {
        identifier = schedule.identifier
        metadata = schedule.metadata
        priority = schedule.priority
        limit = schedule.limit
        triggers = schedule.triggers
        start = schedule.start
        end = schedule.end
        delay = schedule.delay
        interval = schedule.interval
        group = schedule.group
        editGracePeriod = schedule.editGracePeriod
        audience = schedule.audience
        triggeredTime = schedule.triggeredTime
        super.init()
    }
}

@available(*, unavailable)
extension ScheduleBuilder: Sendable {}

// The names of schedules in versions 13 and 14 of the SDK, and in Objective-C in all versions.

/// The name of `ScheduleBuilder` in Objective-C.
public typealias UAScheduleBuilder = ScheduleBuilder
/// The name of `InAppMessageSchedule` in Objective-C.
public typealias UAInAppMessageSchedule = InAppMessageSchedule
/// The name of `ActionSchedule` in Objective-C.
public typealias UAActionSchedule = ActionSchedule
/// The name of `ScheduleTrigger` in Objective-C.
public typealias UAScheduleTrigger = ScheduleTrigger
/// The name of `ScheduleDelay` in Objective-C.
public typealias UAScheduleDelay = ScheduleDelay
/// The name of `ScheduleDelayBuilder` in Objective-C.
public typealias UAScheduleDelayBuilder = ScheduleDelayBuilder
/// The name of `ScheduleDelayAppState` in Objective-C.
public typealias UAScheduleDelayAppState = ScheduleDelayAppState
/// The name of `ScheduleEdits` in Objective-C.
public typealias UAScheduleEdits = ScheduleEdits
/// The name of `ScheduleEditsBuilder` in Objective-C.
public typealias UAScheduleEditsBuilder = ScheduleEditsBuilder
/// The name of `ScheduleAudience` in Objective-C.
public typealias UAScheduleAudience = ScheduleAudience
/// The name of `ScheduleAudienceBuilder` in Objective-C.
public typealias UAScheduleAudienceBuilder = ScheduleAudienceBuilder
/// The name of `ScheduleAudienceMissBehaviorType` in Objective-C.
public typealias UAScheduleAudienceMissBehaviorType = ScheduleAudienceMissBehaviorType
/// The name of `JSONPredicate` in Objective-C.
public typealias UAJSONPredicate = JSONPredicate
/// The name of `JSONMatcher` in Objective-C.
public typealias UAJSONMatcher = JSONMatcher
/// The name of `JSONValueMatcher` in Objective-C.
public typealias UAJSONValueMatcher = JSONValueMatcher

// These types kept the prefix in later versions.

/// The SDK has no such name: code that uses it compiles here, with a warning, but not with the SDK.
@available(*, deprecated, renamed: "UASchedule")
public typealias Schedule = UASchedule
/// The SDK has no such name: code that uses it compiles here, with a warning, but not with the SDK.
@available(*, deprecated, renamed: "UAScheduleTriggerType")
public typealias ScheduleTriggerType = UAScheduleTriggerType
