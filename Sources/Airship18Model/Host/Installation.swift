import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// What lives as long as the app is installed: its settings and files, and what surrounds it. Every object of the SDK
/// holds it; it holds none of them. Sendable: what changes is behind locks or of the main actor.
final class Installation: Sendable {
    let link: StageLink
    let settings = Settings()
    let circumstances = Circumstances()
    let scenes: StageScenes
    let assets: AssetCache
    let frequencies = FrequencyLimits()
    let remote = RemoteData()
    let connectivity = Connectivity()
    /// The wall-clock time at which the stage's clock stood at zero.
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

/// What the SDK keeps across launches: the values of its preference store. Sendable: they are behind a lock.
final class Settings: Sendable {
    struct Values: Sendable {
        /// Whether the display of messages is paused (AM-017).
        var isPaused = false
        /// The display interval, in seconds (AM-018).
        var displayInterval: TimeInterval = 0
        /// The number of the session that is under way (AM-111).
        var session = 0
        /// The schedule of the standard message that waits (section 4.10).
        var pendingLegacyID: String?
    }

    private let values = Locked(Values())

    subscript<Value: Sendable>(member: WritableKeyPath<Values, Value>) -> Value {
        get { values.withLock { $0[keyPath: member] } }
        set { values.withLock { $0[keyPath: member] = newValue } }
    }
}
