import AdobeAndroidShared
import HeadlessStage
import PlatformStandIns

/// The device under the app of a stage: what is in front, and what can be opened. Sendable: the switches are
/// behind a lock. Activity and handler are not Sendable by type: they are the app's, which the SDK hands back or
/// calls on the thread of whoever opens something.
final class AndroidSystem: Sendable {
    struct Switches {
        var activity: Activity? = Activity()
        var uriHandler: (any URIHandler)?
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
        stage.app.hasRootViewController ? switches.withLock { $0.activity } : nil
    }

    /// Opens a URI outside the app: what the app's handler makes of it, if there is one (A3-083).
    func open(_ uri: String, on stage: HeadlessStage) -> Bool {
        guard !uri.allSatisfy(\.isWhitespace), currentActivity(on: stage) != nil else { return false }
        let (handler, canOpen) = switches.withLock { ($0.uriHandler, $0.canOpen) }
        let target = handler?.getURIDestination(uri)?.getDataString() ?? uri
        guard canOpen(target) else {
            stage.log.record(.note, from: AdobeLog.source, "could not open \(target)")
            return false
        }
        stage.log.record(.openedURL, from: AdobeLog.source, target)
        return true
    }
}
