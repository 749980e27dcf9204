import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("What a message waits for", .timeLimit(.minutes(20))) struct WaitReasonTests {
    /// A bench with the usual policies, and the events of waiting that its observers get.
    @MainActor private struct World {
        let bench: ManyBench
        let policies: PolicyStack
        let events: EventRecord

        init(_ configure: @MainActor (inout PolicyStack.Settings) -> Void = { _ in }) {
            bench = ManyBench { $0 }
            policies = PolicyStack(around: bench.handler, configure)
            for lane in bench.lanes { lane.engine.handler = policies.handler }
            events = MessageEvents.merged(bench.lanes.map(\.engine.events)).record()
        }

        /// The events of waiting since the last call.
        func waits() -> [String] {
            events.take().compactMap { event in
                if case .waits = event.kind { event.description } else { nil }
            }
        }
    }

    @Test("WAIT-1 a pause gives its reasons, sorted, and each change of them") func paused() {
        let world = World()
        let gate = world.policies.pauseGate
        gate.pause("video")
        let message = world.bench.offer("A", on: world.bench.adobe)
        #expect(message.waitsFor == .paused(reasons: ["video"]))
        gate.pause("checkout")
        gate.pause("checkout")
        #expect(message.waitsFor == .paused(reasons: ["checkout", "video"]))
        world.bench.run { gate.resume("video") }
        #expect(message.waitsFor == .paused(reasons: ["checkout"]))
        world.bench.run {
            gate.resume("checkout")
            gate.resume("checkout")
        }
        #expect(message.waitsFor == nil && message.phase == .presented)
        #expect(
            world.waits() == [
                "A waits for the end of a pause (video)",
                "A waits for the end of a pause (checkout, video)",
                "A waits for the end of a pause (checkout)",
            ])
    }

    @Test(
        "WAIT-2 the screen names the message that has it, then the end of the spacing, then the first message"
    )
    func screen() {
        let world = World { $0.spacing = 10 }
        let first = world.bench.offer("A", on: world.bench.braze)
        let second = world.bench.offer("B", on: world.bench.adobe)
        let third = world.bench.offer("C", on: world.bench.airship)
        #expect(first.waitsFor == nil)
        #expect(second.waitsFor == .message(id: "A", shape: SDKShape("one")))
        world.bench.close(first)
        let freeAt = world.bench.stage.run { MainThread.now } + 10
        #expect(second.waitsFor == .spacing(until: freeAt) && third.waitsFor == .spacing(until: freeAt))
        world.bench.stage.advance(by: .seconds(10))
        #expect(second.phase == .presented && second.waitsFor == nil)
        #expect(third.waitsFor == .message(id: "B", shape: SDKShape("two")))
        #expect(
            world.waits() == [
                "B waits for message A of one", "C waits for message A of one",
                "B waits for the end of the spacing at 10.0 s",
                "C waits for the end of the spacing at 10.0 s",
                "C waits for message B of two",
            ])
    }

    @Test("WAIT-3 a cap gives the end of the wait; a cap per session has no end time") func cap() {
        let bench = ManyBench { $0 }
        let cap = Cap(
            bench.handler, [Cap.Limit(1, in: 60) { _ in "all" }, .session(2)], excess: .hold)
        for lane in bench.lanes { lane.engine.handler = cap }
        bench.close(bench.offer("A", on: bench.braze))
        let second = bench.offer("B", on: bench.braze)
        #expect(second.waitsFor == .cap(until: 60))
        bench.stage.advance(by: .seconds(60))
        #expect(second.phase == .presented)
        bench.close(second)
        let third = bench.offer("C", on: bench.adobe)
        #expect(third.waitsFor == .cap(until: nil))
        #expect(third.waitsFor?.description == "the cap")
    }

    @Test("WAIT-4 a message that may exceed the cap waits for the message that decides it") func doubtful() {
        let bench = ManyBench { $0 }
        let cap = Cap(bench.handler, [.session(1)], excess: .hold)
        for lane in bench.lanes { lane.engine.handler = cap }
        let first = bench.stage.run { bench.braze.engine.makeMessage(id: "A", native: "A") }
        bench.run { _ = bench.braze.engine.decide(first) }
        #expect(first.waitsFor == .sdk("it was let through but has not appeared yet"))
        let second = bench.offer("B", on: bench.adobe)
        #expect(second.waitsFor == .message(id: "A", shape: SDKShape("one")))
    }

    @Test("WAIT-4 the message that decides it is one with the same key, not just any that is on its way")
    func doubtfulOfItsKey() {
        let bench = ManyBench { $0 }
        let cap = Cap(bench.handler, [.campaign(1) { $0.shape.name }], excess: .hold)
        for lane in bench.lanes { lane.engine.handler = cap }
        for (id, lane) in [("A", bench.adobe), ("B", bench.braze)] {
            let message = bench.stage.run { lane.engine.makeMessage(id: id, native: id) }
            bench.run { _ = lane.engine.decide(message) }
        }
        #expect(bench.offer("C", on: bench.braze).waitsFor == .message(id: "B", shape: SDKShape("one")))
        #expect(bench.offer("D", on: bench.adobe).waitsFor == .message(id: "A", shape: SDKShape("two")))
    }

    @Test("WAIT-2 the first in line waits for its turn, and the others for the first") func line() {
        let world = World()
        let gate = world.policies.pauseGate
        gate.pause("checkout")
        let messages = zip(["A", "B", "C"], world.bench.lanes).map { world.bench.offer($0, on: $1) }
        // The turn for the screen comes later.
        world.bench.stage.run { _ = gate.resume("checkout") }
        #expect(messages[0].waitsFor == .nextTurn)
        #expect(
            messages[1...].map(\.waitsFor) == [
                .message(id: "A", shape: SDKShape("one")), .message(id: "A", shape: SDKShape("one")),
            ])
        #expect(WaitReason.nextTurn.description == "its turn, which comes next")
        world.bench.stage.runUntilIdle()
        #expect(messages[0].phase == .presented)
    }

    @Test("WAIT-2 without a spacing, the first in line waits for its turn as soon as the screen is free")
    func noSpacing() {
        let world = World()
        let first = world.bench.offer("A", on: world.bench.braze)
        let second = world.bench.offer("B", on: world.bench.adobe)
        // The turn comes later.
        world.bench.stage.run { world.bench.braze.engine.didDismiss(first, cause: .userDismissed) }
        #expect(second.waitsFor == .nextTurn)
        world.bench.stage.runUntilIdle()
        #expect(second.phase == .presented)
    }

    @Test("WAIT-5 a message waits for the handler that holds it, and for nothing once it is shown")
    func handler() throws {
        let world = World()
        world.bench.handler.decision = { _ in .hold }
        let message = world.bench.offer("A", on: world.bench.braze)
        #expect(message.waitsFor == .handler)
        world.policies.pauseGate.pause("checkout")
        try world.bench.run { try message.show() }
        #expect(message.waitsFor == .paused(reasons: ["checkout"]))
        world.bench.run { world.policies.pauseGate.resume("checkout") }
        #expect(message.phase == .presented && message.waitsFor == nil)
        #expect(
            world.waits() == ["A waits for the handler", "A waits for the end of a pause (checkout)"])
    }

    @Test("WAIT-6 a message that the SDK did not show waits for the SDK, with its reason") func refused() {
        let bench = Bench()
        let message = bench.held()
        bench.run {
            try? message.show()
            bench.engine.expectPresentation(of: message, within: 5)
        }
        #expect(message.waitsFor == .sdk("it was let through but has not appeared yet"))
        bench.stage.advance(by: .seconds(5))
        #expect(message.waitsFor == .sdk("The SDK did not show it within 5.0 s; it is held again."))
        bench.run { try? message.show() }
        #expect(message.waitsFor == .sdk("it was let through but has not appeared yet"))
    }

    @Test("WAIT-7 a show() that does not show the message yet reports the reason each time")
    func stillWaiting() throws {
        let world = World()
        var lines: [String] = []
        world.bench.adobe.engine.diagnostics = { lines.append($0.description) }
        world.policies.pauseGate.pause("checkout")
        let message = world.bench.offer("A", on: world.bench.adobe)
        lines = []
        try world.bench.run { try message.show() }
        try world.bench.run { try message.show() }
        let expected =
            "[two] message A stillWaiting: show() was called; the message is not shown yet: it waits for the end of a pause "
            + "(checkout)."
        #expect(lines == [expected, expected])
        world.bench.run { world.policies.pauseGate.resume("checkout") }
        #expect(message.phase == .presented && lines.count == 2)
    }

    @Test("WAIT-8 while another message of the same SDK is on screen, a message in line waits for it")
    func turn() throws {
        let bench = Bench()
        let first = bench.shown("A")
        let second = bench.held("B")
        try bench.run { try second.show() }
        #expect(second.waitsFor == .message(id: "A", shape: second.shape))
        bench.expect()
        bench.run { bench.engine.didDismiss(first) }
        #expect(second.phase == .approved)
    }

    @Test(
        "WAIT-8 of two messages shown inside a callback, the first is next and the second waits for it, as reported"
    )
    func shownInsideCallback() {
        let bench = Bench()
        let first = bench.shown("A")
        let (second, third) = (bench.held("B"), bench.held("C"))
        let events = bench.engine.events.record()
        var reasons: [WaitReason?] = []
        bench.handler.inside = { call, _ in
            guard call == "didDismiss" else { return }
            try second.show()
            try third.show()
            reasons = [second.waitsFor, third.waitsFor]
        }
        bench.run { bench.engine.didDismiss(first) }
        let reason = WaitReason.message(id: "B", shape: third.shape)
        #expect(reasons == [.nextTurn, reason])
        let waits = events.take().compactMap { event in
            if case .waits(let reason) = event.kind { "\(event.message.id): \(reason)" } else { nil }
        }
        #expect(waits == ["B: its turn, which comes next", "C: \(reason)"])
        #expect(second.phase == .approved && third.waitsFor == reason)
    }

    @Test("WAIT-9 an expired message that must not be discarded waits for nothing") func expired() {
        let bench = ManyBench(airshipKeepsDiscarded: false) { Expiry($0, after: 60) }
        bench.handler.decision = { _ in .hold }
        let message = bench.offer("A", on: bench.airship)
        #expect(message.waitsFor == .handler)
        bench.stage.advance(by: .seconds(61))
        #expect(message.waitsFor == .expired && message.phase == .held)
        #expect(WaitReason.expired.description == "nothing: it has expired")
    }

    @Test("WAIT-10 in a group the first member that holds gives the reason") func group() {
        let bench = ManyBench { $0 }
        let gate = PauseGate()
        let holder = ClosureHandler()
        holder.decideDisplay = { _ in .hold }
        for lane in bench.lanes { lane.engine.handler = HandlerGroup([bench.handler, holder, gate]) }
        gate.pause("checkout")
        let message = bench.offer("A", on: bench.braze)
        #expect(message.waitsFor == .handler)
        bench.run { try? message.show() }
        #expect(message.waitsFor == .paused(reasons: ["checkout"]))
        bench.adobe.engine.handler = HandlerGroup([bench.handler, gate])
        #expect(bench.offer("B", on: bench.adobe).waitsFor == .paused(reasons: ["checkout"]))
    }
}

