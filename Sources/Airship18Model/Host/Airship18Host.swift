import AirshipShared
public import Foundation
public import HeadlessStage
public import PlatformStandIns

/// The campaign side of the SDK on a stage: lets campaigns qualify. Part of the model, not of the SDK.
///
/// Sendable: what changes is behind locks. Any thread. All hosts of a stage share its schedules, as one device has one SDK.
public final class Airship18Host: HeadlessHost {
    /// The world that the SDK lives in.
    public let stage: HeadlessStage
    var world: AirshipWorld { .of(stage) }

    /// Makes a host on a stage, of the latest 20 unless another host of the stage said otherwise.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// Makes a host on a stage.
    ///
    /// - Parameters:
    ///   - stage: the world that the SDK lives in.
    ///   - version: the SDK's version, for all hosts of the stage.
    public init(stage: HeadlessStage, version: Airship18Version) {
        self.stage = stage
        world.circumstances[\.version] = version
    }

    /// Lets a campaign qualify: stores its schedules, if the stage has not had any with these identifiers before, and sets
    /// them off, whatever their triggers count. From there on the rules apply: a schedule that is not idle is not set off
    /// (AM-041), and nothing is while the feature is off (AM-052). The log says so when nothing is set off.
    ///
    /// - Parameter json: what the server sends, with `in_app_messages` and perhaps `frequency_constraints`; or one
    ///   schedule; or a message alone, which gets a schedule with the identifier `message-1`, `message-2` and so on. A
    ///   schedule without `triggers` is set off by the host only.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected. Nothing has happened then.
    public func trigger(json: Data) throws {
        let payload = try payload(json)
        let world = lookedAtWorld
        // Posted, not called: what the SDK has to do at its start comes first.
        stage.onMain { world.automation.setOff(payload) }
    }

    /// Reads a campaign's schedules and does nothing with them.
    ///
    /// - Parameter json: see `trigger(json:)`.
    /// - Throws: `PayloadError`.
    public func schedules(in json: Data) throws -> [AutomationSchedule] {
        try payload(json).schedules
    }

    /// Sets a schedule off that is at hand; see `trigger(json:)`.
    public func trigger(_ schedule: AutomationSchedule) {
        let world = lookedAtWorld
        stage.onMain { world.automation.setOff(CampaignPayload(schedules: [schedule], constraints: nil)) }
    }

    /// The SDK of the stage, for a campaign that qualifies: the log says so if the app's delegate is on another one.
    private var lookedAtWorld: AirshipWorld {
        stage.reportMisplacedDelegate(in: AirshipWorld.self, from: StageLink.source) { $0.hasDelegate }
        return world
    }

    private func payload(_ json: Data) throws -> CampaignPayload {
        let number = world.circumstances.nextNumber()
        return try CampaignPayload(
            json, anonymousID: "message-\(number)", version: world.circumstances[\.version])
    }
}

extension SDKInAppAutomation {
    @MainActor fileprivate func setOff(_ payload: CampaignPayload) {
        engine.start()
        if let constraints = payload.constraints { installation.frequencies.set(constraints) }
        var isUnderWay: Set<String> = []
        for schedule in payload.schedules where store[schedule.identifier] == nil {
            guard installation.circumstances.isNew(schedule.identifier) else { continue }
            installation.remote.known.insert(schedule.identifier)
            engine.upsert([schedule])
            // An event of the last half minute may have set it off already (AM-119).
            if store[schedule.identifier]?.state == .triggered { isUnderWay.insert(schedule.identifier) }
        }
        let waiting = payload.schedules.filter { !isUnderWay.contains($0.identifier) }
        for schedule in AutomationEngine.byPriority(waiting.compactMap { store[$0.identifier] })
        where schedule.state == .idle && installation.circumstances[\.isFeatureEnabled] {
            engine.trigger(schedule.id)
            if schedule.state == .triggered { isUnderWay.insert(schedule.id) }
        }
        for schedule in waiting where !isUnderWay.contains(schedule.identifier) {
            installation.link.record(.note, "not set off", ["schedule": schedule.identifier])
        }
    }
}

// Model-only API: nothing from here on exists in the SDK.

extension Airship18Host {
    private var circumstances: Circumstances { world.circumstances }

    /// The SDK's version, for all hosts of the stage: the latest 20 at first. Any thread.
    public var version: Airship18Version {
        get { circumstances[\.version] }
        set { circumstances[\.version] = newValue }
    }

    /// Chooses what a finding does that no vendor test covers; `asVendor` at first. Any thread.
    public func setBehavior(_ behavior: Airship18Behavior, for finding: Airship18Finding) {
        var documented = circumstances[\.documented]
        if behavior == .asDocumented { documented.insert(finding) } else { documented.remove(finding) }
        circumstances[\.documented] = documented
    }

    /// Whether the privacy settings allow in-app automation; true at first. While they do not, no event counts and nothing
    /// is executed, but what was set off is prepared (AM-052). Setting true has all that wait looked at again, from
    /// 18.7.2 on (AM-046). Any thread.
    public var isFeatureEnabled: Bool {
        get { circumstances[\.isFeatureEnabled] }
        set {
            circumstances[\.isFeatureEnabled] = newValue
            let world = world
            guard newValue, version.unpausingNotifies else { return }
            stage.onMainNow { world.automation.engine.conditionsChanged() }
        }
    }

