import InAppCompat
public import InAppContracts

/// What becomes of a delegate's source with another SDK, sorted by what needs a person.
///
/// Sendable; a value.
public struct PortReport: Sendable, Hashable, Encodable {
    /// What becomes of a line.
    public enum Verdict: String, Sendable, Hashable, CaseIterable, Encodable {
        case impossible, different, lookAt, carriedOver
    }

    /// One thing that the source uses, and what becomes of it.
    public struct Finding: Sendable, Hashable, Encodable {
        public let verdict: Verdict
        public let file: String
        public let line: Int
        /// The line of source.
        public let source: String
        /// The vendor's member; empty where it is not about one.
        public let member: String
        /// More members with the same fate, in the order in which the source uses them.
        public var furtherMembers: [String]
        /// What does the same in a handler; empty for nothing.
        public let counterpart: String
        /// Why, in one or two sentences.
        public let reason: String
        /// What else is different there.
        public let furtherReasons: [String]
        public let rules: [String]
        /// What to do.
        public let advice: String
        /// More lines with the same fate.
        public var alsoAt: [Int]
        /// Whether the name alone says so.
        public let isByName: Bool
    }

    /// The shape that the delegate is written for, and the one that it moves to.
    public let from: String, to: String
    public let findings: [Finding]
    /// The app's own types that were not given.
    public let missingTypes: [String]
    /// What the compiler could not read.
    public let unread: [String]
    /// Why names alone tell; nil where the compiler did.
    public let fallback: String?

    /// Whether something cannot be done.
    public var hasImpossible: Bool { findings.contains { $0.verdict == .impossible } }

    /// Tells what becomes of what was read.
    /// - Parameters:
    ///   - reading: the delegate.
    ///   - target: the shape that it moves to.
    ///   - kits: every shape, for near misses.
    public init(_ reading: DelegateReading, to target: ShapeKit, among kits: [ShapeKit]) {
        from = reading.kit.shape.name
        to = target.name
        missingTypes = reading.missing.names.filter { !OutsideTypes.isKnown($0) }
        unread = reading.errors
        fallback = reading.fallback
        let judge = PortJudge(reading: reading, target: target)
        findings =
            judge.members().sorted(in: reading.kit.ledger) + judge.notes() + judge.nearMisses(kits)
            + judge.conditionals()
    }

    /// The findings of one verdict.
    public func findings(_ verdict: Verdict) -> [Finding] { findings.filter { $0.verdict == verdict } }
}

extension [PortReport.Finding] {
    /// The same, what the SDK calls before what the app does and reads, and the set-up last.
    fileprivate func sorted(in ledger: Ledger) -> [PortReport.Finding] {
        enumerated().sorted {
            (ledger[$0.element.member]?.role.rank ?? 0, $0.offset) < (
                ledger[$1.element.member]?.role.rank ?? 0, $1.offset
            )
        }.map(\.element)
    }
}

extension LedgerEntry.Role {
    /// Where findings about it stand in a report.
    fileprivate var rank: Int {
        switch self {
        case .callback: 0
        case .answer: 1
        case .action: 2
        case .content: 3
        case .setUp, .vocabulary, .modelOnly: 4
        }
    }
}
