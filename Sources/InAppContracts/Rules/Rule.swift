public import InAppCompat

/// One numbered promise of a vendor's shape, as data. The report, the test names and the document of the rules are made
/// from it.
///
/// Sendable.
public struct Rule: Sendable, Identifiable {
    /// How binding a rule is.
    public enum Level: String, Sendable, Hashable, Codable, CaseIterable {
        /// A delegate or a host that breaks it is wrong.
        case must
        /// Breaking it needs a reason.
        case should
        /// Observed, but not to be relied upon.
        case may
    }

    /// Whether a rule can be checked without a device.
    public enum Testability: Sendable {
        /// It is checked.
        case checked(RuleCheck)
        /// An app's code could observe it, but not on a headless host; the reason says why.
        case untestable(String)
        /// An app's code cannot observe it; the reason says why.
        case outOfScope(String)
    }

    /// The id: letters that stand for the shape, and a number, as in `XY-018`.
    public let id: String
    /// The shape that makes the promise.
    public let shape: SDKShape
    /// The major version of the SDK in which the promise was found.
    public let majorVersion: Int
    /// How binding it is.
    public let level: Level
    /// The promise, in a sentence or two.
    public let statement: String
    /// What the rule means for the author of a delegate.
    public let intent: String
    /// Where the promise was found.
    public let source: String
    /// Whether the source leaves room for doubt. Such a rule never fails a host.
    public let isUnsure: Bool
    /// Whether it can be checked on a headless host.
    public let testability: Testability
    /// Whether it concerns the delegate or the SDK alone; nil if that is not known.
    public internal(set) var concern: RuleConcern?

    /// Makes a rule.
    public init(
        _ id: String, shape: SDKShape, majorVersion: Int, level: Level = .must, _ statement: String,
        intent: String, source: String, isUnsure: Bool = false, _ testability: Testability
    ) {
        self.id = id
        self.shape = shape
        self.majorVersion = majorVersion
        self.level = level
        self.statement = statement
        self.intent = intent
        self.source = source
        self.isUnsure = isUnsure
        self.testability = testability
    }

    /// The check, if there is one.
    public var check: RuleCheck? {
        if case .checked(let check) = testability { check } else { nil }
    }
}

/// How a rule is checked: the scenarios that exercise it, and what their traces have to contain.
///
/// The expectations state literally what the rule says. Nothing is compared with another run of a model. Sendable.
public struct RuleCheck: Sendable {
    /// One scenario and the expectations of its trace.
    public struct Part: Sendable {
        /// The scenario's name in the shape's library.
        public let scenario: String
        /// The expectations of its trace.
        public let expectations: [Expectation]

        /// Describes a part.
        public init(scenario: String, expectations: [Expectation]) {
            self.scenario = scenario
            self.expectations = expectations
        }
    }

    /// The scenarios, each with the expectations of its trace.
    public let parts: [Part]
    /// The expectations of every trace of the shape, whichever scenario or host it comes from.
    public let everywhere: [Expectation]
    /// The scenarios in real time, each with the expectations of its trace. No expectation depends on which of two
    /// threads was faster.
    public let realTime: [Part]

    /// Describes a check.
    public init(parts: [Part], everywhere: [Expectation], realTime: [Part] = []) {
        self.parts = parts
        self.everywhere = everywhere
        self.realTime = realTime
    }

    /// Checks the trace of one scenario.
    public static func scenario(_ name: String, _ expectations: Expectation...) -> RuleCheck {
        RuleCheck(parts: [Part(scenario: name, expectations: expectations)], everywhere: [])
    }

    /// Checks every trace of the shape, including those that other hosts record of an adopted delegate.
    public static func everywhere(_ expectations: Expectation...) -> RuleCheck {
        RuleCheck(parts: [], everywhere: expectations)
    }

    /// Adds a scenario to the check.
    public func and(scenario name: String, _ expectations: Expectation...) -> RuleCheck {
        RuleCheck(
            parts: parts + [Part(scenario: name, expectations: expectations)], everywhere: everywhere,
            realTime: realTime)
    }

    /// Adds a scenario in real time to the check.
    public func and(realTime name: String, _ expectations: Expectation...) -> RuleCheck {
        RuleCheck(
            parts: parts, everywhere: everywhere,
            realTime: realTime + [Part(scenario: name, expectations: expectations)])
    }

    /// Adds expectations of every trace to the check.
    public func and(everywhere expectations: Expectation...) -> RuleCheck {
        RuleCheck(parts: parts, everywhere: everywhere + expectations, realTime: realTime)
    }
}

