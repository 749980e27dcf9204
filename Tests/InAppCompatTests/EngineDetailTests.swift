import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Small promises of the engine, each with what an app would see without it.
@MainActor @Suite("Details of the engine", .timeLimit(.minutes(20))) struct EngineDetailTests {
    @Test("INV-4 the diagnostic about a late answer says what becomes of it, and only if it can count")
    func consequences() {
        let told = "The handler did not answer within 0.5 s; the SDK was told "
        let cases: [(DisplayDecision, GatePolicy, String)] = [
            (.show, GatePolicy(lateAnswer: .keep), "hold; the answer was show."),
            (.discard, GatePolicy(), "hold; carried out late: discard."),
            (.hold, GatePolicy(), "hold."), (.hold, GatePolicy(fallback: .show), "show."),
            (.show, GatePolicy(fallback: .discard), "discard."),
        ]
        for (answer, policy, rest) in cases {
            let bench = Bench()
            var lines: [String] = []
            bench.engine.diagnostics = { if $0.code == .lateAnswer { lines.append($0.explanation) } }
            bench.handler.decision = { _ in answer }
            let message = bench.message()
            bench.run {
                _ = bench.engine.consider(message)
                bench.engine.settleLate(message, by: policy)
            }
            #expect(lines == [told + rest])
        }
    }

    @Test("WAIT-6 a message that the SDK refused once and then showed waits for nothing when it is hidden")
    func refusalIsOver() throws {
        let bench = Bench()
        let message = bench.held()
        bench.driver.boundOfShow = 5
        try bench.run { try message.show() }
        bench.stage.advance(seconds: 5)
        #expect(message.waitsFor == .sdk("The SDK did not show it within 5.0 s; it is held again."))
        try bench.run { try message.show() }
        bench.run {
            bench.engine.didPresent(message)
            bench.engine.didHide(message)
        }
        #expect(message.phase == .hidden && message.waitsFor == nil)
    }

    @Test("WAIT-8 of several messages on screen, or on their way, the latest one is waited for")
    func severalBefore() throws {
        for isOnScreen in [true, false] {
            let bench = Bench()
            let waiting = bench.held("C")
            let before = ["A", "B"].map { bench.message($0) }
            bench.run {
                for message in before {
                    bench.ask(message)
                    if isOnScreen { bench.engine.didPresent(message) }
                }
            }
            try bench.run { try waiting.show() }
            #expect(waiting.waitsFor == .message(id: "B", shape: waiting.shape))
        }
    }

    @Test("INV-5 a dismissal that waits for the appearance explains the end also if the SDK is quicker")
    func dismissedBeforeItAppeared() throws {
        let bench = Bench(EngineTraits(dismissalWaitsForPresentation: true))
        let message = bench.message()
        try bench.run {
            bench.ask(message)
            bench.engine.willPresent(message)
            try message.dismiss()
            bench.engine.didDismiss(message)
        }
        bench.expect(
            "decide A", "answer show A", "willPresent A", "willDismiss A", "> release A",
            "didDismiss A dismissed by the app")
    }

    @Test(
        "INV-8 a dismissal that has waited is reported if the SDK refuses it, and left out if the message has ended",
        arguments: [true, false])
    func dismissedInVain(isRefused: Bool) throws {
        let bench = Bench(EngineTraits(dismissalWaitsForPresentation: true))
        let message = bench.message()
        if isRefused { bench.driver.refused = [.dismiss] }
        try bench.run {
            bench.ask(message)
            bench.engine.willPresent(message)
            try message.dismiss()
        }
        bench.handler.inside = { [unowned bench] call, message in
            guard call == "didPresent", !isRefused else { return }
            bench.engine.fail(message, MessageFailure(.content, "It broke."))
        }
        _ = bench.trace.take()
        bench.run { bench.engine.didPresent(message) }
        let rest =
            isRefused
            ? ["> dismiss A", "! actionFailed A"] : ["> release A", "didFail A content"]
        #expect(bench.trace.take() == ["didPresent A"] + rest)
    }

    @Test("INV-3 a message whose time is up while it is coming back to the screen is dismissed")
    func timeUpWhileComingBack() {
        let bench = Bench()
        let message = bench.message()
        bench.run {
            bench.ask(message)
            bench.engine.closeAutomatically(message, after: 5)
            bench.engine.didPresent(message)
            bench.engine.didHide(message)
            bench.engine.willPresent(message)
        }
        _ = bench.trace.take()
        bench.stage.advance(seconds: 5)
        bench.expect("> dismiss A")
    }

    @Test("INV-7 a message with a time that ends when it appears leaves no timer behind")
    func noTimerLeft() {
        let bench = Bench(EngineTraits(queuesDisplays: true))
        bench.handler.inside = { [unowned bench] call, message in
            guard call == "didPresent" else { return }
            bench.engine.fail(message, MessageFailure(.content, "It broke."))
        }
        let message = bench.message()
        bench.run {
            bench.ask(message)
            bench.engine.closeAutomatically(message, after: 5)
            bench.engine.didPresent(message)
        }
        #expect(message.phase == .failed && bench.stage.isAtRest)
    }

    @Test("INV-3 held messages are in the order in which they were first held, not in that of the questions")
    func orderOfHolds() {
        let bench = Bench()
        let first = bench.message("A")
        bench.run {
            bench.ask(first)
            bench.engine.expectPresentation(of: first, within: 1)
        }
        for id in ["B", "C"] { _ = bench.held(id) }
        bench.stage.advance(seconds: 1)
        _ = bench.held("D")
        #expect(bench.engine.heldMessages.map(\.id) == ["B", "C", "A", "D"])
    }

    @Test("INV-2 each phase says whether the message takes up the screen, and whether it has ended")
    func phases() {
        let phases = CompatMessage.Phase.allCases
        #expect(phases.filter(\.isOnScreen) == [.presenting, .presented, .dismissing])
        #expect(phases.filter(\.isTerminal) == [.dismissed, .discarded, .failed])
    }

    @Test("INV-2 outside a callback the engine has the clock of the stage on which its messages were made")
    func clock() {
        let bench = Bench()
        let events = bench.engine.events.record()
        let message = bench.message()
        bench.stage.advance(seconds: 7)
        bench.handler.decision = { _ in .hold }
        #expect(bench.engine.decide(message) == .hold)
        #expect(message.heldSince == 7 && events.take().map(\.time) == [7, 7])
    }

    @Test("INV-1 without a handler every message is let through, and every click is left to the SDK")
    func noHandler() {
        let bench = Bench()
        bench.engine.handler = nil
        let message = bench.message()
        bench.run {
            #expect(bench.engine.decide(message) == .show)
            bench.engine.didPresent(message)
            #expect(bench.engine.shouldPerform(MessageAction(source: .body, effect: .none), of: message))
        }
        #expect(!bench.engine.takesParkedMessages)
    }

    @Test(
        "INV-5 a listener for an SDK without pages is refused at once; one whose page fails is reported once")
    func listeners() throws {
        let bench = Bench()
        let message = bench.message()
        #expect(bench.code { try message.onScriptMessage("x") { _ in } } == .unavailable)
        bench.driver.pagesFrom = .presented
        try message.onScriptMessage("y") { _ in }
        bench.driver.pagesFrom = nil
        bench.run {
            bench.ask(message)
            bench.engine.willPresent(message)
            bench.engine.didPresent(message)
        }
        bench.expect("decide A", "answer show A", "willPresent A", "! actionFailed A", "didPresent A")
    }

    @Test("INV-5 each wish of a plan that the SDK cannot fulfil is reported, and no other")
    func wishes() {
        let changes: [(Capability, String, @MainActor (inout PresentationPlan) -> Void)] = [
            (.autoClose, "autoClose", { $0.autoClose = 5 }),
            (.prepareContent, "content", { $0.content.language = "de" }),
            (.customView, "customView", { $0.customView = UIView(frame: .zero) }),
            (.prepareOrientation, "orientation", { $0.orientation = .landscape }),
            (.prepareStatusBar, "statusBar", { $0.statusBar = .hidden }),
            (.prepareScene, "windowLevel", { $0.windowLevel = .alert }),
        ]
        func said(
            _ capabilities: CapabilityTable,
            _ change: @escaping @MainActor (inout PresentationPlan) -> Void
        ) -> [String] {
            let handler = ClosureHandler()
            handler.prepare = { plan, _ in change(&plan) }
            let engine = LifecycleEngine(capabilities: capabilities, traits: EngineTraits(), handler: handler)
            var lines: [String] = []
            engine.diagnostics = { if $0.code == .planNotApplied { lines.append($0.explanation) } }
            HeadlessStage().run {
                let message = engine.makeMessage(id: "A", native: "A")
                for _ in 1...2 { engine.plan(for: message) }
            }
            return lines
        }
        for (capability, name, change) in changes {
            #expect(said(.poor, change) == ["\(name): There is no \(capability.name)."])
            #expect(said(.capable, change) == [])
        }
        #expect(said(.poor) { _ in } == [])
    }

    @Test("ONE-6 only handlers with a screen order messages, also inside groups and decorators")
    func ordersMessages() {
        let plain = ClosureHandler()
        let ordering: [any DisplayPolicy] = [
            OneScreen(), PauseGate(OneScreen()), HandlerGroup([plain, OneScreen()]),
            HandlerGroup([OneScreen()]),
        ]
        let others: [any DisplayPolicy] = [
            PauseGate(), HandlerDecorator(plain), HandlerGroup(), HandlerGroup([plain, PauseGate()]),
        ]
        #expect(ordering.map(\.ordersMessages) == [true, true, true, true])
        #expect(others.map(\.ordersMessages) == [false, false, false, false])
        let bench = Bench()
        for policy in ordering + others {
            bench.engine.handler = policy
            #expect(bench.engine.takesParkedMessages == policy.ordersMessages)
        }
    }
}
