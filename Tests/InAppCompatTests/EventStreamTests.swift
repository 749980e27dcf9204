import Foundation
import HeadlessStage
import InAppCompat
import Testing

@MainActor @Suite("The stream of events") struct EventStreamTests {
    private let link = URL(string: "https://example.com")!

    /// Everything that the streams of a life held, which the end of the engine ends.
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
        "INV-2 observers see what happened, with decisions, clicks and discards, until the engine goes away")
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

    @Test("INV-1 the decision is told once, also when a held message is let through later")
    func decidedOnce() async {
        let seen = await events { bench in
            let message = bench.held()
            bench.engine.letThrough(message)
            bench.engine.didPresent(message)
        }
        #expect(seen == ["A decided hold", "A willPresent (derived)", "A didPresent"])
    }

    @Test("INV-6 observers see events in the order in which the handler does")
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

    @Test("INV-7 every observer has its own stream, and one that stops is forgotten")
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
