import InAppCompat
import Testing

/// What a policy answers when the turn of a message comes that it has let through before.
@MainActor @Suite("A policy at the turn of a message", .timeLimit(.minutes(20))) struct TurnTests {
    @MainActor private final class Changing: DisplayPolicy {
        var decision = DisplayDecision.show

        func decideDisplay(of message: CompatMessage) -> DisplayDecision { decision }
    }

    /// Records what is told about a message.
    @MainActor private final class Watcher: PhaseWatcher {
        var told: [String] = []

        func phaseChanged(of message: CompatMessage) {
            told.append("\(message.phase)" + (message.isWaitingForTurn ? ", waits" : ""))
        }
        func hasEnded(_ message: CompatMessage) { told.append("\(message.phase)") }
        func bridgeHasGone() { told.append("gone") }
    }

    private let bench = Bench()
    private let policy = Changing()

    /// A message gets its turn after the one on screen, and the policy has changed its answer meanwhile.
    private func takeTurn(_ waiting: CompatMessage, after up: CompatMessage, _ decision: DisplayDecision)
        throws
    {
        bench.engine.handler = policy
        try bench.run { try waiting.show() }
        #expect(waiting.isWaitingForTurn)
        policy.decision = decision
        bench.expect()
        bench.run { bench.engine.didDismiss(up) }
        #expect(!waiting.isWaitingForTurn)
    }

    @Test(
        "INV-1 a held message is shown, held or discarded, as the policy then answers",
        arguments: [
            (DisplayDecision.show, CompatMessage.Phase.approved, ["> showLater B"]), (.hold, .held, []),
            (.discard, .discarded, ["> discard B", "> release B"]),
        ])
    func held(decision: DisplayDecision, phase: CompatMessage.Phase, rest: [String]) throws {
        let (up, waiting) = (bench.shown("A"), bench.held("B"))
        try takeTurn(waiting, after: up, decision)
        #expect(bench.trace.take() == ["> release A"] + rest)
        #expect(waiting.phase == phase)
        #expect(bench.engine.heldMessages.map(\.id) == (decision == .hold ? ["B"] : []))
        // An SDK that asks once more gets the same answer.
        #expect(bench.engine.consider(waiting) == decision)
    }

    @Test(
        "INV-1 a hidden message is shown again, or stays hidden: it cannot be discarded",
        arguments: [(DisplayDecision.show, ["> showLater B"]), (.hold, []), (.discard, [])])
    func hidden(decision: DisplayDecision, rest: [String]) throws {
        let waiting = bench.shown("B")
        bench.run { bench.engine.didHide(waiting) }
        let up = bench.shown("A")
        let watcher = Watcher()
        waiting.add(watcher)
        try takeTurn(waiting, after: up, decision)
        // A policy that has made room for the message has to know that the room is free.
        #expect(watcher.told == (decision == .show ? [] : ["hidden"]))
        #expect(bench.trace.take() == ["> release A"] + rest)
        #expect(waiting.phase == .hidden && bench.engine.heldMessages.isEmpty)
    }
}
