import BrazeBridge
import BrazeModel
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// A view of the app's own.
private final class PlainView: UIView, InAppMessageView {
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

/// Does what a test says in the gate, and before a message appears.
@MainActor private final class Editing: BrazeInAppMessageUIDelegate {
    var gate: (Braze.InAppMessage) -> BrazeInAppMessageUI.DisplayChoice = { _ in .now }
    var edit: (inout BrazeInAppMessageUI.PresentationContext) -> Void = { _ in }
    private(set) var calls: [String] = []

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        calls.append("gate")
        return gate(message)
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        calls.append("prepare")
        edit(&context)
    }
}

/// Which changes of a message, and which uses of it in the gate, are mistakes (BZ-032, BZ-042, BZ-045, BZ-046, BZ-048).
@MainActor @Suite(.timeLimit(.minutes(20))) struct CheckedEditTests {
    private let stage = HeadlessStage()
    private let host: BrazeHost
    private let delegate = Editing()
    private let checked: CheckedBrazeDelegate
    private let found = Locked<[String]>([])

    init() {
        host = BrazeHost(stage: stage)
        checked = CheckedBrazeDelegate(delegate, isRetained: true) { [found] finding in
            found.withLock { $0.append("\(finding.kind) \(finding.rule ?? "")") }
        }
        host.ui.delegate = checked
    }

    /// A campaign's modal qualifies.
    private func trigger() throws {
        try host.trigger(json: #"{"type": "MODAL", "trigger_id": "m1", "message": "There"}"#)
        stage.runUntilIdle()
    }

    /// The app presents a message of its own, which has no context.
    private func present(_ message: Braze.InAppMessage) {
        stage.run { host.ui.present(message: message) }
        stage.runUntilIdle()
    }

    /// Changes in `prepareWith`, and what is found.
    enum Edit: CaseIterable {
        case none, text, close, orientation, context, attributes, otherAttributes, all, view

        @MainActor func apply(_ context: inout BrazeInAppMessageUI.PresentationContext) {
            switch self {
            case .none: break
            case .text: context.message.data.extras = ["seen": "yes"]
            case .close: context.message.data.messageClose = .auto(after: 3)
            case .orientation: context.message.data.orientation = .portrait
            case .context: context.message.data.context = nil
            case .attributes: context.attributes = nil
            case .otherAttributes: context.attributes = .defaults(for: .slideup(.init(message: "A")))
            case .all: for edit in [Edit.close, .orientation, .context, .attributes] { edit.apply(&context) }
            case .view:
                context.attributes = nil
                context.customView = PlainView(frame: .zero)
            }
        }

        var found: [String] {
            switch self {
            case .none, .text, .view: []
            case .close: ["editTooLate BZ-045"]
            case .orientation: ["editTooLate BZ-046"]
            case .context: ["keepsMessageAway BZ-048"]
            case .attributes, .otherAttributes: ["keepsMessageAway BZ-042"]
            case .all:
                [
                    "editTooLate BZ-045", "editTooLate BZ-046", "keepsMessageAway BZ-048",
                    "keepsMessageAway BZ-042",
                ]
            }
        }
    }

    @Test(
        "BZ-042 BZ-045 BZ-046 BZ-048 a change that has no effect, or keeps the message away, is found, and no other one",
        arguments: Edit.allCases)
    func edits(edit: Edit) throws {
        delegate.edit = { edit.apply(&$0) }
        try trigger()
        #expect(delegate.calls == ["gate", "prepare"])
        #expect(found.current == edit.found)
    }

    @Test("BZ-048 a message of the app's own has no context to lose") func noContext() {
        delegate.edit = { Edit.context.apply(&$0) }
        present(.modal(.init(message: "There")))
        #expect(delegate.calls == ["gate", "prepare"] && found.current == [])
    }

    @Test("BZ-042 each kind of message suits its own attributes", arguments: 0..<6)
    func kinds(place: Int) {
        let image = URL(filePath: "/a.png")
        let messages: [Braze.InAppMessage] = [
            .slideup(.init(message: "A")), .modal(.init(message: "A")), .modalImage(.init(imageURL: image)),
            .full(.init(imageURL: image)), .fullImage(.init(imageURL: image)),
            .html(.init(message: "<p>A</p>")),
        ]
        present(messages[place])
        #expect(delegate.calls == ["gate", "prepare"] && found.current == [])
    }

    @Test(
        "BZ-032 a message whose context is used up in the gate is found, unless it is discarded anyway",
        arguments: [
            (true, BrazeInAppMessageUI.DisplayChoice.now, true), (true, .reenqueue, true),
            (true, .discard, false), (false, .now, false), (false, .reenqueue, false),
        ])
    func usedUp(isUsed: Bool, choice: BrazeInAppMessageUI.DisplayChoice, isFound: Bool) throws {
        for use in [{ $0.discard() }, { $0.logImpression() }] as [(Braze.InAppMessage.Context) -> Void] {
            found.withLock { $0 = [] }
            delegate.gate = { message in
                if isUsed { message.context.map(use) }
                return choice
            }
            try trigger()
            #expect(found.current == (isFound ? ["keepsMessageAway BZ-032"] : []))
        }
    }

    @Test("BZ-032 a message that was used up before its gate is not found again") func usedUpBefore() throws {
        delegate.gate = { message in
            message.context?.discard()
            return .reenqueue
        }
        try trigger()
        #expect(found.current == ["keepsMessageAway BZ-032"])
        delegate.gate = { _ in .now }
        present(try #require(host.ui.stack.first))
        #expect(delegate.calls == ["gate", "gate"] && found.current == ["keepsMessageAway BZ-032"])
    }
}
