import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// What is told about messages that wait, are refused, or lose their places.
@MainActor @Suite("Turns and places of messages", .timeLimit(.minutes(20))) struct EngineTurnTests {
    private let bench = Bench()

    /// The events of waiting since the last call.
    private func waits(_ events: EventRecord) -> [String] {
        events.take().compactMap { if case .waits = $0.kind { $0.description } else { nil } }
    }

    @Test("WAIT-6 observers hear each time that the SDK has not shown a message, also for the same reason")
    func refusedTwice() throws {
        let message = bench.held()
        let events = bench.engine.events.record()
        bench.driver.boundOfShow = 5
        for _ in 1...2 {
            try bench.run { try message.show() }
            #expect(waits(events) == [])
            bench.stage.advance(seconds: 5)
            #expect(
                waits(events) == [
                    "A waits for the SDK: The SDK did not show it within 5.0 s; it is held again."
                ])
        }
    }

    @Test("WAIT-8 observers hear why a message is held again when its turn comes")
    func heldAtItsTurn() throws {
        let gate = PauseGate(bench.handler)
        let (up, waiting) = (bench.shown("A"), bench.held("B"))
        bench.engine.handler = gate
        let events = bench.engine.events.record()
        try bench.run { try waiting.show() }
        #expect(waits(events) == ["B waits for message A of capable"])
        gate.pause("checkout")
        bench.run { bench.engine.didDismiss(up) }
        #expect(waits(events) == ["B waits for the end of a pause (checkout)"])
        #expect(waiting.phase == .held && !waiting.isWaitingForTurn)
    }

    @Test("WAIT-8 observers hear that a message which was shown inside its gate waits for its turn")
    func shownInGate() {
        let events = bench.engine.events.record()
        bench.handler.decision = { _ in .hold }
        bench.handler.inside = { call, message in if call == "decide" { try message.show() } }
        let message = bench.message()
        bench.run { bench.ask(message) }
        #expect(waits(events) == ["A waits for the handler", "A waits for its turn, which comes next"])
        #expect(message.phase == .approved)
    }

    /// A policy that holds some messages.
    @MainActor private final class Holding: DisplayPolicy {
        var ids: Set<String> = []

        func decideDisplay(of message: CompatMessage) -> DisplayDecision {
            ids.contains(message.id) ? .hold : .show
        }
    }

    @Test(
        "INV-6 each message in the queue has a turn of its own, behind the work that the app has put there before"
    )
    func ownTurns() throws {
        let up = bench.shown("A")
        let waiting = ["B", "C", "D"].map { bench.held($0) }
        let policy = Holding()
        bench.engine.handler = policy
        for message in waiting.dropLast() { try bench.run { try message.show() } }
        policy.ids = ["B"]
        try bench.stage.run {
            bench.engine.didDismiss(up)
            try waiting[2].show()
            MainThread.async { [trace = bench.trace] in trace.add("work of the app") }
        }
        bench.expect("> release A")
        bench.stage.runUntilIdle()
        bench.expect("work of the app", "> showLater C")
        #expect(waiting.map(\.phase) == [.held, .approved, .held])
        #expect(waiting.map(\.isWaitingForTurn) == [false, false, true])
    }

    @Test("INV-3 a message that loses its place fails with the reason that the driver finds, if it finds one")
    func replaced() {
        let bench = Bench(EngineTraits(approvalLimit: 1))
        bench.driver.reasons["B"] = MessageFailure(.orientation, "It is turned.", isDerived: true)
        for id in ["A", "B", "C"] { bench.ask(bench.message(id)) }
        bench.expect(
            "decide A", "answer show A", "decide B", "> release A", "didFail A replaced", "answer show B",
            "decide C", "> release B", "didFail B orientation", "answer show C")
    }

    /// A policy that shows a message itself while it is asked about it again.
    @MainActor private final class ShowsItself: DisplayPolicy {
        var count = 0

        func decideDisplay(of message: CompatMessage) -> DisplayDecision {
            count += 1
            guard count == 2 else { return count == 1 ? .hold : .show }
            try? message.show()
            return .hold
        }
    }

    @Test(
        "INV-1 a policy that shows a message while it is asked again is asked once more, and the message is shown"
    )
    func shownWhileAskedAgain() throws {
        let policy = ShowsItself()
        bench.engine.handler = policy
        let message = bench.message()
        bench.run { #expect(bench.engine.decide(message) == .hold) }
        try bench.run { try message.reconsider() }
        #expect(policy.count == 3 && message.phase == .approved)
        #expect(bench.trace.take().filter { $0.hasPrefix(">") } == ["> showLater A"])
    }

    @Test("INV-8 a show() inside the gate that the SDK refuses afterwards is reported, also behind a policy")
    func refusedAfterTheGate() {
        bench.engine.handler = PauseGate(bench.handler)
        bench.handler.decision = { _ in .hold }
        bench.handler.inside = { call, message in if call == "decide" { try message.show() } }
        bench.driver.refused = [.showLater]
        let message = bench.message()
        bench.run { bench.ask(message) }
        bench.expect("decide A", "answer hold A", "> showLater A", "! showFailed A")
        #expect(message.phase == .held && bench.engine.heldMessages.map(\.id) == ["A"])
    }

    @Test("INV-8 a bridge that takes the place of another one ends its messages, and both say so")
    func replacedBridge() {
        let other = Bench()
        let (up, held) = (other.shown("A"), other.held("B"))
        bench.run { bench.engine.takePlace(of: other.engine) }
        bench.expect("! bridgeReplaced -")
        other.expect("! bridgeReplaced -", "> release A", "didFail A detached")
        #expect(up.phase == .failed && held.phase == .held)
    }

    @Test("INV-3 a driver that knows nothing of invalid messages keeps the held ones")
    func defaults() {
        final class Bare: MessageDriver {
            func content(of message: CompatMessage) -> MessageContent { MessageContent(layout: .web) }
            func show(_ message: CompatMessage) throws {}
            func dismiss(_ message: CompatMessage) throws {}
            func discard(_ message: CompatMessage) throws {}
            func release(_ message: CompatMessage) {}
        }
        let driver = Bare()
        bench.engine.driver = driver
        bench.handler.decision = { _ in .hold }
        bench.run { for id in ["A", "B"] { bench.ask(bench.message(id)) } }
        #expect(bench.engine.heldMessages.map(\.id) == ["A", "B"])
        #expect(driver.reasonNotShown(bench.message()) == nil)
    }

    /// A driver whose SDK shows a view.
    private final class Showing: MessageDriver {
        let root = UIView(frame: .zero)
        func content(of message: CompatMessage) -> MessageContent { MessageContent(layout: .web) }
        func view(of message: CompatMessage) -> UIView? { root }
        func show(_ message: CompatMessage) throws {}
        func dismiss(_ message: CompatMessage) throws {}
        func discard(_ message: CompatMessage) throws {}
        func release(_ message: CompatMessage) {}
    }

    private final class Page: UIView {}

    @Test("INV-5 of several views of a type in a message the first one is found, however deep it is")
    func views() {
        let driver = Showing()
        bench.engine.driver = driver
        let message = bench.message()
        #expect(message.view === driver.root && message.view(of: Page.self) == nil)
        #expect(message.view(of: UIView.self) === driver.root)
        let (container, deep, shallow) = (
            UIView(frame: .zero), Page(frame: .zero), Page(frame: .zero)
        )
        container.addSubview(deep)
        for view in [UIView(frame: .zero), container, shallow] { driver.root.addSubview(view) }
        #expect(message.view(of: Page.self) === deep)
        bench.engine.driver = nil
        #expect(message.view == nil && message.content == MessageContent(layout: .modal))
    }

    @Test("INV-4 only so many threads wait, the main thread never counts, and each place is given back")
    func waitingThreads() async {
        let policy = GatePolicy(timeout: 3)
        let threads = WaitingThreads(most: 1)
        #expect(threads.wait(policy) { ($0, threads.count) } == (3, 0))
        let waited = await Task.detached {
            (1...2).map { _ in
                threads.wait(policy) { outer in
                    [outer, Double(threads.count), threads.wait(policy) { $0 }]
                }
            }
        }.value
        #expect(waited == [[3, 1, 0], [3, 1, 0]] && threads.count == 0)
    }
}
