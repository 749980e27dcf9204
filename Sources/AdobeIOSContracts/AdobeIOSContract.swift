public import AdobeIOSBridge
public import AdobeIOSModel
import AdobeRecords
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Adobe's delegate for iOS, for an app's own tests and debug builds. Its gate may wait for the main thread
/// (AI-040): `verifyOffMainThread` leaves that free.
///
/// ```swift
/// let report = AdobeIOSContract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// print(try AdobeIOSContract.verify(under: .braze) { MyMessagingDelegate() })
/// ```
/// Main actor: scenarios are played there; the delegate is called on the threads that Adobe uses.
@MainActor public enum AdobeIOSContract: BackgroundGateContract {
    /// Adobe's delegate.
    public typealias Delegate = any MessagingDelegate

    /// Adobe for iOS.
    public static var kit: ShapeKit { .adobeIOS }

    public static var habits: DelegateContract.Habits { .adobeWithBackgroundGate }

    public static func verified(
        _ delegate: any MessagingDelegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        CheckedAdobeIOSDelegate(delegate, isRetained: true, gateLimit: gateLimit, report: report)
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
