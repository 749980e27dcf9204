public import AdobeAndroid3Bridge
public import AdobeAndroid3Model
import AdobeRecords
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Adobe's delegate for Android 3, for an app's own tests and debug builds.
///
/// ```swift
/// let report = AdobeAndroid3Contract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// print(try AdobeAndroid3Contract.verify(under: .braze) { MyPresentationDelegate() })
/// ```
/// Alerts and floating buttons are among what the delegates are told of (A3-005): one that takes everything for an in-app
/// message ends the test.
///
/// Main actor: scenarios are played there, and Adobe calls the delegate on the main thread.
@MainActor public enum AdobeAndroid3Contract: ShapeContract {
    /// Adobe's delegate.
    public typealias Delegate = any PresentationDelegate

    /// Adobe for Android 3.
    public static var kit: ShapeKit { .adobeAndroid3 }

    public static var habits: DelegateContract.Habits { .adobe }

    public static func verified(
        _ delegate: any PresentationDelegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate {
        CheckedAdobeAndroid3Delegate(delegate, gateLimit: gateLimit, patience: patience, report: report)
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
