import Foundation
import HeadlessStage
import ModelTesting
import Testing

@testable import InAppCompat

@MainActor @Suite("One screen for several SDKs", .timeLimit(.minutes(20))) struct OneScreenTests {
    @Test("ONE-1 messages of three SDKs are shown one after the other, in the order of their arrival")
    func order() {
        let bench = ManyBench { OneScreen($0) }
        let lanes = [bench.braze, bench.airship, bench.adobe, bench.braze]
        let messages = zip(["A", "B", "C", "D"], lanes).map { bench.offer($0, on: $1) }
        #expect(bench.visible == ["A"] && bench.held.sorted() == ["B", "C", "D"])
        for message in messages { bench.close(message) }
        #expect(
            bench.lines()
                == [
                    "decide A", "didPresent A", "decide B", "decide C", "decide D",
                    "didDismiss A dismissed by the user (derived)", "didPresent B",
                    "didDismiss B dismissed by the user (derived)", "didPresent C",
                    "didDismiss C dismissed by the user (derived)", "didPresent D",
                    "didDismiss D dismissed by the user (derived)",
                ].map { $0.replacingOccurrences(of: " (derived)", with: "") })
    }

    @Test("ONE-2 a closure sets the order; equal messages keep the order of their arrival")
    func priorities() {
        let bench = ManyBench { OneScreen($0) { $0.id.hasPrefix("x") ? 1 : 0 } }
        var messages: [String: CompatMessage] = [:]
        for (id, lane) in [
            ("A", bench.braze), ("B", bench.adobe), ("x1", bench.airship), ("C", bench.braze),
            ("x2", bench.adobe),
        ] {
            messages[id] = bench.offer(id, on: lane)
        }
        var order: [String] = []
        repetitions(atMost: 10) {
            guard let id = bench.visible.first, let message = messages[id] else { return false }
            order.append(id)
            bench.close(message)
            return true
        }
        #expect(order == ["A", "x1", "x2", "B", "C"])
    }

    @Test("ONE-3 there is a pause between two messages, on the stage's clock")
    func spacing() {
        let bench = ManyBench { OneScreen($0, spacing: 30) }
        let first = bench.offer("A", on: bench.braze)
        bench.offer("B", on: bench.adobe)
        bench.stage.advance(by: .seconds(100))
        bench.close(first)
        bench.stage.advance(by: .seconds(29))
        #expect(bench.visible.isEmpty)
        let late = bench.offer("C", on: bench.airship)
        #expect(late.phase == .held)
        bench.stage.advance(by: .seconds(1))
        #expect(bench.visible == ["B"])
    }

    @Test(
        "ONE-4 whatever ends a message frees the screen",
        arguments: [
            "fail", "detach", "hide", "discard", "replaceHandler",
        ])
    func ends(how: String) throws {
        let bench = ManyBench { OneScreen($0) }
        let first = bench.stage.run { bench.braze.engine.makeMessage(id: "A", native: "A") }
        bench.run {
            _ = bench.braze.engine.decide(first)
            if how != "discard" { bench.braze.engine.didPresent(first) }
        }
        bench.offer("B", on: bench.adobe)
        try bench.run {
            switch how {
            case "fail": bench.braze.engine.fail(first, MessageFailure(.content, "It broke."))
            case "detach": bench.braze.engine.detach()
            case "hide": try first.hide()
            case "discard": try first.discard()
            default:
                bench.braze.engine.handler = nil
                bench.braze.engine.didDismiss(first)
            }
        }
        #expect(bench.visible == ["B"])
        guard how == "hide" else { return }
        try bench.run { try first.show() }
        #expect(first.phase == .hidden && bench.visible == ["B"])
        if let second = bench.adobe.engine.visibleMessages.first { bench.close(second) }
        #expect(bench.visible == ["A"])
    }

    @Test("ONE-5 a message that was let through and does not appear gives up its place after a bound")
    func silent() {
        let bench = ManyBench { OneScreen($0, on: SharedScreen(patience: 10)) }
        let silent = bench.stage.run { bench.airship.engine.makeMessage(id: "A", native: "A") }
        bench.run { #expect(bench.airship.engine.decide(silent) == .show) }
        bench.offer("B", on: bench.braze)
        bench.stage.advance(by: .seconds(9))
        #expect(bench.visible.isEmpty)
        bench.stage.advance(by: .seconds(1))
        #expect(bench.visible == ["B"])
        // A message that appears too late is on the screen nevertheless, and a diagnostic reports it.
        bench.run { bench.airship.engine.didPresent(silent) }
        #expect(bench.trace.take().contains("! screenTaken A"))
        #expect(bench.offer("C", on: bench.adobe).phase == .held)
    }

    @Test("ONE-6 a held message that its SDK does not show is tried again three times, and then stays held")
    func refused() throws {
        let bench = ManyBench { OneScreen($0, on: SharedScreen(patience: 10)) }
        let first = bench.offer("A", on: bench.braze)
        let second = bench.offer("B", on: bench.adobe)
        let third = bench.offer("C", on: bench.airship)
        bench.adobe.driver.refused = [.showLater]
        bench.close(first)
        #expect(bench.visible == ["C"] && second.phase == .held)
        bench.close(third)
        bench.stage.advance(by: .seconds(100))
        let tries = bench.trace.take().filter { $0 == "> showLater B" || $0.hasPrefix("!") }
        #expect(tries == ["> showLater B", "> showLater B", "> showLater B", "! showFailed B"])
        #expect(second.phase == .held)
        bench.adobe.driver.refused = []
        try bench.run { try second.show() }
        #expect(bench.visible == ["B"])
    }

    @Test(
        "ONE-6 a hidden message that its SDK does not show again is tried again too, as long as it is hidden"
    )
    func refusedHidden() throws {
        let bench = ManyBench { OneScreen($0, on: SharedScreen(patience: 10)) }
        let first = bench.offer("A", on: bench.adobe)
        try bench.run { try first.hide() }
        let second = bench.offer("B", on: bench.braze)
        #expect(bench.visible == ["B"] && first.phase == .hidden)
        try bench.run { try first.show() }
        bench.adobe.driver.refused = [.showLater]
        _ = bench.trace.take()
        bench.close(second)
        #expect(bench.visible == [] && first.phase == .hidden)
        #expect(bench.trace.take().filter { $0 == "> showLater A" } == ["> showLater A"])
        bench.adobe.driver.refused = []
        bench.stage.advance(by: .seconds(9))
        #expect(bench.visible == [])
        bench.stage.advance(by: .seconds(1))
        #expect(bench.visible == ["A"])
    }

    @Test("ONE-7 a message that an SDK shows by itself is reported, and takes the screen")
    func intruder() {
        let bench = ManyBench { OneScreen($0) }
        let first = bench.offer("A", on: bench.braze)
        let second = bench.offer("B", on: bench.adobe)
        let third = bench.offer("C", on: bench.airship)
        bench.run {
            bench.adobe.engine.letThrough(second)
            bench.adobe.engine.didPresent(second)
        }
        #expect(bench.visible == ["A", "B"])
        #expect(bench.trace.take().filter { $0.hasPrefix("!") } == ["! screenTaken B"])
        bench.close(first)
        #expect(bench.visible == ["B"] && third.phase == .held)
        bench.close(second)
        #expect(bench.visible == ["C"])
    }

    @Test("ONE-8 bridges with handlers of their own share a screen")
    func ownHandlers() {
        let bench = ManyBench { $0 }
        let screen = SharedScreen()
        for lane in bench.lanes { lane.engine.handler = OneScreen(bench.handler, on: screen) }
        let first = bench.offer("A", on: bench.braze)
        bench.offer("B", on: bench.adobe)
        #expect(bench.visible == ["A"] && screen.isOccupied && screen.waitingCount == 1)
        bench.close(first)
        #expect(bench.visible == ["B"])
    }

    @Test(
        "ONE-14 messages of a bridge that was released without notice neither keep the screen nor wait for it",
        arguments: [true, false])
    func leftBehind(isKeptByApp: Bool) {
        let bench = ManyBench { OneScreen($0) }
        var gone: ManyBench.Lane? = ManyBench.Lane("four", EngineTraits(), bench.trace)
        gone?.engine.handler = bench.braze.engine.handler
        var messages = gone.map { lane in ["A", "B"].map { bench.offer($0, on: lane) } } ?? []
        let waiting = bench.offer("C", on: bench.adobe)
        #expect(messages.map(\.phase) == [.presented, .held] && waiting.phase == .held)
        weak let left = messages.first
        if !isKeptByApp { messages = [] }
        gone = nil
        #expect((left == nil) == !isKeptByApp)
        let last = bench.offer("D", on: bench.braze)
        #expect(bench.visible == ["C"] && last.phase == .held)
        bench.close(waiting)
        #expect(bench.visible == ["D"])
        #expect(messages.map(\.phase) == (isKeptByApp ? [.presented, .held] : []))
    }

    @Test("ONE-9 show() of a held message waits for the screen, too")
    func showWaits() throws {
        let bench = ManyBench { OneScreen($0) }
        bench.handler.decision = { $0.id == "B" ? .hold : .show }
        let first = bench.offer("A", on: bench.braze)
        let second = bench.offer("B", on: bench.adobe)
        try bench.run { try second.show() }
        #expect(bench.visible == ["A"])
        bench.close(first)
        #expect(bench.visible == ["B"])
    }

    @Test("ONE-10 in a group with a member that holds, the screen is not kept for the message")
    func inGroup() {
        let bench = ManyBench { $0 }
        let holder = ClosureHandler()
        holder.decideDisplay = { $0.id == "A" ? .hold : .show }
        let group = HandlerGroup([OneScreen(bench.handler), holder])
        for lane in bench.lanes { lane.engine.handler = group }
        #expect(bench.offer("A", on: bench.braze).phase == .held)
        bench.offer("B", on: bench.adobe)
        #expect(bench.visible == ["B"])
    }

    @Test("ONE-11 a handler that makes another message qualify while it is asked does not get two on screen")
    func reentrant() {
        let bench = ManyBench { OneScreen($0) }
        bench.handler.inside = { [unowned bench] call, message in
            if call == "decide", message.id == "A" { bench.offer("B", on: bench.adobe) }
        }
        let first = bench.offer("A", on: bench.braze)
        #expect(bench.visible == ["B"] && first.phase == .held)
        if let message = bench.adobe.engine.visibleMessages.first { bench.close(message) }
        #expect(bench.visible == ["A"])
    }

    @Test(
        "ONE-13 the pause begins with the end of a message, also for one that qualifies in the same turn")
    func spacingAtOnce() {
        let bench = ManyBench { OneScreen($0, spacing: 30) }
        let first = bench.offer("A", on: bench.braze)
        let second = bench.stage.run { bench.adobe.engine.makeMessage(id: "B", native: "B") }
        bench.run {
            bench.braze.engine.didDismiss(first, cause: .userDismissed)
            #expect(bench.adobe.engine.decide(second) == .hold)
        }
        bench.stage.advance(by: .seconds(29))
        #expect(bench.visible.isEmpty && second.phase == .held)
        bench.stage.advance(by: .seconds(1))
        #expect(bench.visible == ["B"])
    }

    @Test("INV-7 the screen retains no message")
    func keepsNothing() {
        let screen = SharedScreen()
        let bench = ManyBench { OneScreen($0, on: screen) }
        let first = bench.offer("A", on: bench.braze)
        weak let second = bench.offer("B", on: bench.adobe)
        try? second?.discard()
        #expect(second == nil && screen.waitingCount == 0)
        bench.close(first)
        #expect(!screen.isOccupied)
    }
}

