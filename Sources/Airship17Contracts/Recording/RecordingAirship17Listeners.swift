import Airship17Model
import Foundation
import InAppContracts
import PlatformStandIns

/// The app's coordinator: the scenario sets its readiness, which it announces, and every call is recorded in the
/// trace.
///
/// `@unchecked Sendable` is sound: mutable state is behind a lock, and the app is Sendable.
final class RecordingAirship17Coordinator: NSObject, InAppMessageDisplayCoordinator, @unchecked Sendable {
    private weak var app: Airship17App?
    private let name: String
    private let ready = Locked(true)

    init(_ app: Airship17App, name: String) {
        self.app = app
        self.name = name
    }

    /// Called on the main thread each time that a message might be displayed (AS-026).
    var isReady: Bool {
        let answer = ready.current
        return app?.recorder.call(
            .listener, "isReady", [TraceEvent.Argument("coordinator", name)], describe: { "\($0)" }
        ) { answer } ?? answer
    }

    /// Changes its readiness and announces it, as key-value observing requires (AS-027).
    func become(ready isReady: Bool) {
        willChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey)
        ready.withLock { $0 = isReady }
        didChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey)
    }

    func didBeginDisplaying(_ message: InAppMessage) { note("didBeginDisplaying", message) }
    func didFinishDisplaying(_ message: InAppMessage) { note("didFinishDisplaying", message) }

    private func note(_ callback: String, _ message: InAppMessage) {
        app?.recorder.call(
            .listener, callback,
            [("coordinator", name), ("message", message.traceName)].map { TraceEvent.Argument($0, $1) })
    }
}

/// The app's scene delegate: it chooses the scene of a name, or none.
///
/// `@unchecked Sendable` is sound: everything is immutable, and it is called on the main thread.
final class RecordingAirship17SceneDelegate: NSObject, InAppMessageSceneDelegate, @unchecked Sendable {
    private let recorder: TraceRecorder
    private let scenes: Airship17Scenes
    private let choice: String?

    init(_ recorder: TraceRecorder, _ scenes: Airship17Scenes, choosing choice: String?) {
        self.recorder = recorder
        self.scenes = scenes
        self.choice = choice
    }

    func scene(for message: InAppMessage, defaultScene: UIWindowScene?) -> UIWindowScene? {
        recorder.call(
            .listener, "scene",
            [
                TraceEvent.Argument("message", message.traceName),
                TraceEvent.Argument("default", name(of: defaultScene)),
            ], describe: { [self] in name(of: $0) }
        ) {
            choice.flatMap { scenes.scene(named: $0) }.flatMap { scene in
                MainThread.assume { scene.windowScene }
            }
        }
    }

    private func name(of scene: UIWindowScene?) -> String {
        MainThread.assume { scenes.name(of: scene) }
    }
}

/// The app's scenes by name. Sendable: the list is behind a lock; the scenes themselves are isolated to the main
/// actor.
final class Airship17Scenes: Sendable {
    private let list = Locked<[StageScene]>([])

    func set(_ scenes: [StageScene]) {
        list.withLock { $0 = scenes }
    }

    func scene(named name: String) -> StageScene? {
        list.current.first { $0.title == name }
    }

    @MainActor func name(of scene: UIWindowScene?) -> String {
        guard let scene else { return "none" }
        return list.current.first { $0.windowSceneIfKnown === scene }?.title ?? "first"
    }
}

/// The app's asset delegate: it answers from the script, and creates a file if the answer is success.
///
/// `@unchecked Sendable` is sound: the app is Sendable, and the reference is written by the initialiser only.
final class RecordingAirship17AssetsDelegate: NSObject, InAppMessagePrepareAssetsDelegate, @unchecked Sendable
{
    private weak var app: Airship17App?
    private static let file = URL(fileURLWithPath: "/asset")

    init(_ app: Airship17App) {
        self.app = app
    }

    func onSchedule(
        _ message: InAppMessage, assets: InAppMessageAssets,
        completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        fetch("onSchedule", message, assets, completionHandler)
    }

    func onPrepare(
        _ message: InAppMessage, assets: InAppMessageAssets,
        completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) {
        fetch("onPrepare", message, assets, completionHandler)
    }

    private func fetch(
        _ callback: String, _ message: InAppMessage, _ assets: InAppMessageAssets,
        _ completionHandler: (InAppMessagePrepareResult) -> Void
    ) {
        guard let app else { return completionHandler(.success) }
        let answer = app.nextFetch(of: message.traceName)
        let seen = message.traceLooks + [TraceEvent.Argument("cached", "\(assets.isCached(Self.file))")]
        app.recorder.call(
            .listener, callback, [TraceEvent.Argument("message", message.traceName)], observed: seen,
            describe: { _ in answer }
        ) {
            if answer == "success", let place = assets.getCacheURL(Self.file) {
                // The cached files of the next preparation show whether the file exists.
                _ = FileManager.default.createFile(atPath: place.path, contents: Data())
            }
            InAppMessagePrepareResult(traceName: answer).map(completionHandler)
        }
    }
}

/// The app's cache policy. Sendable: immutable.
final class RecordingAirship17CachePolicy: NSObject, InAppMessageCachePolicyDelegate, Sendable {
    private let recorder: TraceRecorder
    private let caches: Bool
    private let persists: Bool

    init(_ recorder: TraceRecorder, caches: Bool, persists: Bool) {
        self.recorder = recorder
        self.caches = caches
        self.persists = persists
    }

    func shouldCache(onSchedule message: InAppMessage) -> Bool {
        answer("shouldCache", message, caches)
    }

    func shouldPersistCache(afterDisplay message: InAppMessage) -> Bool {
        answer("shouldPersistCache", message, persists)
    }

    private func answer(_ callback: String, _ message: InAppMessage, _ answer: Bool) -> Bool {
        recorder.call(
            .listener, callback, [TraceEvent.Argument("message", message.traceName)],
            describe: { "\($0)" }
        ) { answer }
    }
}

/// The app-wide delegate for the calls of pages: it handles every call. Sendable: immutable.
final class RecordingAirship17CommandDelegate: NSObject, JavaScriptCommandDelegate, Sendable {
    private let recorder: TraceRecorder

    init(_ recorder: TraceRecorder) {
        self.recorder = recorder
    }

    func perform(_ command: JavaScriptCommand, webView: WKWebView) -> Bool {
        recorder.call(
            .listener, "perform", [TraceEvent.Argument("command", command.name ?? "none")],
            describe: { "\($0)" }
        ) { true }
    }
}
