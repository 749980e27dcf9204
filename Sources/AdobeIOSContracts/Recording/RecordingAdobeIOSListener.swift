import AdobeIOSModel
import InAppContracts
import PlatformStandIns

/// The listener of a message that an app made itself: writes every callback into a trace. It lets the page go
/// everywhere but to one URL.
///
/// Sendable: nothing changes.
final class RecordingAdobeIOSListener: FullscreenMessageDelegate, Sendable {
    private let recorder: TraceRecorder
    private let name: String
    private let swallowedURL: String?

    init(_ recorder: TraceRecorder, message name: String, swallowing url: String?) {
        self.recorder = recorder
        self.name = name
        swallowedURL = url
    }

    func onShow(message: FullscreenMessage) { note("onShow") }

    func onDismiss(message: FullscreenMessage) {
        note(
            "onDismiss", observed: [TraceEvent.Argument("view", message.webView == nil ? "none" : "present")])
    }

    func onShowFailure() { note("onShowFailure") }

    func onError(message: FullscreenMessage, error: PresentationError) {
        note("onError", [TraceEvent.Argument("reason", error.getReason())])
    }

    func overrideUrlLoad(message: FullscreenMessage, url: String?) -> Bool {
        let arguments = [TraceEvent.Argument("url", url ?? "none"), TraceEvent.Argument("message", name)]
        return recorder.call(.listener, "overrideUrlLoad", arguments, describe: { "\($0)" }) {
            swallowedURL == nil || url != swallowedURL
        }
    }

    func webViewDidFinishInitialLoading(webView: WKWebView) { note("webViewDidFinishInitialLoading") }

    private func note(
        _ callback: String, _ arguments: [TraceEvent.Argument] = [], observed: [TraceEvent.Argument] = []
    ) {
        recorder.call(
            .listener, callback, [TraceEvent.Argument("message", name)] + arguments, observed: observed)
    }
}

/// The listener of a floating button: writes into a trace that it was shown. Sendable: nothing changes.
final class RecordingFloatingButtonListener: FloatingButtonDelegate, Sendable {
    private let recorder: TraceRecorder

    init(_ recorder: TraceRecorder) {
        self.recorder = recorder
    }

    func onShow() { recorder.call(.listener, "onShow", [TraceEvent.Argument("button", "floating")]) }
}
