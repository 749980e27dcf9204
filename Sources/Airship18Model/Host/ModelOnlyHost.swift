// Model-only API: nothing in this file exists in the SDK.

import AirshipShared
import Foundation
import HeadlessStage
public import PlatformStandIns

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
