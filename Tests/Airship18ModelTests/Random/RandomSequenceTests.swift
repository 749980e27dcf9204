import Airship18Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// Sequences that no author thought of, checked against the rules for any sequence.
@MainActor @Suite("Random sequences", .timeLimit(.minutes(20))) struct RandomSequenceTests {
    nonisolated private static let seeds: [UInt64] = Array(1...50)
    private static let sequencesPerSeed = 60

    @Test(
        "AM-006, AM-007, AM-015, AM-017, AM-019, AM-024, AM-049, AM-069, AM-084 hold in any sequence",
        arguments: seeds)
    func sequences(_ seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        for number in 0..<Self.sequencesPerSeed {
            let steps = (0..<(3 + numbers.below(8))).map { _ in SequenceStep.next(&numbers) }
            let player = SequencePlayer()
            var invariants = SequenceInvariants()
            for step in steps {
                if let broken = play(step, on: player, &invariants) {
                    Issue.record("seed \(seed), sequence \(number), steps \(steps): \(broken)")
                    return
                }
            }
            if let broken = settle(player, &invariants) {
                Issue.record("seed \(seed), sequence \(number), steps \(steps), then settled: \(broken)")
                return
            }
        }
    }

    private func play(
        _ step: SequenceStep, on player: SequencePlayer, _ invariants: inout SequenceInvariants
    ) -> String? {
        let lines = player.play(step)
        return invariants.take(step, lines, inside: player.acts.takeDone())
    }

    /// Removes everything that holds messages, lets all of them end, and triggers once more: each schedule that may be
    /// shown is shown, once. A display that failed may have left its schedule stuck (AM-013).
    private func settle(_ player: SequencePlayer, _ invariants: inout SequenceInvariants) -> String? {
        player.acts.calm()
        for step in SequenceStep.settling {
            if let broken = play(step, on: player, &invariants) { return broken }
        }
        let unlimited = player.unlimitedSchedules()
        var lines: [String] = []
        for step in [.event] + SequenceStep.ending {
            let heard = player.play(step)
            if let broken = invariants.take(step, heard) { return broken }
            lines += heard
        }
        guard !invariants.hasStrayTimer else { return nil }
        for id in unlimited {
            let count = lines.filter { $0.hasSuffix(".will(\(id) \(id))") }.count
            if count != 1 { return "AM-001, AM-041: \(id) was shown \(count) times after an event" }
        }
        return nil
    }

    @Test("AM-019 A message that appears before the pause is over is noticed") func brokenPause() {
        var invariants = SequenceInvariants()
        #expect(invariants.take(.interval(30), []) == nil)
        #expect(invariants.take(.event, ["factory(a)", "D.will(a a)", "A.display(a)"]) == nil)
        #expect(invariants.take(.finish(cancels: false), ["D.finished(a a)"]) == nil)
        #expect(invariants.take(.advance(5), ["D.will(b b)"])?.hasPrefix("AM-019") == true)
    }

    @Test(
        "A broken trace is noticed",
        arguments: [
            (["D.will(a a)", "D.will(b b)"], "AM-019"), (["D.finished(a a)"], "AM-007"),
            (["D.will(a a)", "D.finished(a a)", "D.finished(a a)"], "AM-007"),
            (["D.will(a a)", "D.isReady(b b)=false"], "AM-049"),
            (["D.isReady(a a)=true", "A.isReady(b)=true", "D.will(a a)"], "AM-006"),
            (["factory(a)", "A.display(a)", "A.display(a)"], "AM-015"), (["E.will(a a)"], "AM-069"),
            (["A.isReady(a)=false", "D.isReady(a a)=true"], "AM-005"),
            (["A.ends(a)", "D.finished(a a)"], "AM-062"),
        ])
    func broken(_ lines: [String], _ rule: String) {
        var invariants = SequenceInvariants()
        #expect(invariants.take(.event, lines)?.hasPrefix(rule) == true)
    }

    @Test(
        "AM-062, AM-084 A rotation with a callback, a link that ends a page and a page that ends twice are noticed"
    )
    func brokenPage() {
        var turned = SequenceInvariants()
        #expect(turned.take(.turn, []) == nil)
        #expect(turned.take(.turn, ["D.will(h h)"])?.hasPrefix("AM-062") == true)
        let ends = ["resolution h user_dismissed", "D.finished(h h)"]
        let closing = SequenceStep.closing
        var closed = SequenceInvariants()
        #expect(closed.take(.event, ["D.will(h h)"]) == nil)
        #expect(closed.take(.link("https://example.com/other"), ends)?.hasPrefix("AM-084") == true)
        #expect(closed.take(.link(closing), [])?.hasPrefix("AM-084") == true)
        #expect(closed.take(.link(closing), ends) == nil)
        #expect(closed.take(.closePage, ends)?.hasPrefix("AM-084") == true)
    }

    @Test("A broken trace is noticed while displays are paused, and over a limit") func brokenLater() {
        var paused = SequenceInvariants()
        #expect(paused.take(.pause(true), []) == nil)
        #expect(paused.take(.notify, ["D.isReady(a a)=false"])?.hasPrefix("AM-017") == true)
        var limited = SequenceInvariants()
        #expect(limited.take(.store("a", limit: 1), []) == nil)
        let display = ["factory(a)", "D.will(a a)", "A.display(a)", "D.finished(a a)"]
        #expect(limited.take(.event, display) == nil)
        #expect(limited.take(.event, display)?.hasPrefix("AM-024") == true)
    }
}
