import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

@MainActor @Suite("INV-6 Calls from inside callbacks", .timeLimit(.minutes(20))) struct ReentranceTests {
    @Test(
        "INV-2 INV-6 observers receive a click before the dismissal that the handler requests in response"
    )
    func dismissInShouldPerform() {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let message = bench.shown()
        let seen = Locked<[String]>([])
        let observation = bench.engine.events.observe { event in
            seen.withLock { $0.append(String("\(event.kind)".prefix { $0 != " " })) }
        }
        bench.handler.inside = { call, message in if call == "shouldPerform" { try message.dismiss() } }
        bench.run {
            _ = bench.engine.shouldPerform(MessageAction(source: .body, effect: .none), of: message)
        }
        #expect(seen.current == ["action", "willDismiss", "didDismiss"])
        withExtendedLifetime(observation) {}
    }

    @Test("INV-6 dismiss in didPresent: its events follow after the callback has returned")
    func dismissInDidPresent() {
        let bench = Bench()
        bench.driver.isSynchronous = true
        bench.trace.showsReturns = true
        let message = bench.message()
        bench.handler.inside = { call, message in if call == "didPresent" { try message.dismiss() } }
        bench.run {
            bench.ask(message)
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
        }
        bench.expect(
            "decide A", "return decide A", "answer show A", "willPresent A", "return willPresent A",
            "didPresent A",
            "> dismiss A", "> release A", "return didPresent A", "willDismiss A", "return willDismiss A",
            "didDismiss A dismissed by the app", "return didDismiss A")
    }

    @Test("INV-6 show in didDismiss shows the next message on a later turn of the main thread")
    func showInDidDismiss() {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let waiting = bench.held("B")
        let message = bench.shown("A")
        bench.handler.inside = { call, message in
            if call == "didDismiss", message.id == "A" { try waiting.show() }
        }
        bench.stage.run { bench.engine.didDismiss(message) }
        bench.expect("willDismiss A", "> release A", "didDismiss A unspecified (derived)")
        bench.stage.runUntilIdle()
        bench.expect("> showLater B", "willPresent B", "didPresent B")
    }

    @Test("INV-6 discard in the gate decides, whatever the answer")
    func discardInGate() {
        let bench = Bench()
        bench.handler.inside = { call, message in if call == "decide" { try message.discard() } }
        let message = bench.message()
        bench.ask(message)
        bench.expect("decide A", "> release A", "answer discard A")
        #expect(message.phase == .discarded)
    }

    @Test("INV-6 showing and hiding in turn inside callbacks takes a turn of the main thread each time")
    func pingPong() {
        let bench = Bench()
        bench.driver.isSynchronous = true
        var rounds = 0
        let message = bench.shown()
        bench.handler.inside = { call, message in
            if call == "didHide" { try message.show() }
            if call == "didPresent", rounds < 3 {
                rounds += 1
                try message.hide()
            }
        }
        bench.stage.run { try? message.hide() }
        bench.expect("> hide A", "didHide A")
        bench.stage.runUntilIdle()
        let round = ["> showLater A", "willPresent A", "didPresent A"]
        #expect(bench.trace.take() == (0..<3).flatMap { _ in round + ["> hide A", "didHide A"] } + round)
    }

    @Test("INV-6 show inside another message's gate waits until that message has ended")
    func showInAnotherGate() {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let waiting = bench.held("B")
        let message = bench.message("A")
        bench.handler.inside = { call, _ in if call == "decide" { try waiting.show() } }
        bench.run {
            bench.ask(message)
            bench.engine.willPresent(message)
        }
        bench.expect("decide A", "answer show A", "willPresent A")
        bench.run { bench.engine.didDismiss(message) }
        bench.expect(
            "willDismiss A", "> release A", "didDismiss A unspecified (derived)", "> showLater B",
            "willPresent B",
            "didPresent B")
    }

    @Test("INV-6 a dismissal before the message has appeared waits where the SDK needs that")
    func dismissalWaits() throws {
        let bench = Bench(EngineTraits(dismissalWaitsForPresentation: true))
        bench.driver.isSynchronous = true
        let message = bench.message()
        bench.ask(message)
        bench.engine.willPresent(message)
        try message.dismiss()
        bench.expect("decide A", "answer show A", "willPresent A")
        bench.engine.didPresent(message)
        bench.expect(
            "didPresent A", "> dismiss A", "willDismiss A", "> release A", "didDismiss A dismissed by the app"
        )
    }

    @Test("INV-6 a dismissal that the SDK refuses is not taken for the reason of a later one")
    func refusedDismissal() {
        let bench = Bench()
        bench.driver.refused = [.dismiss]
        let message = bench.shown()
        #expect(bench.code { try message.dismiss() } == .invalidated)
        bench.engine.didDismiss(message)
        bench.expect("> dismiss A", "willDismiss A", "> release A", "didDismiss A unspecified (derived)")
    }

    @Test("INV-6 if the handler is replaced inside a callback, the new one receives the next callback")
    func replacedHandler() {
        let bench = Bench()
        let successor = RecordingHandler(bench.trace)
        successor.name = "new."
        bench.handler.inside = { [unowned bench] call, _ in
            if call == "willPresent" { bench.engine.handler = successor }
        }
        let message = bench.message()
        bench.ask(message)
        bench.engine.didPresent(message)
        bench.expect("decide A", "answer show A", "willPresent A", "new.didPresent A")
    }
}

