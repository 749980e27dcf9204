import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// A delegate that processes each click again when it is asked about it.
@MainActor private final class Looping: BrazeInAppMessageUIDelegate {
    private(set) var count = 0

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        count += 1
        view.process(clickAction: clickAction, buttonId: buttonId)
        return false
    }
}

/// A delegate that presents each new message in its gate, and keeps it as well.
@MainActor private final class Presenting: BrazeInAppMessageUIDelegate {
    private(set) var asked: [String] = []

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        let isNew = !asked.contains(message.id ?? "")
        asked.append(message.id ?? "")
        guard isNew else { return .now }
        ui.present(message: message)
        return .reenqueue
    }
}

/// Callbacks that cause each other.
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedLoopTests {
    @Test(
        "a click that causes itself without end is found, and from then on the delegate is not asked and clicks do nothing"
    )
    func clicks() throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let host = BrazeHost(stage: stage)
        let found = Locked<[String]>([])
        let delegate = Looping()
        let checked = CheckedBrazeDelegate(delegate, isRetained: true) { finding in
            found.withLock { $0.append("\(finding.kind)") }
        }
        host.ui.delegate = checked
        for id in ["m1", "m2"] {
            try host.trigger(
                json: """
                    {"type": "MODAL", "trigger_id": "\(id)", "header": "Hi", "message": "There", "message_close": "SWIPE",
                     "btns": [{"id": 1, "text": "Go", "click_action": "URI", "uri": "https://e.org"}]}
                    """)
            stage.runUntilIdle()
            stage.user.tapButton("1")
            stage.runUntilIdle()
            #expect(stage.visibleSurfaces == [])
        }
        #expect(delegate.count == 50)
        #expect(stage.log.openedURLs == [])
        #expect(found.current == ["endlessLoop"])
    }

    @Test("BZ-011 messages that are presented in their own gate are found once, not once for each")
    func shownInGate() throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let host = BrazeHost(stage: stage)
        let found = Locked<[String]>([])
        let delegate = Presenting()
        let checked = CheckedBrazeDelegate(delegate, isRetained: true) { finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
        host.ui.delegate = checked
        for id in ["m1", "m2"] {
            try host.trigger(
                json: #"{"type": "MODAL", "trigger_id": "\#(id)", "header": "Hi", "message": "There"}"#)
            stage.runUntilIdle()
            stage.user.close()
            stage.runUntilIdle()
        }
        #expect(delegate.asked.count > 2 && Set(delegate.asked).count == 2)
        #expect(found.current == ["showsInGate BZ-011"])
    }
}
