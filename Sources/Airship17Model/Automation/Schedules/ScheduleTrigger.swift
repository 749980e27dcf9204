public import Foundation
import HeadlessStage

/// Which kind of event a trigger counts. The raw values are the SDK's.
public enum UAScheduleTriggerType: Int, Sendable {
    case appForeground = 0
    case appBackground = 1
    case regionEnter = 2
    case regionExit = 3
    case customEventCount = 4
    case customEventValue = 5
    case screen = 6
    case appInit = 7
    case activeSession = 8
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
