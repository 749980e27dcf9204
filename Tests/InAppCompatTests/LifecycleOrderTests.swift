import Foundation
import HeadlessStage
import InAppCompat
import Testing

private let link = URL(string: "https://example.com")!
private let click = MessageAction(source: .button(id: "1"), effect: .open(link, inWebView: false))

@MainActor @Suite("INV-2, INV-3, INV-5, INV-8 The order of a message's life", .timeLimit(.minutes(20)))
struct LifecycleOrderTests {
    @Test("INV-2 a whole life, from the gate to the end")
    func wholeLife() {
        let bench = Bench()
        let message = bench.message()
        bench.run {
            bench.prepare(message)
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
            _ = bench.engine.shouldPerform(click, of: message)
            bench.engine.didLoad(link, in: message, dismisses: false)
            bench.engine.willDismiss(message)
            bench.engine.didDismiss(message)
        }
        bench.expect(
            "decide A", "answer show A", "prepare A", "willPresent A", "didPresent A",
            "shouldPerform A button 1 -> https://example.com", "didLoad A https://example.com",
            "willDismiss A",
            "> release A", "didDismiss A button 1 clicked (derived)")
        #expect(message.phase == .dismissed && bench.engine.visibleMessages.isEmpty)
    }

    @Test("INV-2 a hidden message may be presented again")
    func hiddenAndBack() throws {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let message = bench.shown()
        try bench.run { try message.hide() }
        #expect(message.phase == .hidden && bench.engine.visibleMessages.isEmpty)
        try bench.run { try message.show() }
        try bench.run { try message.dismiss() }
        bench.expect(
            "> hide A", "didHide A", "> showLater A", "willPresent A", "didPresent A", "> dismiss A",
            "willDismiss A",
            "> release A", "didDismiss A dismissed by the app")
    }

    @Test("INV-2 without a policy, reconsider() shows a hidden message, and a held one after show()")
    func reconsidered() throws {
        let bench = Bench()
        bench.driver.isSynchronous = true
        let hidden = bench.shown()
        try bench.run { try hidden.hide() }
        try bench.run { try hidden.reconsider() }
        #expect(hidden.phase == .presented)
        try bench.run { try hidden.dismiss() }
        let held = bench.held("B")
        try bench.run { try held.reconsider() }
        #expect(held.phase == .held)
        bench.driver.refused = [.showLater]
        bench.run { try? held.show() }
        #expect(held.phase == .held)
        bench.driver.refused = []
        try bench.run { try held.reconsider() }
        #expect(held.phase == .presented)
    }

    @Test("INV-2 a click before didPresent derives it; one after willDismiss is absorbed and not carried out")
    func clicksOutOfOrder() {
        let bench = Bench()
        let message = bench.message()
        bench.ask(message)
        #expect(bench.engine.shouldPerform(click, of: message))
        bench.engine.willPresent(message)
        #expect(bench.engine.shouldPerform(click, of: message))
        bench.engine.didPresent(message)
        bench.engine.willDismiss(message)
        #expect(!bench.engine.shouldPerform(click, of: message))
        bench.expect(
            "decide A", "answer show A", "! strayCallback A", "willPresent A", "didPresent A",
            "shouldPerform A button 1 -> https://example.com", "! strayCallback A", "willDismiss A",
            "! strayCallback A")
    }

    @Test("INV-2 a link before didPresent derives it; one before the gate or after the end is absorbed")
    func linksOutOfOrder() {
        let bench = Bench()
        let message = bench.message()
        bench.engine.didLoad(link, in: message, dismisses: false)
        bench.ask(message)
        bench.engine.willPresent(message)
        bench.engine.didLoad(link, in: message, dismisses: true)
        bench.engine.didDismiss(message)
        bench.engine.didLoad(link, in: message, dismisses: false)
        bench.expect(
            "! strayCallback A", "decide A", "answer show A", "willPresent A", "didPresent A",
            "didLoad A https://example.com", "willDismiss A", "> release A",
            "didDismiss A link https://example.com (derived)", "! strayCallback A")
    }

