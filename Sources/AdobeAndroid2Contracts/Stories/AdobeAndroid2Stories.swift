import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeRecords
import InAppCompat
import InAppContracts
import PlatformStandIns

/// How Adobe's SDK for Android 2 takes part in neutral stories.
enum AdobeAndroid2Stories {
    static let room = StoryRoom(
        host: StoryHost(
            campaign: { role, id in
                AdobeStories.looks(of: role).map { AdobeAndroid2Scenarios.campaign(id, looks: $0) }
            },
            gesture: { AdobeStories.gesture($0, $1) }),
        needs: AdobeAndroid2Promises.needs
    ) { recorder, story, inner in
        guard let inner else { return StoryAdobeAndroid2Delegate(recorder, story.script, nil) }
        guard let delegate = inner as? any MessagingDelegate else {
            throw AdobeAndroid2Driver.wrongDelegate(inner, "MessagingDelegate")
        }
        return StoryAdobeAndroid2Delegate(recorder, story.script, delegate)
    }
}

/// A recording delegate of Adobe's in a story, and what its app does with the messages that it was given. Sendable:
/// nothing changes; messages may be used on any thread.
final class StoryAdobeAndroid2Delegate: StoryDelegate {
    private let recording: RecordingAdobeAndroid2Delegate
    private let objects = ObjectCount()

    @MainActor init(
        _ recorder: TraceRecorder, _ script: DelegateScript, _ inner: (any MessagingDelegate)?
    ) {
        recording = RecordingAdobeAndroid2Delegate(recorder, script: script, inner: inner, as: .adopted)
    }

    @MainActor var object: AnyObject { recording }
    @MainActor func adopted() -> any InAppMessageHandler { AdoptedAdobeAndroid2Delegate(recording) }

    static func callback(of moment: StoryMoment) -> String? {
        switch moment {
        case .asked: "shouldShowMessage"
        case .appears, .shown: "onShow"
        case .clicked: "urlLoaded"
        case .gone: "onDismiss"
        case .prepared, .leaving: nil
        }
    }

    func action(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        guard let message = recording.message(id) else { return nil }
        let recorder = recording.recorder
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
        case .waitsForMain:
            guard !MainThread.isCurrent else { return nil }
            return { try recorder.onMain { recorder.note(.app, "reachedMain") } }
        case .hides, .changesUser, .changesMessage, .becomesBusy, .becomesFree: return nil
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
