import AdobeAndroid2Model
import ModelTesting
import Testing

/// Random sequences of everything that an app, a user and the system can do, checked against the rules: which callbacks
/// come, how often and in what order, what is tracked, and that nothing occupies the monitor forever.
@Suite("Random sequences", .timeLimit(.minutes(20))) @MainActor struct RandomSequenceTests {
    /// Each seed stands for 250 sequences.
    @Test(
        "A2-002, A2-033, A2-034, A2-040, A2-041, A2-051, A2-053, A2-072, A2-101, A2-110 hold in any sequence",
        arguments: LongRun.share(of: Array(1...12), one: 2, from: 0))
    func sequences(_ seed: Int) throws {
        for number in 0..<250 {
            let seed = UInt64(seed * 1000 + number)
            let steps = SequenceStep.sequence(seed: seed)
            let violations = try SequenceWorld().play(steps)
            #expect(violations.isEmpty, "seed \(seed), steps \(steps)")
        }
    }

    nonisolated static let shown: [SequenceLine] = [
        .register(1), .delegate(1, "shouldShowMessage", "m", isOnMain: false), .screen("fragment shown", ""),
        .listener("onShow", "m"), .delegate(1, "onShow", "m", isOnMain: true),
    ]
    nonisolated static let dismissed: [SequenceLine] = [
        .listener("onDismiss", "m"), .delegate(1, "onDismiss", "m", isOnMain: true),
    ]
    nonisolated static let campaign: [SequenceLine] = [
        .register(1), .tracked("trigger", "c"), .screen("fragment shown", "c"), .tracked("display", "c"),
        .delegate(1, "onShow", "c", isOnMain: true),
    ]

    /// The log of a broken SDK, and the rule that it breaks.
    nonisolated static let planted: [([SequenceLine], String)] = [
        (shown + [.register(2)] + dismissed, "A2-002"), (shown + dismissed.suffix(1), "A2-051"),
        (shown.dropLast() + dismissed, "A2-034"), ([.register(1)] + shown.suffix(1), "A2-034"),
        ([.register(1)] + shown.suffix(2), "A2-034"), (shown.dropLast() + [], "A2-034"),
        ([.register(1), .delegate(1, "shouldShowMessage", "m", isOnMain: true)], "A2-031"),
        (shown.dropLast() + [.delegate(1, "onShow", "m", isOnMain: false)], "A2-034"),
        (shown + [.listener("onShowFailure", "m")], "A2-033"), ([], "A2-033"),
        (shown + [.tracked("trigger", "c")], "A2-011"), (shown + [.screen("fragment shown", "c")], "A2-100"),
        (shown + campaign.suffix(3), "A2-010"), (shown + [.alert("onError")], "A2-040"),
        (shown + dismissed + dismissed, "A2-053"),
        (campaign + [.delegate(1, "onDismiss", "c", isOnMain: true)], "A2-101"),
        (campaign + [.tracked("dismiss", "c"), .tracked("dismiss", "c")], "A2-101"),
        (shown + [.delegate(1, "urlLoaded", "m", isOnMain: true)], "A2-072"),
        (shown + [.screen("fragment dismissed", ""), .screen("fragment dismissed", "")], "A2-051"),
    ]

    @Test("A violation of a rule is found in a planted trace", arguments: planted)
    func broken(_ lines: [SequenceLine], _ rule: String) {
        #expect(Self.violations(of: lines, .init(shows: ["m": 1])).contains { $0.hasPrefix(rule) })
    }

    @Test("A trace without a violation passes, and a violation at the end is found") func ending() {
        let lines = Self.shown + Self.dismissed + Self.campaign + [.alert("onShow")]
        var ending = SequenceLedger.Ending(shows: ["m": 1], triggers: 1, alerts: 1, buttonsOnScreen: 1)
        #expect(Self.violations(of: lines, ending) == [])
        ending.buttonsOnScreen = 2
        ending.isMonitorFree = false
        #expect(
            Self.violations(of: lines, ending) == [
                "A2-110: 2 buttons are on the screen",
                "A2-041: nothing is on the screen, and an alert is refused",
            ])
    }

    private static func violations(
        of lines: [SequenceLine], _ ending: SequenceLedger.Ending
    ) -> [String] {
        var ledger = SequenceLedger()
        for line in lines { ledger.take(line) }
        ledger.close(ending)
        return ledger.violations
    }
}
