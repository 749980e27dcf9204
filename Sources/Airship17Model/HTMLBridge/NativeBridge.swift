import AirshipShared
import Foundation
import HeadlessStage
import PlatformStandIns

/// Takes the calls of a page's script (6.1). Main actor.
///
/// Calls are taken by the bridge itself, then by the message's view, then by the app-wide delegate. A call from a page that
/// may not use the SDK is not executed.
@MainActor struct NativeBridge {
    static let scheme = "uairship"

    let installation: Installation
    /// Takes `close`.
    let close: () -> Void
    /// Takes `dismiss`, with its first argument.
    let dismiss: (String?) -> Void

    /// The calls that the SDK's other parts take: actions, the named user, and several calls in one. What they do is not
    /// modelled, and the rules do not give their names; these are the model's.
    private static let otherCommands: Set = [
        "run-actions", "run-basic-actions", "run-action-cb", "named_user", "multi",
    ]

    /// Takes a URL that a page asks for. False when it is not a call.
    func take(_ url: URL, from webView: WKWebView) -> Bool {
        guard url.scheme?.lowercased() == Self.scheme else { return false }
        let command = JavaScriptCommand(for: url)
        guard let page = webView.url, installation.circumstances[\.isURLAllowed](page, .javaScriptInterface)
        else {
            log(.error, "call from a page that is not allowed", command)
            return true
        }
        switch command.name {
        case "close": close()
        case "dismiss": dismiss(command.arguments.first)
        case let name? where Self.otherCommands.contains(name): log(.note, "page command", command)
        default: askApp(command, webView)
        }
        return true
    }

    private func askApp(_ command: JavaScriptCommand, _ webView: WKWebView) {
        let delegate = installation.commandDelegate.withLock { $0.delegate }
        if delegate?.perform(command, webView: webView) ?? false { return }
        log(.note, "page command that nobody takes", command)
    }

    private func log(_ kind: StageLog.Kind, _ name: String, _ command: JavaScriptCommand) {
        installation.link.record(kind, name, ["url": command.url.absoluteString])
    }
}
