public import Airship17Bridge
public import Airship17Model
public import Foundation
public import InAppCompat
public import InAppContracts

/// The contract of Airship's delegate for 13 to 17, for an app's own tests and debug builds.
///
/// Main actor: scenarios are played there.
@MainActor public enum Airship17Contract {
    /// What a step that the app defines does with the delegate.
    public typealias Step = @MainActor @Sendable (any InAppMessagingDelegate) throws -> Void

    /// Drives fresh delegates through the standard scenarios and says what they do wrong.
    ///
    /// ```swift
    /// let report = Airship17Contract.verify { MyDelegate() }
    /// #expect(report.isSuccess, "\(report)")
    /// ```
    /// - Parameters:
    ///   - adapters: the app's factory blocks by display type, if its adapters are to be checked too. Without one for
    ///     custom messages the scenarios bring their own.
    ///   - campaigns: campaigns of the app's own, as the vendor's servers send them (JSON text in UTF-8): each is
    ///     triggered in small stories, where the user closes it, clicks wherever that is possible, or the app
    ///     dismisses it. So code runs that a key of a campaign asks for.
    ///   - scenarios: scenarios of the app's own, as JSON text (`Scenario`).
    ///   - appSteps: what the steps of those scenarios do that the app defines, by name, with the delegate.
    ///   - only: the standard scenarios to play, by name; nil plays them all.
    ///   - gateLimit: how long a question may take, in seconds of real time.
    ///   - patience: how long a callback may block the main thread, in seconds of real time.
    ///   - make: makes a delegate; called once a scenario, on its stage. It is kept while the scenario runs.
    public static func verify(
        adapters: [InAppMessageDisplayType: CheckedAirship17Delegate.Factory] = [:],
        campaigns: [Data] = [], scenarios: [String] = [], appSteps: [String: Step] = [:],
        only: Set<String>? = nil,
        gateLimit: TimeInterval = 0.5, patience: TimeInterval = 2,
        _ make: () -> any InAppMessagingDelegate
    ) -> DelegateReport {
        DelegateContract(
            .airship17, patience: patience, only: only,
            own: OwnStories(campaigns: campaigns, scenarios: scenarios), appSteps: appSteps.keys
        ).report { report in
            let delegate = make()
            let checked = CheckedAirship17Delegate(
                delegate, adapters: adapters, isRetained: true, gateLimit: gateLimit, patience: patience,
                report: report)
            return DelegateContract.Subject(checked, delegate as any InAppMessagingDelegate, appSteps)
        }
    }

    /// Puts a check around a delegate, for a debug build of a real app. Keep what is returned: the SDK holds it weakly.
    /// The delegate itself is held weakly too, so that one that nobody keeps is found out.
    /// - Parameters:
    ///   - adapters: the app's factory blocks by display type; set those of the returned delegate's `adapters` on the
    ///     manager in their place.
    ///   - report: gets each finding as it happens, on the thread of the callback.
    public static func checked(
        _ delegate: any InAppMessagingDelegate,
        adapters: [InAppMessageDisplayType: CheckedAirship17Delegate.Factory] = [:],
        report: @escaping DelegateFindingSink
    ) -> CheckedAirship17Delegate {
        CheckedAirship17Delegate(delegate, adapters: adapters, report: report)
    }
}
