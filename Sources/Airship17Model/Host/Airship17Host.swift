import AirshipShared
public import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of the SDK on a stage: lets campaigns qualify. Part of the model, not of the SDK.
///
/// Sendable: what changes is behind locks. Any thread. All hosts of a stage share its schedules, as one device has one SDK.
public final class Airship17Host: HeadlessHost {
    /// The world that the SDK lives in.
    public let stage: HeadlessStage
    var world: AirshipWorld { .of(stage) }

    /// Makes a host on a stage, on which the SDK has taken off then.
    public convenience init(stage: HeadlessStage) {
        self.init(stage: stage, takesOff: true)
    }

    /// Makes a host on a stage.
    ///
    /// - Parameters:
    ///   - stage: the world that the SDK lives in.
    ///   - takesOff: whether the SDK has taken off then; false for an app that does that itself, with `Airship.takeOff`.
    public init(stage: HeadlessStage, takesOff: Bool) {
        self.stage = stage
        if takesOff { world.takeOff() }
    }

    /// Lets a campaign qualify: stores its schedule, if the stage has not had one with this identifier before, and sets it
    /// off, whatever its triggers count. From there on the rules apply: a schedule that is not idle, over its limit or
    /// cancelled is not set off (AS-061, AS-063), and nothing is while the component is off (AS-002). The log says so when
    /// nothing is set off.
    ///
    /// - Parameter json: a schedule with a `message` or with `actions`; or a message alone, which gets a schedule with the
    ///   identifier `message-1`, `message-2` and so on. A schedule without `triggers` is set off by the host only.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected. Nothing has happened then.
    public func trigger(json: Data) throws {
        trigger(try schedule(in: json))
    }

    /// Reads a campaign's schedule and does nothing with it.
    ///
    /// - Parameter json: see `trigger(json:)`.
    /// - Throws: `PayloadError`.
    public func schedule(in json: Data) throws -> UASchedule {
        let number = world.installation.circumstances.nextNumber()
        return try stage.run { try SchedulePayload(anonymousID: "message-\(number)").decode(json) }
    }

    /// Lets a campaign qualify whose schedule is at hand; see `trigger(json:)`.
    public func trigger(_ schedule: UASchedule) {
        let world = world
        stage.reportMisplacedDelegate(in: AirshipWorld.self, from: StageLink.source) { $0.hasDelegate }
        // Schedules are immutable, and nothing changes in the SDK but what is behind locks or of the main actor.
        let (automation, schedule) = (Carried(world.automation), Carried(schedule))
        // Posted, not called: what the SDK has to do at its start comes first.
        stage.onMain { automation.value.setOff(schedule.value, in: world.installation) }
    }
}

extension InAppAutomation {
    @MainActor fileprivate func setOff(_ schedule: UASchedule, in installation: Installation) {
        let id = schedule.identifier
        if engine.store[id] == nil, installation.circumstances.isNew(id) {
            guard engine.add([schedule]) else { return }
            tellAssets(of: [schedule])
        }
        guard let stored = engine.store[id], stored.state == .idle, !engine.isPaused else {
            return installation.link.record(.note, "not set off", ["scheduleID": id])
        }
        engine.trigger(stored)
    }
}

// Model-only API: nothing from here on exists in the SDK.

extension Airship17Host {
    private var circumstances: Circumstances { world.installation.circumstances }

    /// Which of two states of the SDK's code is followed, where they differ (AS-009, AS-025, AS-026, AS-037, AS-049). The
    /// late one at first. Any thread.
    public var era: Airship17Era {
        get { circumstances[\.era] }
        set { circumstances[\.era] = newValue }
    }

    /// Whether the privacy settings allow in-app automation; true at first. False pauses as the component does (AS-002).
    /// Any thread.
    public var isFeatureEnabled: Bool {
        get { world.installation.settings[\.isFeatureEnabled] }
        set {
            world.installation.settings[\.isFeatureEnabled] = newValue
            if newValue { world.automation.engine.resume() }
        }
    }

    /// How many schedules can be stored; 1000 at first (AS-066). Any thread.
    public var scheduleLimit: Int {
        get { circumstances[\.scheduleLimit] }
        set { circumstances[\.scheduleLimit] = newValue }
    }

    /// Who takes the calls of pages that the SDK does not know; held weakly. Any thread.
    public var javaScriptCommandDelegate: (any JavaScriptCommandDelegate)? {
        get { world.installation.commandDelegate.withLock { $0.delegate } }
        set { world.installation.commandDelegate.withLock { $0.delegate = newValue } }
    }

    /// How many times a waiting schedule was looked at so far. Main actor.
    @MainActor public var examinedScheduleCount: Int { world.automation.engine.examinedCount }

    // MARK: What others decide

    /// Decides which URLs are allowed; every one at first (AS-025, 6.1). Any thread; called on any thread.
    public func setURLAllowList(_ isAllowed: @escaping @Sendable (URL, Airship17URLScope) -> Bool) {
        circumstances[\.isURLAllowed] = isAllowed
    }

    /// Decides which schedules are over a frequency limit, by their identifiers; none at first (AS-026). Any thread;
    /// called on any thread.
    public func setFrequencyCheck(_ isOverLimit: @escaping @Sendable (String) -> Bool) {
        circumstances[\.isOverFrequencyLimit] = isOverLimit
    }

