import BrazeBridge
import BrazeModel
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns

/// How Braze takes part in neutral stories.
enum BrazeStories {
    static let room = StoryRoom(
        host: StoryHost(campaign: { payload(of: $0, $1) }, gesture: { gesture($0, $1) })
            .acting { act, _, driver in nextShown(act, by: driver) },
        needs: BrazePromises.needs, recording: { StoryBrazeDelegate($0, $1.script, $2) })

    private static func nextShown(
        _ act: StoryAct, by driver: any ShapeDriver
    ) -> (@Sendable () throws -> Void)? {
        guard act == .showsNext else { return nil }
        return { try driver.perform(ShapeCall(.app, "presentNext")) }
    }

    // MARK: Campaigns

    private static let link = #""click_action": "URI", "uri": "https://shop.example/cart""#
    private static let buttons = #"""
        "btns": [{"id": 0, "text": "Later", "click_action": "NONE"},
          {"id": 1, "text": "Look", \#(link)}]
        """#
    private static let image = #""image_url": "https://images.example/picture.png", "image_style": "GRAPHIC""#

    private static func payload(of role: StoryRole, _ id: String) -> String {
        let (type, more) =
            switch role {
            // Campaigns have no names other than their ids.
            case .modal, .urgent, .namesake: ("MODAL", buttons)
            case .slideup: ("SLIDEUP", link)
            case .page: ("HTML", #""base_url": "https://shop.example/""#)
            case .image: ("MODAL", "\(image), \(link)")
            case .uncounted: ("MODAL", #"\#(buttons), "is_test_send": true"#)
            case .control: ("MODAL", #""is_control": true"#)
            case .selfClosing: ("SLIDEUP", #"\#(link), "message_close": "AUTO_DISMISS", "duration": 10000"#)
            }
        return #"""
            {"type": "\#(type)", "trigger_id": "\#(id)",
              "message": "<a href='https://shop.example/terms'>Message \#(id)</a>", \#(more)}
            """#
    }

    // MARK: Gestures

    private static func gesture(_ gesture: StoryGesture, _ role: StoryRole) -> UserGesture? {
        switch (gesture, role.looks) {
        case (.tapsFirstButton, .modal): .tapButton("0")
        case (.tapsSecondButton, .modal): .tapButton("1")
        case (.tapsMessage, .slideup), (.tapsMessage, .image): .tapMessage
        case (.followsLink, .page): StoryGesture.webLink
        case (.followsEscapedLink, .page):
            URL(string: StoryGesture.escapedAddress).map(UserGesture.openLink)
        case (.closes, .modal), (.closes, .image), (.closes, .page), (.closesInPage, .page),
            (.closesInPageOtherwise, .page):
            .close
        case (.swipes, .slideup), (.swipes, .selfClosing): .swipeAway
        default: nil
        }
    }
}

/// A recording Braze delegate in a story, with its app's actions on the user interface that calls it.
final class StoryBrazeDelegate: StoryDelegate {
    private let recording: RecordingBrazeDelegate

    @MainActor init(
        _ recorder: TraceRecorder, _ script: DelegateScript, _ inner: (any BrazeInAppMessageUIDelegate)?
    ) {
        recording = RecordingBrazeDelegate(recorder, script: script, inner: inner, as: .adopted)
    }

    @MainActor var object: AnyObject { recording }
    @MainActor func adopted() -> any InAppMessageHandler { AdoptedBrazeDelegate(recording) }

    static func callback(of moment: StoryMoment) -> String? {
        switch moment {
        case .asked: "displayChoiceForMessage"
        case .prepared: "prepareWith"
        case .appears: "willPresent"
        case .shown: "didPresent"
        case .clicked: "shouldProcess"
        case .leaving: "willDismiss"
        case .gone: "didDismiss"
        }
    }

    func action(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        guard MainThread.isCurrent, let action = MainThread.assume({ self.actionOnMain(act, on: id) }) else {
            return nil
        }
        return { MainThread.assume(action) }
    }

    @MainActor private func actionOnMain(
        _ act: StoryAct, on id: String
    ) -> (@MainActor @Sendable () -> Void)? {
        guard let ui = recording.ui else { return nil }
        switch act {
        case .shows: return { ui.presentNext() }
        case .asksAgain:
            guard let message = recording.seen[id] else { return nil }
            return { ui.present(message: message) }
        case .dismisses: return { ui.dismiss() }
        case .changesUser: return { ui.dismiss(reason: .changeUser) }
        case .changesMessage:
            return { [recording] in
                recording.edits = [
                    BrazePresentationEdit(subject: .extras, value: "changed=yes"),
                    BrazePresentationEdit(subject: .messageClose, value: "3"),
                ]
            }
        default: return nil
        }
    }

    @MainActor func look(at id: String) -> [TraceEvent.Argument]? {
        guard let ui = recording.ui else { return nil }
        let ids = ui.stack.map(\.traceID)
        return [
            TraceEvent.Argument("stacked", "\(ids.count { $0 == id })"),
            TraceEvent.Argument("top", "\(ids.last == id)"),
            TraceEvent.Argument("visible", "\(ui.messageView != nil)"),
        ]
    }
}
