import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// Messages whose schedules end, or change, without a callback.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18EndTests {
    private static let shown = Airship18World.shown

    @Test(
        "AM-065 a held message whose schedule no longer exists fails when it is shown, or when its adapter is released"
    )
    func gone() async throws {
        for isWrapped in [false, true] {
            let world = Airship18World()
            if isWrapped { world.bridge.setCustomAdapter(forType: .modal) { _ in OldAdapter() } }
            world.handler.decision = .hold
            try world.trigger(Airship18World.modal("m1"))
            let automation = world.automation
            world.run {
                StageTask.start(on: world.stage) { try? await automation.cancelSchedule(identifier: "m1") }
            }
            world.notify()
            if !isWrapped { try world.run { try world.message().show() } }
            #expect(world.calls == ["decide m1", "didFail(invalidated) m1"])
        }
    }

    @Test(
        "AM-153 AM-065 a message whose schedule is finished during preparation is shown with an adapter, else refused"
    )
    func overWhilePrepared() throws {
        let picture = #", "media": {"type": "image", "url": "https://x.test/a.png", "description": "a"}"#
        for isWrapped in [false, true] {
            let world = Airship18World()
            if isWrapped { world.bridge.setCustomAdapter(forType: .modal) { _ in OldAdapter() } }
            world.host.setDownloadTime { _ in 5 }
            let payload = { Airship18World.modal("m1", display: picture, limit: $0) }
            let store = { (limit: Int) in
                let schedules = try world.host.schedules(in: Data(payload(limit).utf8))
                let automation = world.automation
                world.run {
                    StageTask.start(on: world.stage) { try? await automation.upsertSchedules(schedules) }
                }
            }
            try world.trigger(payload(2))
            world.stage.advance(seconds: 5)
            if isWrapped { try world.run { try world.message().dismiss() } }
            world.close()
            world.handler.decision = .hold
            world.host.send(.customEvent("walk"))
            world.stage.advance(seconds: 2)
            try store(1)
            world.stage.advance(seconds: 40)
            #expect(!world.isStored())
            let before = world.calls.count
            try world.run { try world.message().show() }
            for _ in 0..<2 { world.notify() }
            let rest = isWrapped ? Self.shown.dropFirst() : ["didFail(invalidated) m1"]
            #expect(world.calls.dropFirst(before) == rest)
            guard !isWrapped else { continue }
            world.host.setStoreError { _ in StoreError() }
            world.notify()
            world.host.setStoreError { _ in nil }
            #expect(world.findings == ["actionFailed: getSchedule: The store is full."])
            try store(3)
            world.host.send(.customEvent("walk"))
            world.stage.advance(seconds: 40)
            #expect(world.calls.dropFirst(before + 1) == ["decide m1"])
        }
    }

    @Test(
        "AM-054 a message that is prepared again stays the same message, and the handler is not asked again")
    func preparedAnew() throws {
        let world = Airship18World()
        world.bridge.setCustomAdapter(forType: .modal) { _ in OldAdapter() }
        world.handler.decision = .hold
        try world.trigger(Airship18World.modal("m1"))
        world.host.markStale(scheduleID: "m1")
        world.notify()
        world.run { world.host.refreshRemoteData() }
        #expect(world.calls == ["decide m1"])
        try world.run { try world.message().show() }
        #expect(world.calls == Self.shown)
    }
}
