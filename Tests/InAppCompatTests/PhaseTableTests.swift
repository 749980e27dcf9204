import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// What each action of an app, and each callback of an SDK, does in each phase of a message's life.
@MainActor @Suite("Each call in each phase", .timeLimit(.minutes(20))) struct PhaseTableTests {
    private typealias Phase = CompatMessage.Phase

    /// A message in a phase, on a bench of its own.
    private func world(_ phase: Phase) -> (Bench, CompatMessage) {
        let bench = Bench()
        let message = phase == .held || phase == .discarded ? bench.held() : bench.message()
        bench.run {
            if phase >= .approved && phase != .discarded { _ = bench.engine.decide(message) }
            if [.presenting, .presented, .hidden, .dismissing, .dismissed].contains(phase) {
                bench.engine.willPresent(message)
            }
            if [.presented, .hidden, .dismissing, .dismissed].contains(phase) {
                bench.engine.didPresent(message)
            }
            switch phase {
            case .hidden: bench.engine.didHide(message)
            case .dismissing: bench.engine.willDismiss(message)
            case .dismissed: bench.engine.didDismiss(message)
            case .discarded: try? message.discard()
            case .failed: bench.engine.fail(message, MessageFailure(.content, "It broke."))
            default: break
            }
        }
        #expect(message.phase == phase)
        _ = bench.trace.take()
        return (bench, message)
    }

    /// Compares what is recorded in each phase with the usual lines, or with those of the phase.
    private func expect(
        _ usual: String..., in phases: [Phase: [String]],
        sourceLocation: SourceLocation = #_sourceLocation,
        _ act: (Bench, CompatMessage) throws -> Void
    ) {
        for phase in Phase.allCases {
            let (bench, message) = world(phase)
            do {
                try bench.run { try act(bench, message) }
            } catch {
                bench.trace.add("throws \((error as? CompatError)?.code.name ?? "\(error)")")
            }
            let lines = bench.trace.take()
            #expect(lines == phases[phase] ?? usual, "\(phase)", sourceLocation: sourceLocation)
        }
    }

    @Test("INV-2 an action in a phase that it is not for throws, and does nothing")
    func actions() {
        let wrong = "throws wrongPhase"
        expect(wrong, in: [.held: ["> showLater A"], .approved: [], .hidden: ["> showLater A"]]) {
            try $1.show()
        }
        let dismissal = ["> dismiss A"]
        expect(
            wrong, in: [.presenting: dismissal, .presented: dismissal, .hidden: dismissal, .dismissing: []]
        ) { try $1.dismiss() }
        expect(wrong, in: [.presented: ["> hide A"]]) { try $1.hide() }
        let discard = ["> discard A", "> release A"]
        expect(wrong, in: [.held: discard, .approved: discard, .discarded: []]) { try $1.discard() }
    }

    @Test("INV-2 INV-8 an event of the appearance that does not fit the phase is absorbed and reported")
    func appearances() {
        let stray = "! strayCallback A"
        let appears = ["willPresent A"]
        expect(
            stray,
            in: [
                .offered: ["! shownUnasked A"] + appears, .held: appears, .approved: appears,
                .hidden: appears,
            ]
        ) { $0.engine.willPresent($1) }
        expect(
            stray, in: [.approved: ["willPresent A", "didPresent A"], .presenting: ["didPresent A"]]
        ) { $0.engine.didPresent($1) }
        expect(stray, in: [.presented: ["didHide A"]]) { $0.engine.didHide($1) }
    }

    @Test("INV-3 INV-8 an event of the end that does not fit the phase is absorbed and reported")
    func ends() {
        let stray = "! strayCallback A"
        let leaves = ["willDismiss A"]
        expect(stray, in: [.presenting: leaves, .presented: leaves, .hidden: leaves]) {
            $0.engine.willDismiss($1)
        }
        let ends = ["> release A", "didDismiss A unspecified (derived)"]
        let both = leaves + ends
        expect(stray, in: [.presenting: both, .presented: both, .hidden: both, .dismissing: ends]) {
            $0.engine.didDismiss($1)
        }
        let strays = [stray]
        expect(
            "> release A", "didFail A content",
            in: [.dismissed: strays, .discarded: strays, .failed: strays]
        ) { $0.engine.fail($1, MessageFailure(.content, "It broke.")) }
    }

    @Test("INV-2 INV-8 a question or a click that does not fit the phase does not reach the handler")
    func questions() throws {
        let stray = "! strayCallback A"
        let hold = ["answer hold A"]
        expect(
            "answer show A",
            in: [
                .offered: ["decide A", "answer show A"], .held: hold, .discarded: ["answer discard A"],
                .dismissed: [stray, "answer discard A"], .failed: [stray, "answer discard A"],
            ]
        ) { $0.ask($1) }
        let strays = [stray]
        expect("prepare A", in: [.dismissed: strays, .discarded: strays, .failed: strays]) {
            var plan = PresentationPlan(for: $1)
            $0.engine.prepare(&plan, for: $1)
        }
        let (click, url) = (
            MessageAction(source: .body, effect: .none), try #require(URL(string: "app://x"))
        )
        expect(
            stray, "left true",
            in: [
                .presenting: ["didPresent A", "shouldPerform A body", "left true"],
                .presented: ["shouldPerform A body", "left true"], .dismissing: [stray, "left false"],
            ]
        ) { $0.trace.add("left \($0.engine.shouldPerform(click, of: $1))") }
        let load = ["didLoad A app://x"]
        expect(
            stray, in: [.presenting: ["didPresent A"] + load, .presented: load, .hidden: load]
        ) { $0.engine.didLoad(url, in: $1, dismisses: false) }
    }

    @Test("WAIT-1 a message waits for something only while it is held, or let through and not there yet")
    func waits() {
        for phase in Phase.allCases {
            let (bench, message) = world(phase)
            let reason: WaitReason? =
                switch phase {
                case .held: .handler
                case .approved: .sdk("it was let through but has not appeared yet")
                default: nil
                }
            #expect(message.waitsFor == reason && (message.heldSince != nil) == (phase == .held))
            #expect(bench.engine.visibleMessages.map(\.id) == (phase.isOnScreen ? ["A"] : []))
            #expect(bench.engine.heldMessages.map(\.id) == (phase == .held ? ["A"] : []))
        }
    }

    @Test("INV-3 detaching ends a message that is let through, on screen or hidden, and no other one")
    func detached() {
        let ended = ["> release A", "didFail A detached"]
        expect(
            in: [
                .approved: ended, .presenting: ended, .presented: ended, .hidden: ended, .dismissing: ended,
            ]
        ) { bench, _ in bench.engine.detach() }
    }

    @Test("INV-3 INV-6 a reaction to the end of one message when a bridge is detached may end the others")
    func detachedInTurn() {
        let bench = Bench()
        let (first, second, third) = (bench.shown("A"), bench.shown("B"), bench.shown("C"))
        bench.run { bench.engine.didHide(third) }
        bench.handler.inside = { [unowned bench] call, message in
            guard call == "didFail", message === first else { return }
            bench.engine.didDismiss(second, cause: .userDismissed)
        }
        _ = bench.trace.take()
        bench.run { bench.engine.detach() }
        bench.expect(
            "> release A", "didFail A detached", "> release B", "willDismiss B",
            "didDismiss B dismissed by the user", "> release C", "didFail C detached")
    }

    @Test(
        "INV-3 a message that is going away when its time is up is not dismissed, and its end has its own cause"
    )
    func timeUpWhileLeaving() {
        let bench = Bench()
        let message = bench.message()
        bench.run {
            bench.engine.closeAutomatically(message, after: 5)
            bench.ask(message)
            bench.engine.didPresent(message)
            bench.engine.willDismiss(message)
        }
        _ = bench.trace.take()
        bench.stage.advance(seconds: 6)
        bench.expect()
        bench.run { bench.engine.didDismiss(message) }
        bench.expect("> release A", "didDismiss A unspecified (derived)")
    }

    @Test("INV-5 what an SDK can never do is unavailable in every phase, and not only in the wrong one")
    func never() {
        let engine = LifecycleEngine(capabilities: .poor, traits: EngineTraits(), handler: nil)
        let (trace, bench) = (TestTrace(), Bench())
        let driver = FakeDriver(engine, trace)
        let message = bench.stage.run { engine.makeMessage(id: "A", native: "A") }
        #expect(bench.code { try message.hide() } == .unavailable)
        bench.run {
            _ = engine.decide(message)
            engine.didPresent(message)
        }
        #expect(bench.code { try message.hide() } == .unavailable)
        #expect(trace.take() == [])
        withExtendedLifetime(driver) {}
    }
}

/// The messages of a bridge whose native messages are objects.
@MainActor @Suite("Messages by their native objects", .timeLimit(.minutes(20))) struct MessageIndexTests {
    private final class Native {}

    @Test("INV-1 an object has one message until that ends, and only its current message can be removed")
    func objects() {
        let bench = Bench()
        var (index, made) = (MessageIndex(), [String]())
        let (one, other) = (Native(), Native())
        func id(_ text: String) -> String {
            made.append(text)
            return text
        }
        let first = bench.stage.run { index.message(of: one, id: id("A"), in: bench.engine) }
        let again = bench.stage.run { index.message(of: one, id: id("B"), in: bench.engine) }
        let second = bench.stage.run { index.message(of: other, id: id("C"), in: bench.engine) }
        #expect(first === again && first !== second && made == ["A", "C"])
        index.remove(second, for: ObjectIdentifier(one))
        #expect(index.find(ObjectIdentifier(one)) === first)
        index.remove(first, for: ObjectIdentifier(one))
        #expect(index.find(ObjectIdentifier(one)) == nil)
        #expect(index.find(ObjectIdentifier(other)) === second)
        index.insert(first, for: ObjectIdentifier(other))
        #expect(index.find(ObjectIdentifier(other)) === first)
    }
}
