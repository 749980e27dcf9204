public import Foundation
public import InAppCompat

/// The contract of a shape's delegate, for an app's own tests and debug builds: the shape says what its delegate is and
/// how it is checked, this drives it.
///
/// ```swift
/// let report = MyShapeContract.verify { MyDelegate() }
/// #expect(report.isSuccess, "\(report)")
/// ```
/// Main actor: scenarios are played there; the delegate is called on the threads that the SDK uses.
@MainActor public protocol ShapeContract {
    /// The vendor's delegate: `any …`.
    associatedtype Delegate

    /// The shape of the delegates.
    static var kit: ShapeKit { get }
    /// What stories about campaigns have to know of the SDK. Default: nothing.
    static var habits: DelegateContract.Habits { get }
    /// Puts the check around a delegate that `verify` drives. What is returned keeps the delegate.
    /// - Parameters:
    ///   - delegate: the delegate to check.
    ///   - gateLimit: how long a question may take, in seconds of real time.
    ///   - patience: how long a callback may block its thread, in seconds of real time.
    ///   - report: gets each finding as it happens, on the thread of the callback.
    static func verified(
        _ delegate: Delegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate
}

extension ShapeContract {
    /// What a step that the app defines does with the delegate.
    public typealias Step = @MainActor @Sendable (Delegate) throws -> Void

    public static var habits: DelegateContract.Habits { DelegateContract.Habits() }

    /// Drives fresh delegates through the standard scenarios and says what they do wrong.
    /// - Parameters:
    ///   - parts: how the app sets the SDK up, with what it has beside its delegate; nil registers the delegate alone, in time.
    ///   - campaigns: campaigns of the app's own, as the vendor's servers send them (JSON text in UTF-8): each is
    ///     triggered in small stories, where the user closes it, clicks wherever that is possible, its page calls the app, or
    ///     the app dismisses it. So code runs that a key of a campaign asks for.
    ///   - scenarios: scenarios of the app's own, as JSON text (`Scenario`).
    ///   - appSteps: what the steps of those scenarios do that the app defines, by name, with the delegate.
    ///   - only: the standard scenarios to play, by name; nil plays them all.
    ///   - gateLimit: how long a question may take, in seconds of real time.
    ///   - patience: how long a callback may block its thread, in seconds of real time: a background thread is given up
    ///     then, and nothing more is played; that the main thread is blocked is a finding where the shape's check
    ///     watches it, and a callback that never returns there keeps the test from ending.
    ///   - file: the file of the test; leave it out. The delegate's source text is looked for there and in the package around
    ///     it, because a method that is nearly a callback, and so never called, is seen in the text only.
    ///   - make: makes a delegate; called once a scenario, on its stage. It is kept while the scenario runs.
    public static func verify(
        parts: AppParts<Delegate>? = nil, campaigns: [Data] = [], scenarios: [String] = [],
        appSteps: [String: Step] = [:], only: Set<String>? = nil, gateLimit: TimeInterval = 0.5,
        patience: TimeInterval = 2, file: StaticString = #filePath, _ make: () -> Delegate
    ) -> DelegateReport {
        contract(campaigns, scenarios, appSteps, only, patience, file, parts).report { report in
            subject(make(), appSteps, gateLimit, patience, report)
        }
    }

    /// Says what changes for a delegate when another vendor's SDK drives it: what is shown, kept, ended, opened, edited and
    /// counted, which callbacks come, and what they are given.
    ///
    /// ```swift
    /// print(try MyShapeContract.verify(under: .otherShape, campaigns: [sale]) { MyDelegate() })
    /// ```
    /// The campaigns are written for the other SDK, and the same user plays them under both. What a delegate would get as
    /// well that says yes and does nothing is left out: it is the SDK's affair. So is a callback that the delegate has left
    /// out; of those that every delegate has to have one counts that changes what the delegate stores, or that comes
    /// otherwise because of what the delegate does. Without campaigns and scenarios the neutral stories are played.
    ///
    /// What a callback does outside the SDK and outside the delegate's own properties cannot be seen: let the delegate keep
    /// it in a property, such as a list of the events that it would send.
    /// - Parameters:
    ///   - host: the shape of the SDK that is to drive the delegate, as its contracts offer it.
    ///   - parts: how the app sets its old SDK up, with what it has beside its delegate, and how it adopts the delegate for
    ///     the other one. Where it adopts the delegate alone, what the parts do is among the changes. nil registers and
    ///     adopts the delegate alone.
    ///   - campaigns: campaigns of the app's, as the vendor's servers send them (JSON text in UTF-8). The user closes each,
    ///     clicks wherever that is possible, and the app takes it away.
    ///   - scenarios: scenarios of the app's for its old SDK, as JSON text (`Scenario`). A user's steps are the same under
    ///     every SDK: `tapButton`, `tapMessage`, `close`, `swipeAway`, `openLink`. What the app does belongs into steps of
    ///     the app's: a scenario that calls the old SDK is not played, and stands in the report.
    ///   - appSteps: what the steps of those scenarios do that the app defines, by name, with the delegate: the checkout
    ///     ends, and the delegate shows what it has kept.
    ///   - make: makes a delegate; called three times a story, on its stage.
    /// - Throws: `ScenarioError.Code.wrongShape` for a shape that takes no part in stories; in a neutral story what the
    ///   app's set-up throws, which for its own campaigns and scenarios stands in the report.
    public static func verify(
        under host: ShapeKit, parts: AppParts<Delegate>? = nil, campaigns: [Data] = [],
        scenarios: [String] = [],
        appSteps: [String: Step] = [:],
        _ make: () -> Delegate
    ) throws -> ChangeReport {
        try StoryContract.changes(
            from: kit, to: host, own: OwnStories(campaigns: campaigns, scenarios: scenarios),
            appSteps: appSteps.keys, parts: parts?.ofAnyDelegate
        ) {
            let delegate = make()
            return DelegateContract.Subject(unchecked: delegate as AnyObject, delegate, appSteps)
        }
    }

    /// How `verify` drives delegates.
    package static func contract(
        _ campaigns: [Data], _ scenarios: [String], _ appSteps: [String: Step], _ only: Set<String>?,
        _ patience: TimeInterval, _ file: StaticString, _ parts: AppParts<Delegate>? = nil
    ) -> DelegateContract {
        var contract = DelegateContract(
            kit, patience: patience, only: only,
            own: OwnStories(campaigns: campaigns, scenarios: scenarios), appSteps: appSteps.keys,
            habits: habits, file: "\(file)")
        contract.parts = parts?.ofAnyDelegate
        return contract
    }

    static func subject(
        _ delegate: Delegate, _ appSteps: [String: Step], _ gateLimit: TimeInterval,
        _ patience: TimeInterval, _ report: @escaping DelegateFindingSink
    ) -> DelegateContract.Subject {
        DelegateContract.Subject(
            verified(delegate, gateLimit: gateLimit, patience: patience, report: report), delegate, appSteps)
    }
}
