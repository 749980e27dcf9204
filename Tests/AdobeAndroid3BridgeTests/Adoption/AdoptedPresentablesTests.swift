import AdobeAndroid3Model
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import Testing

@testable import AdobeAndroid3Bridge

/// The adopted delegate's presentables are tracked while somebody holds a reference to them (A3-003).
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdoptedPresentablesTests {
    @Test(
        "INV-7 unreferenced presentables are forgotten, however many campaigns qualify, and referenced ones are found"
    )
    func forgotten() throws {
        let stage = HeadlessStage()
        let adopted = AdoptedAdobeAndroid3Delegate(QuietAndroid3Delegate())
        let braze = BrazeWorld(adopted, on: stage)
        defer { braze.detach() }
        var presentables = AdoptedPresentables()
        try braze.trigger("kept")
        let kept = try #require(braze.bridge.engine.visibleMessages.first)
        let first = stage.run { presentables.make(kept, adopted) }
        var most = 0
        for number in 0..<200 {
            let message = stage.run { braze.bridge.engine.makeMessage(id: "m\(number)", native: number) }
            stage.run { _ = presentables.make(message, adopted) }
            #expect(presentables.count <= 20)
            most = max(most, presentables.count)
        }
        // They are forgotten many at a time: a search through all of them for each message would be slow.
        #expect(most > 10)
        stage.user.close()
        stage.runUntilIdle()
        let again = stage.run { braze.bridge.engine.makeMessage(id: "kept", native: "kept") }
        #expect(stage.run { presentables.find(again)?.presentable } === first.presentable)
    }
}

private final class QuietAndroid3Delegate: PresentationDelegate {
    func canShow(_ presentable: any Presentable) -> Bool { true }
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}