/// A wrapper as apps write them: it knows nothing of policies.
@MainActor private final class Counting: InAppMessageHandler {
    private let inner: any InAppMessageHandler

    init(_ inner: any InAppMessageHandler) {
        self.inner = inner
    }

    func decideDisplay(of message: CompatMessage) -> DisplayDecision { inner.decideDisplay(of: message) }
}

@MainActor @Suite("A policy behind a handler that is not a policy", .timeLimit(.minutes(20)))
struct HiddenPolicyTests {
    private let advice =
        "Counting is not a DisplayPolicy but wraps one. It is asked once, so messages that the policy holds are never shown. "
        + "Derive Counting from HandlerDecorator, or make it conform to DisplayPolicy."

    /// The diagnostics about hidden policies when two messages come.
    private func said(_ handler: (RecordingHandler, PauseGate) -> any InAppMessageHandler) -> [String] {
        let bench = ManyBench { $0 }
        let gate = PauseGate(bench.handler)
        bench.braze.engine.handler = handler(bench.handler, gate)
        var lines: [String] = []
        bench.braze.engine.diagnostics = { if $0.code == .policyNotAsked { lines.append($0.explanation) } }
        gate.pause("checkout")
        bench.offer("A", on: bench.braze)
        bench.offer("B", on: bench.braze)
        return lines
    }

