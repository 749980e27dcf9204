import Airship17Bridge
import Airship17Model
import BrazeBridge
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// Makes one change to each slideup.
private final class Editing: BrazeInAppMessageUIDelegate {
    private let edit: @Sendable (inout Braze.InAppMessage) -> Void

    init(_ edit: @escaping @Sendable (inout Braze.InAppMessage) -> Void) { self.edit = edit }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        edit(&context.message)
    }
}

/// Changes of a Braze delegate to a message under Airship's SDK: these changes, and no others, are applied.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeEditTests {
    /// A change of a slideup, and the field of the neutral content that it affects.
    struct Edit: Sendable, CustomTestStringConvertible {
        let field: ContentField
        let edit: @Sendable (inout Braze.InAppMessage) -> Void

        var testDescription: String { field.rawValue }
    }

    nonisolated static let edits = [
        Edit(field: .body) { $0.slideup?.message = "Another" },
        Edit(field: .edge) { $0.slideup?.slideFrom = .top },
        Edit(field: .clickEffect) { message in
            guard let url = URL(string: "shop://other") else { return }
            message.clickAction = .url(url, useWebView: false)
        },
        Edit(field: .extras) { $0.extras = ["campaign": "another"] },
    ]

    private func content(
        after edit: @escaping @Sendable (inout Braze.InAppMessage) -> Void
    ) throws -> MessageContent {
        let stage = HeadlessStage()
        defer { stage.endProcess() }
        let host = Airship17Host(stage: stage)
        let delegate = Editing(edit)
        let bridge = try stage.run { try Airship17Bridge(AdoptedBrazeDelegate(delegate)).attach() }
        try host.trigger(json: Airship17World.banner("m1"))
        stage.runUntilIdle()
        let message = try #require(bridge.engine.visibleMessages.first)
        return bridge.content(of: message)
    }

    @Test(
        "BZ-044 a change of one field of a slideup is displayed, and the others stay the same",
        arguments: edits)
    func field(_ edit: Edit) throws {
        let (before, after) = (try content(after: { _ in }), try content(after: edit.edit))
        let changed = ContentField.allCases.filter { !$0.isEqual(in: before, after) }
        #expect(changed == [edit.field])
    }
}
