import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import ModelTesting
import PlatformStandIns
import Testing

/// The gates of SDKs that ask off the main thread, on real threads: whatever the main thread does, the SDK's thread
/// continues, and no message is lost.
@MainActor @Suite("A gate under stress", .realTime, .timeLimit(.minutes(20))) struct GateStressTests {
    /// The shapes whose delegate answers a yes-or-no question off the main thread.
    nonisolated static let kits: [ShapeKit] = [.adobeIOS, .adobeAndroid2]

    @Test(
        "INV-4 while the main thread is blocked the gate answers, and the handler is asked later",
        arguments: kits)
    func blockedMain(kit: ShapeKit) async throws {
        let world = try GateWorld(kit)
        world.handler.decision = .hold
        // Blocks the main thread in front of the question until the SDK has its answer.
        world.whenAsked { $0.waitForAnswer() }
        try await world.ask("m1")
        #expect(world.answers == ["m1 -> false"])
        try await world.expect { $0.asked == ["m1"] }
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
        #expect(world.codes == [.lateAnswer])
    }

    @Test(
        "INV-1 the SDK does not wait for a handler that does not answer, and its late yes shows the message",
        arguments: kits)
    func lateYes(kit: ShapeKit) async throws {
        let world = try GateWorld(kit)
        world.handler.onDecide = { [unowned world] in world.waitForAnswer() }
        try await world.ask("m1")
        #expect(world.answers == ["m1 -> false"])
        try await world.expect { $0.stage.visibleSurfaces == ["m1"] }
        #expect(world.asked == ["m1"])
        #expect(world.codes == [.lateAnswer])
    }

    @Test(
        "INV-3 a message that waits for its answer while the bridge is detached is held, and found",
        arguments: kits)
    func detachedWhileWaiting(kit: ShapeKit) async throws {
        let world = try GateWorld(kit)
        world.handler.decision = .hold
        world.whenAsked { world in
            world.bridge.engine.detach()
            world.others.append(world.stage.run { world.driver.attach(handler: CountingHandler()) })
        }
        try await world.ask("m1")
        #expect(world.answers == ["m1 -> false"])
        #expect(world.asked == ["m1"])
        let held = try #require(world.bridge.heldMessages.first)
        #expect(held.id == "m1")
        try held.discard()
        #expect(held.phase == .discarded)
    }

    @Test(
        "INV-4 a handler that is removed while the gate waits is not asked; the message is let through",
        arguments: kits)
    func handlerGoesWhileWaiting(kit: ShapeKit) async throws {
        let world = try GateWorld(kit)
        world.grantAllTime()
        world.whenAsked { $0.bridge.handler = nil }
        try await world.ask("m1")
        #expect(world.asked == [])
        #expect(world.answers == ["m1 -> true"])
        try await world.expect { $0.stage.visibleSurfaces == ["m1"] }
    }

    @Test(
        "INV-1 INV-3 for 1,000 simultaneous questions each message is asked about once and held, and at most 32 threads wait",
        arguments: kits)
    func crowd(kit: ShapeKit) async throws {
        let world = try GateWorld(kit)
        let most = Locked(0)
        world.handler.decision = .hold
        world.handler.onDecide = {
            let count = WaitingThreads.inProcess.count
            most.withLock { $0 = max($0, count) }
        }
        let ids = (1...1_000).map { "m\($0)" }
        for id in ids { try world.trigger(id) }
        try await world.expect { $0.asked.count >= ids.count && $0.answers.count >= ids.count }
        #expect(world.asked.sorted() == ids.sorted())
        #expect(world.bridge.heldMessages.map(\.id).sorted() == ids.sorted())
        #expect(world.answers.sorted() == ids.map { "\($0) -> false" }.sorted())
        #expect(most.current <= WaitingThreads.inProcess.most)
    }

    @Test(
        "INV-4 of 1,000 threads 32 wait at the same time, and the others get the fallback before the main thread is free"
    )
    func threads() throws {
        let (policy, room) = (GatePolicy(timeout: 60, fallback: .hold), WaitingThreads(most: 32))
        let (isFree, hasEntered, hasLeft) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        for _ in 0..<room.most {
            Thread {
                room.wait(policy) { seconds in
                    hasEntered.signal()
                    _ = isFree.wait(timeout: .now() + seconds)
                }
                hasLeft.signal()
            }.start()
        }
        for _ in 0..<room.most { #expect(hasEntered.wait(timeout: .now() + 60) == .success) }
        let waits = Locked<[TimeInterval]>([])
        let others = Thread {
            for _ in 0..<968 { room.wait(policy) { seconds in waits.withLock { $0.append(seconds) } } }
            hasLeft.signal()
        }
        others.start()
        #expect(hasLeft.wait(timeout: .now() + 60) == .success)
        #expect(waits.current == [TimeInterval](repeating: 0, count: 968))
        #expect(room.count == 32)
        for _ in 0..<room.most { isFree.signal() }
        for _ in 0..<room.most { #expect(hasLeft.wait(timeout: .now() + 60) == .success) }
        #expect(room.count == 0)
        #expect(room.wait(policy) { $0 } == 60)
    }
}

/// A host in real time, a bridge, and a handler that counts.
@MainActor final class GateWorld {
    let stage = HeadlessStage.besideOthers()
    let handler = CountingHandler()
    let driver: any ShapeDriver
    let bridge: any MessageBridge
    /// Bridges that replace the first one.
    var others: [any MessageBridge] = []
    private(set) var codes: [Diagnostic.Code] = []
    private let recorder: TraceRecorder
    private let room: StoryRoom

    /// The time limit for anything that has to happen, in seconds, however busy the machine is.
    private static let patience = 300.0

    /// - Parameter other: a handler in place of the counting one.
    init(_ kit: ShapeKit, handler other: (any InAppMessageHandler)? = nil) throws {
        stage.patience = Self.patience
        room = try #require(kit.stories)
        let recorder = TraceRecorder(stage: stage)
        self.recorder = recorder
        let driver = stage.run { kit.driver.init(recorder) { _ in nil } }
        self.driver = driver
        let handler = other ?? handler
        bridge = stage.run { driver.attach(handler: handler) }
        bridge.diagnostics = { [weak self] in self?.codes.append($0.code) }
    }

    // An SDK may retain a delegate for the lifetime of the process, and a recording delegate retains the stage.
    deinit { stage.endProcess() }

    /// Makes the SDK wait for its answer, however busy the machine is.
    func grantAllTime() {
        (bridge as? any BackgroundGateBridge)?.gatePolicy.timeout = Self.patience
    }

    /// The messages that the handler was asked about.
    var asked: [String] { handler.asked }

    /// The answers that the SDK got, off the main thread.
    var answers: [String] { Self.answers(recorder) }

    private static nonisolated func answers(_ recorder: TraceRecorder) -> [String] {
        recorder.trace.events.compactMap { event in
            guard event.source == .delegate, event.thread == .background, let answer = event.answer else {
                return nil
            }
            return "\(event["message"] ?? "") -> \(answer)"
        }
    }

    /// Performs an action on the main thread when the gate is asked for the first time, before its question gets there.
    func whenAsked(_ action: @escaping @MainActor @Sendable (GateWorld) -> Void) {
        let isFirst = Locked(true)
        recorder.reaction = { [weak self] event in
            guard event.source == .delegate, event.thread == .background,
                isFirst.withLock({ isFirst in
                    defer { isFirst = false }
                    return isFirst
                })
            else { return }
            MainThread.async { if let self { action(self) } }
        }
    }

    /// Blocks the main thread until the SDK's thread has continued.
    func waitForAnswer() {
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        let (pause, recorder) = (DispatchSemaphore(value: 0), recorder)
        while Self.answers(recorder).isEmpty {
            guard Date() < deadline else {
                Issue.record("The gate was not answered.")
                return
            }
            _ = pause.wait(timeout: .now() + 0.01)
        }
    }

    func trigger(_ id: String) throws {
        try driver.host.trigger(json: room.host.campaign(.modal, id) ?? "")
    }

    /// Triggers a campaign, repeatedly until the SDK has asked: Adobe gives up creating a web view while other tests
    /// keep the main thread busy (A2-031).
    func ask(_ id: String) async throws {
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        repeat {
            try trigger(id)
            await stage.idle()
        } while answers.isEmpty && Date() < deadline
    }

    /// Waits until a condition holds.
    func expect(
        _ condition: (GateWorld) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        while !condition(self), Date() < deadline {
            await stage.idle()
            await Task.yield()
        }
        #expect(condition(self), "after \(Self.patience) s", sourceLocation: sourceLocation)
    }
}

/// A handler that records the messages that it is asked about.
@MainActor final class CountingHandler: AttachmentListener {
    private(set) var asked: [String] = []
    var decision = DisplayDecision.show
    var onDecide: (@MainActor () -> Void)?

    func attached(to engine: LifecycleEngine) {}

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        asked.append(message.id)
        onDecide?()
        return decision
    }
}
