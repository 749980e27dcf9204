import HeadlessStage
import InAppCompat
import Testing

/// The diagnostics that an adopted delegate gets about its driving SDK, when one SDK replaces another.
@MainActor @Suite("Notices to adopted delegates", .timeLimit(.minutes(20))) struct AdoptionNoticeTests {
    private final class Adopter: AdoptedDelegate {
        let diagnostics: DiagnosticSink?

        init(_ diagnostics: @escaping DiagnosticSink) { self.diagnostics = diagnostics }

        func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
            [AdoptionGap(.neverCalled, "Something is missing.")]
        }
    }

    @Test("INV-5 each delegate is notified once, also one at the memory address of an earlier one")
    func replaced() {
        let bench = Bench()
        var told: [Int] = []
        // The memory of the previous handler is free, and usually reused.
        for number in 0..<100 {
            bench.engine.handler = nil
            bench.engine.handler = Adopter { _ in told.append(number) }
            for _ in 0..<2 { bench.run { bench.engine.attached() } }
        }
        #expect(told == Array(0..<100))
    }
}

/// A diagnostic that is reported once goes to a sink: without a sink it does not count as reported.
@MainActor @Suite("Late listeners", .timeLimit(.minutes(20))) struct LateListenerTests {
    @Test("INV-8 a topic that was reported without a listener is reported to a later listener, once")
    func topic() {
        let bench = Bench()
        let sink = bench.engine.diagnostics
        for topic in ["a", "b"] {
            bench.engine.diagnostics = nil
            for _ in 1...2 { bench.engine.reportOnce(topic, .actionFailed, nil, "unheard") }
            bench.engine.diagnostics = sink
            for _ in 1...2 { bench.engine.reportOnce(topic, .actionFailed, nil, "heard") }
            bench.expect("! actionFailed -")
        }
    }

    private final class Silent: AdoptedDelegate {
        var diagnostics: DiagnosticSink?
        func gaps(under capabilities: CapabilityTable) -> [AdoptionGap] {
            [AdoptionGap(.notAlwaysCalled, "First."), AdoptionGap(.messageIncomplete, "Second.")]
        }
        var callbacks: [DelegateCallback] { [DelegateCallback("onHide()", madeOf: .didHide)] }
    }

    @Test(
        "INV-8 the same holds for an adopted delegate's gaps, callbacks and topics",
        arguments: [false, true])
    func adopted(hasOwnSink: Bool) {
        let engine = LifecycleEngine(capabilities: .poor, traits: EngineTraits(), handler: nil)
        let delegate = Silent()
        engine.handler = delegate
        var told: [String] = []
        let stage = HeadlessStage()
        let message = stage.run { engine.makeMessage(id: "A", native: "A") }
        func tell() {
            engine.attached()
            delegate.reportOnce("topic", .planNotApplied, message, "Third.")
        }
        tell()
        if hasOwnSink {
            delegate.diagnostics = { told.append($0.code.name) }
        } else {
            engine.diagnostics = { told.append($0.code.name) }
        }
        for _ in 1...2 { tell() }
        #expect(told == ["neverCalled", "notAlwaysCalled", "messageIncomplete", "planNotApplied"])
    }

    @Test("INV-8 a delegate that listens only after the attachment is notified with its next message, once")
    func nextMessage() {
        let engine = LifecycleEngine(capabilities: .poor, traits: EngineTraits(), handler: nil)
        let delegate = Silent()
        engine.handler = delegate
        engine.attached()
        var told: [String] = []
        delegate.diagnostics = { told.append($0.code.name) }
        let stage = HeadlessStage()
        final class Counterpart {}
        for id in ["A", "B"] {
            let message = stage.run { engine.makeMessage(id: id, native: id) }
            let made = delegate.counterpart(of: message) { Counterpart() }
            #expect(delegate.counterpart(of: message) { Counterpart() } === made)
            #expect(told == ["neverCalled", "notAlwaysCalled", "messageIncomplete"])
        }
    }
}

/// A handler that counts attachments.
@MainActor private final class Listener: AttachmentListener {
    private(set) var count = 0
    func attached(to engine: LifecycleEngine) { count += 1 }
}

@MainActor @Suite("Listening to a bridge that is already attached", .timeLimit(.minutes(20)))
struct LateSinkTests {
    @Test("INV-5 a new listener is notified as at the attachment, but not before it or after its end")
    func told() {
        let bench = Bench()
        let (engine, listener) = (bench.engine, Listener())
        engine.handler = listener
        let sink = engine.diagnostics
        engine.diagnostics = nil
        engine.diagnostics = sink
        #expect(listener.count == 0)
        engine.attached()
        #expect(listener.count == 1)
        // A sink that replaces another one is not a new listener.
        engine.diagnostics = sink
        #expect(listener.count == 1)
        engine.diagnostics = nil
        engine.diagnostics = sink
        #expect(listener.count == 2)
        engine.detach()
        engine.diagnostics = nil
        engine.diagnostics = sink
        #expect(listener.count == 2)
        engine.attached()
        #expect(listener.count == 3)
    }
}

