public import Foundation
public import InAppCompat

/// The contract of a shape's delegate, for an app's own tests and debug builds. The shape provides the delegate's type
/// and its checks; this protocol drives the delegate.
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
    /// Facts about the SDK that the stories about campaigns need. By default there are none.
    static var habits: DelegateContract.Habits { get }
    /// Wraps a delegate that `verify` drives in an object that checks it and retains it.
    /// - Parameters:
    ///   - delegate: the delegate to check.
    ///   - gateLimit: how long a question may take, in seconds of real time.
    ///   - patience: how long a callback may block its thread, in seconds of real time.
    ///   - report: called with each finding as it happens, on the thread of the callback.
    static func verified(
        _ delegate: Delegate, gateLimit: TimeInterval, patience: TimeInterval,
        report: @escaping DelegateFindingSink
    ) -> any CheckedDelegate
}

extension ShapeContract {
    /// A step that the app defines. It gets the delegate.
    public typealias Step = @MainActor @Sendable (Delegate) throws -> Void

    public static var habits: DelegateContract.Habits { DelegateContract.Habits() }

    /// Drives new delegates through the standard scenarios and reports their mistakes.
    /// - Parameters:
    ///   - parts: how the app sets up the SDK, with its delegate and its other parts; nil registers only the delegate,
    ///     in time.
    ///   - campaigns: campaigns of the app, as the vendor's servers send them (JSON text in UTF-8). Each is triggered
    ///     in short stories: the user closes it, clicks wherever that is possible, its page calls the app, or the app
    ///     dismisses it. So code runs that depends on a key of a campaign.
    ///   - scenarios: scenarios of the app, as JSON text (`Scenario`).
    ///   - appSteps: the steps that the app defines for those scenarios, by name. They get the delegate.
    ///   - only: the standard scenarios to play, by name; nil plays them all.
    ///   - gateLimit: how long a question may take, in seconds of real time.
    ///   - patience: how long a callback may block its thread, in seconds of real time. After that a background thread
    ///     is given up, and nothing more is played. A callback that blocks the main thread four times as long, and at
    ///     least 9 s, stops the process with the finding as its message: nothing else can end it.
    ///   - file: the test's file; leave it out. The delegate's source text is searched for there and in the package
    ///     around it, because a method that is nearly a callback, and so never called, can only be found in the text.
    ///   - make: makes a delegate. It is called once per scenario, on the scenario's stage. The delegate is retained
    ///     while the scenario runs.
    public static func verify(
        parts: AppParts<Delegate>? = nil, campaigns: [Data] = [], scenarios: [String] = [],
        appSteps: [String: Step] = [:], only: Set<String>? = nil, gateLimit: TimeInterval = 0.5,
        patience: TimeInterval = 2, file: StaticString = #filePath, _ make: () -> Delegate
    ) -> DelegateReport {
        contract(campaigns, scenarios, appSteps, only, patience, file, parts).report { report in
            subject(make(), appSteps, gateLimit, patience, report)
        }
    }

    /// Reports what changes for a delegate when another vendor's SDK drives it: what is shown, held, dismissed, opened,
    /// edited and counted, which callbacks are called, and their arguments.
    ///
    /// ```swift
    /// print(try MyShapeContract.verify(under: .otherShape, campaigns: [sale]) { MyDelegate() })
    /// ```
    /// The campaigns are written for the other SDK, and the same actions of the user are played under both. Changes
    /// that a delegate would also see that answers yes and does nothing are left out, because they come from the SDK.
    /// So are callbacks that the delegate does not implement. A callback that every delegate has to implement counts if
    /// it changes what the delegate stores, or if it is called differently because of what the delegate does. Without
    /// campaigns and scenarios the neutral stories are played.
    ///
    /// What a callback does outside the SDK and outside the delegate's own properties cannot be seen. Have the delegate
    /// store it in a property, such as a list of the events that it would send.
    /// - Parameters:
    ///   - host: the shape of the SDK that is to drive the delegate, as its contracts offer it.
    ///   - parts: how the app sets up its old SDK, with its delegate and its other parts, and how it adopts the
    ///     delegate for the other SDK. If it adopts only the delegate, the effects of the parts are among the changes.
    ///     nil registers and adopts only the delegate.
    ///   - campaigns: campaigns of the app, as the vendor's servers send them (JSON text in UTF-8). The user closes
    ///     each one and clicks wherever that is possible, and the app dismisses it.
    ///   - scenarios: scenarios of the app for its old SDK, as JSON text (`Scenario`). The user's steps are the same
    ///     under every SDK: `tapButton`, `tapMessage`, `close`, `swipeAway`, `openLink`. Put actions of the app into
    ///     steps that the app defines: a scenario that calls the old SDK is not played, and the report says so.
    ///   - appSteps: the steps that the app defines for those scenarios, by name. They get the delegate. An example is
    ///     the end of the checkout, where the delegate shows the messages that it has kept.
    ///   - make: makes a delegate. It is called three times per story, on the story's stage.
    /// - Throws: `ScenarioError.Code.wrongShape` for a shape that takes no part in stories; in a neutral story any
    ///   error of the app's set-up. In the app's own campaigns and scenarios such an error is reported instead.
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

    /// The contract with which `verify` drives delegates.
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
