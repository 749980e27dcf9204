public import BrazeBridge
public import BrazeModel
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Braze's delegate, for an app's own tests and debug builds.
///
/// Main actor, as the delegate is.
@MainActor public enum BrazeContract {
    /// What a step that the app defines does with the delegate.
    public typealias Step = @MainActor @Sendable (any BrazeInAppMessageUIDelegate) throws -> Void

    /// Drives fresh delegates through the standard scenarios and says what they do wrong.
    ///
    /// ```swift
    /// let report = BrazeContract.verify { MyDelegate() }
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
    ///   - make: makes a delegate; called once a scenario, on its stage. It is kept while the scenario runs.
    public static func verify(
        campaigns: [Data] = [], scenarios: [String] = [], appSteps: [String: Step] = [:],
        only: Set<String>? = nil, gateLimit: TimeInterval = 0.5,
        _ make: () -> any BrazeInAppMessageUIDelegate
    ) -> DelegateReport {
        DelegateContract(
            .braze, only: only, own: OwnStories(campaigns: campaigns, scenarios: scenarios),
            appSteps: appSteps.keys,
            habits: .braze
        ).report { report in
            let delegate = make()
            let checked = CheckedBrazeDelegate(delegate, isRetained: true, report: report)
            checked.gateLimit = gateLimit
            return DelegateContract.Subject(checked, delegate as any BrazeInAppMessageUIDelegate, appSteps)
        }
    }

    /// Puts a check around a delegate, for a debug build of a real app. Keep what is returned: the SDK holds
    /// it weakly. The delegate itself is held weakly too, so that one that nobody keeps is found out.
    /// - Parameter report: gets each finding as it happens.
    public static func checked(
        _ delegate: any BrazeInAppMessageUIDelegate, report: @escaping DelegateFindingSink
    ) -> CheckedBrazeDelegate {
        CheckedBrazeDelegate(delegate, report: report)
    }
}
