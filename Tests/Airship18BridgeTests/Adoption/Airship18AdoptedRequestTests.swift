import Airship18Bridge
import Airship18Model
import BrazeBridge
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// Requests that an app makes to an adopted delegate for Airship 18 to 20 instead of Airship's SDK.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18AdoptedRequestTests {
    private let stage = HeadlessStage()
    private let delegate = OldDelegate()

    @Test("AM-001, AM-017 during a pause neither adapter nor delegate is asked; both are asked when it ends")
    func paused() throws {
        let adapter = OldAdapter()
        let adopted = AdoptedAirship18Delegate(delegate, adapters: [.modal: { _ in adapter }])
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        world.run { adopted.isPaused = true }
        try world.trigger("m1")
        world.run { adopted.notifyDisplayConditionsChanged() }
        #expect(delegate.calls == [] && adapter.calls == [] && world.bridge.heldMessages.map(\.id) == ["m1"])
        world.run { adopted.isPaused = false }
        #expect(delegate.calls == ["isReady m1", "will m1"])
        #expect(adapter.calls == ["isReady", "display"])
    }

    @Test("AM-019 the pause between two messages starts again when it is set while it runs")
    func interval() throws {
        let adopted = AdoptedAirship18Delegate(delegate)
        adopted.displayInterval = 30
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        try world.trigger("m1")
        world.close()
        stage.advance(by: .seconds(10))
        try world.trigger("m2")
        world.run { adopted.displayInterval = 25 }
        stage.advance(by: .seconds(24))
        #expect(delegate.calls == ["isReady m1", "will m1", "finished m1"])
        stage.advance(by: .seconds(2))
        #expect(delegate.calls.suffix(2) == ["isReady m2", "will m2"])
    }

    @Test(
        "AM-065, AM-103 a schedule that is cancelled while it waits is released; unknown ones may be cancelled too"
    )
    func cancelled() throws {
        let adopted = AdoptedAirship18Delegate(delegate)
        delegate.ready = false
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        world.run { adopted.cancelSchedule(identifier: "m1") }
        try world.trigger("m1")
        try world.trigger("m2")
        #expect(world.bridge.heldMessages.map(\.id) == ["m1", "m2"])
        delegate.ready = true
        world.run { adopted.cancelSchedule(identifier: "m1") }
        #expect(world.bridge.heldMessages.map(\.id) == ["m2"])
        try world.trigger("m1")
        #expect(world.bridge.heldMessages.map(\.id) == ["m2"])
        world.run { adopted.notifyDisplayConditionsChanged() }
        #expect(!delegate.calls.contains("will m1") && delegate.calls.last == "will m2")
    }

    @Test(
        "AM-065 that a schedule was cancelled before its first message came is reported when that comes, once"
    )
    func cancelledEarly() throws {
        let adopted = AdoptedAirship18Delegate(delegate)
        let said = DiagnosticList()
        adopted.diagnostics = said.sink
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        said.items = []
        world.run { for id in ["m1", "m1", "unknown"] { adopted.cancelSchedule(identifier: id) } }
        #expect(said.items.isEmpty)
        for id in ["m1", "m2", "m1"] {
            try world.trigger(id)
            world.close()
        }
        #expect(
            said.items.map(\.description) == [
                "[braze] message m1 actionFailed: cancelSchedule(identifier:) had no effect, because it was called before the "
                    + "first message of the schedule came; the delegate's own SDK would have deleted the schedule (AM-065)."
            ])
    }

    @Test("AM-009 a button that cancels deletes the schedule, and no other end does")
    func cancelButton() throws {
        let adapters = Locked<[OldAdapter]>([])
        let adopted = AdoptedAirship18Delegate(
            delegate,
            adapters: [
                .modal: { _ in
                    let made = OldAdapter()
                    adapters.withLock { $0.append(made) }
                    return made
                }
            ])
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        let button = { (behavior: InAppMessageButtonInfo.Behavior) in
            InAppMessageButtonInfo(
                identifier: "1", label: InAppMessageTextInfo(text: "No"), behavior: behavior)
        }
        for behavior in [InAppMessageButtonInfo.Behavior.dismiss, .cancel, .dismiss] {
            try world.trigger("m1")
            world.run { adapters.current.last?.end(.buttonTap(button(behavior))) }
            stage.advance(by: .seconds(1))
        }
        let once = ["isReady m1", "will m1", "finished m1"]
        #expect(delegate.calls == once + once)
    }

    @Test("AM-004, AM-025, AM-015 the lowest priority is asked about first, and the adapter is made with it")
    func priority() throws {
        let priorities = Locked<[Int]>([])
        let adopted = AdoptedAirship18Delegate(
            delegate,
            adapters: [
                .modal: { arguments in
                    priorities.withLock { $0.append(arguments.priority) }
                    return nil
                }
            ],
            priority: { $0.name == "m3" ? -1 : $0.name == "m1" ? 1 : 0 })
        delegate.ready = false
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        for id in ["m1", "m2", "m3"] { try world.trigger(id) }
        let asked = delegate.calls.count
        world.run { adopted.notifyDisplayConditionsChanged() }
        #expect(delegate.calls.dropFirst(asked) == ["isReady m3", "isReady m2", "isReady m1"])
        #expect(priorities.current == [1, 0, -1])
    }

    @Test("AM-069 a delegate that replaces the first one is notified of the end of the message on screen")
    func replaced() throws {
        let adopted = AdoptedAirship18Delegate(delegate)
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        try world.trigger("m1")
        let other = OldDelegate()
        world.run { adopted.delegate = other }
        world.close()
        #expect(delegate.calls == ["isReady m1", "will m1"])
        #expect(other.calls == ["finished m1"])
    }

    @Test("AM-096 a file that does not exist has a location") func assets() throws {
        let place = Locked<URL?>(nil)
        let isCached = Locked(true)
        let image = try #require(URL(string: "https://images.example/a.png"))
        let adopted = AdoptedAirship18Delegate(
            delegate,
            adapters: [
                .modal: { arguments in
                    place.withLock { $0 = arguments.assets.cachedURL(remoteURL: image) }
                    isCached.withLock { $0 = arguments.assets.isCached(remoteURL: image) }
                    return nil
                }
            ])
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        try world.trigger("m1")
        let found = try #require(place.current)
        #expect(found.isFileURL && found.lastPathComponent == "a.png" && !isCached.current)
        #expect(!FileManager.default.fileExists(atPath: found.path))
    }

    @Test("AM-069 a message that fails on screen ends for the delegate, and a waiting message does not")
    func failed() throws {
        let adopted = AdoptedAirship18Delegate(delegate)
        let world = BrazeWorld(adopted, on: stage)
        try world.trigger("m1")
        try world.trigger("m2")
        world.run { world.detach() }
        #expect(delegate.calls == ["isReady m1", "will m1", "finished m1"])
    }
}