/// A handler with only the default implementations.
@MainActor private final class Plain: InAppMessageHandler {}

@MainActor @Suite("An attached bridge reports what is never called", .timeLimit(.minutes(20)))
struct NeverCalledTests {
    private func engine(without missing: Capability...) -> (LifecycleEngine, TestTrace) {
        let table = CapabilityTable(SDKShape("tiny")) { capability in
            missing.contains(capability) ? .unavailable("Tiny has no \(capability).") : .native
        }
        let engine = LifecycleEngine(capabilities: table, traits: EngineTraits(), handler: nil)
        let trace = TestTrace()
        engine.diagnostics = { trace.add($0.description) }
        return (engine, trace)
    }

    @Test("INV-5 functions of a handler that are never called are reported once, also inside other handlers")
    func plain() {
        for wrap in [{ $0 }, { HandlerGroup([$0, Plain()]) }, { HandlerDecorator($0) }]
            as [@MainActor (any InAppMessageHandler) -> any InAppMessageHandler]
        {
            let (engine, trace) = engine(without: .didHide, .shouldPerform)
            engine.handler = wrap(Plain())
            engine.attached()
            engine.attached()
            #expect(
                trace.take() == [
                    "[tiny] neverCalled: didHide is never called, if the handler implements it: Tiny has no didHide.",
                    "[tiny] neverCalled: shouldPerform is never called, if the handler implements it: Tiny has no shouldPerform.",
                ])
        }
    }

    @Test(
        "INV-5 only existing closures are named, and a late listener is notified at the first question"
    )
    func closures() {
        let (engine, trace) = engine(without: .didHide, .shouldPerform)
        let sink = engine.diagnostics
        engine.diagnostics = nil
        let handler = ClosureHandler()
        handler.shouldPerform = { _, _ in false }
        engine.handler = handler
        engine.attached()
        engine.diagnostics = sink
        let stage = HeadlessStage()
        stage.run { _ = engine.decide(engine.makeMessage(id: "A", native: "A")) }
        #expect(
            trace.take() == ["[tiny] neverCalled: shouldPerform is never called: Tiny has no shouldPerform."])
    }

    @Test("INV-5 changes in prepare are reported as lost only if the SDK applies none")
    func prepare() {
        let changes: [Capability] = [
            .prepareContent, .prepareOrientation, .prepareStatusBar, .prepareScene, .customView, .autoClose,
        ]
        for isAll in [true, false] {
            let table = CapabilityTable(SDKShape("tiny")) { capability in
                changes.dropLast(isAll ? 0 : 1).contains(capability) ? .unavailable("No changes.") : .native
            }
            let engine = LifecycleEngine(capabilities: table, traits: EngineTraits(), handler: Plain())
            let trace = TestTrace()
            engine.diagnostics = { trace.add($0.explanation) }
            engine.attached()
            #expect(
                trace.take()
                    == (isAll ? ["prepare is never called, if the handler implements it: No changes."] : [])
            )
        }
    }

    @Test("INV-2 a router reports that the SDK reports no clicks")
    func router() {
        let (engine, trace) = engine(without: .shouldPerform, .didLoad, .builtInResolution)
        engine.handler = DestinationRouter { _ in true }
        engine.attached()
        let silent = "[tiny] neverCalled: No destination is ever routed here: Tiny has no shouldPerform."
        #expect(trace.take() == [silent])
        let (other, none) = self.engine(without: .shouldPerform)
        other.handler = DestinationRouter { _ in true }
        other.attached()
        #expect(none.take() == [])
    }

    @Test("INV-5 a handler that is set later is notified at the first question, also behind policies")
    func later() {
        for wrap in [
            { $0 }, { PauseGate($0) }, { OneScreen($0) }, { Cap($0, [.session(1)]) },
            { Expiry($0, after: 5) }, { inner in DestinationRouter(inner) { _ in false } },
        ] as [@MainActor (any InAppMessageHandler) -> any InAppMessageHandler] {
            let (engine, trace) = engine(without: .didHide)
            engine.attached()
            engine.handler = wrap(Plain())
            #expect(trace.take() == [])
            HeadlessStage().run { _ = engine.decide(engine.makeMessage(id: "A", native: "A")) }
            #expect(
                trace.take() == [
                    "[tiny] neverCalled: didHide is never called, if the handler implements it: Tiny has no didHide."
                ])
        }
    }

    @Test("INV-5 of several missing capabilities the first one gives the reason")
    func firstReason() {
        let (engine, trace) = engine(
            without: .prepareContent, .prepareOrientation, .prepareStatusBar, .prepareScene, .customView,
            .autoClose)
        engine.handler = Plain()
        engine.attached()
        #expect(
            trace.take() == [
                "[tiny] neverCalled: prepare is never called, if the handler implements it: Tiny has no prepareContent."
            ])
    }
}
