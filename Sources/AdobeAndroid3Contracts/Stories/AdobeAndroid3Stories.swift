import AdobeAndroid3Bridge
import AdobeAndroid3Model
import AdobeRecords
import InAppCompat
import InAppContracts
import PlatformStandIns

/// How Adobe's SDK for Android 3 takes part in neutral stories.
enum AdobeAndroid3Stories {
    static let room = StoryRoom(
        host: AdobeStories.host(
            decodings: 2, uncounted: { ($0 as? AdobeAndroid3Driver)?.adobe.isTrackingInfoKnown = false }
        ) { AdobeAndroid3Scenarios.campaign($0, looks: $1) }
        .calling([.shows: "presentableShow", .hides: "presentableHide", .dismisses: "presentableDismiss"]),
        needs: AdobeAndroid3Promises.needs,
        recording: { StoryAdobeAndroid3Delegate($0, $1.script, $2) }
    ).obliging("canShow", "onShow", "onHide", "onDismiss", "onContentLoaded")
}

/// A recording Adobe delegate in a story, with its app's actions on the presentables that it received. Sendable: it
/// is immutable; presentables may be used on any thread.
final class StoryAdobeAndroid3Delegate: StoryDelegate {
    private let recording: RecordingAdobeAndroid3Delegate
    private let presentables: AdobeAndroid3Presentables
    private let objects = ObjectCount()
    private let handlers = ObjectCount()

    @MainActor init(
        _ recorder: TraceRecorder, _ script: DelegateScript, _ inner: (any PresentationDelegate)?
    ) {
        presentables = AdobeAndroid3Presentables(on: recorder.stage)
        recording = RecordingAdobeAndroid3Delegate(
            recorder, script: script, inner: inner, presentables: presentables, as: .adopted)
    }

    // The presentables that the app received retain their SDK, and that retains its delegate, which retains them.
    deinit { presentables.forget() }

    @MainActor var object: AnyObject { recording }
    @MainActor func adopted() -> any InAppMessageHandler { AdoptedAdobeAndroid3Delegate(recording) }

    static func callback(of moment: StoryMoment) -> String? {
        switch moment {
        case .asked: "canShow"
        case .appears, .shown: "onShow"
        case .clicked: "onContentLoaded"
        case .gone: "onDismiss"
        case .prepared, .leaving: nil
        }
    }

    func action(_ act: StoryAct, on id: String) -> (() throws -> Void)? {
        guard let presentable = recording.presentable(id) else { return nil }
        let recorder = recording.recorder
        switch act {
        case .shows, .asksAgain: return { presentable.show() }
        case .dismisses: return { presentable.dismiss() }
        case .hides: return { presentable.hide() }
        case .listens:
            guard let message = presentable.getPresentation() as? InAppMessage else { return nil }
            return {
                for name in ["first", "second"] {
                    message.eventHandler.handleJavascriptMessage("story") { text in
                        recorder.hears(text ?? "nothing", by: name, id)
                    }
                }
            }
        case .runsScript:
            guard let message = presentable.getPresentation() as? InAppMessage else { return nil }
            return {
                message.eventHandler.evaluateJavascript("document.title") { text in
                    recorder.hears(text ?? "nothing", by: "script", id)
                }
            }
        default: return nil
        }
    }

    @MainActor func look(at id: String) -> [TraceEvent.Argument]? {
        guard let presentable = recording.presentable(id) else { return nil }
        return [
            TraceEvent.Argument("state", "\(presentable.getState())"),
            TraceEvent.Argument("campaign", presentable.campaign == nil ? "none" : "present"),
            TraceEvent.Argument("handlers", handlers(of: presentable, id)),
            TraceEvent.Argument("objects", "\(objects.count(of: presentable, as: id))"),
        ]
    }

    /// The number of event handlers through which the message was used.
    private func handlers(of presentable: any Presentable, _ id: String) -> String {
        let message = presentable.getPresentation() as? InAppMessage
        return message.map { "\(handlers.count(of: $0.eventHandler, as: id))" } ?? "none"
    }
}
