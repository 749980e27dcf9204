import AdobeAndroid2Bridge
import AdobeAndroid2Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Which links explain how a message goes.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeAndroid2LinkEndTests: BridgeSuite {
    let world = BridgeWorld<AdobeAndroid2Host, AdobeAndroid2Bridge> { handler, _ in
        AdobeAndroid2Bridge(handler).attach()
    }

    @Test(
        "A2-075 INV-5 only a link of Adobe's scheme to the host that dismisses explains how a message goes",
        arguments: [
            ("adbinapp://dismiss?interaction=ok", true), ("adbinapp://other?interaction=ok", false),
        ])
    func linkThatDismisses(link: String, dismisses: Bool) throws {
        try trigger(android2Payload())
        try follow(link)
        #expect(stage.visibleSurfaces.isEmpty == dismisses)
        if !dismisses {
            try stage.run { try handler.messages.first?.dismiss() }
            stage.runUntilIdle()
        }
        let end = dismisses ? "link \(link) (derived)" : "dismissed by the app"
        #expect(
            handler.calls == ["decide m1", "prepare m1", "willPresent m1", "didPresent m1"] + [
                "didLoad(\(link)) m1", "willDismiss m1", "didDismiss(\(end)) m1",
            ])
    }
}
