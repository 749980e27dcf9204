public import AdobeAndroid2Bridge
public import AdobeAndroid2Model
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Adobe's delegate for Android 2, for an app's own tests and debug builds.
///
/// Main actor: scenarios are played there; the delegate is called on the threads that Adobe uses.
@MainActor public enum AdobeAndroid2Contract {
    /// Drives fresh delegates through the standard scenarios and says what they do wrong.
    ///
    /// ```swift
    /// let report = AdobeAndroid2Contract.verify { MyDelegate() }
    /// #expect(report.isSuccess, "\(report)")
    /// ```
    /// - Parameters:
    ///   - gateLimit: how long the gate may take, in seconds of real time.
    ///   - patience: how long a callback may block a background thread, in seconds of real time, before it is
    ///     given up; nothing more is played then.
    ///   - make: makes a delegate; called once a scenario, on its stage. It is kept while the scenario runs.
    public static func verify(
        gateLimit: TimeInterval = 0.5, patience: TimeInterval = 2, _ make: () -> any MessagingDelegate
    ) -> DelegateReport {
        DelegateContract(.adobeAndroid2, patience: patience).report { report in
            // Scenarios dismiss what is not displayed, on purpose (A2-052).
            CheckedAdobeAndroid2Delegate(
                make(), gateLimit: gateLimit, findsStrayDismissals: false, stopsEndlessShows: true,
                report: report)
        }
    }

    /// Puts a check around a delegate, for a debug build of a real app. The SDK keeps what is returned, and
    /// that keeps the delegate, as the SDK would (A2-001).
    /// - Parameter report: gets each finding as it happens, on the thread of the callback.
    public static func checked(
        _ delegate: any MessagingDelegate, report: @escaping DelegateFindingSink
    ) -> CheckedAdobeAndroid2Delegate {
        CheckedAdobeAndroid2Delegate(delegate, report: report)
    }
}
