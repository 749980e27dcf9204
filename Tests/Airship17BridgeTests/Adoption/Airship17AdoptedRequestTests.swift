import Airship17Bridge
import Airship17Model
import BrazeBridge
import BridgeTesting
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// Requests that an app makes to an adopted delegate for Airship 13 to 17 instead of Airship's SDK.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17AdoptedRequestTests {
    private let stage = HeadlessStage()
    private let delegate = OldAirshipDelegate()

    private func prepared(_ id: String) -> [String] {
        ["extend \(id) background", "displayCoordinator \(id) background"]
    }

    private func asked(_ id: String) -> [String] { ["isMessageReady \(id) main"] }

    private func shown(_ id: String) -> [String] { asked(id) + ["willBeDisplayed(\(id)) \(id) main"] }

    @Test(
        "AS-007, AS-009 during a pause messages are prepared, but not asked about; all are asked when it ends"
    )
    func paused() throws {
        let adopted = AdoptedAirship17Delegate(delegate)
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        world.run { adopted.isPaused = true }
        try world.trigger("m1")
        world.run { adopted.notifyDisplayConditionsChanged() }
        world.run { adopted.isPaused = true }
        #expect(delegate.calls == prepared("m1"))
        #expect(world.bridge.heldMessages.map(\.id) == ["m1"])
        world.run { adopted.isPaused = false }
        #expect(delegate.calls == prepared("m1") + shown("m1"))
        // A pause leaves the message on the screen.
        world.run { adopted.isPaused = true }
        #expect(world.isShowing)
        world.close()
        try world.trigger("m2")
        #expect(delegate.calls.suffix(2) == prepared("m2"))
    }

    @Test(
        "AS-005, AS-067 a schedule that is cancelled while it waits is dropped and does not return; others are not affected"
    )
    func cancelled() throws {
        delegate.setReady(false)
        let adopted = AdoptedAirship17Delegate(delegate)
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        world.run { #expect(!adopted.cancelSchedule(withID: "m1")) }
        for id in ["m1", "m2"] { try world.trigger(id) }
        #expect(world.bridge.heldMessages.map(\.id) == ["m1", "m2"])
        world.run {
            #expect(adopted.cancelSchedule(withID: "m1"))
            #expect(!adopted.cancelSchedule(withID: "m1"))
        }
        #expect(world.bridge.heldMessages.map(\.id) == ["m2"])
        let before = delegate.calls.count
        try world.trigger("m1")
        #expect(delegate.calls.count == before && world.bridge.heldMessages.map(\.id) == ["m2"])
        delegate.setReady(true)
        world.run { adopted.notifyDisplayConditionsChanged() }
        #expect(delegate.calls.dropFirst(before) == shown("m2")[...])
    }

    @Test("AS-067 a message whose schedule is cancelled while it is displayed stays, and does not return")
    func cancelledOnScreen() throws {
        let adopted = AdoptedAirship17Delegate(delegate)
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        try world.trigger("m1")
        world.run { #expect(adopted.cancelSchedule(withID: "m1")) }
        #expect(world.isShowing && delegate.calls == prepared("m1") + shown("m1"))
        world.close()
        try world.trigger("m1")
        #expect(
            delegate.calls == prepared("m1") + shown("m1") + ["finished(m1, userDismissed) m1 main"])
        #expect(!world.isShowing && world.bridge.heldMessages.isEmpty)
    }

    @Test(
        "AS-067 that a schedule was cancelled before its first message came is reported when that comes, once"
    )
    func cancelledEarly() throws {
        let adopted = AdoptedAirship17Delegate(delegate)
        let said = DiagnosticList()
        adopted.diagnostics = said.sink
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        said.items = []
        world.run { for id in ["m1", "m1", "unknown"] { #expect(!adopted.cancelSchedule(withID: id)) } }
        #expect(said.items.isEmpty)
        for id in ["m1", "m2", "m1"] {
            try world.trigger(id)
            world.close()
        }
        #expect(
            said.items.filter { $0.code == .actionFailed }.map(\.description) == [
                "[braze] message m1 actionFailed: cancelSchedule(withID:) had no effect, because it was called before the "
                    + "first message of the schedule came; the delegate's own SDK would have deleted the schedule (AS-067)."
            ])
    }

    @Test(
        "AS-020 an adapter whose preparation answers cancel deletes the schedule: its message does not return"
    )
    func cancelledByAdapter() throws {
        let list = AdapterList([[.cancel]])
        let adopted = AdoptedAirship17Delegate(delegate, factories: [.modal: { list.make($0) }])
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        for _ in 1...2 { try world.trigger("m1") }
        #expect(delegate.calls == prepared("m1"))
        #expect(list.all.map(\.calls) == [["prepare main"]])
        #expect(!world.isShowing && world.bridge.heldMessages.isEmpty)
        world.run { #expect(!adopted.cancelSchedule(withID: "m1")) }
    }

    @Test("AS-043 a button that cancels deletes the schedule, and no other end of an adapter does")
    func cancelButton() throws {
        let list = AdapterList()
        let adopted = AdoptedAirship17Delegate(delegate, factories: [.modal: { list.make($0) }])
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        for behavior in [InAppMessageButtonInfoBehaviorType.dismiss, .cancel, .dismiss] {
            try world.trigger("m1")
            let button = try #require(
                InAppMessageButtonInfo { builder in
                    builder.identifier = "1"
                    builder.label = InAppMessageTextInfo { $0.text = "No" }
                    builder.behavior = behavior
                })
            world.run { list.all.last?.end(.buttonClick(with: button)) }
            stage.advance(by: .seconds(1))
        }
        let once = prepared("m1") + shown("m1") + ["finished(m1, buttonClick) m1 main"]
        #expect(delegate.calls == once + once)
        #expect(list.all.count == 2)
    }

    @Test("AS-041 the app's scene delegate is not asked about a message that an adapter shows")
    func sceneOfAdapter() throws {
        let list = AdapterList()
        let chooser = SceneChooser(try #require(StageScene("chosen").windowScene))
        let adopted = AdoptedAirship17Delegate(
            delegate, sceneDelegate: chooser, factories: [.modal: { list.make($0) }])
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        try world.trigger("m1")
        #expect(list.all.map(\.calls) == [["prepare main", "isReady", "display"]])
        #expect(chooser.count == 0)
        world.run { list.all.last?.end(.timedOut()) }
    }

    @Test(
        "AS-029 during a display no message is asked about; those that wait are asked about when it has ended"
    )
    func turn() throws {
        delegate.setReady(false)
        let adopted = AdoptedAirship17Delegate(delegate)
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        for id in ["m1", "m2"] { try world.trigger(id) }
        let before = delegate.calls.count
        delegate.setReady(true)
        for _ in 1...2 { world.run { adopted.notifyDisplayConditionsChanged() } }
        #expect(delegate.calls.dropFirst(before) == shown("m1")[...])
        #expect(world.bridge.heldMessages.map(\.id) == ["m2"])
        world.close()
        let end = ["finished(m1, userDismissed) m1 main"]
        #expect(Array(delegate.calls.dropFirst(before)) == shown("m1") + end + shown("m2"))
        #expect(world.isShowing)
    }

    @Test("AS-026 coordinator, adapter and delegate are asked in turn, until one refuses")
    func order() throws {
        let (list, coordinator) = (AdapterList(), OldAirshipCoordinator())
        delegate.choose(coordinator)
        delegate.setReady(false)
        let adopted = AdoptedAirship17Delegate(
            delegate,
            factories: [
                .modal: { message in
                    let adapter = list.make(message)
                    adapter.setReady(false)
                    return adapter
                }
            ])
        let world = BrazeWorld(adopted, on: stage)
        defer { world.detach() }
        try world.trigger("m1")
        let adapter = try #require(list.all.first)
        #expect(coordinator.calls == ["isReady"] && adapter.calls == ["prepare main"])
        world.run { coordinator.setReady(true) }
        #expect(adapter.calls == ["prepare main", "isReady"] && delegate.calls == prepared("m1"))
        adapter.setReady(true)
        world.run { adopted.notifyDisplayConditionsChanged() }
        #expect(delegate.calls == prepared("m1") + asked("m1"))
        delegate.setReady(true)
        world.run { adopted.notifyDisplayConditionsChanged() }
        #expect(delegate.calls == prepared("m1") + asked("m1") + shown("m1"))
        world.run { adapter.end(.timedOut()) }
        #expect(coordinator.calls.suffix(3) == ["isReady", "didBegin", "didFinish"])
    }
}
