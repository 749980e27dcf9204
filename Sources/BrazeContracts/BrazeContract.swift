public import BrazeBridge
public import BrazeModel
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Braze's delegate, for an app's own tests and debug builds.
///
/// ```swift
/// let report = BrazeContract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// print(try BrazeContract.verify(under: .airship17) { MyBrazeDelegate() })
/// ```
/// Main actor, as the delegate is.
@MainActor public enum BrazeContract: ShapeContract {
    /// Braze's delegate.
    public typealias Delegate = any BrazeInAppMessageUIDelegate

    /// Braze.
    public static var kit: ShapeKit { .braze }

    public static var habits: DelegateContract.Habits { .braze }

    /// The check of `verify`. It does not watch the main thread, on which every callback comes: `patience` is for what the
    /// delegate starts elsewhere.
    public static func verified(
        _ delegate: any BrazeInAppMessageUIDelegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        let checked = CheckedBrazeDelegate(delegate, isRetained: true, report: report)
        checked.gateLimit = gateLimit
        return checked
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
