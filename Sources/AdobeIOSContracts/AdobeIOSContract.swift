public import AdobeIOSBridge
public import AdobeIOSModel
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Adobe's delegate for iOS, for an app's own tests and debug builds.
///
/// Main actor: scenarios are played there; the delegate is called on the threads that Adobe uses.
@MainActor public enum AdobeIOSContract {
    /// Drives fresh delegates through the standard scenarios and says what they do wrong.
    ///
    /// ```swift
    /// let report = AdobeIOSContract.verify { MyDelegate() }
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
        DelegateContract(.adobeIOS, patience: patience).report { report in
            CheckedAdobeIOSDelegate(make(), isRetained: true, gateLimit: gateLimit, report: report)
        }
    }

    /// Puts a check around a delegate, for a debug build of a real app. Keep what is returned: the SDK holds
    /// it weakly. The delegate itself is held weakly too, so that one that nobody keeps is found out.
    /// - Parameter report: gets each finding as it happens, on the thread of the callback.
    public static func checked(
        _ delegate: any MessagingDelegate, report: @escaping DelegateFindingSink
    ) -> CheckedAdobeIOSDelegate {
        CheckedAdobeIOSDelegate(delegate, report: report)
    }
}
