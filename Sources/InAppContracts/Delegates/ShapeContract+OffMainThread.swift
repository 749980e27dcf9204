public import Foundation
import InAppCompat

extension ShapeContract {
    /// As `verify`, with the main thread free while the stage is moved by another one. So a gate that is asked on a background
    /// thread may wait for the main one, where `verify` finds it blocked. And what a delegate puts into `DispatchQueue.main`, or
    /// does in a `Task` of the main actor's, takes part: it is done before the stage's clock goes on. Jobs that bring about
    /// callbacks without an end are found, as in `verify` those of the stage. Everything else happens in the same order.
    ///
    /// The system's clock is not the stage's: what waits in real time, such as `asyncAfter` or `Task.sleep`, comes too late.
    /// Singletons that a job of `DispatchQueue.main` asks for belong to no stage (`HeadlessStage.current`). What such work might
    /// have prevented is undecided, and no finding (`DelegateReport.undecided`).
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
