import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// Another SDK's clicks, as a delegate for Android 2 receives them.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid2ClickTests {
    private static let buttons = """
        , "btns": [{"id": 1, "text": "Go", "click_action": "URI", "uri": "https://e.org"},
                   {"id": 2, "text": "Stay", "click_action": "NONE"}]
        """

    @Test(
        "A2-072 A2-075 a click in Braze is reported as the corresponding link of Adobe's page, with and without a URL",
        arguments: [("1", "&link=https://e.org"), ("2", "")])
    func clicks(button: String, rest: String) throws {
        let (delegate, stage) = (OldAndroid2Delegate(), HeadlessStage())
        let braze = BrazeWorld(AdoptedAdobeAndroid2Delegate(delegate), on: stage)
        defer { braze.detach() }
        try braze.trigger("m1", Self.buttons)
        stage.advance(seconds: 1)
        stage.user.tapButton(button)
        stage.advance(seconds: 1)
        #expect(
            delegate.calls == [
                "shouldShow m1 background", "onShow m1 main",
                "urlLoaded(adbinapp://dismiss?interaction=\(button)\(rest)) m1 main", "onDismiss m1 main",
            ])
        #expect(stage.log.openedURLs.map(\.absoluteString) == (rest.isEmpty ? [] : ["https://e.org"]))
    }
}