    @Test("INV-3 each end is the only one")
    func oneEnd() {
        let bench = Bench()
        let dismissed = bench.shown("A")
        let failed = bench.shown("B")
        let discarded = bench.held("C")
        let failure = MessageFailure(.content, "It broke.")
        bench.engine.didDismiss(dismissed, cause: .userDismissed)
        bench.engine.fail(failed, failure)
        try? discarded.discard()
        bench.expect(
            "willDismiss A", "> release A", "didDismiss A dismissed by the user", "> release B",
            "didFail B content",
            "> discard C", "> release C")
        for message in [dismissed, failed, discarded] {
            bench.engine.didDismiss(message)
            bench.engine.fail(message, failure)
            #expect(bench.engine.decide(message) == .discard)
        }
        let stray = (0..<3).flatMap { _ in ["! strayCallback"] }
        #expect(
            bench.trace.take().map { String($0.prefix(15)) } == stray + stray + [
                "! strayCallback", "! strayCallback",
            ])
        #expect([dismissed.phase, failed.phase, discarded.phase] == [.dismissed, .failed, .discarded])
    }

    @Test("INV-3 a second dismissal that the SDK refuses does not change the cause of the end")
    func refusedTwice() throws {
        let bench = Bench()
        let message = bench.shown()
        try bench.run { try message.dismiss() }
        bench.driver.refused = [.dismiss]
        bench.run { #expect(bench.code { try message.dismiss() } == .invalidated) }
        bench.engine.didDismiss(message)
        bench.expect(
            "> dismiss A", "> dismiss A", "willDismiss A", "> release A",
            "didDismiss A dismissed by the app")
    }

    @Test("INV-3 a message that ends inside willDismiss ends once")
    func detachedInsideWillDismiss() {
        let bench = Bench()
        let message = bench.shown()
        bench.handler.inside = { [unowned bench] call, _ in if call == "willDismiss" { bench.engine.detach() }
        }
        bench.engine.didDismiss(message)
        bench.expect("willDismiss A", "> release A", "didFail A detached")
        #expect(message.phase == .failed)
    }

    @Test("INV-3 detaching ends messages that are on screen or on their way, and keeps held ones")
    func detach() {
        let bench = Bench()
        let up = bench.shown("A")
        let held = bench.held("B")
        let onItsWay = bench.message("C")
        bench.ask(onItsWay)
        bench.engine.detach()
        bench.expect(
            "decide C", "answer show C", "> release A", "didFail A detached", "> release C",
            "didFail C detached")
        #expect([up.phase, held.phase, onItsWay.phase] == [.failed, .held, .failed])
    }

    @Test("INV-3 INV-7 detaching ends and releases a hidden message, because nothing could end it later")
    func detachWhileHidden() throws {
        let bench = Bench()
        weak var hidden: CompatMessage?
        do {
            let (gone, again, left) = (bench.shown("A"), bench.shown("B"), bench.shown("C"))
            for message in [gone, again, left] { bench.run { bench.engine.didHide(message) } }
            bench.run { bench.engine.didDismiss(gone) }
            bench.run { bench.engine.willPresent(again) }
            _ = bench.trace.take()
            bench.engine.detach()
            bench.expect("> release B", "didFail B detached", "> release C", "didFail C detached")
            hidden = left
        }
        #expect(hidden == nil)
    }

    @Test("INV-5 events that the SDK omits are derived and marked as derived")
    func derived() async {
        let bench = Bench()
        let message = bench.message()
        let events = bench.engine.events()
        _ = bench.engine.decide(message)
        bench.engine.didPresent(message)
        bench.engine.didDismiss(message)
        bench.expect(
            "decide A", "willPresent A", "didPresent A", "willDismiss A", "> release A",
            "didDismiss A unspecified (derived)")
        var seen: [String] = []
        for await event in events {
            seen.append(event.description)
            if case .didDismiss = event.kind { break }
        }
        #expect(
            seen == [
                "A decided show", "A willPresent (derived)", "A didPresent", "A willDismiss (derived)",
                "A didDismiss unspecified (derived)",
            ])
    }

    @Test(
        "INV-5 a message that is clicked before the SDK has reported its appearance has appeared, as a derived event"
    )
    func derivedByClick() {
        let gestures: [(LifecycleEngine, CompatMessage) -> Void] = [
            { $0.didLoad(link, in: $1, dismisses: false) }, { _ = $0.shouldPerform(click, of: $1) },
        ]
        for gesture in gestures {
            let bench = Bench()
            let message = bench.message()
            bench.ask(message)
            bench.engine.willPresent(message)
            let events = bench.engine.events.record()
            gesture(bench.engine, message)
            bench.engine.didPresent(message)
            #expect(events.take().first?.description == "A didPresent (derived)")
            #expect(bench.trace.take().last == "! strayCallback A")
        }
    }

    @Test("INV-5 a message that loses its place fails, and the failure is marked as derived")
    func replaced() {
        let bench = Bench(EngineTraits(approvalLimit: 1))
        var failures: [MessageFailure] = []
        let closures = ClosureHandler()
        closures.didFail = { failures.append($1) }
        bench.engine.handler = HandlerGroup([bench.handler, closures])
        let first = bench.message("A")
        bench.ask(first)
        bench.ask(bench.message("B"))
        bench.expect(
            "decide A", "answer show A", "decide B", "> release A", "didFail A replaced", "answer show B")
        #expect(failures.map(\.isDerived) == [true] && first.phase == .failed)
    }

    @Test("INV-8 callbacks that are invalid in a phase are absorbed and reported")
    func stray() {
        let bench = Bench()
        let message = bench.message()
        let engine = bench.engine
        engine.didPresent(message)
        engine.didHide(message)
        engine.willDismiss(message)
        engine.didDismiss(message)
        bench.ask(message)
        engine.didHide(message)
        engine.willPresent(message)
        engine.willPresent(message)
        engine.didPresent(message)
        engine.didPresent(message)
        engine.willDismiss(message)
        engine.willDismiss(message)
        engine.didPresent(message)
        engine.didDismiss(message)
        engine.didDismiss(message)
        var plan = PresentationPlan(for: message)
        engine.prepare(&plan, for: message)
        bench.expect(
            "! strayCallback A", "! strayCallback A", "! strayCallback A", "! strayCallback A", "decide A",
            "answer show A", "! strayCallback A", "willPresent A", "! strayCallback A", "didPresent A",
            "! strayCallback A", "willDismiss A", "! strayCallback A", "! strayCallback A", "> release A",
            "didDismiss A unspecified (derived)", "! strayCallback A", "! strayCallback A")
    }

    @Test("INV-1 a message that the SDK refuses to show at its turn is held as before")
    func turnInVain() throws {
        let bench = Bench(EngineTraits(approvalLimit: 1))
        let up = bench.shown()
        let waiting = [bench.held("B"), bench.held("C")]
        try bench.run { for message in waiting { try message.show() } }
        bench.driver.refused = [.showLater]
        bench.run { bench.engine.didDismiss(up) }
        #expect(waiting.map(\.phase) == [.held, .held])
        #expect(Set(bench.engine.heldMessages.map(\.id)) == ["B", "C"])
    }

    @Test(
        "INV-1 a message that the SDK itself shows no longer waits for its turn, and is not shown once more")
    func shownBeforeItsTurn() throws {
        let bench = Bench()
        let up = bench.shown("A")
        let waiting = bench.held("B")
        try bench.run { try waiting.show() }
        #expect(waiting.isWaitingForTurn)
        bench.run {
            bench.engine.willPresent(waiting)
            bench.engine.didPresent(waiting)
        }
        #expect(!waiting.isWaitingForTurn)
        bench.run { bench.engine.didHide(waiting) }
        #expect(waiting.waitsFor == nil)
        bench.run { bench.engine.didDismiss(up) }
        bench.expect(
            "willPresent B", "didPresent B", "didHide B", "willDismiss A", "> release A",
            "didDismiss A unspecified (derived)")
        #expect(waiting.phase == .hidden)
    }
}
