import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Faults that were planted by hand and that no other test detected.
@MainActor @Suite("Quiet faults", .timeLimit(.minutes(20))) struct QuietFaultTests {
    @Test("INV-6 hiding gives the turn to a waiting message") func hidingMakesRoom() throws {
        let bench = Bench()
        let up = bench.shown("A")
        let waiting = bench.held("B")
        try bench.run { try waiting.show() }
        bench.expect()
        #expect(waiting.isWaitingForTurn)
        bench.run { bench.engine.didHide(up) }
        bench.expect("didHide A", "> showLater B")
        #expect(waiting.phase == .approved)
    }

    @Test("INV-3 a held message is discarded while another one is on screen, which stays")
    func discardBehind()
        throws
    {
        let bench = Bench()
        let up = bench.shown("A")
        let held = bench.held("B")
        try bench.run { try held.discard() }
        bench.expect("> discard B", "> release B")
        #expect(held.phase == .discarded && up.phase == .presented)
        #expect(bench.engine.heldCount == 0 && bench.engine.visibleMessages.map(\.id) == ["A"])
    }

    @Test("INV-3 a message that is held again is found by showNext(), before later ones")
    func heldAgain() throws {
        let bench = Bench()
        let first = bench.held("A")
        _ = bench.held("B")
        bench.driver.refused = [.showLater]
        #expect(bench.code { try first.show() } == .invalidated)
        #expect(first.phase == .held)
        bench.expect("> showLater A")
        bench.driver.refused = []
        try bench.run { _ = try bench.engine.showNext() }
        bench.expect("> showLater A")
        // A message that was given up later, by the SDK's time limit, is found as well.
        stageBound(of: first, on: bench)
        try bench.run { _ = try bench.engine.showNext() }
        #expect(bench.driver.lastShown === first)
    }

    @Test("INV-3 a message that is held again gets its old place, before later ones and after earlier ones")
    func oldPlace() throws {
        let bench = Bench()
        let messages = ["A", "B", "C"].map(bench.held)
        bench.driver.refused = [.showLater]
        for message in [messages[1], messages[2], messages[0]] {
            #expect(bench.code { try message.show() } == .invalidated)
            #expect(bench.engine.heldMessages.map(\.id) == ["A", "B", "C"])
        }
    }

    @Test("An endless recursion is reported once, and the delegate is no longer called in it")
    func endlessRecursion() {
        let found = Locked<[DelegateFinding]>([])
        let nested = NestedCalls(
            DelegateCheck(shape: SDKShape("any")) { finding in found.withLock { $0.append(finding) } })
        let calls = Locked(0)
        @Sendable func again() -> Bool {
            nested.call("gate", false) {
                calls.withLock { $0 += 1 }
                return again()
            }
        }
        #expect(!again() && !again())
        #expect(calls.current == 50)
        #expect(found.current.map(\.kind) == [.endlessLoop])
        #expect(
            found.current.first?.explanation.hasPrefix("gate is called inside itself without end") == true)
    }

    @Test(
        "INV-3 showNext() finds a message again that it let through and that did not appear, each time before later ones"
    )
    func letThroughInVain() throws {
        let bench = Bench()
        let first = bench.held("A")
        let second = bench.held("B")
        for _ in 1...2 {
            try bench.run { try bench.engine.showNext() }
            bench.expect("> showLater A")
            #expect(first.phase == .approved && second.phase == .held)
            stageBound(of: first, on: bench)
            bench.expect("! showFailed A")
        }
        #expect(bench.engine.heldMessages.map(\.id) == ["A", "B"])
        try bench.run { try bench.engine.showNext() }
        bench.run {
            bench.engine.didPresent(first)
            bench.engine.didDismiss(first)
        }
        _ = bench.trace.take()
        try bench.run { try bench.engine.showNext() }
        bench.expect("> showLater B")
        #expect(try !bench.engine.showNext())
    }

    private func stageBound(of message: CompatMessage, on bench: Bench) {
        bench.run { bench.engine.expectPresentation(of: message, within: 1) }
        bench.stage.advance(seconds: 2)
        #expect(message.phase == .held)
    }

    @Test("INV-3 messages that an adopted delegate refused are discarded in the order of the refusals")
    func refused() {
        let bench = Bench()
        let adopter = Adopter()
        let refused = RefusedMessages()
        for id in ["A", "B", "C", "D"] { refused.append(bench.held(id)) }
        bench.run { refused.discardAll(for: adopter) }
        bench.expect(
            "> discard A", "> release A", "> discard B", "> release B", "> discard C", "> release C",
            "> discard D", "> release D")
    }

    @Test("INV-3 INV-6 a repeated show() has its whole bound again, and then the queue continues")
    func boundBeginsAgain() throws {
        let bench = Bench()
        let (first, second) = (bench.held("A"), bench.held("B"))
        try bench.run {
            try first.show()
            bench.engine.expectPresentation(of: first, within: 10)
            try second.show()
        }
        bench.stage.advance(seconds: 6)
        bench.run { bench.engine.expectPresentation(of: first, within: 10) }
        bench.stage.advance(seconds: 9)
        bench.expect("> showLater A")
        #expect(first.phase == .approved && second.isWaitingForTurn)
        bench.stage.advance(seconds: 1)
        bench.expect("! showFailed A", "> showLater B")
        #expect(first.phase == .held && second.phase == .approved && !second.isWaitingForTurn)
        bench.stage.advance(seconds: 29)
        bench.expect()
        bench.stage.advance(seconds: 31)
        bench.expect("> release B", "didFail B notShown")
        #expect(first.phase == .held)
    }

    @Test("INV-3 the bound of a message that is let through again starts then, not at the first time")
    func letThroughOnceMore() throws {
        let bench = Bench()
        let message = bench.held("A")
        try bench.run {
            try message.show()
            bench.engine.expectPresentation(of: message, within: 20)
        }
        bench.stage.advance(seconds: 20)
        bench.expect("> showLater A", "! showFailed A")
        bench.stage.advance(seconds: 9)
        try bench.run { try message.show() }
        bench.expect("> showLater A")
        // Here the watch fires that was set the first time.
        bench.stage.advance(seconds: 1)
        bench.expect()
        #expect(message.phase == .approved)
        bench.stage.advance(seconds: 30)
        bench.expect("> release A", "didFail A notShown")
    }

    @Test(
        "INV-3 INV-6 a message that is let through while another one is watched is watched too, and so is the next one"
    )
    func watchGoesOn() throws {
        let bench = Bench()
        let waiting = bench.held("C")
        bench.run { bench.ask(bench.message("A")) }
        try bench.run { try waiting.show() }
        bench.stage.advance(seconds: 10)
        bench.run { bench.ask(bench.message("B")) }
        _ = bench.trace.take()
        bench.stage.advance(seconds: 20)
        bench.expect("> release A", "didFail A notShown")
        bench.stage.advance(seconds: 29)
        bench.expect()
        bench.stage.advance(seconds: 1)
        bench.expect("> release B", "didFail B notShown", "> showLater C")
        bench.stage.advance(seconds: 29)
        bench.expect()
        #expect(waiting.phase == .approved)
        bench.stage.advance(seconds: 1)
        bench.expect("> release C", "didFail C notShown")
    }

    private final class Adopter: AdoptedDelegate {
        var diagnostics: DiagnosticSink?
    }

    @Test("INV-1 pausing again inside a question of a drain keeps the remaining message held")
    func pausedAgainAtTheEnd() {
        let bench = Bench()
        let gate = PauseGate(bench.handler)
        bench.engine.handler = gate
        gate.pause("checkout")
        let messages = ["A", "B"].map { bench.message($0) }
        for message in messages { bench.ask(message) }
        bench.handler.inside = { [unowned gate] call, message in
            guard call == "decide", message.id == "A" else { return }
            gate.pause("video")
            gate.resume("video")
            gate.pause("video")
        }
        _ = bench.trace.take()
        gate.resume("checkout")
        #expect(gate.isPaused && gate.waitingCount == 1)
        bench.expect("decide A", "> showLater A")
        gate.resume("video")
        bench.expect("decide B")
        #expect(gate.waitingCount == 0)
    }

    @Test("INV-5 a click that only a resolution reports is derived once")
    func derivedClicks() {
        let dialect = LinkDialect(
            scheme: "shop", dismissals: ["dismiss", "cancel"], interaction: "click", destinations: ["to"])
        let click = MessageAction(source: .button(id: "1"), effect: .none)
        #expect(dialect.link(inPlaceOf: click)?.absoluteString == "shop://dismiss?click=1")
        let body = MessageAction(source: .body, effect: .none)
        #expect(dialect.link(inPlaceOf: body)?.absoluteString == "shop://dismiss")
        #expect(dialect.link(inPlaceOf: MessageAction(source: .link(id: "1"), effect: .none)) == nil)
        // The engine's own shape reports clicks as they happen.
        let bench = Bench()
        let message = bench.shown()
        #expect(Adopter().tellsClicks(message))
        #expect(Adopter().derivedClick(on: message, MessageResolution(.messageClick)) == nil)
    }
}
