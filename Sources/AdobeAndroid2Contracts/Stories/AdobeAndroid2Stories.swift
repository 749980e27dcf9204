import AdobeAndroid2Bridge
import AdobeAndroid2Model
import AdobeRecords
import InAppCompat
import InAppContracts
import PlatformStandIns

/// How Adobe's SDK for Android 2 takes part in neutral stories.
enum AdobeAndroid2Stories {
    static let room = StoryRoom(
        host: AdobeStories.host(
            decodings: 1, uncounted: { ($0 as? AdobeAndroid2Driver)?.adobe.isCampaignKnown = false }
        ) {
            AdobeAndroid2Scenarios.campaign($0, looks: $1)
        }.calling([.shows: "messageShow", .dismisses: "messageDismiss"]),
        needs: AdobeAndroid2Promises.needs,
        recording: { StoryAdobeAndroid2Delegate($0, $1, $2) }
    ).obliging("shouldShowMessage")
}

/// A recording Adobe delegate in a story, with its app's actions on the messages that it received. Sendable: mutable
/// state is behind a lock; messages may be used on any thread.
final class StoryAdobeAndroid2Delegate: AdobeStoryDelegate {
    private let recording: RecordingAdobeAndroid2Delegate
    private let objects = ObjectCount()
    private let script: DelegateScript
    private let handler = Locked<AdoptedAdobeAndroid2Delegate?>(nil)

    @MainActor init(
        _ recorder: TraceRecorder, _ story: Story, _ inner: (any MessagingDelegate)?
    ) {
        script = story.script
        recording = RecordingAdobeAndroid2Delegate(recorder, script: script, inner: inner, as: .adopted)
        first = Carried(
            RecordingAdobeAndroid2FirstDelegate(recorder, messages: recording.messages, as: .adopted))
        isFirst = story.isOldest && inner == nil
    }

    /// Whether the delegate is one of version 2.0.0 (A2-200).
    private let isFirst: Bool
    /// Only the SDK calls it.
    private let first: Carried<RecordingAdobeAndroid2FirstDelegate>

    @MainActor var object: AnyObject { isFirst ? first.value : recording }

    @MainActor func adopted() -> any InAppMessageHandler {
        let made =
            isFirst
            ? AdoptedAdobeAndroid2Delegate(first: first.value) : AdoptedAdobeAndroid2Delegate(recording)
        handler.withLock { $0 = made }
        return made
    }

    @MainActor func isDriven(by made: any InAppMessageHandler) {
        handler.withLock { $0 = made as? AdoptedAdobeAndroid2Delegate }
    }

    /// The app registers another delegate, which only the SDK retains.
    @MainActor private func replaceDelegate() {
        let other = RecordingAdobeAndroid2Delegate(
            recorder, script: script, inner: recording.inner, messages: recording.messages, name: "other",
            as: .adopted)
        guard let handler = handler.current else { return MobileCore.setMessagingDelegate(other) }
        handler.register(other)
    }

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
        case .replacesDelegate: return { try recorder.onMain { self.replaceDelegate() } }
        default: return nil
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
