import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Each trait of an SDK has an effect: without it the test would fail.
@MainActor @Suite("The traits of an engine", .timeLimit(.minutes(20))) struct EngineTraitTests {
    @Test(
        "INV-3 approvalPatience: an approved message that does not appear fails after this time",
        arguments: [5.0, 60])
    func patience(seconds: Double) {
        let bench = Bench(EngineTraits(approvalPatience: seconds))
        let message = bench.message()
        bench.run { bench.ask(message) }
        bench.stage.advance(seconds: seconds - 1)
        #expect(message.phase == .approved)
        bench.stage.advance(seconds: 1)
        #expect(message.phase == .failed)
    }

    @Test(
        "INV-5 unexplainedDismissal: the cause of an end that nothing explains, unless the bridge knows it")
    func unexplained() {
        for cause in [MessageResolution.Cause.userDismissed, .dismissedBySDK] {
            let bench = Bench(EngineTraits(unexplainedDismissal: cause))
            for known in [nil, MessageResolution.Cause.control] {
                let message = bench.shown()
                bench.run { bench.engine.didDismiss(message, unexplained: known) }
                let expected = MessageResolution(known ?? cause, isDerived: true)
                #expect(bench.trace.take().last == "didDismiss A \(expected)")
            }
            let clicked = bench.shown()
            bench.run {
                _ = bench.engine.shouldPerform(MessageAction(source: .body, effect: .none), of: clicked)
                bench.engine.didDismiss(clicked, unexplained: .control)
            }
            #expect(bench.trace.take().last == "didDismiss A message clicked (derived)")
        }
    }

    @Test(
        "INV-3 approvalLimit: this many messages may be on their way, and the oldest loses its place",
        arguments: [1, 2, 3])
    func limit(count: Int) {
        let bench = Bench(EngineTraits(approvalLimit: count))
        let messages = ["A", "B", "C", "D"].map { bench.message($0) }
        for message in messages { bench.run { bench.ask(message) } }
        #expect(messages.filter { $0.phase == .failed }.map(\.id) == messages.prefix(4 - count).map(\.id))
        #expect(messages.filter { $0.phase == .approved }.map(\.id) == messages.suffix(count).map(\.id))
    }

    @Test(
        "INV-6 queuesDisplays: show() of a held message waits for the visible one, or the SDK queues it",
        arguments: [false, true])
    func queues(isQueueing: Bool) throws {
        let bench = Bench(EngineTraits(queuesDisplays: isQueueing))
        let waiting = ["B", "C"].map { bench.held($0) }
        let up = bench.shown("A")
        for message in waiting { try bench.run { try message.show() } }
        if isQueueing {
            bench.expect("> showLater B", "> showLater C")
        } else {
            bench.expect()
        }
        #expect(up.phase == .presented && waiting.allSatisfy { $0.isWaitingForTurn == !isQueueing })
    }

    @Test(
        "INV-6 queuesDisplays: of messages that are shown inside a callback the SDK gets all, or one at a time",
        arguments: [false, true])
    func queuesSeveral(isQueueing: Bool) throws {
        let bench = Bench(EngineTraits(queuesDisplays: isQueueing))
        let waiting = ["B", "C", "D"].map { bench.held($0) }
        let up = bench.shown("A")
        bench.handler.inside = { call, _ in
            if call.hasPrefix("didDismiss") { for message in waiting { try message.show() } }
        }
        bench.run { bench.engine.didDismiss(up) }
        let isAtSDK = waiting.map { $0.phase == .approved }
        #expect(isAtSDK == (isQueueing ? [true, true, true] : [true, false, false]))
        let shown = bench.trace.take().filter { $0.hasPrefix("> showLater") }
        #expect(
            shown
                == ["> showLater B", "> showLater C", "> showLater D"].prefix(isQueueing ? 3 : 1).map(\.self))
    }

    @Test(
        "INV-6 dismissalWaitsForPresentation: a dismissal waits for didPresent, or is passed to the SDK",
        arguments: [false, true])
    func waits(isWaiting: Bool) throws {
        let bench = Bench(EngineTraits(dismissalWaitsForPresentation: isWaiting))
        for _ in 1...2 {
            let message = bench.message()
            try bench.run {
                bench.ask(message)
                bench.engine.willPresent(message)
                try message.dismiss()
            }
            #expect(bench.trace.take().contains("> dismiss A") == !isWaiting)
            bench.run { bench.engine.didPresent(message) }
            #expect(bench.trace.take().contains("> dismiss A") == isWaiting)
            bench.run { bench.engine.didDismiss(message) }
            #expect(bench.trace.take().last == "didDismiss A dismissed by the app")
        }
    }

    @Test(
        "INV-6 a dismissal that has waited for didPresent is not passed to the SDK again when the message comes back"
    )
    func waitsOnce() throws {
        let bench = Bench(EngineTraits(dismissalWaitsForPresentation: true))
        let message = bench.message()
        try bench.run {
            bench.ask(message)
            bench.engine.willPresent(message)
            try message.dismiss()
            bench.engine.didPresent(message)
        }
        #expect(bench.trace.take().last == "> dismiss A")
        bench.run {
            bench.engine.didHide(message)
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
        }
        bench.expect("didHide A", "willPresent A", "didPresent A")
    }

    @Test("INV-5 links: the effect of a link of the SDK's own scheme, with each part of its dialect")
    func links() throws {
        func link(_ text: String, needsQuery: Bool = false, interaction: String = "click") throws
            -> MessageLink
        {
            let dialect = LinkDialect(
                scheme: "shop", dismissals: ["bye", "gone"], interaction: interaction, destinations: ["to"],
                needsQuery: needsQuery)
            let bench = Bench(EngineTraits(links: dialect))
            return bench.message().link(try #require(URL(string: text)))
        }
        for host in ["bye", "gone", "stay"] {
            #expect(try link("shop://\(host)").dismisses == (host != "stay"))
            #expect(try !link("shop://\(host)", needsQuery: true).dismisses)
            #expect(try link("shop://\(host)?a=b", needsQuery: true).dismisses == (host != "stay"))
            #expect(try !link("other://\(host)?a=b").dismisses)
        }
        #expect(try link("shop://bye?click=a&tap=b").interaction == "a")
        #expect(try link("shop://bye?click=a&tap=b", interaction: "tap").interaction == "b")
        #expect(
            try link("shop://bye?to=app%3A%2F%2Fa&link=app%3A%2F%2Fb").destination?.absoluteString
                == "app://a")
    }

    @Test("INV-2 without a policy, a held message that was shown in its gate waits for its turn at once")
    func shownInGate() {
        let bench = Bench()
        bench.handler.decision = { _ in .hold }
        bench.handler.inside = { call, message in if call == "decide" { try message.show() } }
        let message = bench.message()
        bench.stage.run {
            #expect(bench.engine.decide(message) == .hold)
            #expect(message.isWaitingForTurn)
        }
        bench.run {}
        #expect(message.phase == .approved)
    }
}
