public import Foundation
import HeadlessStage

/// Something that is stored and executed when one of its triggers reaches its goal: a message or actions.
///
/// The SDK's Swift name has the prefix, unlike most others. Immutable; any thread. Not Sendable, as in the SDK.
open class UASchedule: NSObject {
    /// The schedule's own name; unique among those that are stored.
    public let identifier: String
    /// Whatever the sender keeps with the schedule.
    public let metadata: [AnyHashable: Any]
    /// Which of several waiting schedules comes first: the one with the lower number (AS-028).
    public let priority: Int
    /// How many executions there may be; 0 means any number (AS-063).
    public let limit: UInt
    /// The events that set the schedule off.
    public let triggers: [ScheduleTrigger]
    /// Before this time the schedule is not set off; the distant past where nothing was said.
    public var start: Date? { firstDate }
    /// From this time on the schedule is over; the distant future where nothing was said.
    public var end: Date? { lastDate }
    let firstDate: Date
    let lastDate: Date
    /// What has to happen between trigger and execution.
    public let delay: ScheduleDelay?
    /// How long the schedule rests after an execution, in seconds (AS-064).
    public let interval: TimeInterval
    /// The name that the schedule shares with others that are cancelled together; empty when it has none.
    public let group: String
    /// How long a finished schedule can still be edited, in seconds (AS-064, AS-068).
    public let editGracePeriod: TimeInterval
    /// Who the schedule is for; nil means everybody.
    public let audience: ScheduleAudience?
    /// When the schedule was set off; nil before that.
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

    /// Whether it can be stored: it has one to ten triggers, starts no later than it ends, and has a valid
    /// delay or none (AS-066).
    open var isValid: Bool {
        (1...10).contains(triggers.count) && firstDate <= lastDate && delay?.isValid ?? true
    }

    /// Whether a schedule has the same identifier and the same values (the facts name the method
    /// and not what it compares; what is executed is compared by subclasses).
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

    /// That of the identifier.
    open override var hash: Int { identifier.hashValue }

    /// A copy that differs in what `change` sets. A subclass that carries something takes it along.
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
    ///   - builderBlock: sets the rest, inside this call; at least a trigger, or `isValid` is false.
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

/// A schedule whose message the server makes when it has been set off (AS-111; versions 14 and later). Not public in the
/// SDK. Immutable; any thread.
final class DeferredSchedule: UASchedule {
    /// Where the message comes from.
    let url: URL

    init(_ url: URL, builder: ScheduleBuilder) {
        self.url = url
        super.init(builder)
    }

    /// Reads the `deferred` of a campaign. Of its members only `url` counts here.
    /// - Throws: `PayloadError`.
    convenience init(_ node: JSONNode, builder: ScheduleBuilder) throws {
        let text = try node.required("url", "a URL")
        guard let url = text.string.flatMap(URL.init(string:)) else { throw text.unexpected("a URL") }
        self.init(url, builder: builder)
    }

    /// The message; nil when the server gives none, or one that cannot be read. Any thread.
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
    /// The message, as it was scheduled: `extend` changes what is shown, never this (AS-011).
    public let message: InAppMessage

    /// Makes a schedule.
    ///
    /// - Parameters:
    ///   - message: the message to be shown.
    ///   - builderBlock: sets the rest, inside this call; at least a trigger, or `isValid` is false.
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

/// What a schedule is made of, before it is made.
///
/// Not Sendable: it is filled in inside one call.
open class ScheduleBuilder: NSObject {
    /// The schedule's own name; a new UUID unless set.
    public var identifier: String = UUID().uuidString
    /// Whatever the sender keeps with the schedule.
    public var metadata: [AnyHashable: Any]?
    /// Which of several waiting schedules comes first: the one with the lower number. 0 unless set.
    public var priority = 0
    /// How many executions there may be: 1 unless set; 0 means any number (AS-063).
    public var limit: UInt = 1
    /// The events that set the schedule off: one to ten (AS-066).
    public var triggers: [ScheduleTrigger]?
    /// Before this time the schedule is not set off; the distant past unless set.
    public var start: Date? = .distantPast
    /// From this time on the schedule is over; the distant future unless set.
    public var end: Date? = .distantFuture
    /// What has to happen between trigger and execution.
    public var delay: ScheduleDelay?
    /// How long the schedule rests after an execution, in seconds.
    public var interval: TimeInterval = 0
    /// The name that the schedule shares with others that are cancelled together.
    public var group: String?
    /// How long a finished schedule can still be edited, in seconds.
    public var editGracePeriod: TimeInterval = 0
    /// Who the schedule is for; nil means everybody.
    public var audience: ScheduleAudience?
    /// When the schedule was set off.
    public var triggeredTime: Date?

    /// Makes a builder with the defaults.
    public override init() {
        super.init()
    }

    /// Makes a builder that holds what a schedule holds.
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

// The names that schedules had in the SDK's versions 13 and 14, which Objective-C code has throughout.

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

// The prefix stayed on these in later versions too.

/// The SDK has no such name: code that uses it compiles here, with a warning, and not there.
@available(*, deprecated, renamed: "UASchedule")
public typealias Schedule = UASchedule
/// The SDK has no such name: code that uses it compiles here, with a warning, and not there.
@available(*, deprecated, renamed: "UAScheduleTriggerType")
public typealias ScheduleTriggerType = UAScheduleTriggerType