    /// Decides for which schedules, by their identifiers, the user belongs to the audience; for all at first (AS-065).
    /// Asked for schedules with an audience only. Any thread; called on any thread.
    public func setAudienceCheck(_ isInAudience: @escaping @Sendable (String) -> Bool) {
        circumstances[\.isInAudience] = isInAudience
    }

    /// Decides what the JSON predicates of triggers answer, in the place of what they say themselves. Gets the predicate's
    /// JSON and the event's argument: its name. Any thread; called on the main thread.
    public func setPredicateEvaluator(
        _ evaluate: @escaping @Sendable (_ json: String, _ argument: String) -> Bool
    ) {
        circumstances[\.predicate] = evaluate
    }

    /// Hears of every action that the SDK runs: its name, its argument, and why it runs. Any thread; called on the thread
    /// that runs the action.
    public func setActionRunner(_ run: @escaping @Sendable (String, Any, String) -> Void) {
        circumstances.actionRunner.withLock { $0 = Carried(run) }
    }

    /// Gives the messages of deferred schedules, as the JSON of a message, by their URLs (AS-111); none at first. Without
    /// one the schedule counts an execution, and the log says so: what a failed request does is not in the rules. Any
    /// thread; called on a background thread.
    public func setDeferredAnswer(_ answer: @escaping @Sendable (URL) -> Data?) {
        circumstances[\.deferredAnswer] = answer
    }

    // MARK: What happens

    /// Something happens that triggers count. For `foreground` and `background` set `stage.app.state`, unless nothing but
    /// the event is meant. Done before this returns when called on the main thread.
    public func send(_ event: Airship17Event) {
        switch event {
        case .screen(let name): circumstances[\.screen] = name
        case .regionEnter(let region): circumstances[\.region] = region
        case .regionExit(let region): circumstances.leave(region)
        case .appInit, .foreground, .background, .customEvent, .version: break
        }
        let world = world
        stage.onMainNow { world.automation.engine.receive(event) }
    }

    /// The network comes or goes; when it comes, what waits is looked at again (AS-027). Any thread.
    public func setNetworkReachable(_ isReachable: Bool) {
        let wasReachable = stage.network.isReachable
        stage.network.isReachable = isReachable
        if isReachable, !wasReachable { world.automation.engine.conditionsChanged() }
    }

    /// A schedule was changed by the server since it was prepared: it is prepared again before it is displayed (AS-026).
    /// Done before this returns when called on the main thread.
    public func markStale(scheduleID: String) {
        let world = world
        stage.onMainNow { world.automation.engine.markStale(scheduleID) }
    }

    /// The process ends and the app is started again with what is stored (AS-006, AS-049, AS-069). `shared` is another
    /// object when this returns; delegates and factory blocks have to be set again. What the start does comes later, on
    /// the main thread. Views of the old process stay on the stage. Any thread.
    public func relaunch() {
        world.relaunch()
    }
}

/// Something that triggers count and that waiting schedules may wait for. In the SDK these come from the
/// system and from its other parts.
public enum Airship17Event: Sendable, Hashable {
    /// The app's process starts.
    case appInit
    /// The app comes to the foreground. On a stage this follows from `stage.app.state`.
    case foreground
    /// The app leaves for the background. On a stage this follows from `stage.app.state`.
    case background
    /// The app tracks a screen; nil for none.
    case screen(String?)
    /// The device arrives in a region.
    case regionEnter(String)
    /// The device leaves a region.
    case regionExit(String)
    /// The app tracks a custom event, which may have a value.
    case customEvent(String, value: Double? = nil)
    /// The app was started in a new version.
    case version(String)

    /// What one kind of trigger adds, and what its predicate looks at.
    typealias Count = (type: UAScheduleTriggerType, amount: Double, argument: Argument?)

    /// What an event carries: its name, and the JSON that predicates look into.
    struct Argument {
        let name: String
        let json: JSONValue
    }

    /// What each kind of trigger that counts the event adds; no argument means that no predicate is asked (AS-060).
    var counts: [Count] {
        switch self {
        case .appInit: [(.appInit, 1, nil)]
        case .foreground: [(.appForeground, 1, nil), (.activeSession, 1, nil)]
        case .background: [(.appBackground, 1, nil)]
        case .screen(let name):
            name.map { [(.screen, 1, Argument(name: $0, json: .string($0)))] } ?? []
        case .regionEnter(let region): [(.regionEnter, 1, Self.region(region))]
        case .regionExit(let region): [(.regionExit, 1, Self.region(region))]
        case .customEvent(let name, let value): Self.customEvent(name, value)
        case .version(let version):
            [
                (
                    .version, 1,
                    Argument(
                        name: version, json: .object(["ios": .object(["version": .string(version)])]))
                )
            ]
        }
    }

    private static func region(_ name: String) -> Argument {
        Argument(name: name, json: .object(["region_id": .string(name)]))
    }

    private static func customEvent(_ name: String, _ value: Double?) -> [Count] {
        var body: [String: JSONValue] = ["event_name": .string(name)]
        body["event_value"] = value.map { JSONValue($0) }
        let argument = Argument(name: name, json: .object(body))
        return [(.customEventCount, 1, argument)] + (value.map { [(.customEventValue, $0, argument)] } ?? [])
    }

    /// Whether waiting schedules are looked at again after it (AS-027).
    var changesConditions: Bool {
        switch self {
        case .foreground, .background, .screen, .regionEnter, .regionExit: true
        case .appInit, .customEvent, .version: false
        }
    }
}