@MainActor @Suite("The show queue", .timeLimit(.minutes(20))) struct ShowQueueTests {
    @Test("INV-6 messages are shown one after the other, in the order of the calls")
    func inOrder() throws {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let up = bench.shown("A")
        let messages = ["B", "C", "D"].map { bench.held($0) }
        try bench.run { for message in messages.reversed() { try message.show() } }
        bench.expect()
        for message in [up] + messages.reversed() { bench.run { bench.engine.didDismiss(message) } }
        #expect(
            bench.trace.take().filter { $0.hasPrefix("> show") } == [
                "> showLater D", "> showLater C", "> showLater B",
            ])
    }

    @Test("INV-6 a later show() does not overtake one that waits for its turn")
    func noOvertaking() throws {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let up = bench.shown("A")
        let first = bench.held("B")
        let second = bench.held("C")
        try bench.stage.run {
            try first.show()
            bench.engine.didDismiss(up)
            try second.show()
        }
        bench.stage.runUntilIdle()
        bench.run { bench.engine.didDismiss(first) }
        #expect(bench.trace.take().filter { $0.hasPrefix("> show") } == ["> showLater B", "> showLater C"])
    }

    @Test("INV-6 show() twice shows once, also when the message is hidden afterwards")
    func twice() throws {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let up = bench.shown("A")
        let message = bench.held("B")
        try message.show()
        try message.show()
        bench.run { bench.engine.didDismiss(up) }
        try bench.run { try message.hide() }
        #expect(message.phase == .hidden)
        #expect(bench.trace.take().filter { $0.hasPrefix("> show") } == ["> showLater B"])
    }

    @Test("INV-6 a loop over showNext() ends, and every message gets its turn")
    func showNextLoop() throws {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let messages = ["A", "B", "C"].map { bench.held($0) }
        let calls = try bench.stage.run { try repetitions(atMost: 10) { try bench.driver.showNext() } }
        #expect(calls == 3)
        bench.stage.runUntilIdle()
        for message in messages { bench.run { bench.engine.didDismiss(message) } }
        #expect(
            bench.trace.take().filter { $0.hasPrefix("> show") } == [
                "> showLater A", "> showLater B", "> showLater C",
            ])
    }

    @Test("INV-3 a message that the SDK refuses to show is held again, where it was")
    func refused() {
        let bench = Bench()
        let messages = ["A", "B"].map { bench.held($0) }
        bench.driver.refused = [.showLater]
        #expect(bench.code { try bench.driver.showNext() } == .invalidated)
        #expect(bench.driver.heldMessages.map(\.id) == ["A", "B"])
        #expect(bench.engine.decide(messages[0]) == .hold)
        bench.expect("> showLater A")
    }

    @Test("INV-3 a message in the queue that the SDK refuses is held again, and the next one gets its turn")
    func refusedInQueue() throws {
        let bench = Bench()
        let up = bench.shown("A")
        let messages = ["B", "C"].map { bench.held($0) }
        for message in messages { try message.show() }
        bench.driver.refused = [.showLater]
        bench.run { bench.engine.didDismiss(up) }
        bench.expect(
            "willDismiss A", "> release A", "didDismiss A unspecified (derived)", "> showLater B",
            "! showFailed B",
            "> showLater C", "! showFailed C")
        bench.driver.refused = []
        try bench.run { _ = try bench.driver.showNext() }
        bench.expect("> showLater B")
        #expect(bench.driver.heldMessages.map(\.id) == ["C"])
    }

    @Test("INV-3 a message that the SDK silently does not show is held or hidden again")
    func notShown() throws {
        let bench = Bench()
        let held = bench.held("A")
        try bench.run {
            try held.show()
            bench.engine.expectPresentation(of: held, within: 2)
        }
        bench.stage.advance(seconds: 2)
        bench.expect("> showLater A", "! showFailed A")
        #expect(held.phase == .held && bench.engine.decide(held) == .hold)
        let hidden = bench.shown("B")
        bench.run {
            bench.engine.didHide(hidden)
            bench.engine.expectPresentation(of: hidden, within: 1)
            bench.engine.expectPresentation(of: hidden, within: 2)
        }
        bench.stage.advance(seconds: 1.5)
        bench.expect("didHide B")
        bench.stage.advance(seconds: 1)
        bench.expect("! showFailed B")
    }

    @Test(
        "INV-3 messages that were never held and do not appear are held in the order in which their bounds end"
    )
    func notShownNeverHeld() {
        let bench = Bench()
        let messages = ["A", "B"].map { bench.message($0) }
        bench.run {
            for message in messages {
                bench.ask(message)
                bench.engine.expectPresentation(of: message, within: 1)
            }
        }
        bench.stage.advance(seconds: 1)
        #expect(bench.engine.heldMessages.map(\.id) == ["A", "B"] && bench.engine.heldCount == 2)
    }

    @Test("INV-3 the time in a plan ends a message, also a hidden one; a refusal is reported")
    func autoClose() {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let message = bench.message("A")
        bench.run {
            bench.ask(message)
            bench.engine.closeAutomatically(message, after: 9)
            bench.engine.closeAutomatically(message, after: 5)
            bench.engine.didPresent(message)
        }
        bench.stage.advance(seconds: 4.9)
        bench.run { try? message.hide() }
        bench.expect("decide A", "answer show A", "willPresent A", "didPresent A", "> hide A", "didHide A")
        bench.stage.advance(seconds: 0.2)
        bench.expect("> dismiss A", "willDismiss A", "> release A", "didDismiss A timed out")
        let stubborn = bench.message("B")
        bench.driver.refused = [.dismiss]
        bench.run {
            bench.engine.closeAutomatically(stubborn, after: 1)
            bench.engine.letThrough(stubborn)
            bench.engine.didPresent(stubborn)
        }
        bench.stage.advance(seconds: 1)
        bench.engine.didDismiss(stubborn)
        bench.expect(
            "willPresent B", "didPresent B", "> dismiss B", "! actionFailed B", "willDismiss B",
            "> release B",
            "didDismiss B unspecified (derived)")
    }
}
