import AdobeAndroid3Model
import InAppContracts

/// The listener of a presentable that an app made itself: writes every callback into a trace.
class RecordingAdobeAndroid3Listener<T: Presentation> {
    fileprivate let recorder: TraceRecorder
    private let name: String

    init(_ recorder: TraceRecorder, message name: String) {
        self.recorder = recorder
        self.name = name
    }

    func onShow(_ presentable: any Presentable<T>) { note("onShow", presentable) }
    func onHide(_ presentable: any Presentable<T>) { note("onHide", presentable) }
    func onDismiss(_ presentable: any Presentable<T>) { note("onDismiss", presentable) }

    func onError(_ presentable: any Presentable<T>, _ error: any PresentationError) {
        note("onError", presentable, [TraceEvent.Argument("error", "\(type(of: error))")])
    }

    fileprivate func note(
        _ callback: String, _ presentable: any Presentable<T>, _ more: [TraceEvent.Argument] = []
    ) {
        recorder.call(
            .listener, callback, arguments(more),
            observed: [TraceEvent.Argument("state", "\(presentable.getState())")])
    }

    fileprivate func arguments(_ more: [TraceEvent.Argument]) -> [TraceEvent.Argument] {
        [TraceEvent.Argument("message", name)] + more
    }
}

/// The listener of an in-app message. It handles one URL, and leaves all others to the system.
final class RecordingAdobeAndroid3MessageListener: RecordingAdobeAndroid3Listener<InAppMessage>,
    InAppMessageEventListener
{
    private let handledURL: String?

    init(_ recorder: TraceRecorder, message name: String, handling url: String?) {
        handledURL = url
        super.init(recorder, message: name)
    }

    func onBackPressed(_ message: any Presentable<InAppMessage>) { note("onBackPressed", message) }

    func onUrlLoading(_ message: any Presentable<InAppMessage>, _ url: String) -> Bool {
        recorder.call(
            .listener, "onUrlLoading", arguments([TraceEvent.Argument("url", url)]), describe: { "\($0)" }
        ) { url == handledURL }
    }
}

/// The listener of an alert.
final class RecordingAdobeAndroid3AlertListener: RecordingAdobeAndroid3Listener<AdobeAndroid3Model.Alert>,
    AlertEventListener
{
    func onPositiveResponse(_ alert: any Presentable<AdobeAndroid3Model.Alert>) {
        note("onPositiveResponse", alert)
    }
    func onNegativeResponse(_ alert: any Presentable<AdobeAndroid3Model.Alert>) {
        note("onNegativeResponse", alert)
    }
}

/// The listener of a floating button.
final class RecordingAdobeAndroid3ButtonListener: RecordingAdobeAndroid3Listener<FloatingButton>,
    FloatingButtonEventListener
{
    func onTapDetected(_ presentable: any Presentable<FloatingButton>) { note("onTapDetected", presentable) }
    func onPanDetected(_ presentable: any Presentable<FloatingButton>) { note("onPanDetected", presentable) }
}
