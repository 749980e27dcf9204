import AdobeIOSBridge
import AdobeIOSModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import OldDelegates
import PlatformStandIns
import Testing

/// Refuses every message, and keeps it.
private final class Keeper: AdobeIOSModel.MessagingDelegate, Sendable {
    let kept = Locked<[FullscreenMessage]>([])

    func shouldShowMessage(message: any Showable) -> Bool {
        if let message = message as? FullscreenMessage { kept.withLock { $0.append(message) } }
        return false
    }
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
}

/// The gate on the main thread: an app's own delegate forwards to the bridge from wherever it likes.
@MainActor @Suite(.timeLimit(.minutes(20))) struct AdobeIOSMainGateTests {
    @Test(
        "INV-1 the gate answers on the main thread what the handler decides, and refuses what fails meanwhile"
    )
    func answers() throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let host = AdobeIOSHost(stage: stage)
        let keeper = Keeper()
        stage.run { AdobeIOSModel.MobileCore.messagingDelegate = keeper }
        for id in ["m1", "m2", "m3", "m4"] {
            try host.trigger(json: Campaigns.adobe(id))
            stage.runUntilIdle()
        }
        let handler = RecordingHandler()
        let bridge = stage.run { AdobeIOSBridge(handler).attach() }
        defer { bridge.detach() }
        handler.onPrepare = { _, message in
            guard message.id == "m4" else { return }
            bridge.detach()
        }
        let decisions: [DisplayDecision] = [.show, .hold, .discard, .show]
        var answers: [Bool] = []
        for (native, decision) in zip(keeper.kept.withLock { $0 }, decisions) {
            handler.decision = decision
            answers.append(stage.run { bridge.shouldShowMessage(message: native) })
        }
        #expect(answers == [true, false, false, false])
        #expect(
            handler.calls == [
                "decide m1", "prepare m1", "decide m2", "decide m3", "decide m4", "prepare m4",
                "didFail(detached) m1", "didFail(detached) m4",
            ])
        #expect(handler.messages.map(\.phase) == [.failed, .held, .discarded, .failed])
    }

    @Test(
        "AI-005 on the main thread too, a screen of another extension is allowed without asking the handler")
    func foreignScreen() {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        _ = AdobeIOSHost(stage: stage)
        let handler = RecordingHandler()
        handler.decision = .discard
        let bridge = stage.run { AdobeIOSBridge(handler).attach() }
        defer { bridge.detach() }
        let answer = stage.run {
            bridge.shouldShowMessage(
                message: ServiceProvider.shared.uiService.createFullscreenMessage(
                    payload: "<p>PIN</p>", listener: nil, isLocalImageUsed: false))
        }
        #expect(answer && handler.calls == [])
    }
}
