package import Foundation
package import HeadlessStage
import PlatformStandIns

/// A link from the SDK's objects to their stage. The stage keeps those objects, so they hold it weakly. When the stage
/// is gone, calls do nothing.
///
/// `@unchecked Sendable` is sound: `stage` is set only in the initialiser, and reading a weak reference is safe on any
/// thread.
package final class StageLink: @unchecked Sendable {
    /// The stage; nil when it is gone.
    package private(set) weak var stage: HeadlessStage?
    private let source: String

    /// Makes a link to a stage.
    /// - Parameter source: the SDK's name in the stage's log.
    package init(_ stage: HeadlessStage, source: String) {
        self.stage = stage
        self.source = source
    }

    /// Seconds on the stage's clock.
    package var now: TimeInterval { stage?.now ?? 0 }

    /// Whether the app is active.
    package var isAppActive: Bool { stage?.app.state == .active }

    /// Runs a job on the main thread, after the current work.
    package func onMain(_ job: @escaping @MainActor @Sendable () -> Void) {
        stage?.onMain(job)
    }

    /// Runs a job on the main thread, at once if the caller is on it.
    package func onMainNow(_ job: @escaping @MainActor @Sendable () -> Void) {
        stage?.onMainNow(job)
    }

    /// Runs a job on a background thread.
    package func onBackground(_ job: @escaping @Sendable () -> Void) {
        stage?.onBackground(job)
    }

    /// Runs a job on the main thread after some seconds.
    package func after(
        _ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void
    ) -> StageTimer? {
        stage?.after(seconds, job)
    }

    /// Animates for some seconds, and calls `completion` on the main thread.
    package func animate(seconds: TimeInterval, completion: @escaping @MainActor @Sendable () -> Void) {
        stage?.animate(seconds: seconds, completion: completion)
    }

    /// Starts an asynchronous function of the app, which the stage then drives.
    @MainActor package func start(_ body: @escaping @MainActor @Sendable () async -> Void) {
        guard let stage else { return }
        StageTask.start(on: stage, body)
    }

    /// Runs `body` as code of the stage, on the caller's thread.
    package func run<Result>(_ body: () -> Result) -> Result {
        stage?.run(body) ?? body()
    }

    /// Writes to the stage's log.
    package func record(_ kind: StageLog.Kind, _ name: String, _ details: [String: String] = [:]) {
        stage?.log.record(kind, from: source, name, details)
    }
}
