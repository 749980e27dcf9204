public import AdobeAndroid2Bridge
public import AdobeAndroid2Model
import AdobeRecords
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Adobe's delegate for Android 2, for an app's own tests and debug builds. Its gate may wait for the main
/// thread (A2-036): `verifyOffMainThread` leaves that free.
///
/// ```swift
/// let report = AdobeAndroid2Contract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// print(try AdobeAndroid2Contract.verify(under: .adobeAndroid3) { MyMessagingDelegate() })
/// ```
/// Main actor: scenarios are played there; the delegate is called on the threads that Adobe uses.
@MainActor public enum AdobeAndroid2Contract: BackgroundGateContract {
    /// Adobe's delegate.
    public typealias Delegate = any MessagingDelegate

    /// Adobe for Android 2.
    public static var kit: ShapeKit { .adobeAndroid2 }

    public static var habits: DelegateContract.Habits { .adobeWithBackgroundGate }

    /// The check of `verify`. Scenarios dismiss what is not displayed, on purpose (A2-052): that is no finding.
    public static func verified(
        _ delegate: any MessagingDelegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        CheckedAdobeAndroid2Delegate(
            delegate, gateLimit: gateLimit, findsStrayDismissals: false, stopsEndlessShows: true,
            report: report)
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
