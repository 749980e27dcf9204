import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// The SDK on a stage: the installation, and the objects of the current process.
///
/// `@unchecked Sendable` is sound: mutable state is protected by locks, also in the SDK's objects, which are not
/// Sendable by type because the SDK's are not.
final class AirshipWorld: @unchecked Sendable {
    let installation: Installation
    let sceneManager: InAppMessageSceneManager
    private let process = Locked<InAppAutomation?>(nil)

    private init(_ stage: HeadlessStage) {
        installation = Installation(stage)
        sceneManager = InAppMessageSceneManager(installation)
    }

    deinit { installation.views.removeAll() }

    /// The SDK of a stage.
    static func of(_ stage: HeadlessStage) -> AirshipWorld {
        let world = stage.shared(AirshipWorld.self) { AirshipWorld(stage) }
        world.begin(observing: stage)
        return world
    }

    /// The SDK of the current stage.
    static var current: AirshipWorld { of(.current) }

    /// The SDK's entry point in the current process.
    var automation: InAppAutomation {
        if let known = process.withLock({ $0 }) { return known }
        let made = InAppAutomation(installation, store: ScheduleStore())
        let (kept, isNew) = process.withLock { process in
            let isNew = process == nil
            let kept = process ?? made
            process = kept
            return (Carried(kept), isNew)
        }
        if isNew { kept.value.engine.start() }
        return kept.value
    }

    /// Whether the app has set a delegate in the current process.
    var hasDelegate: Bool { process.withLock { $0 }?.inAppMessageManager.delegate != nil }

    /// Takes off: the app starts to use the SDK.
    ///
    /// - Returns: whether this was the first time.
    @discardableResult func takeOff() -> Bool {
        installation.circumstances.takeOff()
    }

    /// Ends the process and starts another one with the stored data. Afterwards `automation` is another object.
    func relaunch() {
        let old = automation
        let new = InAppAutomation(installation, store: old.engine.store)
        process.withLock { $0 = new }
        installation.circumstances.forgetProcess()
        installation.views.removeAll()
        installation.link.onMain { old.engine.stop() }
        new.engine.start()
    }

    /// Whether the SDK was used in this process.
    private var isUsed: Bool { process.withLock { $0 != nil } }

    // MARK: The app's life

    private func begin(observing stage: HeadlessStage) {
        guard installation.circumstances.claimObservation() else { return }
        stage.app.observe { [weak self] state in
            self?.installation.link.onMainNow { self?.appMoved(to: state) }
        }
    }

    @MainActor private func appMoved(to state: StageApp.State) {
        installation.views.appMoved(to: state)
        switch state {
        case .active:
            if installation.circumstances.leaveBackground() { automation.engine.hear(.foreground) }
        case .background:
            installation.circumstances.enterBackground()
            automation.engine.hear(.background)
        case .inactive: break
        }
    }
}

extension AirshipWorld: StoredSingleton {
    func startAgain() { if isUsed { relaunch() } }
}

/// The surroundings of the SDK that are not on the stage: the state of app and device, and the decisions of the SDK's
/// parts that are not modelled. Sendable: protected by locks.
final class Circumstances: Sendable {
    struct Values: Sendable {
        var era = Airship17Era.late
        var screen: String?
        /// The current region of the device: only one at a time (AS-109).
        var region: String?
        var scheduleLimit = 1000
        var isURLAllowed: @Sendable (URL, Airship17URLScope) -> Bool = { _, _ in true }
        var isOverFrequencyLimit: @Sendable (String) -> Bool = { _ in false }
        var isInAudience: @Sendable (String) -> Bool = { _ in true }
        var predicate: (@Sendable (_ json: String, _ argument: String) -> Bool)?
        /// The server's answer for the URL of a deferred schedule; nil when it has none.
        var deferredAnswer: @Sendable (URL) -> Data? = { _ in nil }
        var isRunning = false
        /// Whether the SDK has taken off.
        var hasTakenOff = false
        var isInBackground = false
        /// The identifiers of the campaigns that the host has triggered.
        var campaigns: Set<String> = []
        var lastNumber = 0
    }

    private let values = Locked(Values())
    /// The function that gets the actions that the SDK runs; nil for none.
    let actionRunner = Locked<Carried<(String, Any, String) -> Void>?>(nil)