extension Rule {
    /// Checks traces of any host and delegate against what the rule says about every trace.
    func resultEverywhere(in traces: [String: Trace]) -> RuleResult {
        guard let check else { return result(in: traces) }
        guard !check.everywhere.isEmpty else {
            return RuleResult(
                rule: self, status: .skipped,
                explanation: "It is about what a host does in a certain scenario.", violations: [])
        }
        return checked(by: RuleCheck(parts: [], everywhere: check.everywhere)).result(in: traces)
    }

    /// The rule reduced to its expectations of the delegate's calls in every trace: a promise that any host has to
    /// keep. Nil if it has none.
    var promiseToDelegate: Rule? {
        guard let promises = check?.everywhere.filter(\.isAboutDelegate), !promises.isEmpty else {
            return nil
        }
        return checked(by: RuleCheck(parts: [], everywhere: promises))
    }
}

extension Expectation {
    /// Whether it is about calls of the delegate.
    fileprivate var isAboutDelegate: Bool {
        switch self {
        case .calls(let sources, _, _): sources.contains(.delegate)
        case .count(let pattern, _), .occurs(let pattern), .never(let pattern),
            .neverBetween(let pattern, _, _), .onlyWithin(let pattern, _, _), .precedes(_, let pattern),
            .follows(let pattern, _), .thread(let pattern, _), .carries(let pattern, _, _),
            .delay(_, let pattern, _):
            pattern.source == .delegate
        }
    }
}

/// The expectations of the traces of scenarios in real time, by the rule's id, each with its scenario. They must not
/// depend on which of two threads was faster.
public typealias RealTimeChecks = [String: [(scenario: String, expectations: [Expectation])]]

extension [Rule] {
    /// The rules with further expectations of every trace, by rule id; a rule that is not checked stays unchanged.
    public func promising(_ promises: [String: [Expectation]]) -> [Rule] {
        extended { check, id in
            guard let more = promises[id] else { return nil }
            return RuleCheck(
                parts: check.parts, everywhere: check.everywhere + more, realTime: check.realTime)
        }
    }

    /// The rules with the expectations of their scenarios in real time; a rule that is not checked stays unchanged.
    public func alsoInRealTime(_ checks: RealTimeChecks) -> [Rule] {
        extended { check, id in
            guard let more = checks[id] else { return nil }
            let parts = more.map { RuleCheck.Part(scenario: $0.scenario, expectations: $0.expectations) }
            return RuleCheck(
                parts: check.parts, everywhere: check.everywhere, realTime: check.realTime + parts)
        }
    }

    private func extended(_ more: (RuleCheck, String) -> RuleCheck?) -> [Rule] {
        map { rule in
            guard let check = rule.check, let check = more(check, rule.id) else { return rule }
            return rule.checked(by: check)
        }
    }
}

extension Rule {
    /// A copy of the rule with another check.
    func checked(by check: RuleCheck) -> Rule {
        var rule = Rule(
            id, shape: shape, majorVersion: majorVersion, level: level, statement, intent: intent,
            source: source, isUnsure: isUnsure, .checked(check))
        rule.concern = concern
        return rule
    }
}

/// A type that states the rules of a shape. It declares once what all of them have in common.
public protocol RuleBook {
    /// The shape that makes the promises.
    static var shape: SDKShape { get }
    /// The major version of the SDK in which the promises were found.
    static var majorVersion: Int { get }
    /// The sources that leave room for doubt.
    static var unsureSources: [String] { get }
}

extension RuleBook {
    /// Makes a rule of the shape. A rule is unsure if its source is among the unsure sources or if `isUnsure` is true.
    /// An unsure rule is not binding by default.
    ///
    /// - Parameters:
    ///   - id: the id, as in `XY-018`.
    ///   - statement: the promise, in a sentence or two.
    ///   - intent: what the rule means for the author of a delegate.
    ///   - source: where the promise was found.
    ///   - level: how binding it is; nil for `should` if the rule is unsure, and `must` otherwise.
    ///   - isUnsure: whether the rule is unsure, whatever its source.
    ///   - testability: whether it can be checked on a headless host.
    public static func rule(
        _ id: String, _ statement: String, intent: String, source: String, level: Rule.Level? = nil,
        isUnsure: Bool = false, _ testability: Rule.Testability
    ) -> Rule {
        let isUnsure = isUnsure || unsureSources.contains(source)
        return Rule(
            id, shape: shape, majorVersion: majorVersion, level: level ?? (isUnsure ? .should : .must),
            statement, intent: intent, source: source, isUnsure: isUnsure, testability)
    }
}
