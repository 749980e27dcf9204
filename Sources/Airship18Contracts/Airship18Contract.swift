public import Airship18Bridge
public import Airship18Model
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Airship's delegate for 18 to 20, for an app's own tests and debug builds.
///
/// Main actor: scenarios are played there.
@MainActor public enum Airship18Contract {
    /// Drives fresh delegates through the standard scenarios and says what they do wrong.
    ///
    /// ```swift
    /// let report = Airship18Contract.verify { MyDelegate() }
    /// #expect(report.isSuccess, "\(report)")
    /// ```
    /// - Parameters:
    ///   - adapters: the app's factory blocks by display type, if its adapters are to be checked too. Without one for
    ///     custom messages the scenarios bring their own.
    ///   - scenarios: the scenarios to play, by name; nil plays them all.
    ///   - gateLimit: how long a question may take, in seconds of real time.
    ///   - patience: how long a callback may block the main thread, in seconds of real time.
    ///   - make: makes a delegate; called once a scenario, on its stage. It is kept while the scenario runs.
    public static func verify(
        adapters: [CustomDisplayAdapterType: Airship18Bridge.Factory] = [:],
        scenarios: Set<String>? = nil, gateLimit: TimeInterval = 0.5, patience: TimeInterval = 2,
        _ make: () -> any InAppMessageDisplayDelegate
    ) -> DelegateReport {
        DelegateContract(.airship18, patience: patience, only: scenarios).report { report in
            CheckedAirship18Delegate(
                make(), adapters: adapters, isRetained: true, gateLimit: gateLimit, patience: patience,
                report: report)
        }
    }

    /// Puts a check around a delegate, for a debug build of a real app. Keep what is returned: the SDK holds it weakly.
    /// The delegate itself is held weakly too, so that one that nobody keeps is found out.
    /// - Parameters:
    ///   - adapters: the app's factory blocks by display type; give those of the returned delegate's `adapters` to the SDK
    ///     in their place.
    ///   - report: gets each finding as it happens, on the thread of the callback.
    public static func checked(
        _ delegate: any InAppMessageDisplayDelegate,
        adapters: [CustomDisplayAdapterType: Airship18Bridge.Factory] = [:],
        report: @escaping DelegateFindingSink
    ) -> CheckedAirship18Delegate {
        CheckedAirship18Delegate(delegate, adapters: adapters, report: report)
    }
}
