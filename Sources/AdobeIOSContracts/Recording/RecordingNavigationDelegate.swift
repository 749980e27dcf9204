import Foundation
import InAppContracts
import PlatformStandIns

/// The navigation delegate of an app that takes a web view's navigations over: lets the page go everywhere, and
/// writes into a trace what it is asked. Main actor.
@MainActor final class RecordingNavigationDelegate: NSObject, WKNavigationDelegate {
    private let recorder: TraceRecorder
    private let name: String

    init(_ recorder: TraceRecorder, message name: String) {
        self.recorder = recorder
        self.name = name
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        let url = navigationAction.request.url?.absoluteString ?? "none"
        let arguments = [TraceEvent.Argument("url", url), TraceEvent.Argument("message", name)]
        let policy = recorder.call(.listener, "decidePolicy", arguments, describe: { _ in "allow" }) {
            WKNavigationActionPolicy.allow
        }
        decisionHandler(policy)
    }
}
