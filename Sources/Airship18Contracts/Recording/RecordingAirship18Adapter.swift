import Airship18Model
import Foundation
import InAppContracts
import PlatformStandIns

/// The app's adapter: writes what it is asked into the trace, and displays until the scenario lets it end.
///
/// Sendable: what changes is of the main actor.
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

    /// Asked first, on every pass (AM-049).
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

    /// Lets every `waitForReady` return.
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

    /// Waits for the scenario, or for the end of the process, which cancels whoever waits.
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

/// A resolution on its way through a continuation. `@unchecked Sendable` is sound: it stays on the main actor.
private struct CarriedResolution: @unchecked Sendable {
    let resolution: CustomDisplayResolution
}

/// The app's choice of scenes: the scene of a name, or none. Main actor.
@MainActor final class RecordingAirship18SceneDelegate: InAppMessageSceneDelegate {
    private let recorder: TraceRecorder
    private let choice: StageScene?

    init(_ recorder: TraceRecorder, choosing choice: StageScene?) {
        self.recorder = recorder
        self.choice = choice
    }

    func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? {
        recorder.call(
            .listener, "sceneForMessage", .list(["message": message.name]),
            describe: { ($0 as UIWindowScene?)?.title ?? "none" }
        ) { choice?.windowScene }
    }
}
