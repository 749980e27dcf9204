import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import OldDelegates
import PlatformStandIns
import Testing

/// The gate of this SDK is on the main thread; commands come on any thread (A3-010). On real threads: whatever the main
/// thread does, no thread waits for it needlessly, and no message is lost.
@MainActor @Suite("Adobe's SDK for Android 3 under stress", .realTime, .timeLimit(.minutes(20)))
struct AdobeAndroid3StressTests {
    private let world = StressWorld()

    @Test(
        "INV-1 INV-3 the handler is asked once about each of 1,000 campaigns that qualify on eight threads, and holds them"
    )
    func crowd() async {
        let world = world
        world.handler.decision = .hold
        for thread in 0..<8 {
            world.onThread { for number in 0..<125 { world.trigger("m\(thread * 125 + number)") } }
        }
        await eventually("the handler is asked about every campaign") { world.handler.calls.count >= 1_000 }
        await world.stage.idle()
        #expect(world.handler.calls.sorted() == (0..<1_000).map { "decide m\($0)" }.sorted())
        #expect(world.bridge.heldMessages.count == 1_000)
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test("INV-1 A3-045 1,000 calls of show() on eight threads do not ask about a held message again")
    func manyShows() async throws {
        let presentable = try await world.held()
        world.blockMainOnThreads(8) { for _ in 0..<125 { presentable.value.show() } }
        await world.stage.idle()
        #expect(world.handler.calls == ["decide m1"])
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
        #expect(world.stage.visibleSurfaces == [])
    }

    @Test(
        "A3-010 INV-2 commands on eight threads do not wait for a blocked main thread; callbacks stay in order"
    )
    func commands() async throws {
        let presentable = try await world.shown()
        world.handler.clear()
        world.blockMainOnThreads(8) {
            for _ in 0..<30 {
                presentable.value.hide()
                presentable.value.show()
            }
        }
        #expect(world.handler.calls == [])
        await world.stage.idle()
        try stage.run { try #require(world.bridge.engine.visibleMessages.first ?? world.last).dismiss() }
        await eventually("the message is dismissed") { world.last?.phase == .dismissed }
        let calls = world.handler.calls
        #expect(calls.suffix(2) == ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        // Hidden and shown in turn, whatever the order of the threads.
        let middle = calls.dropLast(2)
        #expect(!middle.isEmpty && middle.count % 3 != 2)
        for (place, call) in middle.enumerated() {
            #expect(call == ["didHide m1", "willPresent m1", "didPresent m1"][place % 3])
        }
    }

    @Test(
        "INV-4 a handler that blocks the main thread in the gate delays no other thread, and waiting campaigns proceed after it"
    )
    func blockingHandler() async throws {
        let world = world
        world.handler.decision = .hold
        let isFirst = Locked(true)
        world.handler.onDecide = { [unowned world] _ in
            guard isFirst.withLock({ $0.take() }) else { return }
            world.blockMainOnThreads(4) { for number in 0..<25 { world.trigger("n\(number)") } }
            #expect(world.handler.calls == ["decide m1"])
        }
        world.trigger("m1")
        await eventually("the handler is asked about the others") { world.handler.calls.count >= 26 }
        await world.stage.idle()
        #expect(world.handler.calls.sorted() == (["decide m1"] + (0..<25).map { "decide n\($0)" }).sorted())
        #expect(world.bridge.heldMessages.count == 26)
    }

    @Test(
        "INV-3 a campaign that waits for the main thread while the bridge is detached is let through without asking"
    )
    func detachedWhileWaiting() async throws {
        let world = world
        world.blockMainOnThreads(1) { world.trigger("m1") }
        world.bridge.detach()
        await eventually("the message appears") { world.stage.visibleSurfaces == ["m1"] }
        #expect(world.handler.calls == [])
        #expect(world.bridge.heldMessages.isEmpty)
    }

    @Test(
        "INV-1 INV-3 if another bridge replaces the first while show() of a held message waits, only the second bridge asks its handler"
    )
    func replacedWhileWaiting() async throws {
        let presentable = try await world.held()
        world.blockMainOnThreads(1) { presentable.value.show() }
        let handler = RecordingHandler()
        let other = stage.run { AdobeAndroid3Bridge(handler).attach() }
        defer { other.detach() }
        await world.stage.idle()
        #expect(world.handler.calls == ["decide m1"])
        #expect(handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"])
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
        try world.bridge.heldMessages.first?.discard()
        #expect(world.bridge.heldMessages.isEmpty)
    }

    @Test(
        "INV-4 a gate that is asked off the main thread, against A3-012, answers while that thread is blocked: 1,000 questions, at most 32 waiting threads"
    )
    func gateElsewhere() async throws {
        let presentable = try await world.held()
        let (bridge, answers, most) = (world.bridge, Locked<[Bool]>([]), Locked(0))
        world.blockMainOnThreads(250) {
            for _ in 0..<4 {
                let answer = bridge.canShow(presentable.value)
                answers.withLock { $0.append(answer) }
                let count = WaitingThreads.inProcess.count
                most.withLock { $0 = max($0, count) }
            }
        }
        #expect(answers.current == [Bool](repeating: false, count: 1_000))
        #expect(most.current <= WaitingThreads.inProcess.most)
        await world.stage.idle()
        #expect(world.handler.calls == ["decide m1"])
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
    }

    private var stage: HeadlessStage { world.stage }
}

/// Adobe's SDK for Android 3 on a stage in real time.
///
/// Main actor, therefore Sendable.
@MainActor private final class StressWorld {
    let stage = HeadlessStage(.realTime)
    let host: AdobeAndroid3Host
    let handler = RecordingHandler()
    let bridge: AdobeAndroid3Bridge

    /// The time limit for anything that has to happen, in seconds, however busy the machine is.
    private static let patience = 300.0

    init() {
        stage.patience = Self.patience
        host = AdobeAndroid3Host(stage: stage)
        let handler = handler
        bridge = stage.run { AdobeAndroid3Bridge(handler).attach() }
    }

    // The SDK retains its delegate for the lifetime of the process.
    deinit { stage.endProcess() }

    /// The latest message of the handler's callbacks.
    var last: CompatMessage? { handler.messages.last }

    /// Lets a campaign qualify. Any thread.
    nonisolated func trigger(_ id: String) {
        do {
            try host.trigger(json: AdobeAndroid3World.payload(id))
        } catch {
            Issue.record("\(error)")
        }
    }

    /// A message that the handler holds: the app's reference to it.
    func held() async throws -> Carried<any Presentable<InAppMessage>> {
        handler.decision = .hold
        trigger("m1")
        await stage.idle()
        return try presentable()
    }

    /// A message that is on the screen.
    func shown() async throws -> Carried<any Presentable<InAppMessage>> {
        trigger("m1")
        await stage.idle()
        return try presentable()
    }

    private func presentable() throws -> Carried<any Presentable<InAppMessage>> {
        Carried(try #require(last?.native as? any Presentable<InAppMessage>))
    }

    /// Runs an action on a thread of its own.
    func onThread(_ action: @escaping @Sendable () -> Void) {
        let stage = stage
        Thread { stage.run(action) }.start()
    }

    /// Blocks the main thread until this many other threads have performed the action.
    func blockMainOnThreads(
        _ count: Int, sourceLocation: SourceLocation = #_sourceLocation,
        _ action: @escaping @Sendable () -> Void
    ) {
        let isDone = DispatchSemaphore(value: 0)
        for _ in 0..<count {
            onThread {
                action()
                isDone.signal()
            }
        }
        for _ in 0..<count where isDone.wait(timeout: .now() + Self.patience) != .success {
            Issue.record("A thread waits for the main thread.", sourceLocation: sourceLocation)
        }
    }
}

extension Bool {
    /// Returns true once.
    fileprivate mutating func take() -> Bool {
        defer { self = false }
        return self
    }
}
