import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeAndroid3Bridge
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// A delegate for Android 3 under an SDK that asks before it follows a link, and then keeps the message on the screen.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AskedLinkTests {
    private let stage = HeadlessStage()
    private let delegate = OldAndroid3Delegate()

    @Test(
        "A3-086 a link is followed, its target is reported if it is not a URL, and only a dismissing link dismisses"
    )
    func links() throws {
        let adopted = AdoptedAdobeAndroid3Delegate(delegate)
        let diagnostics = DiagnosticList()
        let host = AdobeAndroid2Host(stage: stage)
        host.isFirstShape = true
        let bridge = stage.run { AdobeAndroid2Bridge(adopted, for: .first).attach() }
        defer { bridge.detach() }
        try host.trigger(
            json: Data(
                #"{"id": "m1", "type": "cjmiam", "detail": {"html": "<p/>", "mobileParameters": {}}}"#.utf8))
        stage.runUntilIdle()
        adopted.diagnostics = diagnostics.sink
        let links = [
            "adbinapp://other?link=https%3A%2F%2Fe.org%3Aport", "adbinapp://other?link=https%3A%2F%2Fe.org",
            "adbinapp://dismiss?interaction=ok",
        ]
        for link in links {
            #expect(stage.visibleSurfaces == ["m1"])
            stage.user.openLink(try #require(URL(string: link)))
            stage.runUntilIdle()
        }
        #expect(stage.visibleSurfaces == [])
        #expect(
            delegate.calls == ["canShow=true m1 detached", "onShow m1 visible"]
                + links.map { "onContentLoaded(\($0)) m1 visible" } + ["onDismiss m1 detached"])
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
        #expect(
            diagnostics.items.map(\.explanation) == ["The link's target is not a URL: https://e.org:port"])
    }
}
