import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeRecords
import InAppCompat
import InAppContracts
import PlatformStandIns

/// How Adobe's SDK for Android 2 takes part in neutral stories.
enum AdobeAndroid2Stories {
    static let room = StoryRoom(
        host: AdobeStories.host { AdobeAndroid2Scenarios.campaign($0, looks: $1) },
        needs: AdobeAndroid2Promises.needs,
        recording: { StoryAdobeAndroid2Delegate($0, $1.script, $2) })
}

/// A recording delegate of Adobe's in a story, and what its app does with the messages that it was given. Sendable:
/// nothing changes; messages may be used on any thread.
final class StoryAdobeAndroid2Delegate: AdobeStoryDelegate {
    private let recording: RecordingAdobeAndroid2Delegate
    private let objects = ObjectCount()

    @MainActor init(
        _ recorder: TraceRecorder, _ script: DelegateScript, _ inner: (any MessagingDelegate)?
    ) {
        recording = RecordingAdobeAndroid2Delegate(recorder, script: script, inner: inner, as: .adopted)
    }

    @MainActor var object: AnyObject { recording }
    @MainActor func adopted() -> any InAppMessageHandler { AdoptedAdobeAndroid2Delegate(recording) }

    var recorder: TraceRecorder { recording.recorder }

    func message(_ id: String) -> (any FullscreenMessage)? { recording.message(id) }

    func action(
        _ act: StoryAct, with message: any FullscreenMessage, _ id: String
    ) -> (() throws -> Void)? {
        let recorder = recorder
        switch act {
        case .shows: return message.parent.map { message in { message.show() } }
        case .asksAgain: return { message.show() }
        case .dismisses: return message.parent.map { message in { message.dismiss(false) } }
        case .listens:
            return message.parent.map { message in
                {
                    for name in ["first", "second"] {
                        message.handleJavascriptMessage("story") { text in
                            recorder.hears(text ?? "nothing", by: name, id)
                        }
                    }
                }
            }
        case .runsScript:
            return message.parent.map { message in { message.evaluateJavascript("document.title") } }
        case .hides, .changesUser, .changesMessage, .becomesBusy, .becomesFree, .waitsForMain: return nil
        }
    }

    @MainActor func look(at id: String) -> [TraceEvent.Argument]? {
        guard let message = recording.message(id) else { return nil }
        return [
            TraceEvent.Argument("view", message.getWebView() == nil ? "none" : "present"),
            TraceEvent.Argument("objects", "\(objects.count(of: message, as: id))"),
        ]
    }
}
