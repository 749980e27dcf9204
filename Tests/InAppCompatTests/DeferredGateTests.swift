import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// A gate that is asked off the main thread, on real threads: whatever the delegate does, the main thread continues,
/// and no message is lost or asked about twice.
@MainActor @Suite("A deferred gate under stress", .realTime, .timeLimit(.minutes(20)))
struct DeferredGateTests {
    private let bench = DeferredBench()

    @Test(
        "INV-4 the delegate is asked while the main thread is blocked; its yes shows the message afterwards")
    func blockedMain() async {
        let message = bench.offer("A")
        bench.delegate.waitUntilAsked(times: 1)
        #expect(message.phase == .held)
        await eventually("the message appears") { message.phase == .presented }
        #expect(bench.asked == ["A"])
    }

    @Test(
        "INV-1 INV-4 a delegate that does not answer blocks one thread and no message: 1,000 are held, and asked about in turn"
    )
    func crowd() async {
        bench.delegate.keepsSilent = true
        let messages = (0..<1_000).map { bench.offer("\($0)") }
        bench.delegate.waitUntilAsked(times: 1)
        #expect(bench.asked == ["0"])
        #expect(bench.engine.heldMessages.map(\.id) == messages.map(\.id))
        bench.delegate.answer { $0 == "999" }
        await bench.untilAnswered(1_000)
        #expect(bench.asked == messages.map(\.id))
        #expect(bench.delegate.mostAtOnce == 1)
        #expect(messages.filter { $0.phase == .presented }.map(\.id) == ["999"])
        #expect(bench.engine.heldMessages.count == 999)
        bench.delegate.discardRefused()
        #expect(messages.count { $0.phase == .discarded } == 999)
    }

    @Test("INV-1 while an approved message is on screen, the delegate is told so, and is not asked twice")
    func occupied() async {
        let messages = ["A", "B", "C"].map { bench.offer($0) }
        await bench.untilAnswered(3)
        #expect(bench.asked == ["A", "B (occupied)", "C (occupied)"])
        #expect(messages.map(\.phase) == [.presented, .held, .held])
    }

    @Test("INV-1 a yes does nothing if the message was discarded or shown by the app in the meantime")
    func lateYes() async throws {
        bench.delegate.keepsSilent = true
        let (discarded, shown) = (bench.offer("A"), bench.offer("B"))
        bench.delegate.waitUntilAsked(times: 1)
        try discarded.discard()
        try bench.stage.run { try shown.show() }
        bench.trace.add("answers")
        bench.delegate.answer { _ in true }
        await bench.untilAnswered(2)
        #expect(
            bench.trace.take() == [
                "> discard A", "> release A", "> showLater B", "willPresent B", "didPresent B", "answers",
            ])
        #expect(bench.asked == ["A", "B"])
    }

    @Test(
        "INV-3 a message that waits for its answer while the engine is detached stays held, and a yes shows it"
    )
    func detachedWhileWaiting() async {
        bench.delegate.keepsSilent = true
        let message = bench.offer("A")
        bench.delegate.waitUntilAsked(times: 1)
        bench.engine.detach()
        #expect(message.phase == .held)
        bench.delegate.answer { _ in true }
        await bench.untilAnswered(1)
        #expect(message.phase == .presented)
    }

    @Test(
        "INV-3 a message is held if its SDK no longer exists when the yes arrives, and a diagnostic says so")
    func driverGoesWhileWaiting() async throws {
        bench.delegate.keepsSilent = true
        let message = bench.offer("A")
        bench.delegate.waitUntilAsked(times: 1)
        bench.driver = nil
        bench.delegate.answer { _ in true }
        await bench.untilAnswered(1)
        #expect(bench.trace.take() == ["! actionFailed A"])
        #expect(bench.engine.heldMessages.map(\.id) == ["A"])
        #expect(throws: CompatError.self) { try message.discard() }
        #expect(message.phase == .held)
    }

    @Test(
        "INV-7 a delegate that is released while it is asked is not asked again, and its messages stay held")
    func delegateGoesWhileWaiting() async throws {
        weak var weakDelegate: SilentDelegate?
        let silence: Silence
        do {
            let delegate = SilentDelegate()
            delegate.keepsSilent = true
            weakDelegate = delegate
            silence = delegate.silence
            bench.engine.handler = delegate
        }
        let messages = ["A", "B"].map { bench.offer($0) }
        silence.waitUntilAsked(times: 1)
        bench.engine.handler = nil
        silence.answer { _ in true }
        await eventually("the delegate is released") { weakDelegate == nil }
        await bench.stage.idle()
        #expect(silence.asked == ["A"])
        #expect(messages.map(\.phase) == [.held, .held])
        for message in messages { try message.discard() }
        #expect(bench.engine.heldMessages.isEmpty)
    }
}

