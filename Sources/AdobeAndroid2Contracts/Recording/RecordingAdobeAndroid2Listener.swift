import AdobeAndroid2Model
import InAppContracts
import PlatformStandIns

/// The listener of a message that an app made itself: writes every callback into a trace. It lets the page go
/// everywhere but to one URL, which it deals with itself.
///
/// Sendable: nothing changes.
final class RecordingAdobeAndroid2Listener: FullscreenMessageDelegate, Sendable {
    /// The callbacks that a delegate does not have.
    static let callbacks = ["onBackPressed", "overrideUrlLoad", "onShowFailure"]

    private let recorder: TraceRecorder
    private let name: String
    private let handledURL: String?

    init(_ recorder: TraceRecorder, message name: String, handling url: String?) {
        self.recorder = recorder
        self.name = name
        handledURL = url
    }

    func onShow(_ message: any FullscreenMessage) { note("onShow", message) }
    func onDismiss(_ message: any FullscreenMessage) { note("onDismiss", message) }
    func onBackPressed(_ message: any FullscreenMessage) { note("onBackPressed", message) }

    func onShowFailure() {
        recorder.call(.listener, "onShowFailure", [TraceEvent.Argument("message", name)])
    }

    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        let arguments = [TraceEvent.Argument("url", url), TraceEvent.Argument("message", name)]
        return recorder.call(.listener, "overrideUrlLoad", arguments, describe: { "\($0)" }) {
            url == handledURL
        }
    }

    private func note(_ callback: String, _ message: any FullscreenMessage) {
        let view = message.getWebView() == nil ? "none" : "present"
        recorder.call(
            .listener, callback, [TraceEvent.Argument("message", name)],
            observed: [TraceEvent.Argument("view", view)])
    }
}

/// The listener of an alert: writes every callback into a trace. Sendable: nothing changes.
final class RecordingAlertListener: AlertListener, Sendable {
    private let recorder: TraceRecorder
    private let name: String

    init(_ recorder: TraceRecorder, alert name: String) {
        self.recorder = recorder
        self.name = name
    }

    func onPositiveResponse() { note("onPositiveResponse") }
    func onNegativeResponse() { note("onNegativeResponse") }
    func onShow() { note("onShow") }
    func onDismiss() { note("onDismiss") }
    func onError(_ error: UIError) { note("onError", [TraceEvent.Argument("error", "\(error)")]) }

    private func note(_ callback: String, _ arguments: [TraceEvent.Argument] = []) {
        recorder.call(.listener, callback, [TraceEvent.Argument("alert", name)] + arguments)
    }
}

/// The listener of a floating button: writes every callback into a trace. Sendable: nothing changes.
final class RecordingAndroidButtonListener: FloatingButtonListener, Sendable {
    private let recorder: TraceRecorder

    init(_ recorder: TraceRecorder) {
        self.recorder = recorder
    }

    func onTapDetected() { note("onTapDetected") }
    func onPanDetected() { note("onPanDetected") }

    private func note(_ callback: String) {
        recorder.call(.listener, callback, [TraceEvent.Argument("button", "floating")])
    }
}
