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

/// A delegate that presents another message when it is asked about one, and keeps that.
@MainActor private final class Replacing: BrazeInAppMessageUIDelegate {
    private let other: (Braze.InAppMessage) -> Braze.InAppMessage
    private let answer: BrazeInAppMessageUI.DisplayChoice
    private var isAsked = false

    init(
        answering answer: BrazeInAppMessageUI.DisplayChoice = .reenqueue,
        _ other: @escaping (Braze.InAppMessage) -> Braze.InAppMessage
    ) {
        self.answer = answer
        self.other = other
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        guard !isAsked else { return .now }
        isAsked = true
        ui.present(message: other(message))
        return answer
    }
}

/// A delegate that presents messages of the app's own, one inside the question about the other.
@MainActor private final class Nesting: BrazeInAppMessageUIDelegate {
    /// The texts of the messages that are presented, one in each question.
    private var texts: [String]
    private(set) var asked: [String] = []

    init(_ texts: [String]) { self.texts = texts }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        asked.append(message.modal?.message ?? "")
        guard !texts.isEmpty else { return .now }
        ui.present(message: .modal(.init(message: texts.removeFirst())))
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

    /// What a delegate presents in its gate.
    enum Other: CaseIterable {
        case same, changed, reworded, another

        func message(_ asked: Braze.InAppMessage) -> Braze.InAppMessage {
            guard self != .reworded else { return .modal(.init(data: asked.data, message: "Reworded")) }
            var message = self == .another ? .slideup(.init(message: "Another")) : asked
            if self != .same { message.data.animateIn = !asked.data.animateIn }
            return message
        }
    }

    @Test(
        "BZ-011 a message is the same one if its id is, or without ids if its contents are",
        arguments: [
            (Other.same, true, true), (.changed, true, false), (.reworded, true, false),
            (.another, false, false),
        ])
    func same(other: Other, byID: Bool, byContents: Bool) throws {
        for (isCampaign, isSame) in [(true, byID), (false, byContents)] {
            let stage = HeadlessStage()
            defer { stage.endProcess() }
            let host = BrazeHost(stage: stage)
            let found = Locked<[String]>([])
            let checked = CheckedBrazeDelegate(Replacing(other.message), isRetained: true) { finding in
                found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
            }
            host.ui.delegate = checked
            if isCampaign {
                try host.trigger(json: #"{"type": "MODAL", "trigger_id": "m1", "message": "There"}"#)
            } else {
                stage.run { host.ui.present(message: .modal(.init(message: "There"))) }
            }
            stage.runUntilIdle()
            #expect(found.current == (isSame ? ["showsInGate BZ-011"] : []))
        }
    }

    @Test(
        "BZ-011 a message that is presented in its own gate is found with the answer, except with .discard",
        arguments: [BrazeInAppMessageUI.DisplayChoice.now, .reenqueue, .discard])
    func answers(answer: BrazeInAppMessageUI.DisplayChoice) throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let host = BrazeHost(stage: stage)
        let found = Locked<[String]>([])
        let checked = CheckedBrazeDelegate(Replacing(answering: answer) { $0 }, isRetained: true) { finding in
            found.withLock { $0.append(finding.explanation) }
        }
        host.ui.delegate = checked
        stage.run { host.ui.present(message: .modal(.init(message: "There"))) }
        stage.runUntilIdle()
        let text =
            "present(message:) was called inside displayChoiceForMessage for the message in question, and the answer was "
            + "\(answer): the message appears, and it also waits or is asked about again."
        #expect(found.current == (answer == .discard ? [] : [text]))
    }

    @Test(
        "BZ-011 a message that is presented in its own gate is found inside the question about another one, too",
        arguments: [
            (["B", "B"], ["A", "B", "B"], true), (["B", "A"], ["A", "B", "A"], true),
            (["B", "C", "A"], ["A", "B", "C", "A"], true), (["B", "C"], ["A", "B", "C"], false),
        ])
    func inside(texts: [String], asked: [String], isFound: Bool) throws {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let host = BrazeHost(stage: stage)
        let found = Locked<[String]>([])
        let delegate = Nesting(texts)
        let checked = CheckedBrazeDelegate(delegate, isRetained: true) { finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
        host.ui.delegate = checked
        stage.run { host.ui.present(message: .modal(.init(message: "A"))) }
        stage.runUntilIdle()
        #expect(delegate.asked == asked)
        #expect(found.current == (isFound ? ["showsInGate BZ-011"] : []))
    }
}
