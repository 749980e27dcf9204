import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// A view of the app's own that does as it is told.
private final class OwnView: UIView, InAppMessageView {
    private(set) var presented = false

    func present(completion: (() -> Void)?) {
        willPresent()
        presented = true
        completion?()
        didPresent()
    }

    func dismiss(completion: (() -> Void)?) {
        willDismiss()
        presented = false
        completion?()
        didDismiss()
    }
}

/// Answers as a test says, and keeps the views.
@MainActor private final class Keeping: BrazeInAppMessageUIDelegate {
    var answer = BrazeInAppMessageUI.DisplayChoice.now
    var own: OwnView?
    private(set) var questions = 0
    private var views: [any InAppMessageView] = []

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        questions += 1
        return answer
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) { if let own { context.customView = own } }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { views.append(view) }
}

/// Which messages and views a delegate has forgotten, or kept, at the end of a test (BZ-017, BZ-065).
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedHoldTests {
    private let stage = HeadlessStage()
    private let delegate = Keeping()
    private let found = Locked<[String]>([])

    private func checked(_ delegate: Keeping, isRetained: Bool = true) -> CheckedBrazeDelegate {
        CheckedBrazeDelegate(delegate, isRetained: isRetained) { [found] finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
    }

    /// How often the delegate is asked when a test ends after some steps with a message that it has put off.
    private func questionsAtEnd(_ steps: [String], _ last: BrazeInAppMessageUI.DisplayChoice) throws -> Int {
        let host = BrazeHost(stage: stage)
        let checked = checked(delegate)
        host.ui.delegate = checked
        delegate.answer = .reenqueue
        try host.trigger(json: #"{"type": "MODAL", "trigger_id": "m1", "message": "There"}"#)
        stage.runUntilIdle()
        #expect(delegate.questions == 1 && host.ui.messageView == nil)
        for step in steps {
            switch step {
            case "step": checked.appStepEnded()
            case "next": stage.run { host.ui.presentNext() }
            default:
                delegate.answer = .now
                if let first = host.ui.stack.first { stage.run { host.ui.present(message: first) } }
            }
            stage.runUntilIdle()
        }
        delegate.answer = last
        let before = delegate.questions
        stage.run { checked.end() }
        return delegate.questions - before
    }

    @Test(
        "BZ-017 a message that was put off is asked about at the end if a step of the app's has ended and it was not shown since",
        arguments: [
            (["step"], BrazeInAppMessageUI.DisplayChoice.now, 1, ["waitsForEver BZ-017"]),
            (["step"], .reenqueue, 1, []), (["step"], .discard, 1, []), ([], .now, 0, []),
            (["step", "next"], .now, 0, []), (["step", "present"], .now, 0, []),
        ])
    func held(
        steps: [String], last: BrazeInAppMessageUI.DisplayChoice, questions: Int, expected: [String]
    ) throws {
        #expect(try questionsAtEnd(steps, last) == questions)
        #expect(found.current == expected)
    }

    @Test(
        "BZ-065 the SDK's own view that is kept after its end is found, one of the app's is not",
        arguments: [true, false])
    func kept(isOwn: Bool) throws {
        let host = BrazeHost(stage: stage)
        let checked = checked(delegate)
        host.ui.delegate = checked
        if isOwn { delegate.own = OwnView(frame: .zero) }
        try host.trigger(json: #"{"type": "MODAL", "trigger_id": "m1", "message": "There"}"#)
        stage.runUntilIdle()
        checked.afterwards()
        #expect(found.current == [] && host.ui.messageView != nil)
        stage.run { host.ui.dismiss() }
        stage.runUntilIdle()
        checked.afterwards()
        #expect(found.current == (isOwn ? [] : ["keptForEver BZ-065"]))
    }

    @Test("BZ-003 without its delegate a check lets the SDK carry out clicks, as without one") func clicks()
        throws
    {
        let host = BrazeHost(stage: stage)
        let checked = checked(Keeping(), isRetained: false)
        host.ui.delegate = checked
        try host.trigger(
            json: """
                {"type": "MODAL", "trigger_id": "m1", "message": "There",
                 "btns": [{"id": 1, "text": "Go", "click_action": "URI", "uri": "https://e.org"}]}
                """)
        stage.runUntilIdle()
        stage.user.tapButton("1")
        stage.runUntilIdle()
        #expect(stage.log.openedURLs.map(\.absoluteString) == ["https://e.org"])
        #expect(found.current == ["notRetained BZ-003"])
    }
}
