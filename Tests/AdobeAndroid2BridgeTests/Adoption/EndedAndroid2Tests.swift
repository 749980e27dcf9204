import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// Messages that a delegate for Android 2 has kept and uses after their end, under Braze.
@MainActor @Suite(.timeLimit(.minutes(20))) struct EndedAndroid2Tests {
    private let stage = HeadlessStage()
    private let delegate = OldAndroid2Delegate()

    @Test(
        "INV-5 what a delegate does with a message that has ended and is gone is reported, and a URL opens"
    )
    func gone() throws {
        let adopted = AdoptedAdobeAndroid2Delegate(delegate)
        let diagnostics = DiagnosticList()
        let asked = Locked<(any AdobeAndroid2Model.FullscreenMessage)?>(nil)
        delegate.answer { message in
            asked.withLock { $0 = message }
            return true
        }
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        try braze.trigger("m1")
        weak var message: CompatMessage?
        message = braze.bridge.engine.visibleMessages.first
        #expect(message != nil)
        stage.user.close()
        stage.runUntilIdle()
        #expect(message == nil)
        adopted.diagnostics = diagnostics.sink
        let kept = try #require(delegate.saved)
        stage.run {
            kept.show()
            kept.track("later", .inAppInteract)
            kept.setAutoTrack(false)
            kept.dismiss(true)
            asked.withLock { $0 }?.openUrl("https://e.org")
        }
        stage.runUntilIdle()
        #expect(
            diagnostics.items.map(\.description)
                == ["show()", "track()", "setAutoTrack()"].map {
                    "[braze] message m1 actionFailed: \($0): the message has ended."
                })
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"] && !braze.isShowing)
    }
}