@MainActor @Suite("Many waiting messages", .timeLimit(.minutes(20))) struct WaitingTests {
    @Test(
        "ONE-12 1,000 held messages of three shapes are shown one after the other, in the order of their arrival"
    )
    func many() {
        let screen = SharedScreen()
        let bench = ManyBench { _ in OneScreen(nil, on: screen) }
        let messages = (0..<1_000).map { bench.offer("\($0)", on: bench.lanes[$0 % 3]) }
        #expect(screen.waitingCount == messages.count - 1)
        for message in messages {
            #expect(message.phase == .presented)
            bench.close(message)
        }
        #expect(!screen.isOccupied && bench.held.isEmpty)
    }

    @Test("ONE-3 when an SDK takes up messages that it has put aside, the first by priority is shown")
    func takenUp() {
        let bench = ManyBench { OneScreen($0) { $0.id == "C" ? 1 : 0 } }
        let messages = ["A", "B", "C"].map { id in
            bench.stage.run { bench.braze.engine.makeMessage(id: id, native: id) }
        }
        bench.run { #expect(messages.map(bench.braze.engine.takeUp) == [.hold, .hold, .hold]) }
        #expect(bench.visible == ["C"])
        bench.close(messages[2])
        #expect(bench.visible == ["A"])
    }
}
