public import AdobeAndroid2Bridge
public import AdobeAndroid2Model
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Adobe's delegate for Android 2, for an app's own tests and debug builds.
///
/// Main actor: scenarios are played there; the delegate is called on the threads that Adobe uses.
@MainActor public enum AdobeAndroid2Contract {
    /// What a step that the app defines does with the delegate.
    public typealias Step = @MainActor @Sendable (any MessagingDelegate) throws -> Void

    /// Drives fresh delegates through the standard scenarios and says what they do wrong.
    ///
    /// ```swift
    /// let report = AdobeAndroid2Contract.verify { MyDelegate() }
    /// #expect(report.isSuccess, "\(report)")
    /// ```
    /// - Parameters:
    ///   - campaigns: campaigns of the app's own, as the vendor's servers send them (JSON text in UTF-8): each is
    ///     triggered in small stories, where the user closes it, clicks wherever that is possible, or the app
    ///     dismisses it. So code runs that a key of a campaign asks for.
    ///   - scenarios: scenarios of the app's own, as JSON text (`Scenario`).
    ///   - appSteps: what the steps of those scenarios do that the app defines, by name, with the delegate.
    ///   - only: the standard scenarios to play, by name; nil plays them all.
    ///   - gateLimit: how long the gate may take, in seconds of real time.
    ///   - patience: how long a callback may block a background thread, in seconds of real time, before it is
    ///     given up; nothing more is played then.
    ///   - make: makes a delegate; called once a scenario, on its stage. It is kept while the scenario runs.
    public static func verify(
        campaigns: [Data] = [], scenarios: [String] = [], appSteps: [String: Step] = [:],
        only: Set<String>? = nil,
        gateLimit: TimeInterval = 0.5, patience: TimeInterval = 2, _ make: () -> any MessagingDelegate
    ) -> DelegateReport {
        contract(OwnStories(campaigns: campaigns, scenarios: scenarios), appSteps, only, patience)
            .report { report in subject(make(), appSteps, gateLimit, report) }
    }

    /// As `verify`, with the main thread free while the gate is asked: that happens on a background thread, where the
    /// gate may wait for the main one (A2-036). `verify` keeps the main thread, so that such a gate looks blocked
    /// there; here only one that never returns is. Everything happens in the same order.
    /// - Parameters: as for `verify`.
    public static func verifyOffMainThread(
        campaigns: [Data] = [], scenarios: [String] = [], appSteps: [String: Step] = [:],
        only: Set<String>? = nil,
        gateLimit: TimeInterval = 0.5, patience: TimeInterval = 2,
        _ make: @escaping () -> any MessagingDelegate
    ) async -> DelegateReport {
        await contract(OwnStories(campaigns: campaigns, scenarios: scenarios), appSteps, only, patience)
            .reportOffMainThread { report in subject(make(), appSteps, gateLimit, report) }
    }

    private static func contract(
        _ own: OwnStories, _ appSteps: [String: Step], _ only: Set<String>?, _ patience: TimeInterval
    ) -> DelegateContract {
        DelegateContract(
            .adobeAndroid2, patience: patience, only: only, own: own, appSteps: appSteps.keys,
            habits: DelegateContract.Habits(
                dismissal: { ShapeCall(.app, "messageDismiss", ["message": .string($0)]) },
                mayWaitForMainThread: true))
    }

    private static func subject(
        _ delegate: any MessagingDelegate, _ appSteps: [String: Step], _ gateLimit: TimeInterval,
        _ report: @escaping DelegateFindingSink
    ) -> DelegateContract.Subject {
        // Scenarios dismiss what is not displayed, on purpose (A2-052).
        let checked = CheckedAdobeAndroid2Delegate(
            delegate, gateLimit: gateLimit, findsStrayDismissals: false, stopsEndlessShows: true,
            report: report)
        return DelegateContract.Subject(checked, delegate as any MessagingDelegate, appSteps)
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