/// An engine, and a delegate that it asks off the main thread.
@MainActor private final class DeferredBench {
    let stage = HeadlessStage(.realTime)
    let trace = TestTrace()
    let delegate = SilentDelegate()
    let engine: LifecycleEngine
    var driver: FakeDriver?

    init() {
        stage.patience = 300
        delegate.trace = trace
        engine = LifecycleEngine(capabilities: .capable, traits: EngineTraits(), handler: delegate)
        let driver = FakeDriver(engine, trace)
        driver.isSynchronous = true
        self.driver = driver
        engine.diagnostics = { [trace] in trace.add("! \($0.code) \($0.messageID ?? "-")") }
    }

    /// The delegate's questions.
    var asked: [String] { delegate.silence.asked }

    /// The SDK asks about a new message.
    func offer(_ id: String) -> CompatMessage {
        stage.run {
            let message = engine.makeMessage(id: id, native: id)
            #expect(engine.decide(message) == .hold)
            return message
        }
    }

    /// Waits until the delegate has given this many answers, and they have taken effect.
    func untilAnswered(_ count: Int) async {
        await eventually("the answers arrive") { delegate.silence.answered >= count }
        await stage.idle()
    }
}

/// An adopted delegate that may delay its answer for as long as the test wants.
@MainActor private final class SilentDelegate: DeferredAdoption {
    var diagnostics: DiagnosticSink?
    var trace: TestTrace?
    let gate = DeferredGate(OrderedCalls())
    let silence = Silence()

    var keepsSilent: Bool {
        get { silence.isKept }
        set { silence.isKept = newValue }
    }
    var mostAtOnce: Int { silence.mostAtOnce }

    func answer(_ answer: @escaping @Sendable (String) -> Bool) { silence.answer(answer) }
    func waitUntilAsked(times: Int) { silence.waitUntilAsked(times: times) }

    func question(about message: CompatMessage) -> @Sendable (_ isOccupied: Bool) -> Bool {
        let (id, silence) = (message.id, silence)
        return { isOccupied in silence.ask(id, isOccupied) }
    }

    func willPresent(_ message: CompatMessage) {
        gate.forget(message)
        trace?.add("willPresent \(message.id)")
    }
    func didPresent(_ message: CompatMessage) { trace?.add("didPresent \(message.id)") }
}

/// The questions, and the threads that wait for answers. Sendable; any thread.
private final class Silence: Sendable {
    private struct State: Sendable {
        var asked: [String] = []
        var answered = 0
        var now = 0
        var most = 0
        var isKept = false
        var answer: @Sendable (String) -> Bool = { _ in true }
    }

    private let state = Locked(State())
    private let isAsked = DispatchSemaphore(value: 0)
    private let isBroken = DispatchSemaphore(value: 0)

    var asked: [String] { state.withLock { $0.asked } }
    var answered: Int { state.withLock { $0.answered } }
    var mostAtOnce: Int { state.withLock { $0.most } }
    /// Whether the delegate waits with its answer until `answer(_:)` is called.
    var isKept: Bool {
        get { state.withLock { $0.isKept } }
        set { state.withLock { $0.isKept = newValue } }
    }

    func ask(_ id: String, _ isOccupied: Bool) -> Bool {
        let isKept = state.withLock { state in
            state.asked.append(id + (isOccupied ? " (occupied)" : ""))
            state.now += 1
            state.most = max(state.most, state.now)
            return state.isKept
        }
        if MainThread.isCurrent { Issue.record("\(id) was asked about on the main thread") }
        isAsked.signal()
        if isKept, isBroken.wait(timeout: .now() + 300) != .success {
            Issue.record("The delegate gets no answer.")
        }
        let answer = state.withLock { state in
            state.now -= 1
            return state.answer
        }
        defer { state.withLock { $0.answered += 1 } }
        return !isOccupied && answer(id)
    }

    /// Answers the pending questions, and all later ones.
    func answer(_ answer: @escaping @Sendable (String) -> Bool) {
        state.withLock { state in
            state.answer = answer
            state.isKept = false
        }
        isBroken.signal()
    }

    /// Blocks the main thread until the delegate has been asked.
    func waitUntilAsked(times: Int) {
        for _ in 0..<times where isAsked.wait(timeout: .now() + 300) != .success {
            Issue.record("The delegate is not asked while the main thread is blocked.")
        }
    }
}
