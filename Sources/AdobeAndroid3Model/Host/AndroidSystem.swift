import Foundation
import HeadlessStage
import PlatformStandIns

/// The device under the app of a stage: what is in front, and what can be opened. Sendable: the switches are
/// behind a lock.
final class AndroidSystem: Sendable {
    struct Switches: Sendable {
        var activity: Activity? = Activity()
        var canOpen: @Sendable (String) -> Bool = { !$0.hasPrefix("adbinapp:") }
        var scriptResult: @Sendable (String) -> String? = { _ in "null" }
        var isTrackingInfoKnown = true
    }

    let switches = Locked(Switches())

    private init() {}

    /// The device of a stage.
    static func of(_ stage: HeadlessStage) -> AndroidSystem {
        stage.shared(AndroidSystem.self) { AndroidSystem() }
    }

    /// The activity in front: none without a root view controller, the stage's word for an activity.
    func currentActivity(on stage: HeadlessStage) -> Activity? {
        stage.app.hasRootViewController ? switches.current.activity : nil
    }

    /// Opens a URI outside the app (A3-083).
    func open(_ uri: String, on stage: HeadlessStage) -> Bool {
        guard !uri.allSatisfy(\.isWhitespace), currentActivity(on: stage) != nil else { return false }
        guard switches.current.canOpen(uri) else {
            stage.log.record(.note, from: AdobeLog.source, "could not open \(uri)")
            return false
        }
        stage.log.record(.openedURL, from: AdobeLog.source, uri)
        return true
    }
}

/// What a stage offers to presentables. Sendable: `stage` is written by the initialiser only.
final class StageUtilityProvider: PresentationUtilityProvider, @unchecked Sendable {
    private let application = Application()
    private weak var stage: HeadlessStage?

    init(stage: HeadlessStage) { self.stage = stage }

    func getApplication() -> Application? { application }

    func getCurrentActivity() -> Activity? {
        stage.flatMap { AndroidSystem.of($0).currentActivity(on: $0) }
    }

    /// Nothing is cached on a stage.
    func getCachedContent(_ cacheName: String, _ key: String) -> InputStream? { nil }

    func openUri(_ uri: String) -> Bool {
        stage.map { AndroidSystem.of($0).open(uri, on: $0) } ?? false
    }
}
