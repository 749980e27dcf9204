import Foundation
import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// Plays scenarios, each on a stage of its own.
///
/// Main actor. Nothing sleeps: where time is virtual the same scenario gives the same trace every time; a
/// scenario in real time goes on as soon as the stage is idle.
@MainActor public enum ScenarioRunner {
    /// Plays a scenario.
    ///
    /// - Parameters:
    ///   - scenario: what to play.
    ///   - kit: the shape of the host; nil takes the scenario's first shape.
    ///   - subject: the callee.
    ///   - appSteps: what the steps do that the app defines, by name.
    /// - Returns: the trace, and the bridge's diagnostics.
    /// - Throws: `ScenarioError`, naming the step that could not be done; `wrongTime` for a scenario in real
    ///   time, which `play` can play.
    public static func run(
        _ scenario: Scenario, on kit: ShapeKit? = nil, subject: ScenarioSubject = .scriptedDelegate,
        appSteps: AppSteps = [:]
    ) throws -> ScenarioResult {
        guard !scenario.isRealTime else {
            throw ScenarioError(
                .wrongTime, at: "time", "the scenario is for real time, which cannot be waited for here.")
        }
        let run = try ScenarioRun(scenario, on: kit, subject: subject, appSteps: appSteps)
        defer { run.finish() }
        try run.play()
        return run.result
    }

    /// Plays a scenario, also one in real time: real queues and threads, and the main actor is free while
    /// they work.
    ///
    /// - Parameters: as for `run`.
    /// - Returns: the trace. Of two things that happen on two threads at once, either can come first.
    /// - Throws: `ScenarioError`, naming the step that could not be done.
    public static func play(
        _ scenario: Scenario, on kit: ShapeKit? = nil, subject: ScenarioSubject = .scriptedDelegate,
        appSteps: AppSteps = [:]
    ) async throws -> ScenarioResult {
        guard scenario.isRealTime else {
            return try run(scenario, on: kit, subject: subject, appSteps: appSteps)
        }
        let run = try ScenarioRun(
            scenario, on: kit, subject: subject, stage: .besideOthers(), appSteps: appSteps)
        defer { run.finish() }
        try await run.playInRealTime()
        return run.result
    }
}

/// The result of playing a scenario. Sendable; a value.
public struct ScenarioResult: Sendable, Hashable {
    /// The scenario's name.
    public let scenario: String
    /// The shape of the host.
    public let shape: SDKShape
    /// Everything, in order: callbacks, records, and what the scenario did.
    public let trace: Trace
    /// The bridge's diagnostics; empty without a bridge.
    public let diagnostics: [Diagnostic]

    /// The callbacks of the vendor's delegate and of other objects that the SDK calls.
    public var delegateTrace: Trace { trace.filtered(to: [.delegate, .listener]) }
    /// The callbacks of the neutral handler; empty without one.
    public var handlerTrace: Trace { trace.filtered(to: [.handler]) }
    /// What left the SDK.
    public var hostTrace: Trace { trace.filtered(to: [.sdk, .stage]) }
}

/// Who is called while a scenario is played.
public enum ScenarioSubject {
    /// A recording delegate of the vendor's kind that behaves as the scenario's script says.
    case scriptedDelegate
    /// A recording handler that behaves as the scenario's script says, through the shape's bridge.
    case scriptedHandler
    /// An app's own delegate, which ignores the script. It is called through a recording delegate.
    case delegate(AnyObject)
    /// An app's own handler, which ignores the script, through the shape's bridge.
    case handler(any InAppMessageHandler)
    /// A recording delegate of a shape, the host's or another, that behaves as the scenario's script says,
    /// adopted and driven through the bridge of the host's shape. Its callbacks are traced as `adopted`.
    case adoptedDelegate(ShapeKit)
    /// An app's own delegate of a shape, which ignores the script, or nil for one that says yes and does nothing: its own
    /// SDK's where the host is of that shape, unless it is to be adopted there too, and adopted elsewhere. Its callbacks are
    /// traced as `adopted`, and only these have reactions.
    case ownDelegate(AnyObject?, of: ShapeKit, isAlwaysAdopted: Bool = false)
}

