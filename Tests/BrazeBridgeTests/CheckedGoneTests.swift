import AdobeIOSBridge
import AdobeIOSModel
import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// Delegates that nobody holds (BZ-003, AI-001).
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedGoneTests {
    private let stage = HeadlessStage()
    private let found = Locked<[String]>([])

    @Test("BZ-003 a delegate that the app does not hold is found once, and messages are shown as without one")
    func braze() throws {
        let host = BrazeHost(stage: stage)
        let checked = CheckedBrazeDelegate(OldBrazeDelegate()) { [found] finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
        host.ui.delegate = checked
        for id in ["m1", "m2"] {
            try host.trigger(json: Campaigns.braze(id))
            stage.runUntilIdle()
            #expect(stage.visibleSurfaces == [id])
            stage.user.close()
            stage.runUntilIdle()
        }
        #expect(found.current == ["notRetained BZ-003"])
    }

    @Test("AI-001 a delegate that the app does not hold is found once, and messages are shown as without one")
    func adobe() throws {
        let host = AdobeIOSHost(stage: stage)
        let checked = CheckedAdobeIOSDelegate(OldAdobeDelegate()) { [found] finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
        stage.run { MobileCore.messagingDelegate = checked }
        for id in ["m1", "m2"] {
            try host.trigger(json: Campaigns.adobe(id))
            stage.runUntilIdle()
            #expect(stage.visibleSurfaces == [id])
            stage.user.close()
            stage.runUntilIdle()
        }
        #expect(found.current == ["notRetained AI-001"])
    }

    @Test("BZ-003 AI-001 a delegate that the check holds is never gone") func held() throws {
        let host = BrazeHost(stage: stage)
        let checked = CheckedBrazeDelegate(OldBrazeDelegate(), isRetained: true) { [found] finding in
            found.withLock { $0.append("\(finding.kind)") }
        }
        host.ui.delegate = checked
        try host.trigger(json: Campaigns.braze("m1"))
        stage.runUntilIdle()
        #expect(stage.visibleSurfaces == ["m1"] && found.current == [])
    }
}
