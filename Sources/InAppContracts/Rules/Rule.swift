public import InAppCompat

/// One numbered promise of a vendor's shape, as data: the report, the test names and the document of the rules
/// are made from it.
///
/// Sendable.
public struct Rule: Sendable, Identifiable {
    /// How binding a rule is.
    public enum Level: String, Sendable, Hashable, Codable, CaseIterable {
        /// A delegate or a host that breaks it is wrong.
        case must
        /// Breaking it needs a reason.
        case should
        /// Seen, but not to be relied upon.
        case may
    }

    /// What can be done about a rule without a device.
    public enum Testability: Sendable {
        /// It is checked.
        case checked(RuleCheck)
        /// Code of an app could observe it, but not headless; the reason says why.
        case untestable(String)
        /// No code of an app can observe it; the reason says why.
        case outOfScope(String)
    }

    /// The number: letters that stand for the shape, and digits, as in `XY-018`.
    public let id: String
    /// The shape that makes the promise.
    public let shape: SDKShape
    /// The major version of the SDK that it was read from.
    public let majorVersion: Int
    /// How binding it is.
    public let level: Level
    /// The promise, in a sentence or two.
    public let statement: String
    /// What somebody who writes a delegate gets out of it.
    public let intent: String
    /// Where the promise was found.
    public let source: String
    /// Whether the source leaves room for doubt. Such a rule never fails a host.
    public let isUnsure: Bool
    /// What can be done about it headless.
    public let testability: Testability
    /// Whether it concerns the delegate or the SDK alone; nil where that is not known.
    public internal(set) var concern: RuleConcern?

    /// States a rule.
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

/// How a rule is checked: scenarios that exercise it, and what their traces have to show.
///
/// The expectations state what the rule says, in literal words; nothing is compared with another run of a
/// model. Sendable.
public struct RuleCheck: Sendable {
    /// One scenario and what its trace has to show.
    public struct Part: Sendable {
        /// The scenario's name in the shape's library.
        public let scenario: String
        /// What its trace has to show.
        public let expectations: [Expectation]

        /// Describes a part.
        public init(scenario: String, expectations: [Expectation]) {
            self.scenario = scenario
            self.expectations = expectations
        }
    }

    /// The scenarios, each with what its trace has to show.
    public let parts: [Part]
    /// What every trace of the shape has to show, whichever scenario or host it comes from.
    public let everywhere: [Expectation]
    /// The scenarios in real time, each with what its trace has to show: nothing that depends on which of two
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

    /// Checks every trace of the shape, also those that other hosts make of an adopted delegate.
    public static func everywhere(_ expectations: Expectation...) -> RuleCheck {
        RuleCheck(parts: [], everywhere: expectations)
    }

    /// Checks one more scenario.
    public func and(scenario name: String, _ expectations: Expectation...) -> RuleCheck {
        RuleCheck(
            parts: parts + [Part(scenario: name, expectations: expectations)], everywhere: everywhere,
            realTime: realTime)
    }

    /// Checks one more scenario, in real time.
    public func and(realTime name: String, _ expectations: Expectation...) -> RuleCheck {
        RuleCheck(
            parts: parts, everywhere: everywhere,
            realTime: realTime + [Part(scenario: name, expectations: expectations)])
    }

    /// Checks every trace as well.
    public func and(everywhere expectations: Expectation...) -> RuleCheck {
        RuleCheck(parts: parts, everywhere: everywhere + expectations, realTime: realTime)
    }
}

extension Rule {
    /// Holds traces of any host and delegate against what the rule says about every trace.
    func resultEverywhere(in traces: [String: Trace]) -> RuleResult {
        guard let check else { return result(in: traces) }
        guard !check.everywhere.isEmpty else {
            return RuleResult(
                rule: self, status: .skipped,
                explanation: "It is about what a host does in a certain scenario.", violations: [])
        }
        return checked(by: RuleCheck(parts: [], everywhere: check.everywhere)).result(in: traces)
    }

    /// The rule reduced to what it says about every trace of a delegate: a promise to the delegate that any host has to
    /// keep. Nil where it says nothing of that kind.
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

/// What the traces of scenarios in real time have to show, by the rule's number, each with its scenario: only what
/// does not depend on which of two threads was faster.
public typealias RealTimeChecks = [String: [(scenario: String, expectations: [Expectation])]]

extension [Rule] {
    /// The rules with more that every trace has to show, by number; a rule that is not checked stays as it is.
    public func promising(_ promises: [String: [Expectation]]) -> [Rule] {
        extended { check, id in
            guard let more = promises[id] else { return nil }
            return RuleCheck(
                parts: check.parts, everywhere: check.everywhere + more, realTime: check.realTime)
        }
    }

    /// The rules with what their scenarios in real time have to show; one that is not checked stays as it is.
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
    /// The rule with another check.
    func checked(by check: RuleCheck) -> Rule {
        var rule = Rule(
            id, shape: shape, majorVersion: majorVersion, level: level, statement, intent: intent,
            source: source, isUnsure: isUnsure, .checked(check))
        rule.concern = concern
        return rule
    }
}

/// Where the rules of a shape are stated: says once what all of them have in common.
public protocol RuleBook {
    /// The shape that makes the promises.
    static var shape: SDKShape { get }
    /// The major version of the SDK that they were read from.
    static var majorVersion: Int { get }
    /// The sources that leave room for doubt.
    static var unsureSources: [String] { get }
}

extension RuleBook {
    /// States a rule of the shape. One whose source leaves room for doubt is unsure and does not bind, as is one
    /// that is said to be unsure.
    ///
    /// - Parameters:
    ///   - id: the number, as in `XY-018`.
    ///   - statement: the promise, in a sentence or two.
    ///   - intent: what somebody who writes a delegate gets out of it.
    ///   - source: where the promise was found.
    ///   - level: how binding it is; nil for what follows from how sure it is.
    ///   - isUnsure: whether it is in doubt, whatever its source.
    ///   - testability: what can be done about it headless.
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
