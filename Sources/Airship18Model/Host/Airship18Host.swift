import AirshipShared
public import Foundation
public import HeadlessStage
public import PlatformStandIns

/// The campaign side of the SDK on a stage: triggers campaigns. Part of the model, not of the SDK.
///
/// Sendable: mutable state is protected by locks. Any thread. All hosts of a stage share its schedules, because a
/// device has one SDK.
public final class Airship18Host: HeadlessHost {
    /// The stage that the SDK runs on.
    public let stage: HeadlessStage
    var world: AirshipWorld { .of(stage) }

    /// Makes a host on a stage, with the latest version 20 unless another host of the stage has set a version.
    public init(stage: HeadlessStage) {
        self.stage = stage
    }

    /// Makes a host on a stage.
    ///
    /// - Parameters:
    ///   - stage: the stage that the SDK runs on.
    ///   - version: the SDK's version, for all hosts of the stage.
    public init(stage: HeadlessStage, version: Airship18Version) {
        self.stage = stage
        world.circumstances[\.version] = version
    }

    /// Runs an app's set-up code, and returns the factory blocks that it sets. Main thread.
    /// - Throws: what `setUp` throws.
    @MainActor package func factories(
        setBy setUp: () throws -> Void
    ) rethrows -> [CustomDisplayAdapterType: @Sendable (DisplayAdapterArgs) -> (any CustomDisplayAdapter)?] {
        let messaging = stage.run { Airship.inAppAutomation.inAppMessaging } as? SDKInAppMessaging
        let before = messaging?.adapters.blocks ?? [:]
        messaging?.adapters.blocks = [:]
        defer { messaging?.adapters.blocks.merge(before) { own, _ in own } }
        try setUp()
        return messaging?.adapters.blocks ?? [:]
    }

    /// Triggers a campaign: stores its schedules, if the stage has not had any with these identifiers before, and
    /// triggers them, whatever their triggers have counted. The SDK's rules apply: a schedule that is not idle is not
    /// triggered (AM-041), and no schedule is triggered while the feature is off (AM-052). If nothing is triggered, the
    /// log says so.
    ///
    /// - Parameter json: the server's payload, with `in_app_messages` and optionally `frequency_constraints`; or one
    ///   schedule; or a message alone, which gets a schedule with the identifier `message-1`, `message-2` and so on. A
    ///   schedule without `triggers` is triggered only by the host.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected. Then nothing has
    ///   happened.
    public func trigger(json: Data) throws {
        let payload = try payload(json)
        let world = lookedAtWorld
        // Posted, not called, because the SDK's start-up work comes first.
        stage.onMain { world.automation.setOff(payload) }
    }

    /// Reads a campaign's schedules without storing them.
    ///
    /// - Parameter json: see `trigger(json:)`.
    /// - Throws: `PayloadError`.
    public func schedules(in json: Data) throws -> [AutomationSchedule] {
        try payload(json).schedules
    }

    /// Triggers an existing schedule; see `trigger(json:)`.
    public func trigger(_ schedule: AutomationSchedule) {
        let world = lookedAtWorld
        stage.onMain { world.automation.setOff(CampaignPayload(schedules: [schedule], constraints: nil)) }
    }

    /// The SDK of the stage, for a campaign that triggers. It is logged if the app's delegate is on another stage's
    /// SDK.
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
            // An event of the last half minute may have triggered it already (AM-119).
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

    /// The SDK's version, for all hosts of the stage; by default the latest 20. Any thread.
    public var version: Airship18Version {
        get { circumstances[\.version] }
        set { circumstances[\.version] = newValue }
    }

    /// Chooses the behaviour for a finding that no vendor test covers; `asVendor` by default. Any thread.
    public func setBehavior(_ behavior: Airship18Behavior, for finding: Airship18Finding) {
        var documented = circumstances[\.documented]
        if behavior == .asDocumented { documented.insert(finding) } else { documented.remove(finding) }
        circumstances[\.documented] = documented
    }

