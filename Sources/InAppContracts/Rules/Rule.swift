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
    /// Whom it concerns, the delegate or the SDK alone; nil where nobody has said.
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
