public import AdobeAndroid3Bridge
public import AdobeAndroid3Model
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Adobe's delegate for Android 3, for an app's own tests and debug builds.
///
/// Main actor: scenarios are played there, and Adobe calls the delegate on the main thread.
@MainActor public enum AdobeAndroid3Contract {
    /// What a step that the app defines does with the delegate.
    public typealias Step = @MainActor @Sendable (any PresentationDelegate) throws -> Void

    /// Drives fresh delegates through the standard scenarios and says what they do wrong. Alerts and floating
    /// buttons are among what the delegates are told of (A3-005): one that takes everything for an in-app
    /// message ends the test.
    ///
    /// ```swift
    /// let report = AdobeAndroid3Contract.verify { MyDelegate() }
    /// #expect(report.isSuccess, "\(report)")
    /// ```
    /// - Parameters:
    ///   - campaigns: campaigns of the app's own, as the vendor's servers send them (JSON text in UTF-8): each is
    ///     triggered in small stories, where the user closes it, clicks wherever that is possible, or the app
    ///     dismisses it. So code runs that a key of a campaign asks for.
    ///   - scenarios: scenarios of the app's own, as JSON text (`Scenario`).
    ///   - appSteps: what the steps of those scenarios do that the app defines, by name, with the delegate.
    ///   - only: the standard scenarios to play, by name; nil plays them all.
    ///   - gateLimit: how long the gate may keep the main thread, in seconds of real time.
    ///   - patience: how long a callback may block the main thread, in seconds of real time, before that is a
    ///     finding of its own. A callback that never returns keeps the test from ending.
    ///   - make: makes a delegate; called once a scenario, on its stage. It is kept while the scenario runs.
    public static func verify(
        campaigns: [Data] = [], scenarios: [String] = [], appSteps: [String: Step] = [:],
        only: Set<String>? = nil,
        gateLimit: TimeInterval = 0.5, patience: TimeInterval = 2, _ make: () -> any PresentationDelegate
    ) -> DelegateReport {
        DelegateContract(
            .adobeAndroid3, only: only, own: OwnStories(campaigns: campaigns, scenarios: scenarios),
            appSteps: appSteps.keys,
            habits: DelegateContract.Habits(
                dismissal: { ShapeCall(.app, "messageDismiss", ["message": .string($0)]) })
        ).report { report in
            let delegate = make()
            let checked = CheckedAdobeAndroid3Delegate(
                delegate, gateLimit: gateLimit, patience: patience, report: report)
            return DelegateContract.Subject(checked, delegate as any PresentationDelegate, appSteps)
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
