import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// Delegates driven by Airship's SDK.
@MainActor @Suite(.timeLimit(.minutes(20))) final class Airship17DrivesTests {
    let stage = HeadlessStage()
    let host: Airship17Host

    init() {
        host = Airship17Host(stage: stage)
    }

    // The SDK retains its schedules.
    deinit { stage.endProcess() }

    private func trigger(_ json: String) throws {
        try host.trigger(json: json)
        stage.runUntilIdle()
    }

    private func close() {
        stage.user.close()
        stage.advance(by: .seconds(1))
    }

    @Test("AS-044 an Airship delegate under Airship is called by the SDK itself, with the SDK's objects")
    func airshipDrivesAirship() throws {
        let (delegate, coordinator, list) = (OldAirshipDelegate(), OldAirshipCoordinator(), AdapterList())
        delegate.change { retitled($0) }
        delegate.choose(coordinator)
        let adopted = AdoptedAirship17Delegate(delegate, factories: [.modal: { list.make($0) }])
        let bridge = try stage.run { try Airship17Bridge(adopted).attach() }
        defer { bridge.detach() }
        try trigger(Airship17World.modal("m1"))
        #expect(delegate.calls == ["extend m1 background", "displayCoordinator m1 background"])
        coordinator.setReady(true)
        stage.runUntilIdle()
        let adapter = try #require(list.all.first)
        let modal = try #require(adapter.message.displayContent as? InAppMessageModalDisplayContent)
        #expect(modal.heading?.text == "Changed")
        #expect(adapter.calls == ["prepare main", "isReady", "display"])
        let resolution = InAppMessageResolution.messageClick()
        stage.run { adapter.end(resolution) }
        stage.runUntilIdle()
        #expect(
            delegate.calls == [
                "extend m1 background", "displayCoordinator m1 background", "isMessageReady m1 main",
                "willBeDisplayed(m1) m1 main", "finished(m1, messageClick) m1 main",
            ])
        #expect(delegate.resolutions.first === resolution)
        #expect(coordinator.calls.suffix(2) == ["didBegin", "didFinish"])
    }

    @Test(
        "An Airship delegate in a group under Airship is asked by the group, too late for its changes to be displayed"
    )
    func airshipInGroup() throws {
        let delegate = OldAirshipDelegate()
        delegate.change { retitled($0) }
        let adopted = AdoptedAirship17Delegate(delegate)
        let diagnostics = DiagnosticList()
        adopted.diagnostics = diagnostics.sink
        let bridge = try stage.run { try Airship17Bridge(HandlerGroup([adopted])).attach() }
        defer { bridge.detach() }
        try trigger(Airship17World.modal("m1"))
        close()
        #expect(
            delegate.calls == [
                "extend m1 background", "displayCoordinator m1 background", "isMessageReady m1 main",
                "willBeDisplayed(m1) m1 main", "finished(m1, userDismissed) m1 main",
            ])
        #expect(
            diagnostics.items.map(\.explanation) == [
                "extend: a handler of a group is asked too late for that (AS-010)."
            ])
    }

    @Test("AS-010 a copy that equals its message is no change, and a group is not told of one")
    func copyInGroup() throws {
        let delegate = OldAirshipDelegate()
        let isCopy = Locked(false)
        delegate.change { message in
            let copy = message.extend { _ in } ?? message
            isCopy.withLock { $0 = copy !== message && copy == message }
            return copy
        }
        let adopted = AdoptedAirship17Delegate(delegate)
        let diagnostics = DiagnosticList()
        adopted.diagnostics = diagnostics.sink
        let bridge = try stage.run { try Airship17Bridge(HandlerGroup([adopted])).attach() }
        defer { bridge.detach() }
        try trigger(Airship17World.modal("m1"))
        #expect(isCopy.current && delegate.calls.last == "willBeDisplayed(m1) m1 main")
        #expect(diagnostics.items.map(\.explanation) == [])
    }

    @Test(
        "A Braze delegate driven by Airship sees Braze messages, in Braze's order, and its edits are displayed"
    )
    func airshipDrivesBraze() throws {
        let delegate = OldBrazeDelegate()
        delegate.onPrepare = { $0.message.modal?.header = "Changed" }
        let list = AdapterList()
        let bridge = try stage.run { try Airship17Bridge(AdoptedBrazeDelegate(delegate)).attach() }
        bridge.setFactoryBlock({ list.make($0) }, for: .modal)
        defer { bridge.detach() }
        try trigger(Airship17World.modal("m1", message: #", "extra": {"campaign": "spring"}"#))
        let adapter = try #require(list.all.first)
        let modal = try #require(adapter.message.displayContent as? InAppMessageModalDisplayContent)
        #expect(modal.heading?.text == "Changed")
        stage.run { adapter.end(.userDismissed()) }
        stage.runUntilIdle()
        #expect(
            delegate.calls == [
                "displayChoice m1 hidden", "prepareWith m1 hidden", "willPresent m1 visible",
                "didPresent m1 visible", "willDismiss m1 visible", "didDismiss m1 hidden",
            ])
        #expect(delegate.last?.extras["campaign"] as? String == "spring")
    }

    @Test("A Braze delegate's stack and presentNext act on Airship's SDK")
    func stackUnderAirship() throws {
        let delegate = OldBrazeDelegate()
        delegate.choice = .reenqueue
        let bridge = try stage.run { try Airship17Bridge(AdoptedBrazeDelegate(delegate)).attach() }
        defer { bridge.detach() }
        try trigger(Airship17World.modal("m1"))
        try trigger(Airship17World.modal("m2"))
        let ui = try #require(delegate.ui)
        #expect(ui.stack.map(\.id) == ["m1", "m2"])
        stage.run { ui.presentNext() }
        stage.runUntilIdle()
        #expect(ui.stack.map(\.id) == ["m1"])
        close()
        #expect(
            delegate.calls == [
                "displayChoice m1 hidden", "prepareWith m1 hidden", "displayChoice m2 hidden",
                "prepareWith m2 hidden", "willPresent m2 visible", "didPresent m2 visible",
                "willDismiss m2 visible", "didDismiss m2 hidden",
            ])
    }

    @Test(
        "An Adobe delegate driven by Airship: gate and onShow off the main thread, a saved Message appears later"
    )
    func airshipDrivesAdobe() throws {
        let delegate = OldAdobeDelegate()
        delegate.answer { false }
        let adopted = AdoptedAdobeIOSDelegate(delegate)
        let bridge = try stage.run { try Airship17Bridge(adopted).attach() }
        defer { bridge.detach() }
        try trigger(Airship17World.modal("m1", message: #", "extra": {"campaign": "spring"}"#))
        #expect(delegate.calls == ["shouldShow m1 background"])
        #expect(bridge.heldMessages.map(\.id) == ["m1"])
        #expect(delegate.saved?.metadata["campaign"] as? String == "spring")
        stage.run { delegate.saved?.show() }
        stage.runUntilIdle()
        close()
        #expect(
            delegate.calls == ["shouldShow m1 background", "onShow m1 background", "onDismiss m1 main"])
    }

    @Test(
        "A message that an Adobe delegate refuses under Airship is released, and its schedule deleted (AS-020)"
    )
    func refusedUnderAirship() throws {
        let delegate = OldAdobeDelegate()
        delegate.answer { false }
        let adopted = AdoptedAdobeIOSDelegate(delegate)
        let bridge = try stage.run { try Airship17Bridge(adopted).attach() }
        defer { bridge.detach() }
        try trigger(Airship17World.modal("m1"))
        stage.run { adopted.discardRefused() }
        stage.runUntilIdle()
        #expect(bridge.heldMessages.isEmpty)
        let isGone = Locked(false)
        stage.run {
            InAppAutomation.shared.getMessageSchedule(withID: "m1") { schedule in
                isGone.withLock { $0 = schedule == nil }
            }
        }
        stage.runUntilIdle()
        #expect(isGone.withLock { $0 })
    }

    @Test(
        "A Braze delegate's dismiss() under Airship is refused for the SDK's own views, and that is reported (AS-005)"
    )
    func dismissUnderAirship() throws {
        let delegate = OldBrazeDelegate()
        let adopted = AdoptedBrazeDelegate(delegate)
        let diagnostics = DiagnosticList()
        adopted.diagnostics = diagnostics.sink
        let bridge = try stage.run { try Airship17Bridge(adopted).attach() }
        defer { bridge.detach() }
        try trigger(Airship17World.modal("m1"))
        stage.run { adopted.ui.dismiss() }
        stage.runUntilIdle()
        #expect(delegate.calls.last == "didPresent m1 visible")
        #expect(diagnostics.items.map(\.code) == [.behavesOtherwise, .notAdopted, .actionFailed])
        close()
        #expect(delegate.calls.last == "didDismiss m1 hidden")
    }
}
