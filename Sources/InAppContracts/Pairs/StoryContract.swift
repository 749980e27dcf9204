import Foundation
import HeadlessStage
public import InAppCompat

/// Checks a shape's promises to its delegates in the neutral stories: under its own SDK, and with the delegate adopted
/// under any other.
///
/// Main actor: stories are played there. Nothing sleeps.
@MainActor public enum StoryContract {
    /// The traces of the stories that a host can play, by name: the calls of a shape's delegate, and the events around
    /// them.
    /// - Throws: `ScenarioError` if a shape takes no part in stories, or if a step fails that should not.
    public static func traces(host: ShapeKit, delegate: ShapeKit) throws -> [String: Trace] {
        try traces(
            host: host, subject: .delegate(delegate), seenBy: .adopted,
            stories: Stories.known)
    }

    /// Plays one story with a recording delegate of a shape, or with a neutral handler, and returns all events. The
    /// delegate's calls are traced as `adopted`.
    /// - Parameters:
    ///   - story: the story.
    ///   - host: the shape of the SDK.
    ///   - delegate: the shape of the delegate; nil for a handler.
    /// - Throws: `ScenarioError` if a shape takes no part in stories, or has no campaign for one of the messages.
    public static func trace(of story: Story, host: ShapeKit, delegate: ShapeKit?) throws -> Trace {
        guard try host.storyRoom.host.has(story) else {
            let roles = Set(story.messages.values.map(\.rawValue)).sorted().joined(separator: ", ")
            throw ScenarioError(.wrongShape, at: story.name, "\(host) has no campaign for each of \(roles).")
        }
        let run = try StoryRun(
            story, on: host, subject: delegate.map { .delegate($0) } ?? .handler())
        try run.play()
        return run.trace
    }

    static func traces(
        host: ShapeKit, subject: StorySubject, seenBy source: TraceEvent.Source,
        stories: [Story] = Stories.all
    ) throws -> [String: Trace] {
        let room = try host.storyRoom.host
        return try played(host: host, subject: subject, stories: stories)
            .mapValues { $0.trace.asSeen(by: source, on: room) }
    }

    /// The stories that a host can play, except those with real threads, by name.
    static func played(
        host: ShapeKit, subject: StorySubject, stories: [Story]
    ) throws -> [String: PlayedStory] {
        let room = try host.storyRoom
        var played: [String: PlayedStory] = [:]
        for story in stories where !story.isRealTime && room.host.has(story) {
            do {
                played[story.name] = try PlayedStory(of: story, on: host, subject: subject)
            } catch let error as ScenarioError {
                throw ScenarioError(error.code, at: story.name, error.explanation)
            }
        }
        return played
    }

    /// The traces of the stories in real time that a host can play, by name. Events that happen on two threads at once
    /// come in either order.
    static func realTimeTraces(host: ShapeKit, delegate: ShapeKit) async throws -> [String: Trace] {
        let room = try host.storyRoom
        let stories = Stories.all.filter { $0.isRealTime && room.host.has($0) }
        let traces = try await SideBySide.map(stories) { story in
            let run = try StoryRun(story, on: host, subject: .delegate(delegate), stage: .besideOthers())
            try await run.playInRealTime()
            return (story.name, run.trace.asSeen(by: .adopted, on: room.host))
        }
        return Dictionary(traces) { $1 }
    }

    /// The promises of a shape that do not hold with real threads under a host, with the violations. Promises that the
    /// host cannot keep are left out.
    static func broken(
        byRealThreads traces: [String: Trace], host: ShapeKit, delegate: ShapeKit
    ) throws -> [PromiseResult] {
        let needs = try needs(of: delegate, under: host)
        return delegate.rules.compactMap { rule in
            guard let clauses = rule.promise, needs.lacking(for: rule.id, on: host.capabilities) == nil else {
                return nil
            }
            let result = PromiseResult(rule, clauses.filter { !$0.endsWithReturn }, in: traces)
            return result.status == .broken ? result : nil
        }
    }

    /// The capabilities that the promises to a shape's delegates need of a host, as stated by either of the two shapes.
    private static func needs(of delegate: ShapeKit, under host: ShapeKit) throws -> [AdoptionLimit] {
        host == delegate ? [] : try delegate.storyRoom.needs + host.storyRoom.lacks
    }

    /// The results of all promises to a shape's delegates under a host.
    public static func report(host: ShapeKit, delegate: ShapeKit) throws -> PairReport {
        try report(host: host, delegate: delegate, in: Stories.known)
    }

    /// The same, in some of the stories.
    package static func report(
        host: ShapeKit, delegate: ShapeKit, in stories: [Story]
    ) throws -> PairReport {
        let played = try played(host: host, subject: .delegate(delegate), stories: stories)
        let room = try host.storyRoom.host
        var report = try report(
            of: played.mapValues { $0.trace.asSeen(by: .adopted, on: room) }, host: host, delegate: delegate,
            heedsNeeds: true)
        report.screens = played.mapValues(\.screens)
        report.diagnosticCount = played.values.reduce(0) { $0 + $1.trace.events(from: .bridge).count }
        return report
    }

    /// The results of all promises in the traces of a pair.
    /// - Parameter heedsNeeds: false also checks promises for which the host lacks a capability.
    static func report(
        of traces: [String: Trace], host: ShapeKit, delegate: ShapeKit, heedsNeeds: Bool
    ) throws -> PairReport {
        let needs = heedsNeeds ? try needs(of: delegate, under: host) : []
        let counted = Set(Stories.counted.map(\.name))
        let checked = traces.filter { !counted.contains($0.key) }
        let results = delegate.rules.compactMap { rule -> PromiseResult? in
            guard let clauses = rule.promise else { return nil }
            if let (capability, reason) = needs.lacking(for: rule.id, on: host.capabilities) {
                return .impossible(rule, capability, reason)
            }
            return PromiseResult(rule, clauses, in: checked)
        }
        return PairReport(host: host, delegate: delegate, results: results, traces: traces)
    }

