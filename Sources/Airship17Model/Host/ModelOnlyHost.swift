// Model-only API: nothing in this file exists in the SDK.

import AirshipShared
public import Foundation
import HeadlessStage
import PlatformStandIns

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

    /// Decides what the JSON predicates of triggers answer; true at first. Gets the predicate's JSON and the event's
    /// argument. Any thread; called on the main thread.
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
