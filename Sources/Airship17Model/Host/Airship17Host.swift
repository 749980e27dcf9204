import AirshipShared
public import Foundation
public import HeadlessStage
import PlatformStandIns

/// The campaign side of the SDK on a stage: triggers campaigns. Part of the model, not of the SDK.
///
/// Sendable: mutable state is protected by locks. Any thread. All hosts of a stage share its schedules, because a
/// device has one SDK.
public final class Airship17Host: HeadlessHost {
    /// The stage that the SDK runs on.
    public let stage: HeadlessStage
    var world: AirshipWorld { .of(stage) }

    /// Makes a host on a stage, and lets the SDK take off.
    public convenience init(stage: HeadlessStage) {
        self.init(stage: stage, takesOff: true)
    }

    /// Makes a host on a stage.
    ///
    /// - Parameters:
    ///   - stage: the stage that the SDK runs on.
    ///   - takesOff: whether the SDK takes off at once; false for an app that calls `Airship.takeOff` itself.
    public init(stage: HeadlessStage, takesOff: Bool) {
        self.stage = stage
        if takesOff { world.takeOff() }
    }

    /// Triggers a campaign: stores its schedule, if the stage has not had one with this identifier before, and triggers
    /// it, whatever its triggers have counted. The SDK's rules apply: a schedule that is not idle, over its limit or
    /// cancelled is not triggered (AS-061, AS-063), and no schedule is triggered while the component is off (AS-002).
    /// If nothing is triggered, the log says so.
    ///
    /// - Parameter json: a schedule with a `message` or with `actions`; or a message alone, which gets a schedule with
    ///   the identifier `message-1`, `message-2` and so on. A schedule without `triggers` is triggered only by the
    ///   host.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected. Then nothing has
    ///   happened.
    public func trigger(json: Data) throws {
        trigger(try schedule(in: json))
    }

    /// Reads a campaign's schedule without storing it.
    ///
    /// - Parameter json: see `trigger(json:)`.
    /// - Throws: `PayloadError`.
    public func schedule(in json: Data) throws -> UASchedule {
        let number = world.installation.circumstances.nextNumber()
        return try stage.run { try SchedulePayload(anonymousID: "message-\(number)").decode(json) }
    }