    /// Whether the privacy settings allow in-app automation; true by default. While they do not, no event counts and
    /// nothing is executed, but triggered schedules are prepared (AM-052). From 18.7.2 on, setting true checks all
    /// waiting schedules again (AM-046). Any thread.
    public var isFeatureEnabled: Bool {
        get { circumstances[\.isFeatureEnabled] }
        set {
            circumstances[\.isFeatureEnabled] = newValue
            let world = world
            guard newValue, version.unpausingNotifies else { return }
            stage.onMainNow { world.automation.engine.conditionsChanged() }
        }
    }

    /// Whether the privacy settings allow analytics; true by default. From 18.7.1 on screens and custom events count
    /// only if they do (AM-114). Any thread.
    public var isAnalyticsEnabled: Bool {
        get { circumstances[\.isAnalyticsEnabled] }
        set { circumstances[\.isAnalyticsEnabled] = newValue }
    }

    /// Whether the SDK's configuration pauses displays at every launch; false by default (AM-017). It takes effect at
    /// the next launch. Setting it back does not end the pause, because the SDK stores the pause. Any thread.
    public var autoPauseInAppAutomationOnLaunch: Bool {
        get { circumstances[\.pausesOnLaunch] }
        set { circumstances[\.pausesOnLaunch] = newValue }
    }

    /// Whether the schedules from the server are up to date; by default they are. Any thread.
    public var updateStatus: InAppAutomationUpdateStatus {
        get { world.installation.remote.status }
        set { world.installation.remote.set(newValue) }
    }

    /// The app's notification categories, whose actions become the buttons of standard messages. Any thread.
    public var notificationCategories: Set<UNNotificationCategory> {
        get { circumstances[\.notificationCategories].all }
        set { circumstances[\.notificationCategories] = NotificationCategories(newValue) }
    }

    /// How many times a waiting schedule was checked so far. Main actor.
    @MainActor public var examinedScheduleCount: Int { world.automation.engine.examinedCount }

    // MARK: Events

    /// Sends an event that triggers can count. To make the app active or send it to the background set
    /// `stage.app.state`, unless only the event is wanted. Done before this returns when called on the main thread.
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

    /// Sets whether the network is reachable; the SDK's own adapters wait for it (AM-028). Any thread.
    public func setNetworkReachable(_ isReachable: Bool) {
        stage.network.isReachable = isReachable
        let connectivity = world.installation.connectivity
        if isReachable { stage.onMainNow { connectivity.arrived() } }
    }

    /// The server's data arrive, in the format of section 2.11: they change schedules, add new ones, and end those that
    /// are gone (AM-121, AM-122). Parts that cannot be read are logged. Done before this returns when called on the
    /// main thread.
    public func receiveRemoteData(_ json: String) {
        let world = world
        stage.onMainNow {
            world.automation.receive(remote: Data(json.utf8), at: world.installation.date)
        }
    }

    /// The server changes a schedule: its prepared content is not displayed, and it waits for `receiveRemoteData(_:)`
    /// or `refreshRemoteData()` (AM-043, AM-054). Any thread.
    public func markStale(scheduleID: String) {
        world.installation.remote.mark(scheduleID, isStale: true)
    }

    /// The SDK asks the server again and gets no new data: preparations that waited for it continue. Done before this
    /// returns when called on the main thread.
    public func refreshRemoteData() {
        let world = world
        stage.onMainNow {
            for id in world.installation.remote.known { world.installation.remote.mark(id, isStale: false) }
            world.automation.engine.preparer.refreshed()
            world.installation.remote.set(.upToDate)
        }
    }

    /// A push arrives in the app. If it contains a standard message, the message is scheduled as section 4.10 says; if
    /// that fails, it is logged. Done before this returns when called on the main thread.
    ///
    /// - Parameter userInfo: the push, with the message at `com.urbanairship.in_app`.
    public func receivePush(_ userInfo: [AnyHashable: Any]) {
        handle(userInfo) { $0.receive($1) }
    }

    /// The user opens a push. If that push brought the message that is still waiting, the message is not shown. Done
    /// before this returns when called on the main thread.
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

    /// The process ends and the app is started again with the stored schedules (AM-073). When this returns,
    /// `Airship.inAppAutomation` is another object, and delegates, closures and adapters have to be set again. The
    /// start-up work comes later, on the main thread. Views of the old process stay on the stage. Any thread.
    public func relaunch() {
        world.relaunch()
    }
}