    /// The reports of every host and every delegate among some shapes that take part in stories.
    public static func reports(of kits: [ShapeKit]) throws -> [PairReport] {
        let kits = kits.filter { $0.stories != nil }
        return try kits.flatMap { delegate in
            try kits.hosts(of: delegate).map { try report(host: $0, delegate: delegate) }
        }
    }
}

/// The results of the promises to a shape's delegates under a host. Sendable.
public struct PairReport: Sendable {
    /// The shape of the host.
    public let host: ShapeKit
    /// The shape of the delegate.
    public let delegate: ShapeKit
    /// The results, in the order of the rules.
    public let results: [PromiseResult]
    /// The calls of the delegate and the events around them, by story.
    public let traces: [String: Trace]
    /// The messages on the screen whenever the stage had become idle, by story.
    public internal(set) var screens: [String: [[String]]] = [:]
    /// The number of diagnostics that the bridge reported in all stories; 0 under the delegate's own SDK.
    public internal(set) var diagnosticCount = 0

    /// The number of promises that are kept.
    public var keptCount: Int { results.count(where: \.isKept) }
    /// The fraction of the promises that are kept, 0 to 1.
    public var keptShare: Double { results.isEmpty ? 0 : Double(keptCount) / Double(results.count) }
    /// The promises that are neither kept nor impossible.
    public var failures: [PromiseResult] { results.filter(\.isFailure) }
    /// Whether every promise is kept or impossible.
    public var isSuccess: Bool { failures.isEmpty }
    /// The pair in the form that the command takes: the delegate, and the host that drives it.
    public var name: String { "\(delegate)/\(host)" }
}

extension [AdoptionLimit] {
    /// The capability that a rule needs and a host lacks, with the note of the host's capability table; nil if none is
    /// lacking.
    func lacking(for rule: String, on host: CapabilityTable) -> (Capability, String)? {
        for limit in self where limit.rules.contains(rule) {
            guard case .needs(let capabilities) = limit.cause, let first = capabilities.first,
                !capabilities.contains(where: { host.support(of: $0).isAvailable })
            else { continue }
            return (first, host.support(of: first).note)
        }
        return nil
    }
}

extension Trace {
    /// The trace as one source sees it: its own calls, traced as the delegate's if it is adopted, the story's events,
    /// and the opened URLs.
    func asSeen(by source: TraceEvent.Source, on host: StoryHost) -> Trace {
        let around: Set<TraceEvent.Source> = [.campaign, .user, .page, .app, .listener, .stage]
        return Trace(
            events.compactMap { event in
                if event.source == source {
                    var event = event
                    if source == .adopted { event.source = .delegate }
                    return event
                }
                if event.source == .sdk {
                    guard let url = host.opened(event) else { return event.name == "openedURL" ? event : nil }
                    var event = event
                    event.name = "openedURL"
                    event.arguments = [TraceEvent.Argument("url", url)]
                    return event
                }
                return around.contains(event.source) ? event : nil
            })
    }
}

/// The result of a promise to a delegate under some host. Sendable.
public struct PromiseResult: Sendable, Identifiable {
    /// The status of a promise.
    public enum Status: Sendable, Hashable {
        /// Every part of it was exercised, and it holds.
        case kept
        /// The driving SDK lacks a capability that it needs; the reason comes from the capability table.
        case impossible(Capability, reason: String)
        /// It was exercised and does not hold.
        case broken
        /// These parts of it were not exercised in any story. This does not count as success.
        case notExercised([String])
    }

    /// One story in which the promise does not hold.
    public struct Violation: Sendable, Hashable {
        /// The story.
        public let story: String
        /// What was promised, and what was found.
        public let complaint: String
        /// The calls of the delegate, and the events around them.
        public let trace: Trace
    }

    /// The rule that makes the promise.
    public let rule: Rule
    /// The status.
    public let status: Status
    /// The stories in which it does not hold; empty unless it is broken.
    public let violations: [Violation]
    /// The stories that exercised it.
    public let stories: [String]

    /// The rule's id.
    public var id: String { rule.id }
    /// Whether it was exercised and holds.
    public var isKept: Bool { status == .kept }
    /// Whether it makes the run fail.
    public var isFailure: Bool {
        switch status {
        case .kept, .impossible: false
        case .broken, .notExercised: true
        }
    }
}

extension PromiseResult {
    /// Checks traces against a promise.
    init(_ rule: Rule, _ clauses: [Whenever], in traces: [String: Trace]) {
        var violations: [Violation] = []
        var stories: Set<String> = []
        var idle: [String] = []
        let traces = traces.sorted { $0.key < $1.key }
        for clause in clauses {
            var isExercised = false
            for (story, trace) in traces {
                switch clause.outcome(in: trace) {
                case .notExercised: continue
                case .met: break
                case .broken(let complaint):
                    violations.append(Violation(story: story, complaint: complaint, trace: trace))
                }
                isExercised = true
                stories.insert(story)
            }
            if !isExercised { idle.append(clause.description) }
        }
        let status: Status = violations.isEmpty ? idle.isEmpty ? .kept : .notExercised(idle) : .broken
        self.init(rule: rule, status: status, violations: violations, stories: stories.sorted())
    }

    /// A promise that cannot be kept.
    static func impossible(_ rule: Rule, _ capability: Capability, _ reason: String) -> PromiseResult {
        PromiseResult(
            rule: rule, status: .impossible(capability, reason: reason), violations: [], stories: [])
    }
}
