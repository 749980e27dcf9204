import AdobeIOSBridge
import AdobeIOSModel
import AdobeRecords
import InAppCompat
import InAppContracts
import PlatformStandIns

/// How Adobe's SDK for iOS takes part in neutral stories.
enum AdobeIOSStories {
    static let room = StoryRoom(
        host: StoryHost(
            campaign: { role, id in
                AdobeStories.looks(of: role).map { AdobeIOSScenarios.campaign(id, looks: $0) }
            },
            gesture: { AdobeStories.gesture($0, $1) }),
        needs: AdobeIOSPromises.needs
    ) { recorder, story, inner in
        guard let inner else { return StoryAdobeIOSDelegate(recorder, story.script, nil) }
        guard let delegate = inner as? any MessagingDelegate else {
            throw AdobeIOSDriver.wrongDelegate(inner, "MessagingDelegate")
        }
        return StoryAdobeIOSDelegate(recorder, story.script, delegate)
    }
}

/// A recording delegate of Adobe's in a story, and what its app does with the messages that it was given. Sendable:
/// nothing changes; messages may be used on any thread.
final class StoryAdobeIOSDelegate: StoryDelegate {
    private let recording: RecordingAdobeIOSDelegate
    private let objects = ObjectCount()

    @MainActor init(
        _ recorder: TraceRecorder, _ script: DelegateScript, _ inner: (any MessagingDelegate)?
    ) {
        recording = RecordingAdobeIOSDelegate(recorder, script: script, inner: inner, as: .adopted)
    }

    @MainActor var object: AnyObject { recording }
    @MainActor func adopted() -> any InAppMessageHandler { AdoptedAdobeIOSDelegate(recording) }

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
        case .dismisses:
            return message.parent.map { message in { message.dismiss(suppressAutoTrack: false) } }
        case .hides: return { message.hide() }
        case .listens:
            return message.parent.map { message in
                {
                    for name in ["first", "second"] {
                        message.handleJavascriptMessage("story") { text in
                            recorder.hears("\(text ?? "nothing")", by: name, id)
                        }
                    }
                }
            }
        case .waitsForMain:
            guard !MainThread.isCurrent else { return nil }
            return { try recorder.onMain { recorder.note(.app, "reachedMain") } }
        case .changesUser, .changesMessage, .becomesBusy, .becomesFree, .runsScript: return nil
        }
    }

    @MainActor func look(at id: String) -> [TraceEvent.Argument]? {
        guard let message = recording.message(id) else { return nil }
        return [
            TraceEvent.Argument("view", message.webView == nil ? "none" : "present"),
            TraceEvent.Argument("objects", "\(objects.count(of: message, as: id))"),
        ]
    }
}
