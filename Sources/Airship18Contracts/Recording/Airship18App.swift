import Airship18Model
import AirshipRecords
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// The parts of a scripted app other than its delegate: its adapters, and the script of the behaviour of its adapters
/// and its closure.
///
/// Sendable: mutable state is behind a lock. Any thread.
final class Airship18App: Sendable {
    struct State: Sendable {
        /// The messages whose adapters are not ready.
        var unreadyMessages: Set<String> = []
        /// The messages whose adapters end their display at once.
        var hurriedMessages: Set<String> = []
        /// The messages for which the factory returns nil.
        var bareMessages: Set<String> = []
        var adapterCount = 0
        var adapters: [RecordingAirship18Adapter] = []
        /// The results of the closure.
        var closure = ScriptedAnswers<Bool>(fallback: true)
        /// The runner of the latest adapter.
        var runner: (any InAppActionRunner)?
        /// The schedules that the app has built, by name, to store the same values again.
        var schedules: [String: AutomationSchedule] = [:]
    }

    let recorder: TraceRecorder
    private let state = Locked(State())

    init(_ recorder: TraceRecorder) {
        self.recorder = recorder
    }

    subscript<Value>(member: WritableKeyPath<State, Value>) -> Value {
        get { state.withLock { $0[keyPath: member] } }
        set { state.set(member, newValue) }
    }

    func nextClosureAnswer(_ message: String) -> Bool {
        state.withLock { $0.closure.next(for: message) }
    }

    /// The adapters that were made for a message.
    func adapters(of message: String) -> [RecordingAirship18Adapter] {
        self[\.adapters].filter { $0.name == message }
    }

    /// Makes an adapter, or returns nil.
    func makeAdapter(_ arguments: DisplayAdapterArgs) -> RecordingAirship18Adapter? {
        let name = arguments.message.name
        let image = arguments.message.picture
        recorder.call(
            .listener, "factory", .list(["message": name, "priority": "\(arguments.priority)"]),
            observed: .list([
                "cached": image.map { "\(arguments.assets.isCached(remoteURL: $0))" } ?? "nothing",
                "place": image.map { arguments.assets.cachedURL(remoteURL: $0) == nil ? "none" : "there" }
                    ?? "none",
            ]))
        self[\.runner] = arguments.actionRunner
        guard !self[\.bareMessages].contains(name) else { return nil }
        let number = state.withLock { state in
            state.adapterCount += 1
            return state.adapterCount
        }
        let adapter = RecordingAirship18Adapter(arguments, self, number: number)
        state.withLock { $0.adapters.append(adapter) }
        return adapter
    }

    /// Releases the adapters, which retain the stage while they display.
    func releaseAdapters() { self[\.adapters] = [] }
}

extension InAppMessage {
    /// The message's name in traces: its own, or in stories with several of the same name the id of its schedule.
    var traceName: String { extras?.object?[AirshipStories.idKey]?.string ?? name }

    /// The URL of its image.
    fileprivate var picture: URL? {
        let media: InAppMessageMediaInfo? =
            switch displayContent {
            case .banner(let banner): banner.media
            case .modal(let modal): modal.media
            case .fullscreen(let full): full.media
            default: nil
            }
        return media.flatMap { URL(string: $0.url) }
    }
}

extension [TraceEvent.Argument] {
    /// Arguments or observed values, for traces.
    static func list(_ pairs: KeyValuePairs<String, String>) -> [TraceEvent.Argument] {
        pairs.map { TraceEvent.Argument($0.key, $0.value) }
    }
}

/// The app's adapter: records its calls in the trace, and displays until the scenario lets it end.
///
/// Sendable: mutable state is isolated to the main actor.
@MainActor final class RecordingAirship18Adapter: CustomDisplayAdapter {
    nonisolated let name: String
    private nonisolated let number: Int
    private weak let app: Airship18App?
    private var gates: [CheckedContinuation<Void, Never>] = []
    private var ending: CheckedContinuation<CarriedResolution, Never>?

    nonisolated init(_ arguments: DisplayAdapterArgs, _ app: Airship18App, number: Int) {
        name = arguments.message.name
        self.app = app
        self.number = number
    }

    private var arguments: [TraceEvent.Argument] { .list(["message": name]) }
    private var observed: [TraceEvent.Argument] { .list(["adapter": "\(number)"]) }
    private var recorder: TraceRecorder? { app?.recorder }

    /// Called first, on every pass (AM-049).
    var isReady: Bool {
        let isReady = !(app?[\.unreadyMessages].contains(name) ?? false)
        return recorder?.call(
            .listener, "isReady", arguments, observed: observed, describe: { "\($0)" }
        ) { isReady } ?? isReady
    }

    /// Returns when the scenario opens the gates.
    func waitForReady() async {
        recorder?.call(.listener, "waitForReady", arguments, observed: observed)
        await untilCancelled { await withCheckedContinuation { gates.append($0) } }
        guard !Task.isCancelled else { return }
        recorder?.note(.app, "waited", arguments)
    }

    /// Makes every `waitForReady` return.
    func openGates() {
        let open = gates
        gates = []
        for gate in open { gate.resume() }
    }

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        recorder?.call(
            .listener, "display", arguments,
            observed: observed + [TraceEvent.Argument("scene", scene.title ?? "")])
        guard !(app?[\.hurriedMessages].contains(name) ?? false) else { return .messageTap }
        return await untilCancelled { await withCheckedContinuation { ending = $0 } }.resolution
    }

    /// Waits for the scenario, or for the end of the process, which cancels all waiting functions.
    private func untilCancelled<Result: Sendable>(_ wait: @MainActor () async -> Result) async -> Result {
        await withTaskCancellationHandler {
            await wait()
        } onCancel: {
            if MainThread.isCurrent {
                MainThread.assume { giveUp() }
            } else {
                MainThread.async { self.giveUp() }
            }
        }
    }

    private func giveUp() {
        openGates()
        ending.take()?.resume(returning: CarriedResolution(resolution: .userDismissed))
    }

    /// Whether it displays and has not ended.
    var isDisplaying: Bool { ending != nil }

    /// Ends the display.
    func end(_ resolution: CustomDisplayResolution) {
        recorder?.note(.app, "ends", arguments)
        let ending = ending
        self.ending = nil
        ending?.resume(returning: CarriedResolution(resolution: resolution))
    }
}

/// A resolution that is passed through a continuation. `@unchecked Sendable` is sound: it stays on the main actor.
private struct CarriedResolution: @unchecked Sendable {
    let resolution: CustomDisplayResolution
}

/// The app's scene delegate: it chooses the scene of a name, or none. Main actor.
@MainActor final class RecordingAirship18SceneDelegate: InAppMessageSceneDelegate {
    private let recorder: TraceRecorder
    private let choice: StageScene?

    init(_ recorder: TraceRecorder, choosing choice: StageScene?) {
        self.recorder = recorder
        self.choice = choice
    }

    func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? {
        recorder.call(
            .listener, "sceneForMessage", .list(["message": message.traceName]),
            describe: { ($0 as UIWindowScene?)?.title ?? "none" }
        ) { choice?.windowScene }
    }
}
