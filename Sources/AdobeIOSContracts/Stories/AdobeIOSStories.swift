import AdobeIOSBridge
import AdobeIOSModel
import AdobeRecords
import InAppCompat
import InAppContracts
import PlatformStandIns

/// How Adobe's SDK for iOS takes part in neutral stories.
enum AdobeIOSStories {
    static let room = StoryRoom(
        host: AdobeStories.host(decodings: 2, uncounted: { ($0 as? AdobeIOSDriver)?.adobe.isPreview = true })
        {
            AdobeIOSScenarios.campaign($0, looks: $1)
        }.calling([.shows: "messageShow", .hides: "fullscreenHide", .dismisses: "messageDismiss"]),
        needs: AdobeIOSPromises.needs,
        recording: { StoryAdobeIOSDelegate($0, $1.script, $2) }
    ).obliging("shouldShowMessage", "onShow", "onDismiss")
}

/// A recording Adobe delegate in a story, with its app's actions on the messages that it received. Sendable: it is
/// immutable; messages may be used on any thread.
final class StoryAdobeIOSDelegate: AdobeStoryDelegate {
    private let recording: RecordingAdobeIOSDelegate
    private let objects = ObjectCount()

    @MainActor init(
        _ recorder: TraceRecorder, _ script: DelegateScript, _ inner: (any MessagingDelegate)?
    ) {
        recording = RecordingAdobeIOSDelegate(recorder, script: script, inner: inner, as: .adopted)
    }

    @MainActor var object: AnyObject { recording }
    @MainActor func adopted() -> any InAppMessageHandler { AdoptedAdobeIOSDelegate(recording) }

    var recorder: TraceRecorder { recording.recorder }

    func message(_ id: String) -> FullscreenMessage? { recording.message(id) }

    func action(
        _ act: StoryAct, with message: FullscreenMessage, _ id: String
    ) -> (() throws -> Void)? {
        let recorder = recorder
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
        default: return nil
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
