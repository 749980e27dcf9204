import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

@MainActor @Suite("The stream of events", .timeLimit(.minutes(20))) struct EventStreamTests {
    private let link = URL(string: "https://example.com")!

    /// All events of a stream, which ends together with the engine.
    private func events(_ live: (Bench) -> Void) async -> [String] {
        var bench: Bench? = Bench()
        let stream = bench?.engine.events()
        if let bench { live(bench) }
        bench = nil
        var seen: [String] = []
        guard let stream else { return [] }
        for await event in stream { seen.append(event.description) }
        return seen
    }

    @Test(
        "INV-2 observers receive all events, with decisions, clicks and discards, until the engine is released"
    )
    func all() async {
        let seen = await events { bench in
            let message = bench.message()
            bench.ask(message)
            bench.engine.didPresent(message)
            bench.handler.isLeftToSDK = false
            _ = bench.engine.shouldPerform(
                MessageAction(source: .button(id: "0"), effect: .none), of: message)
            bench.engine.didLoad(link, in: message, dismisses: false)
            bench.engine.didHide(message)
            bench.engine.willPresent(message)
            bench.engine.fail(message, MessageFailure(.detached, "It is over.", isDerived: true))
            bench.handler.decision = { _ in .discard }
            bench.ask(bench.message("B"))
        }
        #expect(
            seen == [
                "A decided show", "A willPresent (derived)", "A didPresent", "A action button 0 taken over",
                "A didLoad https://example.com", "A didHide", "A willPresent",
                "A didFail detached (derived): It is over. (derived)",
                "B decided discard", "B discarded",
            ])
    }

    @Test("INV-1 the decision is reported once, also if a held message is let through later")
    func decidedOnce() async {
        let seen = await events { bench in
            let message = bench.held()
            bench.engine.letThrough(message)
            bench.engine.didPresent(message)
        }
        #expect(
            seen == ["A decided hold", "A waits for the handler", "A willPresent (derived)", "A didPresent"])
    }

    @Test("INV-6 observers receive events in the same order as the handler")
    func order() async {
        let seen = await events { bench in
            bench.driver.isSynchronous = true
            bench.handler.inside = { call, message in if call == "willPresent" { try message.dismiss() } }
            let message = bench.message()
            bench.ask(message)
            bench.engine.willPresent(message)
        }
        #expect(
            seen == ["A decided show", "A willPresent", "A willDismiss", "A didDismiss dismissed by the app"])
    }

    @Test(
        "INV-6 observers receive each event once, in the order of their registration, until they are released"
    )
    func observers() {
        let bench = Bench()
        let seen = TestTrace()
        func observer(_ name: String, of events: MessageEvents) -> EventObservation {
            events.observe { event in MainThread.assume { seen.add("\(name): \(event)") } }
        }
        let first = observer("first", of: bench.engine.events)
        var second: EventObservation? = observer(
            "second", of: .merged(bench.engine.events, bench.engine.events))
        let third = observer("third", of: bench.engine.events)
        bench.ask(bench.message())
        withExtendedLifetime(second) {}
        second = nil
        bench.ask(bench.message("B"))
        withExtendedLifetime((first, third)) {}
        #expect(
            seen.lines == [
                "first: A decided show", "second: A decided show", "third: A decided show",
                "first: B decided show", "third: B decided show",
            ])
    }

    @Test("INV-7 every observer has its own stream, and one that stops is released")
    func severalObservers() async {
        let bench = Bench()
        let first = bench.engine.events()
        let task = Task { for await _ in bench.engine.events() {} }
        task.cancel()
        await task.value
        _ = bench.engine.decide(bench.message())
        var seen: [String] = []
        for await event in first {
            seen.append(event.description)
            break
        }
        #expect(seen == ["A decided show"])
    }
}

@MainActor @Suite("Events of several bridges, and recorded events", .timeLimit(.minutes(20)))
struct MessageEventsTests {
    @Test("INV-2 events carry the stage's time and a number that grows over all bridges")
    func timeAndNumber() {
        let (first, second) = (Bench(), Bench())
        let record = MessageEvents.merged(first.engine.events, second.engine.events).record()
        first.run { first.ask(first.message("A")) }
        second.stage.advance(by: .seconds(5))
        second.run { second.ask(second.message("B")) }
        first.stage.advance(by: .seconds(2))
        first.run { first.engine.didPresent(first.message("C")) }
        first.run { first.ask(first.message("D")) }
        let events = record.soFar
        #expect(events.map(\.message.id) == ["A", "B", "D"])
        #expect(events.map(\.time) == [0, 5, 2])
        #expect(zip(events, events.dropFirst()).allSatisfy { $0.number < $1.number })
        #expect(events.allSatisfy { $0.shape == SDKShape("capable") })
        #expect(record.take().count == 3 && record.soFar.isEmpty)
    }

    @Test("INV-2 a merged stream ends with the last of its bridges")
    func mergedStream() async {
        var benches: [Bench] = [Bench(), Bench()]
        let stream = MessageEvents.merged(benches[0].engine.events, benches[1].engine.events)()
        for bench in benches { bench.ask(bench.message("A")) }
        benches.removeFirst()
        benches[0].ask(benches[0].message("B"))
        benches = []
        var seen: [String] = []
        for await event in stream { seen.append(event.description) }
        #expect(seen == ["A decided show", "A decided show", "B decided show"])
        for await _ in MessageEvents.merged()() { Issue.record("An event without a bridge.") }
    }

    @Test("INV-2 a stream of one bridge, merged with itself, has each event once and ends with the bridge")
    func mergedWithItself() async {
        var bench: Bench? = Bench()
        let stream = bench.map { MessageEvents.merged($0.engine.events, $0.engine.events)() }
        if let bench { bench.ask(bench.message("A")) }
        bench = nil
        let (seen, isOver) = (Locked<[String]>([]), Locked(false))
        let task = Task.detached {
            guard let stream else { return }
            for await event in stream { seen.withLock { $0.append(event.description) } }
            isOver.withLock { $0 = true }
        }
        await eventually("the end of the stream") { isOver.current }
        task.cancel()
        #expect(seen.current == ["A decided show"])
    }

    @Test("INV-7 a record and a stream without references retain nothing")
    func lettingGo() {
        let bench = Bench()
        var record: EventRecord? = bench.engine.events.record()
        weak let message = bench.message()
        bench.run { bench.engine.fail(bench.message("B"), MessageFailure(.content, "It broke.")) }
        #expect(record?.soFar.count == 1 && message == nil)
        weak let last = record?.soFar.first?.message
        record = nil
        #expect(last == nil)
    }
}
