public import Foundation

/// The contract of a delegate that its SDK asks on a background thread, where it may wait for the main one.
@MainActor public protocol BackgroundGateContract: ShapeContract {}

extension BackgroundGateContract {
    /// As `verify`, with the main thread free while the gate is asked: that happens on a background thread, where the
    /// gate may wait for the main one. `verify` keeps the main thread, so that such a gate looks blocked there; here only
    /// one that never returns is. Everything happens in the same order.
    /// - Parameters: as for `verify`.
    public static func verifyOffMainThread(
        campaigns: [Data] = [], scenarios: [String] = [], appSteps: [String: Step] = [:],
        only: Set<String>? = nil, gateLimit: TimeInterval = 0.5, patience: TimeInterval = 2,
        _ make: @escaping () -> Delegate
    ) async -> DelegateReport {
        await contract(campaigns, scenarios, appSteps, only, patience).reportOffMainThread { report in
            subject(make(), appSteps, gateLimit, patience, report)
        }
    }
}
