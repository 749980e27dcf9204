import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Each setting of the stack reaches its policy: without it the test would fail.
@MainActor @Suite("The settings of a policy stack", .timeLimit(.minutes(20))) struct PolicyStackTests {
    private func bench(
        keepsDiscarded: Bool = true, _ configure: @escaping @MainActor (inout PolicyStack.Settings) -> Void
    ) -> ManyBench {
        ManyBench(airshipKeepsDiscarded: keepsDiscarded) { PolicyStack(around: $0, configure).handler }
    }

    @Test("POL-3 expiry: a message that waits too long is discarded")
    func expiry() {
        let bench = bench { $0.expiry = 60 }
        bench.offer("A", on: bench.braze)
        let waiting = bench.offer("B", on: bench.adobe)
        bench.stage.advance(by: .seconds(60))
        #expect(waiting.phase == .discarded)
    }

    @Test("POL-3 caps: an excess message does not appear")
    func caps() {
        let bench = bench { $0.caps = [.session(1)] }
        bench.close(bench.offer("A", on: bench.braze))
        #expect(bench.offer("B", on: bench.adobe).phase == .discarded)
    }

    @Test("POL-3 store: the counts are available to the next process, and not without a store")
    func store() {
        let store = InMemoryCapStore()
        for (isStored, phase) in [
            (true, CompatMessage.Phase.presented), (true, .discarded), (false, .presented),
        ] {
            let bench = bench {
                $0.caps = [.campaign(1) { $0.id }]
                $0.store = isStored ? store : nil
            }
            #expect(bench.offer("A", on: bench.braze).phase == phase)
        }
    }

    @Test("POL-3 excess: excess and expired messages are held if the app says so")
    func excess() {
        let bench = bench {
            $0.excess = .hold
            $0.caps = [.day(1)]
            $0.expiry = 600
        }
        bench.close(bench.offer("A", on: bench.braze))
        let held = bench.offer("B", on: bench.adobe)
        #expect(held.phase == .held)
        bench.stage.advance(by: .seconds(86_400))
        #expect(held.phase == .held)
        #expect(bench.offer("C", on: bench.adobe).phase == .presented)
    }

    @Test("POL-3 excess: by default a message is held if a discard would delete its campaign")
    func defaultExcess() {
        let bench = bench(keepsDiscarded: false) { $0.caps = [.day(1)] }
        bench.close(bench.offer("A", on: bench.braze))
        #expect(bench.offer("B", on: bench.airship).phase == .held)
        #expect(bench.offer("C", on: bench.adobe).phase == .discarded)
    }

    @Test("POL-3 spacing: the next message waits for this time")
    func spacing() {
        let bench = bench { $0.spacing = 30 }
        let first = bench.offer("A", on: bench.braze)
        let second = bench.offer("B", on: bench.adobe)
        bench.close(first)
        bench.stage.advance(by: .seconds(29))
        #expect(second.phase == .held)
        bench.stage.advance(by: .seconds(1))
        #expect(second.phase == .presented)
    }

    @Test("POL-3 priority: a higher one is shown first, although it arrived later")
    func priority() {
        let bench = bench { $0.priority = { $0.id == "C" ? 1 : 0 } }
        let first = bench.offer("A", on: bench.braze)
        bench.offer("B", on: bench.adobe)
        bench.offer("C", on: bench.airship)
        bench.close(first)
        #expect(bench.visible == ["C"])
    }

    @Test("POL-3 screen: two stacks share one")
    func screen() {
        let screen = SharedScreen()
        let (one, other) = (bench { $0.screen = screen }, bench { $0.screen = screen })
        one.offer("A", on: one.braze)
        #expect(other.offer("B", on: other.braze).phase == .held)
    }
}
