import Airship17Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// Sequences that no author thought of, checked against the rules for any sequence.
@MainActor @Suite("Random sequences", .timeLimit(.minutes(20))) struct RandomSequenceTests {
    nonisolated private static let seeds: [UInt64] = Array(1...50)
    private static let sequencesPerSeed = 40

    @Test(
        "AS-007, AS-013, AS-026, AS-035, AS-037, AS-042, AS-063, AS-081 hold in any sequence",
        arguments: seeds)
    func sequences(_ seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        for number in 0..<Self.sequencesPerSeed {
            let steps = (0..<(3 + numbers.below(8))).map { _ in SequenceStep.next(&numbers) }
            let player = SequencePlayer()
            var invariants = SequenceInvariants()
            for step in steps {
                if let broken = invariants.take(step, try player.play(step)) {
                    Issue.record("seed \(seed), sequence \(number), steps \(steps): \(broken)")
                    return
                }
            }
            if let broken = try settle(player, &invariants) {
                Issue.record("seed \(seed), sequence \(number), steps \(steps), then settled: \(broken)")
                return
            }
        }
    }

    /// Removes everything that holds messages, lets all of them end, and triggers once more: each schedule that
    /// may be shown is shown, once.
    private func settle(_ player: SequencePlayer, _ invariants: inout SequenceInvariants) throws -> String? {
        for step in SequenceStep.settling {
            if let broken = invariants.take(step, try player.play(step)) { return broken }
        }
        let unlimited = player.unlimitedSchedules()
        var lines: [String] = []
        for step in [.event] + SequenceStep.ending {
            let heard = try player.play(step)
            if let broken = invariants.take(step, heard) { return broken }
            lines += heard
        }
        for id in unlimited {
            let count = lines.filter { $0.hasSuffix(".will(\(id) \(id))") }.count
            if count != 1 { return "AS-026, AS-106: \(id) was shown \(count) times after an event" }
        }
        return nil
    }

    @Test("AS-035 A message that appears before the pause is over is noticed") func brokenPause() {
        var invariants = SequenceInvariants()
        #expect(invariants.take(.interval(30), []) == nil)
        #expect(invariants.take(.event, ["main D.will(a a)"]) == nil)
        #expect(invariants.take(.finish, ["main D.finished(a a user_dismissed)"]) == nil)
        #expect(invariants.take(.advance(5), ["main D.will(b b)"])?.hasPrefix("AS-035") == true)
    }

    @Test(
        "A broken trace is noticed",
        arguments: [
            (["main D.will(a a)", "main D.will(b b)"], "AS-035"),
            (["main D.finished(a a user_dismissed)"], "AS-042"),
            (["main D.will(a a)", "main A.isReady(b)=true"], "AS-026"),
            (["main D.isMessageReady(a)=true", "main A.isReady(b)=true"], "AS-026"),
            (["bg factory(a)", "main A.prepare(a)", "main A.prepare(a)"], "AS-013"),
            (["main E.will(a a)"], "AS-051"), (["main D.extend(a)"], "AS-013"),
            (["bg D.will(a a)"], "AS-037"),
        ])
    func broken(_ lines: [String], _ rule: String) {
        var invariants = SequenceInvariants()
        #expect(invariants.take(.event, lines)?.hasPrefix(rule) == true)
    }

    @Test(
        "AS-042, AS-093, AS-081 A rotation that is reported, a link that ends a page and a page that ends twice are noticed"
    )
    func brokenPage() {
        var turned = SequenceInvariants()
        #expect(turned.take(.turn, []) == nil)
        #expect(turned.take(.turn, ["main D.will(h h)"])?.hasPrefix("AS-042") == true)
        let ends = ["main resolution h user_dismissed", "main D.finished(h h user_dismissed)"]
        let closing = SequenceStep.closing
        var closed = SequenceInvariants()
        #expect(closed.take(.event, ["main D.will(h h)"]) == nil)
        #expect(closed.take(.link("https://example.com/other"), ends)?.hasPrefix("AS-093") == true)
        #expect(closed.take(.link(closing), [])?.hasPrefix("AS-081") == true)
        #expect(closed.take(.link(closing), ends) == nil)
        #expect(closed.take(.closePage, ends)?.hasPrefix("AS-081") == true)
    }

    @Test("A broken trace is noticed while displays are paused, and over a limit") func brokenLater() {
        var paused = SequenceInvariants()
        #expect(paused.take(.pause(true), []) == nil)
        #expect(paused.take(.notify, ["main D.isMessageReady(a)=false"])?.hasPrefix("AS-007") == true)
        var limited = SequenceInvariants()
        #expect(limited.take(.interval(0), []) == nil)
        #expect(limited.take(.store("a", limit: 1), []) == nil)
        let display = ["main D.will(a a)", "main D.finished(a a user_dismissed)"]
        #expect(limited.take(.event, display) == nil)
        #expect(limited.take(.event, display)?.hasPrefix("AS-063") == true)
    }
}
