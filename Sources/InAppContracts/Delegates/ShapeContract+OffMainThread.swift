public import Foundation
import InAppCompat

extension ShapeContract {
    /// Like `verify`, but the stage is moved by a background thread, so that the main thread is free. A gate that is
    /// called on a background thread may therefore wait for the main thread, where `verify` reports it as blocked. Work
    /// that a delegate puts into `DispatchQueue.main` or into a `Task` on the main actor runs too, before the stage's
    /// clock goes on. Endless loops of such jobs and callbacks are found, as `verify` finds those of the stage's jobs.
    /// Everything else happens in the same order.
    ///
    /// The system's clock is not the stage's clock: work that waits in real time, such as `asyncAfter` or `Task.sleep`,
    /// comes too late. In a job of `DispatchQueue.main`, singletons belong to no stage (`HeadlessStage.current`).
    /// Findings that such work might have prevented are undecided and do not count (`DelegateReport.undecided`).
    /// - Parameters: as for `verify`.
    public static func verifyOffMainThread(
        parts: AppParts<Delegate>? = nil, campaigns: [Data] = [], scenarios: [String] = [],
        appSteps: [String: Step] = [:],
        only: Set<String>? = nil, gateLimit: TimeInterval = 0.5, patience: TimeInterval = 2,
        file: StaticString = #filePath, _ make: @escaping () -> Delegate
    ) async -> DelegateReport {
        await contract(campaigns, scenarios, appSteps, only, patience, file, parts).reportOffMainThread {
            report in
            subject(make(), appSteps, gateLimit, patience, report)
        }
    }
}
