import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK on a stage: the installation, and the objects of the current process. Sendable: mutable state is protected
/// by a lock.
final class AirshipWorld: Sendable {
    let installation: Installation
    private let process = Locked<SDKInAppAutomation?>(nil)

    init(_ stage: HeadlessStage) {
        installation = Installation(stage)
    }

    deinit {
        installation.assets.removeAll()
    }

    var circumstances: Circumstances { installation.circumstances }

    /// The SDK of a stage.
    static func of(_ stage: HeadlessStage) -> AirshipWorld {
        let world = stage.shared(AirshipWorld.self) { AirshipWorld(stage) }
        world.begin(observing: stage)
        return world
    }

    /// The SDK of the current stage.
    static var current: AirshipWorld { of(.current) }

    /// The SDK's entry point in the current process.
    var automation: SDKInAppAutomation {
        if let known = process.current { return known }
        let made = SDKInAppAutomation(installation, store: ScheduleStore())
        let (kept, isNew) = process.withLock { process in
            let isNew = process == nil
            let kept = process ?? made
            process = kept
            return (kept, isNew)
        }
        if isNew { kept.launch() }
        return kept
    }

    /// Whether the app has set a delegate or closure in the current process. Any thread.
    var hasDelegate: Bool { process.current?.messaging.hasDelegate ?? false }

    /// Ends the process and starts another one with the stored data. Afterwards `automation` is another object.
    func relaunch() {
        let old = automation
        let new = SDKInAppAutomation(installation, store: old.store)
        process.withLock { $0 = new }
        circumstances[\.screen] = nil
        installation.assets.forgetProcess()
        installation.link.onMain { old.engine.stop() }
        new.launch()
    }

    private func begin(observing stage: HeadlessStage) {
        guard circumstances.claimObservation() else { return }
        stage.app.observe { [weak self] state in
            self?.installation.link.onMainNow { self?.appMoved(to: state) }
        }
    }

    @MainActor private func appMoved(to state: StageApp.State) {
        let automation = automation
        switch state {
        case .active:
            automation.engine.appBecameActive()
            automation.messaging.coordinators.appBecameActive()
        case .background: automation.engine.receive(.background)
        case .inactive: break
        }
        automation.engine.delayConditionsChanged()
    }
}

extension AirshipWorld: StoredSingleton {
    func processEnds() {
        guard let ended = process.current else { return }
        installation.link.onMainNow {
            ended.messaging.displayDelegate = nil
            ended.messaging.sceneDelegate = nil
        }
    }

    func startAgain() { if process.current != nil { relaunch() } }
}

/// The surroundings of the SDK that are not on the stage: the state of app and device, and the decisions of the SDK's
/// parts that are not modelled. Sendable: protected by a lock.
final class Circumstances: Sendable {
    struct Values: Sendable {
        var version = Airship18Version.v20
        /// The findings for which the documented behaviour is used.
        var documented: Set<Airship18Finding> = []
        var screen: String?
        var regions: Set<String> = []
        var isFeatureEnabled = true
        var isAnalyticsEnabled = true
        var pausesOnLaunch = false
        var storeError: @Sendable (String) -> (any Error)? = { _ in nil }
        var isInAudience: @Sendable (String) -> Bool = { _ in true }
        var isInControlGroup: @Sendable (String) -> Bool = { _ in false }
        var additionalCheck: (@Sendable (String) -> Airship18AudienceCheck)?
        var deferred: @Sendable (URL) -> Airship18DeferredAnswer = { _ in .notFound }
        var downloadSeconds: @Sendable (URL) -> TimeInterval? = { _ in 0 }
        var isInWindow: @Sendable (AirshipJSON) -> Bool = { _ in true }
        var isURLAllowed: @Sendable (URL, Airship18URLScope) -> Bool = { _, _ in true }
        var predicate: (@Sendable (_ json: String, _ argument: String) -> Bool)?
        var actionRunner: @Sendable (String, AirshipJSON) -> Void = { _, _ in }
        var pageCommand: @Sendable (URL) -> Bool = { _ in false }
        var notificationCategories = NotificationCategories()
        var isObserving = false
        /// The identifiers of the campaigns that the host has triggered.
        var campaigns: Set<String> = []
        var lastNumber = 0
    }

    private let values = Locked(Values())

    subscript<Value>(member: WritableKeyPath<Values, Value>) -> Value {
        get { values.withLock { $0[keyPath: member] } }
        set { values.set(member, newValue) }
    }

    /// True the first time: for the object that observes the stage.
    func claimObservation() -> Bool {
        values.withLock { values in
            defer { values.isObserving = true }
            return !values.isObserving
        }
    }

    /// Whether a campaign is triggered for the first time.
    func isNew(_ id: String) -> Bool {
        values.withLock { $0.campaigns.insert(id).inserted }
    }

    /// A number for a campaign without a name.
    func nextNumber() -> Int {
        values.withLock { values in
            values.lastNumber += 1
            return values.lastNumber
        }
    }
}

/// The data that lives as long as the app is installed: its settings, its files, and its surroundings. Every object of
/// the SDK holds it; it holds none of them. Sendable: mutable state is protected by locks or isolated to the main
/// actor.
final class Installation: Sendable {
    let link: StageLink
    let settings = Settings()
    let circumstances = Circumstances()
    let scenes: StageScenes
    let assets: AssetCache
    let frequencies = FrequencyLimits()
    let remote = RemoteData()
    let connectivity = Connectivity()
    /// The wall-clock time at the stage's time zero.
    private let epoch: Date

    init(_ stage: HeadlessStage) {
        link = StageLink(stage)
        scenes = stage.scenes
        assets = AssetCache(network: stage.network)
        epoch = Date(timeIntervalSinceNow: -stage.now)
    }

    /// The stage's time as a date.
    var date: Date { epoch.addingTimeInterval(link.now) }
    var version: Airship18Version { circumstances[\.version] }

    /// Whether a finding is followed, in a version that has it.
    func follows(_ finding: Airship18Finding) -> Bool {
        circumstances[\.documented].contains(finding) == false
    }
}

/// The data that the SDK keeps across launches: the values of its preference store. Sendable: they are protected by a
/// lock.
final class Settings: Sendable {
    struct Values: Sendable {
        /// Whether the display of messages is paused (AM-017).
        var isPaused = false
        /// The display interval, in seconds (AM-018).
        var displayInterval: TimeInterval = 0
        /// The number of the current session (AM-111).
        var session = 0
        /// The schedule of the waiting standard message (section 4.10).
        var pendingLegacyID: String?
    }

    private let values = Locked(Values())

    subscript<Value: Sendable>(member: WritableKeyPath<Values, Value>) -> Value {
        get { values.withLock { $0[keyPath: member] } }
        set { values.withLock { $0[keyPath: member] = newValue } }
    }
}

extension StageLink {
    /// The SDK's name in the stage's log.
    static let source = "Airship18"

    convenience init(_ stage: HeadlessStage) {
        self.init(stage, source: Self.source)
    }
}
