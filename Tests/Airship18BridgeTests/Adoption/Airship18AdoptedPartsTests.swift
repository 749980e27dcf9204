import AdobeIOSBridge
import AdobeIOSModel
import Airship18Bridge
import Airship18Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// An adopted delegate for Airship 18 to 20 with the app's other objects, and messages that wait.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18AdoptedPartsTests {
    private let stage = HeadlessStage()
    private let delegate = OldDelegate()
    private let said = Locked<[String]>([])

    /// Adopts the delegate; its reports with a code are noted.
    private func adopt(
        noting code: Diagnostic.Code = .planNotApplied,
        scenes: (any InAppMessageSceneDelegate)? = nil,
        _ adapters: [CustomDisplayAdapterType: Airship18Bridge.Factory] = [:]
    ) -> AdoptedAirship18Delegate {
        let adopted = AdoptedAirship18Delegate(delegate, sceneDelegate: scenes, adapters: adapters)
        adopted.diagnostics = { [said] line in
            if line.code == code { said.withLock { $0.append(line.explanation) } }
        }
        return adopted
    }

    private func onBraze(_ adopted: AdoptedAirship18Delegate) -> (BrazeHost, BrazeBridge) {
        let host = BrazeHost(stage: stage)
        return (host, stage.run { BrazeBridge(adopted).attach(to: host.ui) })
    }

    private func trigger(_ host: BrazeHost, _ id: String) throws {
        try host.trigger(
            json: #"{"type": "MODAL", "trigger_id": "\#(id)", "header": "Hi", "message": "There"}"#)
        stage.runUntilIdle()
    }

    private func run(_ action: @MainActor () -> Void) {
        stage.run { action() }
        stage.runUntilIdle()
    }

    private func close() {
        stage.user.close()
        stage.advance(by: .seconds(1))
    }

    @Test(
        "AM-070 under Braze too a message appears in the scene that the app chooses, also one that an adapter shows",
        arguments: [true, false])
    func scene(hasAdapter: Bool) throws {
        let (first, chosen) = (StageScene("first"), StageScene("chosen"))
        stage.scenes.set([first, chosen])
        let place = SceneRecorder()
        let adopted = adopt(
            scenes: SceneChooser(chosen.windowScene), hasAdapter ? [.modal: { _ in place }] : [:])
        let (host, bridge) = onBraze(adopted)
        defer { bridge.detach() }
        try trigger(host, "m1")
        if hasAdapter {
            #expect(place.scenes.count == 1 && place.scenes.first === chosen.windowScene)
            #expect(delegate.calls == ["isReady m1", "will m1", "finished m1"])
        } else {
            #expect(host.ui.messageView?.window?.windowScene === chosen.windowScene)
        }
        #expect(said.current == [])
    }

    @Test("AM-089 adapters for other types than pages are reported once under an SDK that has only pages")
    func unusedAdapters() throws {
        let host = AdobeIOSHost(stage: stage)
        let adopted = adopt([.modal: { _ in OldAdapter() }])
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { stage.run { bridge.detach() } }
        for id in ["m1", "m2"] {
            try host.trigger(
                json: """
                    {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
                      "schema": "https://ns.adobe.com/personalization/message/in-app",
                      "data": {"contentType": "text/html", "content": "<p>Hello</p>", "meta": {}}}}
                    """)
            stage.advance(by: .seconds(1))
        }
        #expect(
            said.current == [
                "No adapter of the app is made or waited for, and the SDK's own message appears: every message of this SDK is a page, and the app has none for .html (AM-089)."
            ])
    }

    @Test("AM-015 each action that an adapter runs is refused, in whichever way, and the runner says so")
    func actions() throws {
        let runner = Locked<(any InAppActionRunner)?>(nil)
        let adopted = adopt(
            noting: .actionFailed,
            [
                .modal: { arguments in
                    runner.withLock { $0 = arguments.actionRunner }
                    return nil
                }
            ])
        let (host, bridge) = onBraze(adopted)
        defer { bridge.detach() }
        try trigger(host, "m1")
        let given = try #require(runner.current)
        let result = Locked<String>("")
        run {
            given.runAsync(actions: ["b": 1, "a": 2])
            StageTask.start(on: stage) {
                await given.run(actions: ["c": 3])
                let answer = await given.run(
                    actionName: "d", arguments: ActionArguments(value: 4, situation: .manualInvocation))
                result.withLock { $0 = "\(answer)" }
            }
        }
        #expect(result.current == "actionNotFound")
        #expect(
            said.current
                == ["a", "b", "c", "d"].map {
                    "unavailable on braze for message m1: The action \($0) belongs to Airship's SDK, which does not run here."
                })
    }

    @Test(
        "AM-003 the arrival of a message lets those be asked about again that waited before it, and no other")
    func arrival() throws {
        let (host, bridge) = onBraze(adopt())
        defer { bridge.detach() }
        delegate.ready = false
        for id in ["m1", "m2", "m3"] { try trigger(host, id) }
        #expect(
            delegate.calls == ["m1", "m2", "m1", "m3", "m1", "m2"].map { "isReady \($0)" })
        delegate.ready = true
        try trigger(host, "m4")
        #expect(delegate.calls.dropFirst(6) == ["isReady m4", "will m4"])
        close()
        #expect(delegate.calls.dropFirst(8) == ["finished m4", "isReady m1", "will m1"])
    }

    @Test(
        "AM-104 a message that Braze replaces each time it qualifies is asked about once, and shown as the latest"
    )
    func replaced() throws {
        let adopted = adopt()
        let (host, bridge) = onBraze(adopted)
        defer { bridge.detach() }
        delegate.ready = false
        for _ in 1...3 {
            try trigger(host, "m1")
            #expect(bridge.heldMessages.map(\.id) == ["m1"] && delegate.calls == ["isReady m1"])
        }
        delegate.ready = true
        run { adopted.notifyDisplayConditionsChanged() }
        #expect(delegate.calls == ["isReady m1", "isReady m1", "will m1"])
        #expect(bridge.heldMessages.isEmpty && host.ui.messageView != nil)
    }

    @Test(
        "AM-065, AM-103 a message whose schedule is cancelled while it is displayed stays, and does not return"
    )
    func cancelledOnScreen() throws {
        let adopted = adopt()
        let (host, bridge) = onBraze(adopted)
        defer { bridge.detach() }
        try trigger(host, "m1")
        run { adopted.cancelSchedule(identifier: "m1") }
        #expect(host.ui.messageView != nil && delegate.calls == ["isReady m1", "will m1"])
        close()
        try trigger(host, "m1")
        #expect(delegate.calls == ["isReady m1", "will m1", "finished m1"])
        #expect(host.ui.messageView == nil && bridge.heldMessages.isEmpty)
    }

    @Test("AM-018, AM-019 a pause that is set to nothing while it runs ends, and without one none begins")
    func noPause() throws {
        let adopted = adopt()
        adopted.displayInterval = 30
        let (host, bridge) = onBraze(adopted)
        defer { bridge.detach() }
        try trigger(host, "m1")
        close()
        try trigger(host, "m2")
        #expect(delegate.calls == ["isReady m1", "will m1", "finished m1"])
        run { adopted.displayInterval = 0 }
        stage.advance(by: .milliseconds(1))
        #expect(delegate.calls.suffix(2) == ["isReady m2", "will m2"])
        close()
        try trigger(host, "m3")
        #expect(delegate.calls.suffix(2) == ["isReady m3", "will m3"])
    }

    @Test(
        "AM-049 a message that somebody else shows counts as displayed: those that wait are asked about at its end"
    )
    func shownByOthers() throws {
        let adopted = adopt()
        let (host, bridge) = onBraze(adopted)
        defer { bridge.detach() }
        delegate.ready = false
        for id in ["m1", "m2"] { try trigger(host, id) }
        let held = bridge.heldMessages
        delegate.ready = true
        run { try? held.first?.show() }
        run { adopted.notifyDisplayConditionsChanged() }
        #expect(delegate.calls == ["isReady m1", "isReady m2", "isReady m1", "will m1"])
        close()
        #expect(delegate.calls.dropFirst(4) == ["finished m1", "isReady m2", "will m2"])
    }
}
