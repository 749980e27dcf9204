import AdobeAndroid3Bridge
import AdobeAndroid3Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

/// What an adopted delegate reads of a message that another SDK draws.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ImitatedLooksTests {
    @Test("Section 4.1: the settings of Braze's messages imitate their layouts and animations")
    func settings() throws {
        let delegate = OldAndroid3Delegate()
        var seen: [String] = []
        delegate.inCanShow = { presentable in
            let looks = presentable.getPresentation().settings
            seen.append(
                "\(looks.displayAnimation) \(looks.dismissAnimation), \(looks.width) x \(looks.height) "
                    + "\(looks.verticalAlignment) \(looks.cornerRadius) \(looks.shouldTakeOverUi)")
        }
        let braze = BrazeWorld(AdoptedAdobeAndroid3Delegate(delegate), on: HeadlessStage())
        defer { braze.detach() }
        for campaign in [Campaigns.brazeSlideup("m1"), Campaigns.braze("m2")] {
            try braze.host.trigger(json: campaign)
            braze.stage.runUntilIdle()
            braze.stage.run { braze.ui.dismiss() }
            braze.stage.runUntilIdle()
        }
        #expect(seen == ["top none, 100 x 15 top 0.0 false", "fade fade, 85 x 60 center 8.0 true"])
    }
}