    @Test("WAIT-11 it is reported once, outermost and between policies, paused or not") func hidden() {
        #expect(said { Counting($1) } == [advice])
        #expect(said { HandlerDecorator(Counting($1)) } == [advice])
        #expect(said { OneScreen(Counting(HandlerGroup([$0, $1]))) } == [advice])
        #expect(said { recorder, _ in Counting(OneScreen(recorder)) } == [advice])
    }

    @Test("WAIT-12 a wrapper around plain handlers and wrappers that are policies are not reported")
    func visible() {
        #expect(said { recorder, _ in Counting(recorder) }.isEmpty)
        #expect(said { recorder, gate in HandlerGroup([Counting(recorder), gate]) }.isEmpty)
        #expect(said { HandlerDecorator($1) }.isEmpty)
    }

    @Test(
        "WAIT-4 if several messages may use up the last display, the others wait for the first one let through"
    )
    func severalRivals() {
        let bench = ManyBench { $0 }
        let cap = Cap(bench.handler, [.session(2)], excess: .hold)
        for lane in bench.lanes { lane.engine.handler = cap }
        for (id, lane) in [("A", bench.adobe), ("B", bench.braze)] {
            let message = bench.stage.run { lane.engine.makeMessage(id: id, native: id) }
            bench.run { #expect(lane.engine.decide(message) == .show) }
        }
        let waiting = bench.offer("C", on: bench.airship)
        #expect(waiting.waitsFor == .message(id: "A", shape: SDKShape("two")))
    }
}
