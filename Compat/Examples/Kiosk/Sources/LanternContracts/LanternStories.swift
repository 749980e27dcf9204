import HeadlessStage
import InAppCompat
import InAppContracts
import LanternBridge
import LanternModel
import PlatformStandIns

/// How Lantern takes part in neutral stories.
enum LanternStories {
    static let room = StoryRoom(
        host: StoryHost(campaign: { campaign($0, $1) }, gesture: { gesture($0, $1) }),
        needs: LanternPromises.needs, recording: { StoryLanternDelegate($0, $1.script, $2) }
    ).lacking(.needs(.gateWhileLeaving, for: "BZ-101"), .needs(.evaluateScript, for: "AS-018"))

    /// Every card is a modal box with buttons: it plays every role that can be shown and clicked. Lantern has no
    /// cards for control groups, and none that closes automatically.
    private static func campaign(_ role: StoryRole, _ id: String) -> String? {
        let link = #""link": "https://shop.example/cart""#
        let more: String
        switch role.looks {
        case .control, .selfClosing: return nil
        case .slideup, .image: more = link
        default:
            more = #"""
                "buttons": [{"name": "0", "label": "Later"}, {"name": "1", "label": "Look", \#(link)}]
                """#
        }
        return #"{"id": "\#(id)", "title": "Message", "text": "hello", \#(more)}"#
    }

    private static func gesture(_ gesture: StoryGesture, _ role: StoryRole) -> UserGesture? {
        switch (gesture, role.looks) {
        case (.tapsFirstButton, .modal): .tapButton("0")
        case (.tapsSecondButton, .modal): .tapButton("1")
        case (.tapsMessage, .slideup), (.tapsMessage, .image): .tapMessage
        case (.closes, .modal), (.closes, .image), (.closes, .page), (.closesInPage, .page),
            (.closesInPageOtherwise, .page):
            .close
        case (.swipes, .slideup): .tapOutside
        default: nil
        }
    }
}

/// A recording Lantern delegate in a story, with its app's actions on the cards that it received. Sendable: it is
/// immutable; cards may be used on any thread.
final class StoryLanternDelegate: StoryDelegate {
    private let recorder: TraceRecorder
    private let recording: RecordingLanternDelegate
    private let cards = SeenMessages<LanternCard>()

    @MainActor init(_ recorder: TraceRecorder, _ script: DelegateScript, _ inner: (any LanternDelegate)?) {
        self.recorder = recorder
        recording = RecordingLanternDelegate(recorder, script, inner: inner, seen: cards, as: .adopted)
    }

    @MainActor var object: AnyObject { recording }
    @MainActor func adopted() -> any InAppMessageHandler { AdoptedLanternDelegate(recording) }

    static func callback(of moment: StoryMoment) -> String? {
        switch moment {
        case .asked: "vetoes"
        case .shown: "didPresent"
        case .gone: "didDismiss"
        case .prepared, .appears, .clicked, .leaving: nil
        }
    }

    func action(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        if act == .waitsForMain { return recorder.waitsForMain() }
        guard let card = cards.message(id) else { return nil }
        return switch act {
        case .shows: { card.show() }
        case .dismisses: { card.close() }
        default: nil
        }
    }

    @MainActor func look(at id: String) -> [TraceEvent.Argument]? { nil }
}
