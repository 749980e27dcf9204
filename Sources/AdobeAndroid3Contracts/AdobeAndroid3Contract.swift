public import AdobeAndroid3Bridge
public import AdobeAndroid3Model
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Adobe's delegate for Android 3, for an app's own tests and debug builds.
///
/// Main actor: scenarios are played there, and Adobe calls the delegate on the main thread.
@MainActor public enum AdobeAndroid3Contract {
    /// Drives fresh delegates through the standard scenarios and says what they do wrong. Alerts and floating
    /// buttons are among what the delegates are told of (A3-005): one that takes everything for an in-app
    /// message ends the test.
    ///
    /// ```swift
    /// let report = AdobeAndroid3Contract.verify { MyDelegate() }
    /// #expect(report.isSuccess, "\(report)")
    /// ```
    /// - Parameters:
    ///   - gateLimit: how long the gate may keep the main thread, in seconds of real time.
    ///   - patience: how long a callback may block the main thread, in seconds of real time, before that is a
    ///     finding of its own. A callback that never returns keeps the test from ending.
    ///   - make: makes a delegate; called once a scenario, on its stage. It is kept while the scenario runs.
    public static func verify(
        gateLimit: TimeInterval = 0.5, patience: TimeInterval = 2, _ make: () -> any PresentationDelegate
    ) -> DelegateReport {
        DelegateContract(.adobeAndroid3).report { report in
            CheckedAdobeAndroid3Delegate(
                make(), gateLimit: gateLimit, patience: patience, report: report)
        }
    }

    /// Puts a check around a delegate, for a debug build of a real app. The SDK keeps what is returned, and
    /// that keeps the delegate, as the SDK would (A3-001).
    /// - Parameter report: gets each finding as it happens: on the main thread, or, of a callback that blocks
    ///   it, on another.
    public static func checked(
        _ delegate: any PresentationDelegate, report: @escaping DelegateFindingSink
    ) -> CheckedAdobeAndroid3Delegate {
        CheckedAdobeAndroid3Delegate(delegate, report: report)
    }
}
