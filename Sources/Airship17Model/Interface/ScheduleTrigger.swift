public import Foundation
import HeadlessStage

/// Which kind of event a trigger counts. The raw values are the SDK's.
public enum UAScheduleTriggerType: Int, Sendable {
    /// The trigger app foreground.
    case appForeground = 0
    /// The trigger app background.
    case appBackground = 1
    /// The trigger region enter.
    case regionEnter = 2
    /// The trigger region exit.
    case regionExit = 3
    /// The trigger custom event count.
    case customEventCount = 4
    /// The trigger custom event value.
    case customEventValue = 5
    /// The trigger screen.
    case screen = 6
    /// The trigger app init.
    case appInit = 7
    /// The trigger active session.
    case activeSession = 8
    /// The trigger version.
    case version = 9
}

/// Sets a schedule off when events of one kind have added up to a goal (AS-060). Immutable; any thread. Not Sendable,
/// as in the SDK.
public class ScheduleTrigger: NSObject {
    /// The kind of event that is counted.
    public let type: UAScheduleTriggerType
    /// What the events have to add up to.
    public let goal: NSNumber
    /// Which events count; nil means every event of the kind.
    public let predicate: JSONPredicate?

    required init(_ type: UAScheduleTriggerType, goal: NSNumber, predicate: JSONPredicate?) {
        self.type = type
        self.goal = goal
        self.predicate = predicate
        super.init()
    }

    private class func counting(
        _ type: UAScheduleTriggerType, _ count: UInt, _ predicate: JSONPredicate? = nil
    ) -> Self {
        Self(type, goal: NSNumber(value: count), predicate: predicate)
    }

    /// Counts starts of the app's process.
    public class func appInitTrigger(withCount count: UInt) -> Self { counting(.appInit, count) }
    /// Counts arrivals of the app in the foreground.
    public class func foregroundTrigger(withCount count: UInt) -> Self { counting(.appForeground, count) }
    /// Counts departures of the app to the background.
    public class func backgroundTrigger(withCount count: UInt) -> Self { counting(.appBackground, count) }
    /// Counts sessions; the current one counts when the schedule is stored (AS-070).
    public class func activeSessionTrigger(withCount count: UInt) -> Self { counting(.activeSession, count) }

    /// Counts arrivals in a region.
    public class func regionEnterTrigger(forRegionID regionID: String, count: UInt) -> Self {
        counting(.regionEnter, count, JSONPredicate(equalTo: regionID))
    }

    /// Counts departures from a region.
    public class func regionExitTrigger(forRegionID regionID: String, count: UInt) -> Self {
        counting(.regionExit, count, JSONPredicate(equalTo: regionID))
    }

    /// Counts views of a screen of the app.
    public class func screenTrigger(forScreenName screenName: String, count: UInt) -> Self {
        counting(.screen, count, JSONPredicate(equalTo: screenName))
    }

    /// Counts custom events.
    public class func customEventTrigger(with predicate: JSONPredicate?, count: UInt) -> Self {
        counting(.customEventCount, count, predicate)
    }

    /// Adds up the values of custom events.
    public class func customEventTrigger(with predicate: JSONPredicate?, value: NSNumber) -> Self {
        Self(.customEventValue, goal: value, predicate: predicate)
    }

    /// Counts starts of another version of the app that fits a constraint (AS-109).
    ///
    /// - Parameters:
    ///   - constraint: a version, the beginning of one with a `+` behind it, or a range; see `VersionConstraint`.
    ///   - count: how many starts it takes.
    public class func versionTrigger(withConstraint constraint: String, count: UInt) -> Self {
        counting(.version, count, JSONPredicate(version: constraint))
    }

    /// Whether the object is a trigger of the same kind with the same goal and predicate.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ScheduleTrigger else { return false }
        return type == other.type && goal == other.goal && predicate == other.predicate
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(type)
        hasher.combine(goal)
        return hasher.finalize()
    }
}

@available(*, unavailable) extension ScheduleTrigger: Sendable {}

/// Where the app has to be before a delayed schedule is executed. The rules do not give the raw values; these
/// are this model's.
public enum ScheduleDelayAppState: UInt, Sendable {
    /// The states that a delay can wait for.
    case any, foreground, background
}

/// What has to happen between a schedule's trigger and its execution (AS-062).
///
/// The rules name what a delay can ask for and not how the builder's members are spelt: see
/// `ScheduleDelayBuilder`. Immutable; any thread. Not Sendable, as in the SDK.
open class ScheduleDelay: NSObject {
    /// How long to wait before the message is prepared, in seconds.
    public let seconds: TimeInterval
    /// The screens of which one has to be the current one when the message is shown; nil means any.
    public let screens: [String]?
    /// The region in which the device has to be when the message is shown; nil means anywhere.
    public let regionID: String?
    /// Where the app has to be when the message is shown.
    public let appState: ScheduleDelayAppState
    /// The events that take the schedule back to where it waits for its triggers; empty when there are none.
    public let cancellationTriggers: [ScheduleTrigger]

    /// Makes a delay.
    ///
    /// - Parameter builderBlock: sets the members, inside this call.
    public convenience init(builderBlock: @escaping (ScheduleDelayBuilder) -> Void) {
        let builder = ScheduleDelayBuilder()
        builderBlock(builder)
        self.init(builder)
    }

    init(_ builder: ScheduleDelayBuilder) {
        seconds = builder.seconds
        screens = builder.screens
        regionID = builder.regionID
        appState = builder.appState
        cancellationTriggers = builder.cancellationTriggers ?? []
        super.init()
    }

    /// Whether a schedule may have it: the time is not negative and there are at most ten triggers. Both bounds
    /// are this model's reading; the rules say only that a delay can be invalid (AS-066).
    open var isValid: Bool {
        seconds >= 0 && cancellationTriggers.count <= Int(UAScheduleMaxTriggers)
    }

    /// Whether a delay has the same values.
    ///
    /// - Parameter delay: the other one; nil is never equal.
    open func isEqual(to delay: ScheduleDelay?) -> Bool {
        guard let delay else { return false }
        return seconds == delay.seconds && screens == delay.screens && regionID == delay.regionID
            && appState == delay.appState && cancellationTriggers == delay.cancellationTriggers
    }

    /// Whether the object is a delay with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        isEqual(to: object as? ScheduleDelay)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(seconds)
        hasher.combine(screens)
        hasher.combine(regionID)
        return hasher.finalize()
    }
}

@available(*, unavailable)
extension ScheduleDelay: Sendable {}

/// What a delay is made of. Not Sendable: it is filled in inside one call. The spellings are this model's.
open class ScheduleDelayBuilder: NSObject {
    /// How long to wait, in seconds.
    public var seconds: TimeInterval = 0
    /// The screens of which one has to be the current one.
    public var screens: [String]?
    /// The region in which the device has to be.
    public var regionID: String?
    /// Where the app has to be.
    public var appState = ScheduleDelayAppState.any
    /// The events that take the schedule back.
    public var cancellationTriggers: [ScheduleTrigger]?
}

@available(*, unavailable)
extension ScheduleDelayBuilder: Sendable {}
