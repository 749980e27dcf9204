import AdobeAndroidShared
import Foundation
import HeadlessStage

/// Native code and the page talking to each other (A2-090 to A2-095).
extension InternalMessage {
    func handleJavascriptMessage(_ name: String, _ callback: @escaping (String?) -> Void) {
        guard !name.isEmpty, state.withLock({ $0.scriptCallbacks[name] == nil }) else { return }
        let callback = Carried(callback)
        stage?.onMain { [self] in
            guard let webView = getWebView() else { return }
            // Two registrations that were both posted before either ran: the later one counts (A2-092).
            state.withLock { $0.scriptCallbacks[name] = callback }
            webView.addJavascriptInterface(name, callback)
        }
    }

    func evaluateJavascript(_ content: String) {
        let (webView, callbacks) = state.withLock { ($0.webView, $0.scriptCallbacks) }
        guard !content.isEmpty, let webView, let stage else { return }
        guard let script = AdobeLog.script(of: content, log: stage.log) else { return }
        stage.run {
            for (_, callback) in callbacks.sorted(by: { $0.key < $1.key }) {
                webView.evaluateJavascript(script, callback.value)
            }
        }
    }
}
