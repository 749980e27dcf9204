import InAppCompat
public import InAppContracts

/// The result of porting a delegate's source to another SDK, sorted by the work that is left to a person.
///
/// Sendable; a value.
public struct PortReport: Sendable, Hashable, Encodable {
    /// The result for a line.
    public enum Verdict: String, Sendable, Hashable, CaseIterable, Encodable {
        case impossible, different, lookAt, carriedOver
    }

    /// One use in the source, and how it ports.
    public struct Finding: Sendable, Hashable, Encodable {
        public let verdict: Verdict
        public let file: String
        public let line: Int
        /// The source line.
        public let source: String
        /// The vendor's member; empty if the finding is not about one.
        public let member: String
        /// More members with the same result, in the order in which the source uses them.
        public var furtherMembers: [String]
        /// The counterpart in a handler; empty if there is none.
        public let counterpart: String
        /// The reason, in one or two sentences.
        public let reason: String
        /// Further differences.
        public let furtherReasons: [String]
        public let rules: [String]
        /// What to do about it.
        public let advice: String
        /// More lines with the same result.
        public var alsoAt: [Int]
        /// Whether it is based on the name alone.
        public let isByName: Bool
    }

    /// The shape that the delegate is written for, and the one that it moves to.
    public let from: String, to: String
    public let findings: [Finding]
    /// The app's own types that are not in the given files.
    public let missingTypes: [String]
    /// The errors of the compiler.
    public let unread: [String]
    /// Why members are matched by name alone; nil if the compiler has read the files.
    public let fallback: String?

    /// Whether something cannot be ported.
    public var hasImpossible: Bool { findings.contains { $0.verdict == .impossible } }

    /// Judges what was read.
    /// - Parameters:
    ///   - reading: the delegate.
    ///   - target: the shape that it is ported to.
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
    /// The findings with callbacks first, then the app's actions and reads, and the set-up last.
    fileprivate func sorted(in ledger: Ledger) -> [PortReport.Finding] {
        enumerated().sorted {
            (ledger[$0.element.member]?.role.rank ?? 0, $0.offset) < (
                ledger[$1.element.member]?.role.rank ?? 0, $1.offset
            )
        }.map(\.element)
    }
}

extension LedgerEntry.Role {
    /// The position of findings about it in a report.
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
