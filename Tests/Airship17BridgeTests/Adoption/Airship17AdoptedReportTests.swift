import AdobeIOSBridge
import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// What an adopted delegate for Airship 13 to 17 reports of other SDKs, and is told of messages that fail.
@MainActor @Suite(.timeLimit(.minutes(20))) struct Airship17AdoptedReportTests {
    private let stage = HeadlessStage()
    private let delegate = OldAirshipDelegate()
    private let said = Locked<[String]>([])

    /// An adopted delegate whose reports with a code are noted.
    private func adopt(noting code: Diagnostic.Code) -> AdoptedAirship17Delegate {
        let adopted = AdoptedAirship17Delegate(delegate)
        adopted.diagnostics = { [said] line in
            if line.code == code {
                said.withLock { $0.append("\(line.messageID ?? ""): \(line.explanation)") }
            }
        }
        return adopted
    }

    @Test("AS-084 under Braze a web link dismisses a page that Airship's SDK would keep: reported once")
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

    @Test(
        "AS-042 a message that fails on the screen has ended for the delegate, one that waits has not begun")
    func failed() throws {
        let world = BrazeWorld(adopt(noting: .resolutionDerived), on: stage)
        for id in ["m1", "m2"] { try world.trigger(id) }
        stage.run { world.detach() }
        stage.runUntilIdle()
        #expect(
            delegate.calls == [
                "extend m1 background", "displayCoordinator m1 background", "isMessageReady m1 main",
                "willBeDisplayed(m1) m1 main", "finished(m1, userDismissed) m1 main",
            ])
        #expect(said.current == ["m1: dismissed by the SDK became userDismissed."])
    }

    @Test(
        "AS-042 a message that the app dismisses is dismissed by the user for the delegate, which is reported"
    )
    func dismissedByApp() throws {
        let world = BrazeWorld(adopt(noting: .resolutionDerived), on: stage)
        defer { world.detach() }
        try world.trigger("m1")
        let message = try #require(world.bridge.engine.visibleMessages.first)
        try stage.run { try message.dismiss() }
        stage.advance(by: .seconds(1))
        #expect(delegate.calls.last == "finished(m1, userDismissed) m1 main")
        #expect(said.current == ["m1: dismissed by the app became userDismissed."])
    }

    @Test("AS-041 the scene delegate's callback is one of the delegate's, if the app has one")
    func callbacks() throws {
        let own = [
            "extend(_:)", "displayCoordinator(for:)", "messageWillBeDisplayed(_:scheduleID:)",
            "messageFinishedDisplaying(_:scheduleID:resolution:)",
        ]
        #expect(AdoptedAirship17Delegate(delegate).callbacks.map(\.name) == own)
        let chooser = SceneChooser(try #require(StageScene("chosen").windowScene))
        let adopted = AdoptedAirship17Delegate(delegate, sceneDelegate: chooser)
        #expect(adopted.callbacks.map(\.name) == own + ["scene(for:defaultScene:)"])
    }

    @Test("AS-030 the gaps under another SDK: the pause, and under those that count refusals the preparation")
    func gaps() {
        let adopted = AdoptedAirship17Delegate(delegate)
        func codes(_ table: CapabilityTable) -> [Diagnostic.Code] { adopted.gaps(under: table).map(\.code) }
        #expect(codes(.airship17) == [])
        #expect(codes(.braze) == [.notAlwaysCalled, .notAlwaysCalled])
        #expect(codes(.adobeIOS).last == .heldForPreparation)
        #expect(!codes(.braze).contains(.heldForPreparation))
    }
}