    subscript<Value>(member: WritableKeyPath<Values, Value>) -> Value {
        get { values.withLock { $0[keyPath: member] } }
        set { values.withLock { $0[keyPath: member] = newValue } }
    }

    var current: Values { values.current }

    /// True the first time: for the object that observes the stage.
    func claimObservation() -> Bool {
        values.withLock { values in
            defer { values.isRunning = true }
            return !values.isRunning
        }
    }

    /// Takes off. True the first time.
    func takeOff() -> Bool {
        values.withLock { values in
            defer { values.hasTakenOff = true }
            return !values.hasTakenOff
        }
    }

    func enterBackground() {
        self[\.isInBackground] = true
    }

    /// Whether the app was in the background until now.
    func leaveBackground() -> Bool {
        values.withLock { values in
            defer { values.isInBackground = false }
            return values.isInBackground
        }
    }

    /// Whether a campaign is triggered for the first time.
    func isNew(_ id: String) -> Bool {
        values.withLock { $0.campaigns.insert(id).inserted }
    }

    /// The device leaves a region. It is inferred that only the current region counts.
    func leave(_ region: String) {
        values.withLock { if $0.region == region { $0.region = nil } }
    }

    /// A number for a campaign without a name.
    func nextNumber() -> Int {
        values.withLock { values in
            values.lastNumber += 1
            return values.lastNumber
        }
    }

    /// The process ends: there is no current screen any more.
    func forgetProcess() {
        self[\.screen] = nil
    }

    /// Whether a trigger counts an event with this argument (AS-060).
    func admits(_ argument: Airship17Event.Argument?, by predicate: JSONPredicate?) -> Bool {
        guard let argument, let predicate else { return true }
        switch predicate.kind {
        case .equals(let text): return text == argument.name
        case .version(let constraint): return constraint.admits(argument.name)
        case .json(let condition):
            guard let evaluate = self[\.predicate] else { return condition.admits(argument.json) }
            return evaluate(condition.json.text, argument.name)
        }
    }
}

extension JSONValue {
    /// The value as JSON text, with its members sorted by name.
    var text: String {
        let options: JSONSerialization.WritingOptions = [
            .fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes,
        ]
        let data = try? JSONSerialization.data(withJSONObject: foundationValue, options: options)
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

// Model-only API: nothing from here on exists in the SDK.

/// The two eras of the SDK, for rules in which they differ.
public enum Airship17Era: Sendable, Hashable {
    /// Approximately versions 13 to 15.
    case early
    /// Approximately versions 16 and 17.
    case late
}

/// The scope in which a URL has to be allowed.
public enum Airship17URLScope: Sendable, Hashable {
    /// It may be opened or shown.
    case openURL
    /// Its page may call into the SDK.
    case javaScriptInterface
}

/// The data that lives as long as the app is installed: its settings, its files, and its surroundings. Every object of
/// the SDK holds it; it holds none of them. Sendable: mutable state is protected by locks.
final class Installation: Sendable {
    let link: StageLink
    let settings = Settings()
    let circumstances = Circumstances()
    let scenes: StageScenes
    let views = VisibleViews()
    let commandDelegate = Locked(WeakCommandDelegate())
    let assets: AssetFiles
    /// The wall-clock time at the stage's time zero.
    private let epoch: Date

    init(_ stage: HeadlessStage) {
        link = StageLink(stage)
        scenes = stage.scenes
        assets = AssetFiles(network: stage.network)
        epoch = Date(timeIntervalSinceNow: -stage.now)
        scenes.observeDisconnections { [link, views] scene in
            link.onMainNow { views.disconnected(scene) }
        }
    }

    /// The stage's time as a date.
    var date: Date { epoch.addingTimeInterval(link.now) }
}

extension StageLink {
    /// The SDK's name in the stage's log.
    static let source = "Airship17"

    convenience init(_ stage: HeadlessStage) {
        self.init(stage, source: Self.source)
    }
}

/// A weak reference to an object of the SDK, for a function that runs on another thread.
///
/// `@unchecked Sendable` is sound for the objects stored here: they are not Sendable by type, because the SDK's are
/// not, but their mutable state is protected by locks or isolated to the main actor. Reading a weak reference is safe
/// on any thread.
struct CarriedWeakly<Object: AnyObject>: @unchecked Sendable {
    private(set) weak var value: Object?

    init(_ value: Object) {
        self.value = value
    }
}
