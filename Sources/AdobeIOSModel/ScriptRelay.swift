import Foundation
import PlatformStandIns

/// A function that an app registered for messages of a page.
typealias ScriptHandler = Carried<(Any?) -> Void>

/// Takes a page's messages for its app. Between the web view, which keeps it, and the message, which it does
/// not keep. Main actor.
@MainActor final class ScriptRelay: NSObject, WKScriptMessageHandler {
    private weak var message: FullscreenMessage?

    init(_ message: FullscreenMessage) {
        self.message = message
    }

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        _ = self.message?.receive(message.name, body: message.body)
    }
}
