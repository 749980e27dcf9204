import Airship17Bridge
import Airship17Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import OldDelegates
import Testing

/// Failures, and what is released.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17FailureTests {
    private static let shown = ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"]

    @Test("AS-020 an adapter that cancels its preparation is a reported failure")
    func adapterCancels() throws {
        let world = try Airship17World()
        let list = AdapterList([[.cancel]])
        world.bridge.setFactoryBlock({ list.make($0) }, for: .modal)
        var failures: [MessageFailure] = []
        let events = ClosureHandler()
        events.didFail = { failures.append($1) }
        world.bridge.handler = events
        try world.trigger(Airship17World.modal("m1"))
        #expect(failures.map(\.description) == ["content: Its adapter cancelled the preparation."])
        #expect(world.scheduleIDs() == [])
    }

    @Test("AS-020 a message that is discarded while its adapter prepares is cancelled by that preparation")
    func discardedWhilePreparing() throws {
        let world = try Airship17World()
        let slow = SlowAdapter()
        world.bridge.setFactoryBlock({ _ in slow }, for: .modal)
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m1"))
        try world.run { try world.message().discard() }
        #expect(world.scheduleIDs() == ["m1"])
        world.run { slow.finishPreparing() }
        #expect(world.scheduleIDs() == [])
        #expect(world.calls == ["decide m1", "prepare m1"])
        #expect(try world.message().phase == .discarded)
    }

    @Test(
        "AS-020 an adapter that asks for another preparation gets it, and the handler is not asked again (AS-011)"
    )
    func adapterInvalidates() throws {
        let world = try Airship17World()
        let list = AdapterList([[.invalidate], [.retry, .success]])
        world.bridge.setFactoryBlock({ list.make($0) }, for: .modal)
        try world.trigger(Airship17World.modal("m1"))
        #expect(world.calls == ["decide m1", "prepare m1"])
        #expect(list.all.map(\.calls) == [["prepare main"], ["prepare main"]])
        world.stage.advance(by: .seconds(31))
        #expect(world.calls == Self.shown)
        #expect(
            list.all.map(\.calls) == [
                ["prepare main"], ["prepare main", "prepare main", "isReady", "display"],
            ])
        #expect(world.handler.messages.count == 1)
    }

    @Test(
        "INV-3 a message that was prepared again fails when the SDK releases it, held or let through (AS-020)",
        arguments: [1, 2], [DisplayDecision.hold, .show])
    func lostAfterInvalidation(times: Int, decision: DisplayDecision) throws {
        let world = try Airship17World()
        let list = AdapterList(Array(repeating: [.invalidate], count: times))
        world.bridge.setFactoryBlock(
            { message in
                let adapter = list.make(message)
                adapter.setReady(false)
                return adapter
            }, for: .modal)
        world.handler.decision = decision
        try world.trigger(Airship17World.modal("m1"))
        world.stage.advance(by: .seconds(31))
        #expect(world.calls == ["decide m1", "prepare m1"])
        #expect(list.all.count == times + 1)
        #expect(try world.message().phase == (decision == .hold ? .held : .approved))
        world.run { InAppAutomation.shared.cancelSchedule(withID: "m1", completionHandler: nil) }
        #expect(world.calls == ["decide m1", "prepare m1", "didFail(invalidated) m1"])
        #expect(world.bridge.heldMessages.isEmpty && world.diagnostics.isEmpty)
    }

    @Test("AS-023 a message whose image cannot be fetched fails, although the SDK does not report it")
    func assetsCancel() throws {
        let world = try Airship17World()
        world.stage.network.respond { _ in .status(404) }
        try world.trigger(
            Airship17World.modal(
                "m1",
                display:
                    #", "media": {"type": "image", "url": "https://e.org/missing.png", "description": "x"}"#))
        #expect(world.calls == ["decide m1", "prepare m1", "didFail(invalidated) m1"])
    }

    @Test(
        "INV-1 INV-3 a message that was dropped without a callback has failed when it is triggered again, and is asked about again"
    )
    func setOffAgain() throws {
        let world = try Airship17World()
        let schedule = try world.host.schedule(
            in: Data(
                Airship17World.schedule(
                    "m1", #"{"name": "m1", "display_type": "custom", "display": {"custom": {"a": 1}}}"#,
                    #", "limit": 5"#
                ).utf8))
        // There is no adapter for it, which the SDK does not report (AS-016).
        world.run { world.host.trigger(schedule) }
        #expect(world.calls == ["decide m1", "prepare m1"])
        let first = try world.message()
        world.stage.advance(by: .seconds(31))
        world.run { world.host.trigger(schedule) }
        #expect(first.phase == .failed)
        #expect(
            world.calls == ["decide m1", "prepare m1", "didFail(invalidated) m1", "decide m1", "prepare m1"])
        #expect(try world.message() !== first)
    }

    @Test("INV-3 a held message whose schedule is cancelled fails")
    func cancelledWhileHeld() throws {
        let world = try Airship17World()
        world.handler.decision = .hold
        let events = world.bridge.events.record()
        try world.trigger(Airship17World.modal("m1"))
        world.run { InAppAutomation.shared.cancelSchedule(withID: "m1", completionHandler: nil) }
        #expect(world.calls == ["decide m1", "prepare m1", "didFail(invalidated) m1"])
        #expect(world.bridge.heldMessages.isEmpty)
        let failure = MessageFailure(
            .invalidated,
            "The SDK dropped it: it was cancelled, has expired, or its preparation did not finish.",
            isDerived: true)
        #expect(events.soFar.map(\.kind) == [.decided(.hold), .waits(for: .handler), .didFail(failure)])
    }

    @Test("INV-8 an adapter that reports twice ends its message once, and counts once (AS-046)")
    func doubleCompletion() throws {
        let world = try Airship17World()
        let list = AdapterList()
        world.bridge.setFactoryBlock({ list.make($0) }, for: .modal)
        try world.trigger(Airship17World.modal("m1", schedule: #", "limit": 5"#))
        let adapter = try #require(list.all.first)
        world.run { adapter.end(.userDismissed()) }
        world.run { adapter.end(.messageClick()) }
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the user) m1"])
        #expect(
            world.diagnostics.map(\.description) == [
                "[airship17] message m1 strayCallback: Its adapter reported a second end of the display (AS-046)."
            ])
        let resolutions = world.stage.log.entries(of: .analytics).filter { $0.name == "in_app_resolution" }
        #expect(resolutions.count == 1)
    }

    @Test("INV-4 a handler that is too slow is not waited for: the fallback holds the message")
    func lateAnswer() throws {
        let world = try lateWorld(.keep)
        #expect(world.calls == ["decide m1", "prepare m1"])
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
        #expect(world.diagnostics.map(\.code) == [.lateAnswer, .planNotApplied])
        #expect(world.diagnostics.last?.explanation == "content: the SDK no longer waits (AS-013).")
        #expect(try world.message().content.header == TextContent("Hi"))
        try world.run { try world.message().show() }
        #expect(world.calls == Self.shown)
    }

    @Test("INV-1 the late yes of a handler that was too slow shows the message")
    func lateYes() throws {
        let world = try lateWorld(.act)
        #expect(world.calls == Self.shown)
        #expect(world.bridge.heldMessages.isEmpty)
    }

    @Test("INV-1 the late discard of a handler that was too slow keeps the message off the screen for good")
    func lateNo() throws {
        let world = try lateWorld(.act, .discard)
        #expect(world.calls == ["decide m1", "prepare m1"])
        #expect(try world.message().phase == .discarded)
        #expect(world.scheduleIDs() == [])
        world.stage.advance(by: .seconds(31))
        #expect(world.stage.visibleSurfaces == [] && world.calls == ["decide m1", "prepare m1"])
    }

    @Test("INV-4 the view of a handler that was too slow is shown, and its message can be dismissed")
    func lateView() throws {
        let view = UIView(frame: .zero)
        let world = try lateWorld(.act, view: view)
        #expect(world.calls == Self.shown)
        #expect(try view.window != nil && world.message().view === view)
        try world.run { try world.message().dismiss() }
        #expect(world.calls == Self.shown + ["willDismiss m1", "didDismiss(dismissed by the app) m1"])
        #expect(view.window == nil)
    }

    private func lateWorld(
        _ late: GatePolicy.LateAnswer, _ decision: DisplayDecision = .show, view: UIView? = nil
    ) throws -> Airship17World {
        let world = try Airship17World()
        world.handler.decision = decision
        let delegate = SignallingDelegate()
        world.bridge.delegate = delegate
        world.bridge.gatePolicy = GatePolicy(timeout: 1, fallback: .hold, lateAnswer: late)
        world.handler.onPrepare = { plan, _ in
            plan.content.header = TextContent("Too late")
            plan.customView = view
        }
        // The handler answers only after the SDK has continued without it.
        world.handler.onDecide = { _ in delegate.hasGoneOn.waitInTime() }
        try world.trigger(Airship17World.modal("m1"))
        withExtendedLifetime(delegate) {}
        return world
    }

    @Test(
        "INV-4 on real threads a held message is shown later, and every call is on the main thread", .realTime
    )
    func realTime() async throws {
        let stage = HeadlessStage(.realTime)
        let host = Airship17Host(stage: stage)
        let handler = RecordingHandler()
        // The main thread is shared with other tests, so the time limit has to be long.
        let bridge = try stage.run {
            try Airship17Bridge(handler, gatePolicy: GatePolicy(timeout: 60)).attach()
        }
        defer { bridge.detach() }
        handler.decision = .hold
        try host.trigger(json: Airship17World.modal("m1"))
        await stage.idle()
        #expect(bridge.heldMessages.map(\.id) == ["m1"])
        try stage.run { try #require(bridge.heldMessages.first).show() }
        await stage.idle()
        #expect(handler.calls == Self.shown)
    }

    @Test("AS-111 a discarded message whose schedule cannot be found is kept by the SDK, which is reported")
    func discardedDeferred() throws {
        let world = try Airship17World()
        world.host.setDeferredAnswer { _ in
            Data(
                #"{"name": "m1", "display_type": "modal", "display": {"heading": {"text": "Hi"}}}"#.utf8)
        }
        world.handler.decision = .hold
        try world.trigger(
            #"""
            {"id": "s", "type": "deferred", "deferred": {"url": "https://e.org/d", "type": "in_app_message"},
             "triggers": [{"type": "custom_event_count", "goal": 1}]}
            """#)
        let message = try #require(world.handler.messages.first)
        try world.run { try message.discard() }
        #expect(message.phase == .discarded && world.scheduleIDs() == ["s"])
        #expect(world.stage.visibleSurfaces == [])
        #expect(
            world.diagnostics.filter { $0.code == .actionFailed }.map(\.explanation) == [
                "discard: its schedule was not found. The SDK keeps it and does not display it until the next launch."
            ])
    }

    @Test(
        "INV-3 detaching ends the displayed message; a custom view is dismissed, and held messages stay held")
    func detach() throws {
        let world = try Airship17World()
        let view = UIView(frame: .zero)
        world.handler.decision = .hold
        try world.trigger(Airship17World.modal("m1"))
        world.handler.decision = .show
        world.handler.onPrepare = { plan, _ in plan.customView = view }
        try world.trigger(Airship17World.modal("m2"))
        #expect(view.window != nil)
        world.run { world.bridge.detach() }
        #expect(world.calls.last == "didFail(detached) m2")
        #expect(view.window == nil)
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
        #expect(world.manager.delegate == nil)
        world.handler.clear()
        world.stage.advance(by: .seconds(31))
        try world.trigger(Airship17World.modal("m3"))
        world.close()
        #expect(world.calls == [])
    }

    @Test("INV-3 a second bridge replaces the first, which is detached")
    func secondBridge() throws {
        let world = try Airship17World()
        let delegate = OldAirshipDelegate()
        world.manager.delegate = delegate
        try world.trigger(Airship17World.modal("m1"))
        let second = RecordingHandler()
        let bridge = try world.stage.run { try Airship17Bridge(second).attach() }
        #expect(world.calls == Self.shown + ["didFail(detached) m1"])
        world.close()
        world.stage.advance(by: .seconds(31))
        try world.trigger(Airship17World.modal("m2"))
        #expect(second.calls == ["decide m2", "prepare m2", "willPresent m2", "didPresent m2"])
        #expect(world.calls.last == "didFail(detached) m1")
        bridge.detach()
        #expect(world.manager.delegate === delegate)
    }

    @Test("INV-7 a message that is discarded is released when the SDK releases it")
    func lettingGoOfDiscarded() throws {
        let world = try Airship17World()
        weak var weakMessage: CompatMessage?
        for (id, decision) in [("m1", DisplayDecision.discard), ("m2", .hold)] {
            world.handler.decision = decision
            try world.trigger(Airship17World.modal(id))
            weakMessage = world.handler.messages.first
            #expect(weakMessage != nil)
            world.run { try? weakMessage?.discard() }
            world.handler.clear()
            world.stage.runUntilIdle()
            #expect(weakMessage == nil, "\(decision)")
        }
    }

    @Test("INV-7 an attached bridge, its handler and its messages are released")
    func lettingGo() throws {
        weak var weakBridge: Airship17Bridge?
        weak var weakHandler: RecordingHandler?
        weak var weakMessage: CompatMessage?
        do {
            let stage = HeadlessStage()
            let host = Airship17Host(stage: stage)
            let handler = RecordingHandler()
            weakBridge = try stage.run { try Airship17Bridge(handler).attach() }
            weakHandler = handler
            try host.trigger(json: Airship17World.modal("m1"))
            stage.runUntilIdle()
            weakMessage = handler.messages.first
            #expect(handler.calls == Self.shown)
            stage.user.close()
            stage.advance(by: .seconds(1))
            handler.clear()
            #expect(weakMessage == nil)
            #expect(weakBridge != nil)
        }
        #expect(weakBridge == nil)
        #expect(weakHandler == nil)
    }
}

/// Signals when the SDK has continued after `extend`.
private final class SignallingDelegate: NSObject, InAppMessagingDelegate, Sendable {
    let hasGoneOn = DispatchSemaphore(value: 0)

    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        hasGoneOn.signal()
        return nil
    }
}

/// An adapter whose preparation ends when the test says so.
private final class SlowAdapter: NSObject, InAppMessageAdapterProtocol, @unchecked Sendable {
    // Used on the main thread only.
    private var report: ((InAppMessagePrepareResult) -> Void)?

    static func adapter(for message: InAppMessage) -> SlowAdapter { SlowAdapter() }
    func finishPreparing() { report?(.success) }
    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) { report = completionHandler }
    func isReadyToDisplay() -> Bool { true }
    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {}
}
