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

/// The message with another title.
func retitled(_ message: InAppMessage) -> InAppMessage {
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
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17AdoptionTests {
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

    @Test("AS-010 extend receives an Airship message made from Braze's, and its changes are displayed")
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

    @Test("A change of something that only Airship's messages have is reported, and the rest is displayed")
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

    @Test("AS-027 a delegate that is not ready is asked again when it notifies the SDK")
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

    @Test("AS-007, AS-028 of messages that are not ready the lowest priority is asked about first")
    func priority() throws {
        delegate.setReady(false)
        let adopted = AdoptedAirship17Delegate(
            delegate, priority: { $0.name == "m3" ? -1 : $0.name == "m1" ? 1 : 0 })
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(adopted).attach(to: host.ui)
        defer { bridge.detach() }
        for id in ["m1", "m2", "m3"] {
            try host.trigger(json: Campaigns.braze(id, brazeButton))
            stage.runUntilIdle()
        }
        let asked = delegate.calls.count
        stage.run { adopted.notifyDisplayConditionsChanged() }
        stage.runUntilIdle()
        #expect(
            delegate.calls.dropFirst(asked) == [
                "isMessageReady m3 main", "isMessageReady m2 main", "isMessageReady m1 main",
            ])
    }

    @Test("AS-042 a resolution that Adobe does not report is derived, and the delegate can find that out")
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
        // The SDK's own view beneath takes no touches from the adapter's view.
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
        "AS-020 under Braze too an adapter's preparation is retried, started again, or drops the message")
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

    @Test("An adapter cannot be used if the SDK shows no views of the app's, and a diagnostic says so")
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
                "The adapter is not used; the SDK's own message appears: The SDK shows only its own web view."
            ])
    }

    @Test("A scene that the app chooses for Airship is the one in which Braze shows its message")
    func sceneUnderBraze() throws {
        let host = BrazeHost(stage: stage)
        let scene = try #require(StageScene("chosen").windowScene)
        let chooser = SceneChooser(scene)
        let bridge = BrazeBridge(adopt(scenes: chooser)).attach(to: host.ui)
        defer { bridge.detach() }
        try host.trigger(json: Campaigns.braze("m1"))
        stage.runUntilIdle()
        #expect(chooser.count == 1)
        #expect(host.ui.messageView?.window?.windowScene === scene)
    }

    @Test("INV-7 an adopted Airship delegate and its messages are released")
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
