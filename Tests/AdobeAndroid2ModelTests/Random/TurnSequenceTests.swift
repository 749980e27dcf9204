import AdobeAndroid2Model
import HeadlessStage
import ModelTesting
import Testing

/// Random sequences whose steps overtake each other, with an app that acts inside its callbacks, also on version
/// 2.0.0: the whole trace, the screen and which message has a web view are compared, step by step, with an
/// oracle that follows the rules.
@Suite("Random turns", .timeLimit(.minutes(20))) @MainActor struct TurnSequenceTests {
    @Test(
        "A2-002 A2-031 A2-032 A2-041 A2-050 A2-052 A2-054 A2-056 A2-072 A2-085 A2-100 A2-207 A2-208 A2-210 A2-219 any sequence follows the rules, turn by turn"
    )
    func sequences() throws {
        for seed in LongRun.share(of: Array(1...3000 as ClosedRange<UInt64>), one: 2, from: 0) {
            let sequence = TurnSequence(seed: seed)
            let complaint = try complaint(about: sequence)
            #expect(complaint == nil, "\(sequence): \(complaint ?? "")")
            if complaint != nil { return }
        }
    }

    @Test(
        "A2-031 A2-032 A2-036 A2-041 A2-050 A2-052 A2-085 A2-208 an omitted rule is detected",
        arguments: TurnOracle.Omission.allCases.filter { $0 != .none })
    func noticed(_ omission: TurnOracle.Omission) throws {
        let isNoticed = try (1...3000 as ClosedRange<UInt64>).contains { seed in
            try complaint(about: TurnSequence(seed: seed), omitting: omission) != nil
        }
        #expect(isNoticed)
    }

    /// The difference between a sequence and the rules; nil if there is none.
    private func complaint(
        about sequence: TurnSequence, omitting omission: TurnOracle.Omission = .none
    ) throws -> String? {
        let world = try TurnWorld(sequence)
        let rules = TurnOracle(sequence, now: world.stage.now, omitting: omission)
        for (number, (step, settles)) in (sequence.steps + [(.time(0), true)]).enumerated() {
            let heard = world.play(step, settles: settles)
            let expected = rules.lines(in: step, settles: settles)
            guard heard == expected else { return "step \(number): got \(heard), expected \(expected)" }
            guard world.surfaces == rules.surfaces.map(\.name) else {
                return
                    "step \(number): \(world.surfaces) on the screen, expected \(rules.surfaces.map(\.name))"
            }
            for message in TurnMessage.allCases where world.hasView(message) != rules[message].hasView {
                return "step \(number): \(message) \(rules[message].hasView ? "lacks" : "has") a web view"
            }
        }
        return nil
    }
}