    /// Triggers a campaign from an existing schedule; see `trigger(json:)`.
    public func trigger(_ schedule: UASchedule) {
        let world = world
        stage.reportMisplacedDelegate(in: AirshipWorld.self, from: StageLink.source) { $0.hasDelegate }
        // Schedules are immutable, and the SDK's mutable state is protected by locks or isolated to the main actor.
        let (automation, schedule) = (Carried(world.automation), Carried(schedule))
        // Posted, not called, because the SDK's start-up work comes first.
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

    /// The era of the SDK that the model follows where the two eras differ (AS-009, AS-025, AS-026, AS-037, AS-049).
    /// The late one by default. Any thread.
    public var era: Airship17Era {
        get { circumstances[\.era] }
        set { circumstances[\.era] = newValue }
    }

    /// Whether the privacy settings allow in-app automation; true by default. False pauses like a disabled component
    /// (AS-002). Any thread.
    public var isFeatureEnabled: Bool {
        get { world.installation.settings[\.isFeatureEnabled] }
        set {
            world.installation.settings[\.isFeatureEnabled] = newValue
            if newValue { world.automation.engine.resume() }
        }
    }

    /// The maximum number of stored schedules; 1000 by default (AS-066). Any thread.
    public var scheduleLimit: Int {
        get { circumstances[\.scheduleLimit] }
        set { circumstances[\.scheduleLimit] = newValue }
    }

    /// The delegate that handles calls from pages which the SDK does not know; held weakly. Any thread.
    public var javaScriptCommandDelegate: (any JavaScriptCommandDelegate)? {
        get { world.installation.commandDelegate.withLock { $0.delegate } }
        set { world.installation.commandDelegate.withLock { $0.delegate = newValue } }
    }

    /// How many times a waiting schedule was checked so far. Main actor.
    @MainActor public var examinedScheduleCount: Int { world.automation.engine.examinedCount }

    // MARK: Decisions of other parts

    /// Sets which URLs are allowed; by default all are (AS-025, 6.1). Any thread; called on any thread.
    public func setURLAllowList(_ isAllowed: @escaping @Sendable (URL, Airship17URLScope) -> Bool) {
        circumstances[\.isURLAllowed] = isAllowed
    }

    /// Sets which schedules are over a frequency limit, by their identifiers; by default none is (AS-026). Any thread;
    /// called on any thread.
    public func setFrequencyCheck(_ isOverLimit: @escaping @Sendable (String) -> Bool) {
        circumstances[\.isOverFrequencyLimit] = isOverLimit
    }

    /// Sets for which schedules, by their identifiers, the user belongs to the audience; by default for all (AS-065).
    /// Asked only for schedules with an audience. Any thread; called on any thread.
    public func setAudienceCheck(_ isInAudience: @escaping @Sendable (String) -> Bool) {
        circumstances[\.isInAudience] = isInAudience
    }

    /// Replaces the evaluation of the triggers' JSON predicates. The function gets the predicate's JSON and the event's
    /// argument: its name. Any thread; called on the main thread.
    public func setPredicateEvaluator(
        _ evaluate: @escaping @Sendable (_ json: String, _ argument: String) -> Bool
    ) {
        circumstances[\.predicate] = evaluate
    }

    /// Sets a function that is called with every action that the SDK runs: its name, its argument, and the situation.
    /// Any thread; called on the thread that runs the action.
    public func setActionRunner(_ run: @escaping @Sendable (String, Any, String) -> Void) {
        circumstances.actionRunner.withLock { $0 = Carried(run) }
    }

    /// Sets the messages of deferred schedules, as the JSON of a message, by their URLs (AS-111); none by default.
    /// Without a message the schedule counts an execution, and this is logged: the rules do not say what a failed
    /// request does. Any thread; called on a background thread.
    public func setDeferredAnswer(_ answer: @escaping @Sendable (URL) -> Data?) {
        circumstances[\.deferredAnswer] = answer
    }

    // MARK: Events

    /// Sends an event that triggers can count. For `foreground` and `background` set `stage.app.state`, unless only the
    /// event is wanted. Its effects come later, on the main thread, as in the SDK (AS-029).
    public func send(_ event: Airship17Event) {
        switch event {
        case .screen(let name): circumstances[\.screen] = name
        case .regionEnter(let region): circumstances[\.region] = region
        case .regionExit(let region): circumstances.leave(region)
        case .appInit, .foreground, .background, .customEvent, .version: break
        }
        world.automation.engine.hear(event)
    }

    /// Sets whether the network is reachable; when it becomes reachable, waiting schedules are checked again (AS-027).
    /// Any thread.
    public func setNetworkReachable(_ isReachable: Bool) {
        let wasReachable = stage.network.isReachable
        stage.network.isReachable = isReachable
        if isReachable, !wasReachable { world.automation.engine.conditionsChanged() }
    }

    /// The server changed a schedule after it was prepared: it is prepared again before it is displayed (AS-026). The
    /// effects come later, on the main thread.
    public func markStale(scheduleID: String) {
        let world = world
        stage.onMain { world.automation.engine.markStale(scheduleID) }
    }

    /// The process ends and the app is started again with the stored schedules (AS-006, AS-049, AS-069). When this
    /// returns, `shared` is another object, and delegates and factory blocks have to be set again. The start-up work
    /// comes later, on the main thread. Views of the old process stay on the stage. Any thread.
    public func relaunch() {
        world.relaunch()
    }
}

/// An event that triggers can count, and that may change the conditions of waiting schedules. In the SDK such events
/// come from the system and from its other parts.
public enum Airship17Event: Sendable, Hashable {
    /// The app's process starts.
    case appInit
    /// The app comes to the foreground. On a stage this follows from `stage.app.state`.
    case foreground
    /// The app enters the background. On a stage this follows from `stage.app.state`.
    case background
    /// The app tracks a screen; nil for none.
    case screen(String?)
    /// The device arrives in a region.
    case regionEnter(String)
    /// The device leaves a region.
    case regionExit(String)
    /// The app tracks a custom event, which may have a value.
    case customEvent(String, value: Double? = nil)
    /// The app was started for the first time in a new version.
    case version(String)

    /// The amount that one kind of trigger counts, and the argument for its predicate.
    typealias Count = (type: UAScheduleTriggerType, amount: Double, argument: Argument?)

    /// The data of an event: its name, and the JSON that predicates read.
    struct Argument {
        let name: String
        let json: JSONValue
    }

    /// The amount for each kind of trigger that counts the event; without an argument no predicate is asked (AS-060).
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

    /// Whether waiting schedules are checked again after it (AS-027).
    var changesConditions: Bool {
        switch self {
        case .foreground, .background, .screen, .regionEnter, .regionExit: true
        case .appInit, .customEvent, .version: false
        }
    }
}
