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

private func retitled(_ message: InAppMessage) -> InAppMessage {
    guard let modal = message.displayContent as? InAppMessageModalDisplayContent else { return message }
    return message.extend { builder in
        builder.displayContent = modal.extend {
            $0.heading = modal.heading?.extend { $0.text = "Changed" }
        }
    } ?? message
}

private let brazeButton =
    #", "btns": [{"id": 3, "text": "Go", "click_action": "URI", "uri": "https://e.org"}]"#

/// An Airship delegate under other vendors' SDKs.
@MainActor @Suite struct Airship17AdoptionTests {
    let stage = HeadlessStage()
    let delegate = OldAirshipDelegate()
    private let diagnostics = DiagnosticList()

    private func adopt(
        scenes: (any InAppMessageSceneDelegate)? = nil,
        _ factories: [InAppMessageDisplayType: AdoptedAirship17Delegate.Factory] = [:]
    ) -> AdoptedAirship17Delegate {
        let adopted = AdoptedAirship17Delegate(delegate, sceneDelegate: scenes, factories: factories)
        let diagnostics = diagnostics
        adopted.diagnostics = diagnostics.sink
        return adopted
    }

    @Test("AS-001 a Braze host drives an Airship delegate in Airship's order and on Airship's threads")
    func brazeDrivesAirship() throws {
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.braze("m1", brazeButton))
        stage.runUntilIdle()
        stage.user.tapButton("3")
        stage.runUntilIdle()
        #expect(
            delegate.calls == [
                "extend m1 background", "displayCoordinator m1 background", "isMessageReady m1 main",
                "willBeDisplayed(m1) m1 main", "finished(m1, buttonClick) m1 main",
            ])
        let resolution = try #require(delegate.resolutions.first)
        #expect(resolution.buttonInfo?.identifier == "3")
        #expect(resolution.buttonInfo?.label.text == "Go")
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
    }

    @Test("AS-010 extend receives an Airship message made of Braze's, and what it changes shows")
    func extendUnderBraze() throws {
        let host = BrazeHost(stage: stage)
        let seen = Locked<[String]>([])
        delegate.change { message in
            let modal = message.displayContent as? InAppMessageModalDisplayContent
            seen.withLock {
                $0 = [
                    modal?.heading?.text ?? "", modal?.body?.text ?? "",
                    message.extras?["campaign"] as? String ?? "",
                ]
            }
            return retitled(message)
        }
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.braze("m1", brazeButton))
        stage.runUntilIdle()
        #expect(seen.withLock { $0 } == ["Hi", "There", "spring"])
        let modal = try #require(host.ui.messageView?.modal)
        #expect(modal.message.header == "Changed")
        #expect(modal.message.message == "There")
        #expect(modal.message.buttons.map(\.id) == [3])
        #expect(diagnostics.items.isEmpty)
    }

    @Test("A change of what only Airship's messages have is said, and the rest shows")
    func foreignEdits() throws {
        let host = BrazeHost(stage: stage)
        delegate.change { message in
            guard let modal = message.displayContent as? InAppMessageModalDisplayContent else {
                return message
            }
            return message.extend { builder in
                builder.displayContent = modal.extend {
                    $0.heading = modal.heading?.extend {
                        $0.text = "Changed"
                        $0.sizePoints = 30
                    }
                }
            } ?? message
        }
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.braze("m1"))
        stage.runUntilIdle()
        #expect(host.ui.messageView?.modal?.message.header == "Changed")
        #expect(
            diagnostics.items.map(\.explanation) == [
                "extend: something was changed that only Airship's messages have."
            ])
    }

    @Test("AS-027 a coordinator that is not ready holds the message, and shows it by becoming ready")
    func coordinatorUnderBraze() throws {
        let host = BrazeHost(stage: stage)
        let coordinator = OldAirshipCoordinator()
        delegate.choose(coordinator)
        let bridge = BrazeBridge(adopt()).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.braze("m1"))
        stage.runUntilIdle()
        #expect(coordinator.calls == ["isReady"])
        #expect(bridge.heldMessages.map(\.id) == ["m1"])
        #expect(delegate.calls == ["extend m1 background", "displayCoordinator m1 background"])
        coordinator.setReady(true)
        stage.runUntilIdle()
        #expect(host.ui.messageView?.presented == true)
        stage.user.close()
        stage.runUntilIdle()
        #expect(
            delegate.calls.suffix(3) == [
                "isMessageReady m1 main", "willBeDisplayed(m1) m1 main",
                "finished(m1, userDismissed) m1 main",
            ])
        #expect(coordinator.calls.suffix(3) == ["isReady", "didBegin", "didFinish"])
    }

    @Test("AS-027 a delegate that is not ready is asked again when it says so")
    func notifyUnderAdobe() throws {
        delegate.setReady(false)
        let adopted = adopt()
        let adobe = AdobeWorld(adopted, on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        #expect(delegate.calls.last == "isMessageReady m1 main")
        #expect(adobe.bridge.heldMessages.count == 1)
        delegate.setReady(true)
        stage.run { adopted.notifyDisplayConditionsChanged() }
        stage.runUntilIdle()
        #expect(delegate.calls.suffix(2) == ["isMessageReady m1 main", "willBeDisplayed(m1) m1 main"])
    }

    @Test("AS-042 a resolution that Adobe does not tell is derived, and the delegate can find out")
    func resolutionUnderAdobe() throws {
        let adopted = adopt()
        let adobe = AdobeWorld(adopted, on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        stage.user.openLink(try #require(URL(string: "adbinapp://dismiss?interaction=ok")))
        stage.runUntilIdle()
        #expect(
            delegate.calls == [
                "extend m1 background", "displayCoordinator m1 background", "isMessageReady m1 main",
                "willBeDisplayed(m1) m1 main", "finished(m1, messageClick) m1 main",
            ])
        #expect(diagnostics.items.map(\.code) == [.resolutionDerived])
        #expect(adopted.isDerived(try #require(delegate.resolutions.first)) == false)
    }

    @Test(
        "An adapter of the app's shows its message under Braze, and its resolution is the delegate's (AS-044)"
    )
    func adapterUnderBraze() throws {
        let host = BrazeHost(stage: stage)
        let list = AdapterList()
        let bridge = BrazeBridge(adopt([.modal: { list.make($0) }])).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.braze("m1"))
        stage.runUntilIdle()
        let adapter = try #require(list.all.first)
        #expect(adapter.calls == ["prepare main", "isReady", "display"])
        // What the SDK shows beneath takes no touches from the adapter's view.
        let beneath = try #require(host.ui.messageView?.subviews.first)
        #expect(!beneath.isUserInteractionEnabled)
        let resolution = InAppMessageResolution.timedOut()
        stage.run { adapter.end(resolution) }
        stage.runUntilIdle()
        #expect(host.ui.messageView == nil)
        #expect(delegate.resolutions.first === resolution)
        #expect(delegate.calls.last == "finished(m1, timedOut) m1 main")
        #expect(diagnostics.items.isEmpty)
    }

    @Test(
        "AS-020 under Braze too an adapter's preparation is tried again, made again, or lets the message go")
    func adapterResults() throws {
        let host = BrazeHost(stage: stage)
        let list = AdapterList([[.retry, .invalidate], [.cancel]])
        let bridge = BrazeBridge(adopt([.modal: { list.make($0) }])).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.braze("m1"))
        stage.runUntilIdle()
        #expect(list.all.map(\.calls) == [["prepare main"]])
        stage.advance(by: .seconds(31))
        #expect(list.all.map(\.calls) == [["prepare main", "prepare main"], ["prepare main"]])
        #expect(bridge.heldMessages.isEmpty)
        #expect(host.ui.messageView == nil)
        #expect(
            delegate.calls == [
                "extend m1 background", "displayCoordinator m1 background", "extend m1 background",
                "displayCoordinator m1 background",
            ])
    }

    @Test("An adapter cannot be used where the SDK shows no views of the app's, and a diagnostic says so")
    func adapterUnderAdobe() throws {
        let list = AdapterList()
        let adopted = adopt([.HTML: { list.make($0) }])
        let adobe = AdobeWorld(adopted, on: stage)
        defer { adobe.detach() }
        try adobe.trigger("m1")
        #expect(list.all.map(\.calls) == [[]])
        #expect(delegate.calls.last == "willBeDisplayed(m1) m1 main")
        #expect(
            diagnostics.items.map(\.explanation) == [
                "The adapter is not used, the SDK's own message appears: The SDK shows its own web view only."
            ])
    }

    @Test("A scene that the app chooses for Airship is the one in which Braze shows its message")
    func sceneUnderBraze() throws {
        let host = BrazeHost(stage: stage)
        let scene = UIWindowScene()
        let chooser = SceneChooser(scene)
        let bridge = BrazeBridge(adopt(scenes: chooser)).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.braze("m1"))
        stage.runUntilIdle()
        #expect(chooser.count == 1)
        #expect(host.ui.messageView?.window?.windowScene === scene)
    }

    @Test("INV-7 an adopted Airship delegate and its messages are let go of")
    func lettingGo() throws {
        weak var weakDelegate: OldAirshipDelegate?
        weak var weakMessage: CompatMessage?
        do {
            let host = BrazeHost(stage: stage)
            let delegate = OldAirshipDelegate()
            weakDelegate = delegate
            let list = AdapterList()
            let bridge = BrazeBridge(
                AdoptedAirship17Delegate(delegate, factories: [.modal: { list.make($0) }])
            ).attach(to: host.ui)
            try host.trigger(json: Campaigns.braze("m1"))
            stage.runUntilIdle()
            weakMessage = bridge.engine.visibleMessages.first
            #expect(weakMessage != nil)
            stage.run { list.all.first?.end(.userDismissed()) }
            stage.runUntilIdle()
            bridge.detach()
        }
        #expect(weakDelegate == nil)
        #expect(weakMessage == nil)
    }
}

