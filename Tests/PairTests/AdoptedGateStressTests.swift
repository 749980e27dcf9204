import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import ModelTesting
import PlatformStandIns
import Testing

/// A delegate for Adobe's SDK for Android 3, whose gate belongs on the main thread, under SDKs that ask off it.
@MainActor @Suite("An adopted gate of the main thread under stress", .realTime, .timeLimit(.minutes(20)))
struct AdoptedGateStressTests {
    nonisolated static let kits = GateStressTests.kits

    private let delegate = CountingAndroid3Delegate()

    private func world(_ kit: ShapeKit) throws -> GateWorld {
        try GateWorld(kit, handler: AdoptedAdobeAndroid3Delegate(delegate))
    }

    @Test(
        "INV-4 A3-012 while the main thread is blocked the SDK gets a no; the delegate's late yes shows the message",
        arguments: kits)
    func blockedMain(kit: ShapeKit) async throws {
        let world = try world(kit)
        world.whenAsked { $0.waitForAnswer() }
        try await world.ask("m1")
        #expect(world.answers == ["m1 -> false"])
        try await world.expect { _ in delegate.calls.count >= 2 }
        #expect(delegate.calls == ["canShow m1", "onShow m1"])
        #expect(world.stage.visibleSurfaces == ["m1"])
        #expect(world.codes.filter { $0 == .lateAnswer }.count == 1)
    }

    @Test(
        "INV-4 A3-041 the SDK does not wait for a delegate that blocks in canShow; a refused message is asked about when another thread shows it",
        arguments: kits)
    func blockingDelegate(kit: ShapeKit) async throws {
        let world = try world(kit)
        delegate.answer = false
        delegate.onCanShow = { [unowned world] in world.waitForAnswer() }
        try await world.ask("m1")
        #expect(world.answers == ["m1 -> false"])
        try await world.expect { $0.bridge.heldMessages.map(\.id) == ["m1"] }
        #expect(delegate.calls == ["canShow m1"])
        delegate.onCanShow = nil
        delegate.answer = true
        let presentable = Carried(try #require(delegate.presentables.first))
        world.stage.onBackground { presentable.value.show() }
        try await world.expect { _ in delegate.calls.count >= 3 }
        #expect(delegate.calls == ["canShow m1", "canShow m1", "onShow m1"])
    }

    @Test(
        "INV-3 a message that waits for its answer while the bridge is detached is held, and found",
        arguments: kits)
    func detachedWhileWaiting(kit: ShapeKit) async throws {
        let world = try world(kit)
        world.grantAllTime()
        delegate.answer = false
        world.whenAsked { world in
            world.bridge.engine.detach()
            world.others.append(world.stage.run { world.driver.attach(handler: CountingHandler()) })
        }
        try await world.ask("m1")
        #expect(world.answers == ["m1 -> false"])
        #expect(delegate.calls == ["canShow m1"])
        let held = try #require(world.bridge.heldMessages.first)
        #expect(held.id == "m1")
        try held.discard()
        #expect(held.phase == .discarded)
    }

    @Test(
        "INV-1 INV-3 for 1,000 simultaneous questions the delegate is asked about each message once, on the main thread, and at most 32 threads wait",
        arguments: kits)
    func crowd(kit: ShapeKit) async throws {
        let world = try world(kit)
        delegate.answer = false
        let most = Locked(0)
        delegate.onCanShow = {
            let count = WaitingThreads.inProcess.count
            most.withLock { $0 = max($0, count) }
        }
        let ids = (1...1_000).map { "m\($0)" }
        for id in ids { try world.trigger(id) }
        try await world.expect { $0.answers.count >= ids.count && delegate.calls.count >= ids.count }
        #expect(delegate.calls.sorted() == ids.map { "canShow \($0)" }.sorted())
        #expect(world.bridge.heldMessages.map(\.id).sorted() == ids.sorted())
        #expect(world.answers.sorted() == ids.map { "\($0) -> false" }.sorted())
        #expect(most.current <= WaitingThreads.inProcess.most)
    }
}

/// A delegate that counts its calls.
///
/// `@unchecked Sendable` is sound: it is called on the main thread (A3-012), any other thread is recorded, and the
/// tests read it on the main thread.
private final class CountingAndroid3Delegate: PresentationDelegate, @unchecked Sendable {
    private(set) var calls: [String] = []
    private(set) var presentables: [any Presentable] = []
    var answer = true
    var onCanShow: (@MainActor () -> Void)?

    private func write(_ call: String, _ presentable: any Presentable) {
        guard MainThread.isCurrent else {
            Issue.record("\(call) was called off the main thread")
            return
        }
        let message = MessagingUtils.getMessageForPresentable(presentable as? any Presentable<InAppMessage>)
        calls.append("\(call) \(message?.getId() ?? "?")")
        presentables.append(presentable)
    }

    func canShow(_ presentable: any Presentable) -> Bool {
        write("canShow", presentable)
        if let onCanShow { MainThread.assume(onCanShow) }
        return answer
    }

    func onShow(_ presentable: any Presentable) { write("onShow", presentable) }
    func onHide(_ presentable: any Presentable) { write("onHide", presentable) }
    func onDismiss(_ presentable: any Presentable) { write("onDismiss", presentable) }
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        write("onContentLoaded", presentable)
    }
}
