public import Foundation
import HeadlessStage

/// The kinds of events that a trigger can count. The raw values are the SDK's.
public enum UAScheduleTriggerType: Int, Sendable {
    /// The app comes to the foreground.
    case appForeground = 0
    /// The app enters the background.
    case appBackground = 1
    /// The device enters a region.
    case regionEnter = 2
    /// The device leaves a region.
    case regionExit = 3
    /// The number of custom events.
    case customEventCount = 4
    /// The sum of custom events' values.
    case customEventValue = 5
    /// The app shows a screen.
    case screen = 6
    /// The app's process starts.
    case appInit = 7
    /// A session begins.
    case activeSession = 8
    /// The app runs in a new version.
    case version = 9
}

/// Triggers a schedule when events of one kind have reached a goal (AS-060). Immutable; any thread. Not Sendable, as in
/// the SDK.
public class ScheduleTrigger: NSObject {
    /// The kind of event that is counted.
    public let type: UAScheduleTriggerType
    /// The sum that the events have to reach.
    public let goal: NSNumber
    /// Decides which events count; nil means every event of the kind.
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
    /// Counts each time the app comes to the foreground.
    public class func foregroundTrigger(withCount count: UInt) -> Self { counting(.appForeground, count) }
    /// Counts each time the app enters the background.
    public class func backgroundTrigger(withCount count: UInt) -> Self { counting(.appBackground, count) }
    /// Counts sessions; the current one counts when the schedule is stored (AS-070).
    public class func activeSessionTrigger(withCount count: UInt) -> Self { counting(.activeSession, count) }

    /// Counts each time the device enters a region.
    public class func regionEnterTrigger(forRegionID regionID: String, count: UInt) -> Self {
        counting(.regionEnter, count, JSONPredicate(equalTo: regionID))
    }

    /// Counts each time the device leaves a region.
    public class func regionExitTrigger(forRegionID regionID: String, count: UInt) -> Self {
        counting(.regionExit, count, JSONPredicate(equalTo: regionID))
    }

    /// Counts each time the app shows a screen.
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

    /// Counts first starts of a new app version that matches a constraint (AS-109).
    ///
    /// - Parameters:
    ///   - constraint: a version, a version prefix with a `+` behind it, or a range; see `VersionConstraint`.
    ///   - count: how many starts are required.
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

/// The app state that a delayed schedule waits for. The rules do not give the raw values; these are this model's.
public enum ScheduleDelayAppState: UInt, Sendable {
    /// The states that a delay can wait for.
    case any, foreground, background
}

/// The conditions between a schedule's trigger and its execution (AS-062).
///
/// The rules state the conditions but not the names of the builder's members: see `ScheduleDelayBuilder`. Immutable;
/// any thread. Not Sendable, as in the SDK.
open class ScheduleDelay: NSObject {
    /// The time before the message is prepared, in seconds.
    public let seconds: TimeInterval
    /// The screens of which one must be the current one when the message is shown; nil means any.
    public let screens: [String]?
    /// The region in which the device must be when the message is shown; nil means anywhere.
    public let regionID: String?
    /// The required app state when the message is shown.
    public let appState: ScheduleDelayAppState
    /// The events that return the schedule to idle; empty when there are none.
    public let cancellationTriggers: [ScheduleTrigger]

    /// Makes a delay.
    ///
    /// - Parameter builderBlock: sets the builder's values, before this returns.
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

    /// Whether a schedule may have this delay: the time is not negative, and there are at most ten triggers. Both
    /// limits are this model's interpretation; the rules say only that a delay can be invalid (AS-066).
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

/// The values of a delay. Not Sendable: they are set within one call. The names are this model's.
open class ScheduleDelayBuilder: NSObject {
    /// The time to wait, in seconds.
    public var seconds: TimeInterval = 0
    /// The screens of which one must be the current one.
    public var screens: [String]?
    /// The region in which the device must be.
    public var regionID: String?
    /// The required app state.
    public var appState = ScheduleDelayAppState.any
    /// The events that return the schedule to idle.
    public var cancellationTriggers: [ScheduleTrigger]?
}

@available(*, unavailable)
extension ScheduleDelayBuilder: Sendable {}