    /// Whether the privacy settings allow analytics; true at first. From 18.7.1 on screens and custom events count only
    /// then (AM-114). Any thread.
    public var isAnalyticsEnabled: Bool {
        get { circumstances[\.isAnalyticsEnabled] }
        set { circumstances[\.isAnalyticsEnabled] = newValue }
    }

    /// Whether the SDK's configuration pauses displays at every launch; false at first (AM-017). It takes effect at the
    /// next launch, and stays paused after it is set back: the SDK stores that. Any thread.
    public var autoPauseInAppAutomationOnLaunch: Bool {
        get { circumstances[\.pausesOnLaunch] }
        set { circumstances[\.pausesOnLaunch] = newValue }
    }

    /// Whether the schedules from the server are up to date; they are at first. Any thread.
    public var updateStatus: InAppAutomationUpdateStatus {
        get { world.installation.remote.status }
        set { world.installation.remote.set(newValue) }
    }

    /// The kinds of notifications that the app has, whose actions become the buttons of standard messages. Any thread.
    public var notificationCategories: Set<UNNotificationCategory> {
        get { circumstances[\.notificationCategories].all }
        set { circumstances[\.notificationCategories] = NotificationCategories(newValue) }
    }

    /// How many times a schedule that waits was looked at so far. Main actor.
    @MainActor public var examinedScheduleCount: Int { world.automation.engine.examinedCount }

    // MARK: What happens

    /// Something happens that triggers count. For becoming active or going to the background set `stage.app.state`, unless
    /// nothing but the event is meant. Done before this returns when called on the main thread.
    public func send(_ event: Airship18Event) {
        switch event {
        case .screen(let name): circumstances[\.screen] = name
        case .regionEnter(let region): circumstances[\.regions].insert(region)
        case .regionExit(let region): circumstances[\.regions].remove(region)
        case .appInit, .foreground, .background, .customEvent, .version, .inApp: break
        }
        let world = world
        stage.onMainNow {
            let engine = world.automation.engine
            engine.start()
            engine.receive(event)
            engine.delayConditionsChanged()
        }
    }

    /// The network comes or goes; the SDK's own adapters wait for it (AM-028). Any thread.
    public func setNetworkReachable(_ isReachable: Bool) {
        stage.network.isReachable = isReachable
        let connectivity = world.installation.connectivity
        if isReachable { stage.onMainNow { connectivity.arrived() } }
    }

    /// The server's word comes, in the form of section 2.11: it changes schedules, brings new ones, and ends those that are
    /// gone (AM-121, AM-122). What cannot be read is written into the log. Done before this returns when called on the main
    /// thread.
    public func receiveRemoteData(_ json: String) {
        let world = world
        stage.onMainNow {
            world.automation.receive(remote: Data(json.utf8), at: world.installation.date)
        }
    }

    /// The server changes a schedule: what was prepared of it is not displayed, and it waits for
    /// `receiveRemoteData(_:)` or `refreshRemoteData()` (AM-043, AM-054). Any thread.
    public func markStale(scheduleID: String) {
        world.installation.remote.mark(scheduleID, isStale: true)
    }

    /// The SDK asks the server again and learns nothing new: what waited for that is prepared. Done before this returns
    /// when called on the main thread.
    public func refreshRemoteData() {
        let world = world
        stage.onMainNow {
            for id in world.installation.remote.known { world.installation.remote.mark(id, isStale: false) }
            world.automation.engine.preparer.refreshed()
            world.installation.remote.set(.upToDate)
        }
    }

    /// A push arrives in the app. If it holds a standard message, that is scheduled as section 4.10 says; the log says so if
    /// it cannot be. Done before this returns when called on the main thread.
    ///
    /// - Parameter userInfo: the push, with the message at `com.urbanairship.in_app`.
    public func receivePush(_ userInfo: [AnyHashable: Any]) {
        handle(userInfo) { $0.receive($1) }
    }

    /// The user opens a push. If it is the one that brought the message that still waits, that is not shown. Done before
    /// this returns when called on the main thread.
    ///
    /// - Parameter userInfo: the push, as it arrived.
    public func openPush(_ userInfo: [AnyHashable: Any]) {
        handle(userInfo) { $0.open($1) }
    }

    private func handle(
        _ userInfo: [AnyHashable: Any],
        _ body: @escaping @MainActor @Sendable (SDKLegacyInAppMessaging, AirshipJSON) -> Void
    ) {
        let members = Dictionary(
            userInfo.compactMap { key, value in
                (key.base as? String).map { ($0, AirshipJSON(JSONValue(value))) }
            },
            uniquingKeysWith: { first, _ in first })
        let (stage, world) = (stage, world)
        stage.onMainNow {
            world.automation.engine.start()
            stage.run { body(world.automation.legacy, .object(members)) }
        }
    }

    /// The process ends and the app is started again with what is stored (AM-073). `Airship.inAppAutomation` is another
    /// object when this returns; delegates, closures and adapters have to be set again. What the start does comes later, on
    /// the main thread. Views of the old process stay on the stage. Any thread.
    public func relaunch() {
        world.relaunch()
    }
}
