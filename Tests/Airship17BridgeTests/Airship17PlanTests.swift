import Airship17Model
import BridgeTesting
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@testable import Airship17Bridge

/// The parts of a plan that the SDK's own views do not take, and adapters that have nothing to show.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17PlanTests {
    private func findings(_ world: Airship17World) -> [String] {
        world.diagnostics.map { "\($0.code) \($0.messageID ?? ""): \($0.explanation)" }
    }

    @Test(
        "AS-041 a plan's level is reported once if the SDK's own views appear, and not with a view of the handler's"
    )
    func level() throws {
        let world = try Airship17World()
        world.handler.onPrepare = { plan, message in
            plan.windowLevel = .alert
            if message.id == "m1" { plan.customView = UIView(frame: .zero) }
        }
        for id in ["m1", "m2", "m3"] {
            try world.trigger(Airship17World.modal(id))
            world.stage.advance(by: .seconds(31))
            #expect(world.calls.last == "didPresent \(id)")
            if id == "m1" { try world.run { try world.message(id).dismiss() } } else { world.close() }
        }
        #expect(
            findings(world) == [
                "planNotApplied m2: windowLevel: the SDK's views choose their own (AS-041)."
            ])
    }

    @Test("Without a level in the plan, a view of the handler's is in front of the app's windows")
    func usualLevel() throws {
        let world = try Airship17World()
        let view = UIView(frame: .zero)
        world.handler.onPrepare = { plan, _ in plan.customView = view }
        try world.trigger(Airship17World.modal("m1"))
        #expect(view.window?.windowLevel == .normal + 1)
        #expect(findings(world) == [])
    }

    @Test("AS-016 an adapter with neither a view nor a block cancels its preparation, and is never ready")
    func nothingToShow() throws {
        let message = try #require(
            InAppMessage { $0.displayContent = InAppMessageCustomDisplayContent(value: ["a": 1]) })
        let adapter = Airship17BridgedAdapter.adapter(for: message)
        let results = Locked<[InAppMessagePrepareResult]>([])
        adapter.prepare(with: .empty(scheduleID: "m1")) { result in results.withLock { $0.append(result) } }
        #expect(results.current == [.cancel] && !adapter.isPrepared)
        #expect(!adapter.isReadyToDisplay() && !adapter.canLeave && adapter.visibleView == nil)
    }

    @Test("AS-020 an adapter is prepared after a success, and not after another result")
    func prepared() throws {
        let message = try #require(
            InAppMessage { $0.displayContent = InAppMessageCustomDisplayContent(value: ["a": 1]) })
        let results: [InAppMessagePrepareResult] = [.success, .retry, .invalidate, .cancel, .success]
        let inner = OldAirshipAdapter(message)
        inner.answer(results)
        let adapter = Airship17BridgedAdapter(nil, message, nil, inner: inner)
        let told = Locked<[InAppMessagePrepareResult]>([])
        let prepared = results.map { _ in
            adapter.prepare(with: .empty(scheduleID: "m1")) { result in told.withLock { $0.append(result) } }
            return adapter.isPrepared
        }
        #expect(told.current == results)
        #expect(prepared == [true, false, false, false, true])
    }
}