/// Delegates driven by Airship's SDK.
@MainActor @Suite final class Airship17DrivesTests {
    let stage = HeadlessStage()
    let host: Airship17Host

    init() {
        host = Airship17Host(stage: stage)
    }

    // The SDK keeps its schedules.
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
                "willBeDisplayed(schedule-m1) m1 main", "finished(schedule-m1, messageClick) m1 main",
            ])
        #expect(delegate.resolutions.first === resolution)
        #expect(coordinator.calls.suffix(2) == ["didBegin", "didFinish"])
    }

    @Test(
        "An Airship delegate in a group under Airship is asked by the group, too late for its changes to show"
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

    @Test("A Braze delegate driven by Airship sees Braze messages, in Braze's order, and its edits show")
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

    @Test("What an Adobe delegate refuses under Airship is let go of, and its schedule with it (AS-020)")
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
            InAppAutomation.shared.getMessageSchedule(withID: "schedule-m1") { schedule in
                isGone.withLock { $0 = schedule == nil }
            }
        }
        stage.runUntilIdle()
        #expect(isGone.withLock { $0 })
    }

    @Test(
        "A Braze delegate's dismiss() under Airship is refused for the SDK's own views, and that is said (AS-005)"
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
        #expect(diagnostics.items.map(\.code) == [.notAdopted, .actionFailed])
        close()
        #expect(delegate.calls.last == "didDismiss m1 hidden")
    }
}
