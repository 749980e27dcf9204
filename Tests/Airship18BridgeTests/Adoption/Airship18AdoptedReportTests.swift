import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeIOSBridge
import AdobeIOSModel
import Airship17Bridge
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

/// What an adopted delegate for Airship 18 to 20 reports of another SDK that behaves otherwise.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship18AdoptedReportTests {
    private let stage = HeadlessStage()
    private let delegate = OldDelegate()
    private let said = Locked<[String]>([])

    /// An adopted delegate whose reports with a code are noted.
    private func adopt(noting code: Diagnostic.Code) -> AdoptedAirship18Delegate {
        let adopted = AdoptedAirship18Delegate(delegate)
        adopted.diagnostics = { [said] line in
            if line.code == code {
                said.withLock { $0.append("\(line.messageID ?? ""): \(line.explanation)") }
            }
        }
        return adopted
    }

    @Test("AM-084 under Braze a web link dismisses a page that Airship's SDK would keep: reported once")
    func takenAway() throws {
        let host = BrazeHost(stage: stage)
        let adopted = adopt(noting: .behavesOtherwise)
        let bridge = stage.run { BrazeBridge(adopted).attach(to: host.ui) }
        defer { bridge.detach() }
        said.withLock { $0 = [] }
        for (id, link) in [("m1", "shop://a"), ("m2", "https://e.org/b"), ("m3", "https://e.org/c")] {
            try host.trigger(
                json:
                    #"{"type": "HTML", "trigger_id": "\#(id)", "message": "<p>Hi</p>", "message_close": "SWIPE"}"#
            )
            stage.runUntilIdle()
            stage.page.finishLoading()
            stage.runUntilIdle()
            stage.user.openLink(try #require(URL(string: link)))
            stage.advance(by: .seconds(1))
            #expect(stage.visibleSurfaces == [])
        }
        #expect(
            said.current == [
                "m2: The driving SDK dismissed the message for the web link https://e.org/b of its page; the delegate's own SDK leaves it on screen."
            ])
    }

    @Test("AM-046 an SDK that counts refusals records a message that waits as suppressed: reported once")
    func counted() throws {
        let host = AdobeIOSHost(stage: stage)
        let adopted = adopt(noting: .init("heldForPreparation"))
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { stage.run { bridge.detach() } }
        delegate.ready = false
        for id in ["m1", "m2"] {
            try host.trigger(
                json: """
                    {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
                      "schema": "https://ns.adobe.com/personalization/message/in-app",
                      "data": {"contentType": "text/html", "content": "<p>Hello</p>", "meta": {}}}}
                    """)
            stage.advance(by: .seconds(1))
        }
        #expect(bridge.heldMessages.map(\.id) == ["m1", "m2"])
        #expect(
            said.current == [
                "m1: The message is not ready or waits for its turn (AM-046). The driving SDK takes this as a no: it records the message as suppressed before it records its display."
            ])
    }

    @Test("AM-104 a schedule that waits is not triggered again, and one that does not wait is")
    func inProgress() throws {
        let host = AdobeIOSHost(stage: stage)
        let adopted = adopt(noting: .init("heldForPreparation"))
        let bridge = stage.run { AdobeIOSBridge(adopted).attach() }
        defer { stage.run { bridge.detach() } }
        delegate.ready = false
        for id in ["m1", "m1", "m2"] {
            try host.trigger(
                json: """
                    {"id": "\(id)", "type": "schema", "detail": {"id": "\(id)",
                      "schema": "https://ns.adobe.com/personalization/message/in-app",
                      "data": {"contentType": "text/html", "content": "<p>Hello</p>", "meta": {}}}}
                    """)
            stage.advance(by: .seconds(1))
        }
        #expect(bridge.heldMessages.map(\.id) == ["m1", "m2"])
        #expect(delegate.calls == ["isReady m1", "isReady m2", "isReady m1"])
    }

    @Test("AM-046 under an SDK that counts no refusals a message that waits is not reported")
    func uncounted() throws {
        let host = BrazeHost(stage: stage)
        let adopted = adopt(noting: .init("heldForPreparation"))
        let bridge = stage.run { BrazeBridge(adopted).attach(to: host.ui) }
        defer { bridge.detach() }
        delegate.ready = false
        try host.trigger(json: #"{"type": "MODAL", "trigger_id": "m1", "header": "Hi", "message": "There"}"#)
        stage.runUntilIdle()
        #expect(bridge.heldMessages.map(\.id) == ["m1"] && delegate.calls == ["isReady m1"])
        #expect(said.current == [])
    }

    @Test(
        "AM-063 an adapter that cannot display because there is no scene is reported, and its message is dismissed"
    )
    func noScene() throws {
        let host = BrazeHost(stage: stage)
        let adapter = OldAdapter()
        let adopted = AdoptedAirship18Delegate(delegate, adapters: [.modal: { _ in adapter }])
        adopted.diagnostics = { [said] line in
            if line.code == .showFailed { said.withLock { $0.append(line.explanation) } }
        }
        let bridge = stage.run { BrazeBridge(adopted).attach(to: host.ui) }
        defer { bridge.detach() }
        stage.scenes.set([])
        try host.trigger(json: #"{"type": "MODAL", "trigger_id": "m1", "header": "Hi", "message": "There"}"#)
        stage.runUntilIdle()
        #expect(
            said.current == [
                "There is no UIWindowScene, so the message's adapter cannot display, and the message is dismissed."
            ])
        #expect(delegate.calls == ["isReady m1", "will m1", "finished m1"] && adapter.calls == ["isReady"])
    }

    @Test("AM-009 a button of an adapter whose message has already failed cancels nothing")
    func lateCancel() throws {
        let host = BrazeHost(stage: stage)
        let adapter = OldAdapter()
        let adopted = AdoptedAirship18Delegate(delegate, adapters: [.modal: { _ in adapter }])
        adopted.diagnostics = { [said] line in
            if line.code == .actionFailed { said.withLock { $0.append(line.explanation) } }
        }
        let json = #"{"type": "MODAL", "trigger_id": "m1", "header": "Hi", "message": "There"}"#
        let bridge = stage.run { BrazeBridge(adopted).attach(to: host.ui) }
        try host.trigger(json: json)
        stage.runUntilIdle()
        stage.run { bridge.detach() }
        stage.runUntilIdle()
        let button = InAppMessageButtonInfo(
            identifier: "1", label: InAppMessageTextInfo(text: "No"), behavior: .cancel)
        stage.run {
            adapter.end(.buttonTap(button))
            host.ui.dismiss()
        }
        stage.advance(by: .seconds(1))
        let again = stage.run { BrazeBridge(adopted).attach(to: host.ui) }
        defer { again.detach() }
        try host.trigger(json: json)
        stage.runUntilIdle()
        #expect(said.current == [])
        #expect(delegate.calls == ["isReady m1", "will m1", "finished m1", "isReady m1", "will m1"])
    }

    @Test("AM-011 a message of a control group is reported once as incomplete, and only such a message")
    func control() throws {
        let host = BrazeHost(stage: stage)
        let adopted = adopt(noting: .messageIncomplete)
        let bridge = stage.run { BrazeBridge(adopted).attach(to: host.ui) }
        defer { bridge.detach() }
        said.withLock { $0 = [] }
        for (id, isControl) in [("m1", false), ("m2", true), ("m3", true)] {
            try host.trigger(
                json:
                    #"{"type": "MODAL", "trigger_id": "\#(id)", "is_control": \#(isControl), "message": "x"}"#
            )
            stage.runUntilIdle()
            if !isControl { stage.user.close() }
            stage.advance(by: .seconds(1))
        }
        #expect(delegate.calls.last == "finished m3")
        #expect(
            said.current == [
                "m2: A message of a control group is .custom and no other displayContent, without heading, body, media and buttons: this SDK does not provide what others see, as Airship's own SDK does (AM-011)."
            ])
    }

    @Test("AM-070 the scene delegate's callback is one of the delegate's, if the app has one")
    func callbacks() {
        final class Chooser: InAppMessageSceneDelegate {
            func sceneForMessage(_ message: InAppMessage) -> UIWindowScene? { nil }
        }
        let own = [
            "isMessageReadyToDisplay(_:scheduleID:)", "messageWillDisplay(_:scheduleID:)",
            "messageFinishedDisplaying(_:scheduleID:)",
        ]
        #expect(AdoptedAirship18Delegate(delegate).callbacks.map(\.name) == own)
        let chooser = Chooser()
        let adopted = AdoptedAirship18Delegate(delegate, sceneDelegate: chooser)
        #expect(adopted.callbacks.map(\.name) == own + ["sceneForMessage(_:)"])
    }

    @Test(
        "AM-049 the gaps under another SDK: messages that do not wait, and the pause of the previous version")
    func gaps() {
        let adopted = AdoptedAirship18Delegate(delegate)
        func codes(_ table: CapabilityTable) -> [Diagnostic.Code] { adopted.gaps(under: table).map(\.code) }
        #expect(codes(.airship18) == [] && codes(.airship18Pages) == [])
        #expect(codes(.braze) == [.notAlwaysCalled])
        #expect(codes(.airship17) == [.behavesOtherwise])
    }

    @Test("AM-016 a page whose HTML the SDK keeps private is an empty page for the delegate")
    func privatePage() throws {
        final class Reading: InAppMessageDisplayDelegate {
            let pages = Locked<[String]>([])
            func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
                if case .html(let page) = message.displayContent { pages.withLock { $0.append(page.url) } }
                return true
            }
            func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
            func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
        }
        let reading = Reading()
        let host = AdobeAndroid2Host(stage: stage)
        host.isFirstShape = true
        let bridge = stage.run {
            AdobeAndroid2Bridge(AdoptedAirship18Delegate(reading), for: .first).attach()
        }
        defer { stage.run { bridge.detach() } }
        try host.trigger(
            json: Data(
                #"{"id": "m1", "type": "cjmiam", "detail": {"html": "<p/>", "mobileParameters": {}}}"#.utf8))
        stage.runUntilIdle()
        #expect(reading.pages.current == ["about:blank"] && stage.visibleSurfaces == ["m1"])
    }
}
