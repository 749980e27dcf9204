public import BrazeBridge
public import BrazeModel
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Braze's delegate, for an app's own tests and debug builds.
///
/// Main actor, as the delegate is.
@MainActor public enum BrazeContract {
    /// Drives fresh delegates through the standard scenarios and says what they do wrong.
    ///
    /// ```swift
    /// let report = BrazeContract.verify { MyDelegate() }
    /// #expect(report.isSuccess, "\(report)")
    /// ```
    /// - Parameters:
    ///   - gateLimit: how long the gate may keep the main thread, in seconds of real time.
    ///   - make: makes a delegate; called once a scenario, on its stage. It is kept while the scenario runs.
    public static func verify(
        gateLimit: TimeInterval = 0.5, _ make: () -> any BrazeInAppMessageUIDelegate
    ) -> DelegateReport {
        DelegateContract(.braze).report { report in
            let checked = CheckedBrazeDelegate(make(), isRetained: true, report: report)
            checked.gateLimit = gateLimit
            return checked
        }
    }

    /// Puts a check around a delegate, for a debug build of a real app. Keep what is returned: the SDK holds
    /// it weakly. The delegate itself is held weakly too, so that one that nobody keeps is found out.
    /// - Parameter report: gets each finding as it happens.
    public static func checked(
        _ delegate: any BrazeInAppMessageUIDelegate, report: @escaping DelegateFindingSink
    ) -> CheckedBrazeDelegate {
        CheckedBrazeDelegate(delegate, report: report)
    }
}
