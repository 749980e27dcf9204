package import Foundation
package import HeadlessStage
import PlatformStandIns

/// The way from the SDK's objects to their stage, which keeps them and is therefore not kept by them. When the
/// stage is gone nothing is done any more.
///
/// `@unchecked Sendable` is sound: `stage` is written by the initialiser only, and reading a weak reference is
/// safe on any thread.
package final class StageLink: @unchecked Sendable {
    /// The stage, while there is one.
    package private(set) weak var stage: HeadlessStage?
    private let source: String

    /// Links to a stage.
    /// - Parameter source: what the SDK is called in the stage's log.
    package init(_ stage: HeadlessStage, source: String) {
        self.stage = stage
        self.source = source
    }

    /// Seconds on the stage's clock.
    package var now: TimeInterval { stage?.now ?? 0 }

    /// Whether the app is active.
    package var isAppActive: Bool { stage?.app.state == .active }

    /// Does something on the main thread, after what happens now.
    package func onMain(_ job: @escaping @MainActor @Sendable () -> Void) {
        stage?.onMain(job)
    }

    /// Does something on the main thread, at once when that is the caller's.
    package func onMainNow(_ job: @escaping @MainActor @Sendable () -> Void) {
        stage?.onMainNow(job)
    }

    /// Does something on a background thread.
    package func onBackground(_ job: @escaping @Sendable () -> Void) {
        stage?.onBackground(job)
    }

    /// Does something on the main thread after some seconds.
    package func after(
        _ seconds: TimeInterval, _ job: @escaping @MainActor @Sendable () -> Void
    ) -> StageTimer? {
        stage?.after(seconds, job)
    }

    /// Animates for some seconds, and calls `completion` on the main thread.
    package func animate(seconds: TimeInterval, completion: @escaping @MainActor @Sendable () -> Void) {
        stage?.animate(seconds: seconds, completion: completion)
    }

    /// Starts an asynchronous function of the app's, which the stage then drives.
    @MainActor package func start(_ body: @escaping @MainActor @Sendable () async -> Void) {
        guard let stage else { return }
        StageTask.start(on: stage, body)
    }

    /// Runs `body` as code that lives on the stage, on the caller's thread.
    package func run<Result>(_ body: () -> Result) -> Result {
        stage?.run(body) ?? body()
    }

    /// Writes into the stage's log.
    package func record(_ kind: StageLog.Kind, _ name: String, _ details: [String: String] = [:]) {
        stage?.log.record(kind, from: source, name, details)
    }
}
