import AdobeAndroid3Model
import ModelTesting
import Testing

/// Random sequences of everything that an app, a user and the system can do, checked against the rules: what is on the
/// screen, which callbacks come, how often and in what order, and which views stay.
@Suite("Random sequences", .timeLimit(.minutes(20))) @MainActor struct RandomSequenceTests {
    /// Each seed stands for 250 sequences.
    @Test(
        "A3-002, A3-012, A3-021, A3-030, A3-031, A3-041, A3-053, A3-135, A3-136 hold in any sequence",
        arguments: LongRun.share(of: Array(1...12), one: 2, from: 0))
    func sequences(_ seed: Int) throws {
        for number in 0..<250 {
            let seed = UInt64(seed * 1000 + number)
            let steps = SequenceStep.sequence(seed: seed)
            let reactions = SequenceReaction.drawn(seed: seed)
            let rules = SequenceOracle(reactions)
            let violations = try SequenceWorld(reactions).play(steps, against: rules)
            #expect(violations == [], "seed \(seed), \(reactions), steps \(steps)")
            if !violations.isEmpty { return }
        }
    }

    @Test(
        "A3-002 A3-010 A3-024 A3-030 A3-031 A3-051 A3-053 A3-060 A3-115 A3-131 A3-135 an omitted rule is detected",
        arguments: SequenceOracle.Omission.allCases.filter { $0 != .none })
    func noticed(_ omission: SequenceOracle.Omission) throws {
        let isNoticed = try (1000..<4000 as Range<UInt64>).contains { seed in
            let reactions = SequenceReaction.drawn(seed: seed)
            let rules = SequenceOracle(reactions, omitting: omission)
            return try !SequenceWorld(reactions).play(SequenceStep.sequence(seed: seed), against: rules)
                .isEmpty
        }
        #expect(isNoticed)
    }

    nonisolated static let shown: [SequenceLine] = [
        .delegate(1, "canShow", "m", answer: true), .screen("view attached", "m"), .listener("onShow", "m"),
        .delegate(1, "onShow", "m"), .screen("web view created", "m"),
    ]
    nonisolated static let hidden: [SequenceLine] = [.listener("onHide", "m"), .delegate(1, "onHide", "m")]
    nonisolated static let dismissed: [SequenceLine] = [
        .listener("onDismiss", "m"), .delegate(1, "onDismiss", "m"),
    ]

    /// The log of a broken SDK, and the rule that it breaks.
    nonisolated static let planted: [([SequenceLine], String)] = [
        (shown + shown.dropFirst(2).prefix(1), "A3-021"), (dismissed, "A3-021"), (hidden, "A3-021"),
        (shown + hidden.prefix(1), "A3-021"), (shown + hidden.suffix(1), "A3-021"),
        (shown.dropFirst() + [], "A3-041"),
        ([.delegate(1, "canShow", "m", answer: false)] + shown.dropFirst(), "A3-041"),
        ([.delegate(2, "canShow", "m", answer: true)] + shown.dropFirst(), "A3-002"),
        (shown + [.delegate(1, "canShow", "m", answer: true)], "A3-030"),
        (shown + [.delegate(1, "canShow", "n", answer: true)], "A3-030"),
        (shown + [.listener("onShow", "n")], "A3-031"),
        ([.delegate(1, "canShow", "alert", answer: true)], "A3-005"),
        ([.delegate(1, "onContentLoaded", "m")], "A3-080"),
        (shown + [.delegate(1, "onContentLoaded", "alert")], "A3-080"),
        ([.activity(nil)] + shown, "A3-030"), (shown + [.screen("view attached", "m")], "A3-135"),
        (shown + [.screen("container removed", "m")], "A3-053"),
        (shown + hidden + [.screen("container removed", "m")], "A3-053"),
        (shown + hidden + [.screen("web view created", "m")], "A3-051"),
        (shown + dismissed + Array(repeating: .screen("container removed", "m"), count: 2), "A3-053"),
        ([.screen("web view created", "m")], "A3-115"), (shown + [.listener("onShow", "nobody")], "A3-006"),
        (shown, "A3-022"), (shown + hidden, "A3-022"),
        ([.error("m", reason: "Conflict")], "A3-021"), (shown + [.error("m", reason: "Conflict")], "A3-021"),
        ([.error("m", reason: "SuppressedByAppDeveloper")], "A3-021"),
        ([.error("m", reason: "Presentable is already being shown.")], "A3-021"),
        (shown + [.error("m", reason: "Presentable is already hidden.")], "A3-021"),
        (shown + [.error("n", reason: "No attachable activity available.")], "A3-021"),
        (shown + [.error("m", reason: "Presentable is already dismissed.")], "A3-021"),
        (shown + [.error("m", reason: "No activity available to detach from.")], "A3-021"),
        (shown + [.error("n", reason: "")], "A3-021"),
    ]

    @Test("A violation of a rule is found in a planted trace", arguments: planted)
    func broken(_ lines: [SequenceLine], _ rule: String) {
        #expect(Self.violations(of: lines).contains { $0.hasPrefix(rule) })
    }

    @Test("A trace without a violation passes") func whole() {
        let lines = Self.shown + Self.hidden + Self.shown.filter { $0 != .screen("view attached", "m") }
        let violations = Self.violations(
            of: lines + Self.dismissed + [.screen("container removed", "m")], commands: 4)
        #expect(violations == [])
    }

    @Test("A3-021 an extra or missing answer is found, and so is a view that stays")
    func counted() {
        let lines = Self.shown + Self.dismissed + [.screen("container removed", "m")]
        #expect(Self.violations(of: lines, commands: 3) == ["A3-021: 3 commands to m, 2 answers"])
        #expect(Self.violations(of: lines, commands: 1) == ["A3-021: 1 commands to m, 2 answers"])
        let stranded = Self.violations(of: lines, commands: 2, surfaces: ["m"])
        #expect(stranded == ["A3-051: [\"m\"] are attached, [] are visible"])
    }

    /// The violations in a trace at whose end every presentable reports that it is detached.
    private static func violations(
        of lines: [SequenceLine], commands: Int = 1, surfaces: [String] = []
    ) -> [String] {
        var ledger = SequenceLedger()
        ledger.add("m", takesOver: true, delegate: 1)
        ledger.add("n", delegate: 1)
        ledger.add("alert", isAlert: true, delegate: 1)
        for line in lines { ledger.take(line) }
        ledger.compare(
            states: ["m": .detached, "n": .detached, "alert": .detached], surfaces: surfaces)
        ledger.close(commands: ["m": commands])
        return ledger.violations
    }
}
