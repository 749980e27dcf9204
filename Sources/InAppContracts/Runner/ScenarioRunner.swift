import Foundation
import HeadlessStage
public import InAppCompat
import PlatformStandIns

/// Plays scenarios, each on a stage of its own.
///
/// Main actor. Nothing sleeps. In virtual time the same scenario gives the same trace every time; a scenario in real
/// time continues as soon as the stage is idle.
@MainActor public enum ScenarioRunner {
    /// Plays a scenario.
    ///
    /// - Parameters:
    ///   - scenario: the scenario to play.
    ///   - kit: the shape of the host; nil for the scenario's first shape.
    ///   - subject: the delegate or handler that is called.
    ///   - appSteps: the closures of the steps that the app defines, by name.
    /// - Returns: the trace, and the bridge's diagnostics.
    /// - Throws: `ScenarioError`, naming the step that could not be carried out; `wrongTime` for a scenario in real
    ///   time, which `play` can play.
    public static func run(
        _ scenario: Scenario, on kit: ShapeKit? = nil, subject: ScenarioSubject = .scriptedDelegate,
        appSteps: AppSteps = [:]
    ) throws -> ScenarioResult {
        guard !scenario.isRealTime else {
            throw ScenarioError(
                .wrongTime, at: "time", "the scenario uses real time, which cannot be awaited here.")
        }
        let run = try ScenarioRun(scenario, on: kit, subject: subject, appSteps: appSteps)
        defer { run.finish() }
        try run.play()
        return run.result
    }

    /// Plays a scenario in virtual or in real time. In real time it uses real queues and threads, and the main actor is
    /// free while they work.
    ///
    /// - Parameters: as for `run`.
    /// - Returns: the trace and the bridge's diagnostics. Things that happen on two threads at once come in either
    ///   order.
    /// - Throws: `ScenarioError`, naming the step that could not be carried out.
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
    /// All events, in order: callbacks, records of the SDK, and what the scenario did.
    public let trace: Trace
    /// The bridge's diagnostics; empty if there is no bridge.
    public let diagnostics: [Diagnostic]

    /// The callbacks of the vendor's delegate and of other objects that the SDK calls.
    public var delegateTrace: Trace { trace.filtered(to: [.delegate, .listener]) }
    /// The callbacks of the neutral handler; empty if there is none.
    public var handlerTrace: Trace { trace.filtered(to: [.handler]) }
    /// What left the SDK, and the events of the stage.
    public var hostTrace: Trace { trace.filtered(to: [.sdk, .stage]) }
}

/// The delegate or handler that is called while a scenario is played.
public enum ScenarioSubject {
    /// A recording delegate of the vendor's kind that answers as the scenario's script says.
    case scriptedDelegate
    /// A recording handler that answers as the scenario's script says, through the shape's bridge.
    case scriptedHandler
    /// An app's own delegate, which ignores the script. It is called through a recording delegate.
    case delegate(AnyObject)
    /// An app's own handler, which ignores the script, through the shape's bridge.
    case handler(any InAppMessageHandler)
    /// A recording delegate of the host's shape or of another shape that answers as the scenario's script says. It is
    /// adopted and driven through the bridge of the host's shape. Its callbacks are traced as `adopted`.
    case adoptedDelegate(ShapeKit)
    /// An app's own delegate of a shape, which ignores the script; nil for a delegate that answers yes and does
    /// nothing. On a host of that shape its own SDK calls it, unless `isAlwaysAdopted` is true; on any other host it is
    /// adopted. Its callbacks are traced as `adopted`, and only they have reactions.
    case ownDelegate(AnyObject?, of: ShapeKit, isAlwaysAdopted: Bool = false)
}

extension ScenarioSubject {
    /// Whether reactions are allowed. They happen inside the host's callbacks, before a handler is called, so an
    /// adopted delegate would get its own callbacks out of order.
    var allowsReactions: Bool {
        if case .adoptedDelegate = self { false } else { true }
    }

    /// Whether it is an app's own delegate that is driven by a bridge on this host.
    func isAdopted(on host: ShapeKit) -> Bool {
        guard case .ownDelegate(_, let kit, let isAlwaysAdopted) = self else { return false }
        return isAlwaysAdopted || kit != host
    }

    /// The only source whose callbacks have reactions; nil if the callbacks of every source do.
    var reactingSource: TraceEvent.Source? {
        if case .ownDelegate = self { .adopted } else { nil }
    }
}

// A delegate need not be Sendable, and a subject is used only on the main actor.
@available(*, unavailable)
extension ScenarioSubject: Sendable {}

/// A step that an app defines, such as `{"app": "checkoutEnds"}`: a closure. Main actor, on the stage of the scenario.
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

    /// Throws if the closure of a step that the scenario uses is missing.
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

/// Runs several closures concurrently on the main actor. They overlap while they wait; one that blocks the main thread
/// blocks all of them.
///
/// Scenarios in real time wait for animations as long as the vendors' own. Each scenario has a stage of its own, and so
/// its own set of SDK singletons, so they can wait at the same time.
enum SideBySide {
    /// Calls a closure with each item.
    /// - Returns: the results, in the order of the items.
    /// - Throws: the first error, after all calls that were started have ended.
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
    /// Runs `body` on the main thread and waits for it; directly if this is the main thread.
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
