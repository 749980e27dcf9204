import Foundation
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

/// How a bridge forwards callbacks from other threads to the main thread, on real threads.
@MainActor @Suite("Callbacks on other threads", .realTime, .timeLimit(.minutes(20)))
struct MainThreadRelayTests {
    private let engine = LifecycleEngine(capabilities: .capable, traits: EngineTraits(), handler: nil)

    @Test(
        "INV-4 1,000 callbacks of eight threads: each is delivered once, on the main thread, in its thread's order"
    )
    func crowd() async {
        let (bridge, seen) = (FakeDriver(engine, TestTrace()), SeenCallbacks())
        for thread in 0..<8 {
            Thread {
                for number in 0..<125 { bridge.tell(seen, Callback(thread: thread, number: number)) }
            }.start()
        }
        await eventually("every callback is delivered") { seen.callbacks.count >= 1_000 }
        for thread in 0..<8 {
            #expect(seen.callbacks.filter { $0.thread == thread }.map(\.number) == Array(0..<125))
        }
        #expect(!seen.wasOffMain)
    }

    @Test("INV-4 the SDK's thread does not wait for a blocked main thread, and no callback is lost")
    func blockedMain() async {
        let (bridge, seen) = (FakeDriver(engine, TestTrace()), SeenCallbacks())
        blockMain { for number in 0..<1_000 { bridge.tell(seen, Callback(number: number)) } }
        #expect(seen.callbacks.isEmpty)
        await eventually("every callback is delivered") { seen.callbacks.count >= 1_000 }
        #expect(seen.callbacks.map(\.number) == Array(0..<1_000))
    }

    @Test(
        "INV-4 a callback on the main thread is delivered immediately, before those that wait for the thread")
    func atOnce() async {
        let (bridge, seen) = (FakeDriver(engine, TestTrace()), SeenCallbacks())
        blockMain { bridge.tell(seen, Callback(number: 1)) }
        bridge.tell(seen, Callback(number: 2))
        #expect(seen.callbacks.map(\.number) == [2])
        await eventually("the other callback is delivered") { seen.callbacks.count >= 2 }
        #expect(seen.callbacks.map(\.number) == [2, 1])
    }

    @Test("INV-4 callbacks that arrive while another one blocks the main thread follow it, in order")
    func blockingCallback() async {
        let (bridge, seen) = (FakeDriver(engine, TestTrace()), SeenCallbacks())
        seen.onFirst = { [unowned seen] in
            blockMain { for number in 1..<1_000 { bridge.tell(seen, Callback(number: number)) } }
            #expect(seen.callbacks.count == 1)
        }
        Thread { bridge.tell(seen, Callback(number: 0)) }.start()
        await eventually("every callback is delivered") { seen.callbacks.count >= 1_000 }
        #expect(seen.callbacks.map(\.number) == Array(0..<1_000))
    }

    @Test(
        "INV-3 a callback that waits while the engine is detached finds the message ended, and changes nothing"
    )
    func detachedWhileWaiting() async {
        let bench = Bench()
        let message = bench.message()
        let driver = bench.driver
        _ = bench.engine.decide(message)
        bench.engine.willPresent(message)
        _ = bench.trace.take()
        let isDone = SeenCallbacks()
        blockMain {
            driver.onMain(message, isDone) { bridge, message, isDone in
                bridge.engine.didPresent(message)
                isDone.note(Callback(number: 0))
            }
        }
        bench.engine.detach()
        await eventually("the callback is delivered") { !isDone.callbacks.isEmpty }
        bench.expect("> release A", "didFail A detached", "! strayCallback A")
        #expect(message.phase == .failed)
    }

    @Test("INV-7 a bridge is retained until its waiting callback is delivered, and no longer")
    func kept() async {
        let seen = SeenCallbacks()
        weak var weakBridge: FakeDriver?
        do {
            let bridge = FakeDriver(
                LifecycleEngine(capabilities: .capable, traits: EngineTraits(), handler: nil), TestTrace())
            weakBridge = bridge
            blockMain { bridge.tell(seen, Callback(number: 0)) }
        }
        #expect(weakBridge != nil)
        await eventually("the callback is delivered") { !seen.callbacks.isEmpty }
        await eventually("the bridge is released") { weakBridge == nil }
    }

    /// Blocks the main thread until another thread has performed an action.
    private func blockMain(
        sourceLocation: SourceLocation = #_sourceLocation, while action: @escaping @Sendable () -> Void
    ) {
        let isDone = DispatchSemaphore(value: 0)
        Thread {
            action()
            isDone.signal()
        }.start()
        #expect(
            isDone.wait(timeout: .now() + 300) == .success, "the thread waits for the main thread",
            sourceLocation: sourceLocation)
    }
}

/// A callback, with the thread that made it.
private struct Callback: Sendable {
    var thread = 0
    let number: Int
}

/// The callbacks that have arrived. Main actor, therefore Sendable.
@MainActor private final class SeenCallbacks {
    private(set) var callbacks: [Callback] = []
    private(set) var wasOffMain = false
    /// Called inside the first callback.
    var onFirst: (@MainActor () -> Void)?

    func note(_ callback: Callback) {
        callbacks.append(callback)
        if !MainThread.isCurrent { wasOffMain = true }
        if callbacks.count == 1 { onFirst?() }
    }
}

extension MessageBridge where Self: Sendable {
    /// A callback from the SDK. Any thread.
    fileprivate nonisolated func tell(_ seen: SeenCallbacks, _ callback: Callback) {
        onMain(seen, callback) { _, seen, callback in seen.note(callback) }
    }
}
