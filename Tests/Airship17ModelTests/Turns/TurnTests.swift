import Airship17Model
import ModelTesting
import Testing

/// Random sequences, with an app that acts inside its callbacks, checked against the rules: every callback,
/// its thread, and its place.
@Suite("Turns", .timeLimit(.minutes(20))) struct TurnTests {
    private static let seeds: ClosedRange<UInt64> = 1...3000

    @Test(
        "AS-002 AS-008 AS-013 AS-015 AS-020 AS-022 AS-026 AS-027 AS-028 AS-029 AS-031 AS-037 AS-042 AS-046 AS-064 AS-102 AS-106 sequences match the rules, callback by callback"
    )
    func sequences() throws {
        for seed in LongRun.share(of: Array(Self.seeds), one: 3, from: 0) {
            let sequence = TurnSequence(seed: seed)
            let complaint = try complaint(about: sequence, omitting: .none)
            #expect(complaint == nil, "\(sequence): \(complaint ?? "")")
            if complaint != nil { return }
        }
    }

    @Test(
        "AS-008 AS-015 AS-020 AS-022 AS-026 AS-027 AS-028 AS-029 AS-031 AS-046 AS-064 AS-102 AS-106 a rule that is left out is noticed",
        arguments: TurnOracle.Omission.allCases.filter { $0 != .none })
    func noticed(_ omission: TurnOracle.Omission) throws {
        let isNoticed = try Self.seeds.contains { seed in
            try complaint(about: TurnSequence(seed: seed), omitting: omission) != nil
        }
        #expect(isNoticed)
    }

    /// The difference between a sequence and the rules; nil if there is none.
    private func complaint(
        about sequence: TurnSequence, omitting omission: TurnOracle.Omission
    ) throws -> String? {
        let world = try TurnWorld(sequence)
        defer { world.end() }
        let rules = TurnOracle(sequence, omitting: omission)
        for (number, (step, settles)) in (sequence.steps + [(.advance(310), true)]).enumerated() {
            let heard = world.play(step, settles: settles)
            let expected = rules.play(step, settles: settles)
            if heard != expected { return "step \(number), \(step): got \(heard), and not \(expected)" }
        }
        return nil
    }
}
