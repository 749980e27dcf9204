public import Airship17Bridge
public import Airship17Model
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Airship's delegate for 13 to 17, for an app's own tests and debug builds.
///
/// ```swift
/// let report = Airship17Contract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// print(try Airship17Contract.verify(under: .braze) { MyMessagingDelegate() })
/// ```
/// Main actor: scenarios are played there.
@MainActor public enum Airship17Contract: ShapeContract {
    /// Airship's delegate.
    public typealias Delegate = any InAppMessagingDelegate

    /// Airship for iOS, 13 to 17.
    public static var kit: ShapeKit { .airship17 }

    public static func verified(
        _ delegate: any InAppMessagingDelegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        verified(delegate, adapters: [:], gateLimit: gateLimit, patience: patience, report: report)
    }

    private static func verified(
        _ delegate: any InAppMessagingDelegate,
        adapters: [InAppMessageDisplayType: CheckedAirship17Delegate.Factory],
        gateLimit: TimeInterval, patience: TimeInterval, report: @escaping DelegateFindingSink
    ) -> CheckedAirship17Delegate {
        CheckedAirship17Delegate(
            delegate, adapters: adapters, isRetained: true, gateLimit: gateLimit, patience: patience,
            report: report)
    }

    /// As `verify` without adapters, where the scenarios bring their own, with the app's adapters checked too.
    /// - Parameters:
    ///   - adapters: the app's factory blocks by display type. Without one for custom messages the scenarios bring their
    ///     own for these.
    ///   - campaigns: as for `verify`, and so are the others.
    public static func verify(
        adapters: [InAppMessageDisplayType: CheckedAirship17Delegate.Factory], campaigns: [Data] = [],
        scenarios: [String] = [], appSteps: [String: Step] = [:], only: Set<String>? = nil,
        gateLimit: TimeInterval = 0.5, patience: TimeInterval = 2,
        _ make: () -> any InAppMessagingDelegate
    ) -> DelegateReport {
        contract(campaigns, scenarios, appSteps, only, patience).report { report in
            let delegate = make()
            let checked = verified(
                delegate, adapters: adapters, gateLimit: gateLimit, patience: patience, report: report)
            return DelegateContract.Subject(checked, delegate as any InAppMessagingDelegate, appSteps)
        }
    }

    /// Puts a check around a delegate, for a debug build of a real app. Keep what is returned: the SDK holds it weakly.
    /// The delegate itself is held weakly too, so that one that nobody keeps is found out.
    /// - Parameters:
    ///   - adapters: the app's factory blocks by display type; set those of the returned delegate's `adapters` on the
    ///     manager in their place.
    ///   - report: gets each finding as it happens, on the thread of the callback.
    public static func checked(
        _ delegate: any InAppMessagingDelegate,
        adapters: [InAppMessageDisplayType: CheckedAirship17Delegate.Factory] = [:],
        report: @escaping DelegateFindingSink
    ) -> CheckedAirship17Delegate {
        CheckedAirship17Delegate(delegate, adapters: adapters, report: report)
    }
}
