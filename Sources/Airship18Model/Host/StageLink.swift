import Foundation
import HeadlessStage
import PlatformStandIns

/// The way from the SDK's objects to their stage, which keeps them and is therefore not kept by them. When the
/// stage is gone nothing is done any more.
///
/// `@unchecked Sendable` is sound: `stage` is written by the initialiser only, and reading a weak reference is
/// safe on any thread.
final class StageLink: @unchecked Sendable {
    static let source = "Airship18"

    private(set) weak var stage: HeadlessStage?

    init(_ stage: HeadlessStage) {
        self.stage = stage
    }

    /// Seconds on the stage's clock.
    var now: TimeInterval { stage?.now ?? 0 }

    /// Whether the app is active.
    var isAppActive: Bool { stage?.app.state == .active }

    func onMain(_ job: @escaping @MainActor @Sendable () -> Void) {
        stage?.onMain(job)
    }

    func onMainNow(_ job: @escaping @MainActor @Sendable () -> Void) {
        stage?.onMainNow(job)
    }

    func after(
        _ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void
    ) -> StageTimer? {
        stage?.after(seconds, job)
    }

    func animate(seconds: TimeInterval, completion: @escaping @MainActor @Sendable () -> Void) {
        stage?.animate(seconds: seconds, completion: completion)
    }

    /// Starts an asynchronous function of the app's, which the stage then drives.
    @MainActor func start(_ body: @escaping @MainActor @Sendable () async -> Void) {
        guard let stage else { return }
        StageTask.start(on: stage, body)
    }

    /// Runs `body` as code that lives on the stage, on the caller's thread.
    func run<Result>(_ body: () -> Result) -> Result {
        stage?.run(body) ?? body()
    }

    func record(_ kind: StageLog.Kind, _ name: String, _ details: [String: String] = [:]) {
        stage?.log.record(kind, from: Self.source, name, details)
    }
}
