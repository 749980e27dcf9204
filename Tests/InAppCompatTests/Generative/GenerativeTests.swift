import InAppCompat
import Testing

@MainActor @Suite("The engine keeps its promises whatever happens", .timeLimit(.minutes(20)))
struct GenerativeTests {
    @Test(
        "INV-1 INV-2 INV-3 INV-4 INV-6 INV-7 INV-8 hold for random lives, 1,000 per block",
        arguments: RandomBlocks.all)
    func randomLives(block: UInt64) {
        for seed in RandomBlocks.seeds(of: block) {
            let scenario = Scenario(seed: seed)
            guard let violation = ScenarioPlayer.play(scenario).violation else { continue }
            let minimal = scenario.shrunk { ScenarioPlayer.play($0).violation != nil }
            let reason = ScenarioPlayer.play(minimal).violation ?? violation
            Issue.record("\(reason)\n\(minimal)")
            return
        }
    }

    @Test("INV-2 random lives reach every callback, every end and every phase")
    func coverage() {
        var kinds: [LifeTrace.Kind: Int] = [:]
        var ends: [CompatMessage.Phase: Int] = [:]
        for seed in 0..<UInt64(2_000) {
            let trace = ScenarioPlayer.play(Scenario(seed: seed))
            for entry in trace.entries { kinds[entry.kind, default: 0] += 1 }
            for phase in trace.phases { ends[phase, default: 0] += 1 }
        }
        let wanted: [LifeTrace.Kind] = [
            .decide, .prepare, .willPresent, .didPresent, .didHide, .click, .load, .willDismiss, .didDismiss,
            .didFail,
            .released, .stray, .handlerGone, .handlerBack,
        ]
        for kind in wanted { #expect(kinds[kind, default: 0] >= 20, "\(kind)") }
        for phase in [CompatMessage.Phase.dismissed, .discarded, .failed] {
            #expect(ends[phase, default: 0] >= 100)
        }
    }

    @Test("INV-2 the same seed gives the same life")
    func determinism() {
        let traces = (0..<2).map { _ in
            (0..<UInt64(200)).map { ScenarioPlayer.play(Scenario(seed: $0)).entries.map { "\($0)" } }
        }
        #expect(traces[0] == traces[1])
        #expect(Scenario(seed: 7).description == Scenario(seed: 7).description)
    }

    @Test("INV-2 a failing scenario shrinks to the steps that matter")
    func shrinking() {
        let scenario = Scenario(seed: 3)
        #expect(scenario.operations.count > 2)
        let minimal = scenario.shrunk { $0.operations.contains { $0.kind == scenario.operations[1].kind } }
        #expect(minimal.operations.count == 1 && minimal.operations[0].kind == scenario.operations[1].kind)
        #expect(minimal.operations[0].reactions.isEmpty)
        #expect(minimal.description.hasPrefix("seed 3: "))
    }
}

/// Shows that the checker rejects broken promises: one that accepts everything would accept the engine, too.
@Suite("The checker rejects broken promises", .timeLimit(.minutes(20))) struct LifeTraceTests {
    private func violation(
        _ kinds: [LifeTrace.Kind], end: CompatMessage.Phase = .dismissed,
        change: (inout LifeTrace) -> Void = { _ in }
    ) -> String? {
        var trace = LifeTrace()
        trace.entries = kinds.map { LifeTrace.Entry(kind: $0, message: 0) }
        trace.phases = [end]
        change(&trace)
        return trace.violation
    }

    private let life: [LifeTrace.Kind] = [
        .decide, .willPresent, .didPresent, .click, .willDismiss, .released, .didDismiss,
    ]

    @Test("INV-2 a good life is accepted")
    func good() {
        #expect(violation(life) == nil)
        #expect(violation([.decide, .released], end: .discarded) == nil)
        #expect(violation([.decide, .released, .didFail], end: .failed) == nil)
        #expect(
            violation([.handlerGone, .handlerBack, .didPresent, .willDismiss, .released, .didDismiss]) == nil)
    }

    @Test("INV-1 a second question is rejected")
    func askedTwice() {
        #expect(violation([.decide] + life) == "INV-1: the handler was asked twice (message 0, entry 1)")
    }

    @Test("INV-2 events out of order are rejected")
    func outOfOrder() {
        #expect(
            violation([.decide, .didPresent]) == "INV-2: didPresent in the stage new (message 0, entry 1)")
        #expect(
            violation([.decide, .willPresent, .click])
                == "INV-2: click in the stage presenting (message 0, entry 2)")
        #expect(
            violation([.willPresent, .didPresent, .willDismiss, .didHide])
                == "INV-2: didHide in the stage dismissing (message 0, entry 3)")
        #expect(violation(life + [.didPresent]) == "INV-2: didPresent after the end (message 0, entry 7)")
    }

    @Test("INV-3 a second end, no end and a wrong end are rejected")
    func ends() {
        #expect(violation(life + [.didFail]) == "INV-3: didFail after the end (message 0, entry 7)")
        #expect(violation(life + [.released]) == "INV-3: released 2 times (message 0, entry 7)")
        #expect(violation([.decide], end: .held) == "INV-3: it never ended, but is held (message 0)")
        #expect(violation([.decide], end: .discarded) == "INV-3: released 0 times (message 0)")
        #expect(
            violation([.decide, .willPresent, .released], end: .dismissed)
                == "INV-3: it ended as dismissed, but the handler is in the stage presenting (message 0)"
        )
    }

    @Test("INV-4 a call off the main thread is rejected")
    func offMain() {
        #expect(
            violation(life) { $0.entries[1].isOnMain = false }
                == "INV-4: willPresent was called off the main thread (message 0, entry 1)")
    }

    @Test("INV-6 an event inside another call is rejected")
    func nested() {
        #expect(
            violation(life) { $0.entries[2].isNested = true }
                == "INV-6: didPresent was called inside another call (message 0, entry 2)")
    }

    @Test("INV-7 INV-8 problems that the player has found are reported")
    func problems() {
        #expect(
            violation(life) { $0.problems = ["INV-7: a message was not released"] }
                == "INV-7: a message was not released")
        #expect(
            violation(life) { $0.problems = ["INV-8: didHide had no effect in the phase held"] }
                == "INV-8: didHide had no effect in the phase held")
    }
}
