import AdobeIOSModel
import Foundation
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
        let arguments = [TraceEvent.Argument("url", label(of: url)), TraceEvent.Argument("message", name)]
        return recorder.call(.listener, "overrideUrlLoad", arguments, describe: { "\($0)" }) {
            swallowedURL == nil || url != swallowedURL
        }
    }

    /// The URL of the first load is the app's bundle (AI-140), which is in another place on every machine.
    private func label(of url: String?) -> String {
        url == Bundle.main.bundleURL.absoluteString ? "bundle" : url ?? "none"
    }

    func webViewDidFinishInitialLoading(webView: WKWebView) { note("webViewDidFinishInitialLoading") }

    private func note(
        _ callback: String, _ arguments: [TraceEvent.Argument] = [], observed: [TraceEvent.Argument] = []
    ) {
        recorder.call(
            .listener, callback, [TraceEvent.Argument("message", name)] + arguments, observed: observed)
    }
}

/// The listener of a floating button: writes every callback into a trace. Sendable: nothing changes.
final class RecordingFloatingButtonListener: FloatingButtonDelegate, Sendable {
    private let recorder: TraceRecorder

    init(_ recorder: TraceRecorder) {
        self.recorder = recorder
    }

    func onTapDetected() { note("onTapDetected") }
    func onPanDetected() { note("onPanDetected") }
    func onShow() { note("onShow") }
    func onDismiss() { note("onDismiss") }

    private func note(_ callback: String) {
        recorder.call(.listener, callback, [TraceEvent.Argument("button", "floating")])
    }
}