extension ScenarioSubject {
    /// Reactions happen inside the host's callbacks, before a handler is called. An adopted delegate would get its
    /// own callbacks out of order.
    var allowsReactions: Bool {
        if case .adoptedDelegate = self { false } else { true }
    }

    /// Whether it is a delegate of the app's that a bridge of a host drives.
    func isAdopted(on host: ShapeKit) -> Bool {
        guard case .ownDelegate(_, let kit, let isAlwaysAdopted) = self else { return false }
        return isAlwaysAdopted || kit != host
    }

    /// The only one in whose callbacks things happen; nil where it is whoever is called.
    var reactingSource: TraceEvent.Source? {
        if case .ownDelegate = self { .adopted } else { nil }
    }
}

// A delegate need not be Sendable, and a subject is used on the main actor only.
@available(*, unavailable)
extension ScenarioSubject: Sendable {}

/// The steps that an app defines, such as `{"app": "checkoutEnds"}`: closures by their names. Main actor, on the
/// stage of the scenario.
///
/// ```swift
/// let steps: AppSteps = ["checkoutEnds": { delegate.isInCheckout = false }]
/// let scenario = try Scenario(json: data, for: [.…], appSteps: Set(steps.keys))
/// let result = try ScenarioRunner.run(scenario, subject: .delegate(delegate), appSteps: steps)
/// ```
public typealias AppStep = @MainActor @Sendable () throws -> Void

/// The steps that an app defines, by name.
public typealias AppSteps = [String: AppStep]

extension Scenario {
    /// The names of the app's steps.
    public var appSteps: Set<String> {
        Set((steps.map(\.action) + reactions.flatMap(\.actions)).compactMap(\.appStep))
    }

    /// Throws if a step that the scenario uses is missing.
    func require(_ known: AppSteps) throws {
        guard let name = appSteps.subtracting(known.keys).min() else { return }
        let names = known.keys.sorted().joined(separator: ", ")
        throw ScenarioError(
            .missing, at: "appSteps",
            "no closure for the app's step \"\(name)\"; there \(known.isEmpty ? "are none" : "is \(names)")."
                + NearestWord.hint(for: name, among: known.keys))
    }
}

extension ScenarioAction {
    fileprivate var appStep: String? {
        if case .appStep(let name) = self { name } else { nil }
    }
}

/// Does several things concurrently on the main actor: they overlap where they wait, and one that blocks the main
/// thread blocks all.
///
/// Scenarios in real time wait for animations of the vendors' length. Each has a stage of its own, and so a set of
/// SDK singletons of its own; so they can wait at the same time.
enum SideBySide {
    /// Does something with each of some items.
    /// - Returns: the results, in the order of the items.
    /// - Throws: the first error, after all that has begun has ended.
    @MainActor static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ body: @escaping @MainActor @Sendable (Item) async throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            for (place, item) in items.enumerated() {
                group.addTask { (place, try await body(item)) }
            }
            var results: [Int: Result] = [:]
            for try await (place, result) in group { results[place] = result }
            return items.indices.compactMap { results[$0] }
        }
    }
}

extension MainThread {
    /// Runs `body` on the main thread and waits for it; at once if this is the main thread.
    static func wait<Answer: Sendable, Failure: Error>(
        for body: @MainActor () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        try (isCurrent ? attempt(body) : DispatchQueue.main.sync { attempt(body) }).get()
    }

    private static func attempt<Answer: Sendable, Failure: Error>(
        _ body: @MainActor () throws(Failure) -> Answer
    ) -> Result<Answer, Failure> {
        assume { () -> Result<Answer, Failure> in
            do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
        }
    }
}
