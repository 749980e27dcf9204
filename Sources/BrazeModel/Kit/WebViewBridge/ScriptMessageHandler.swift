public import Foundation
import HeadlessStage
public import PlatformStandIns

extension Braze.WebViewBridge {
    /// Receives what a page says to Braze: calls of `brazeBridge`, such as `brazeBridge.closeMessage()` and
    /// `brazeBridge.logClick("1")`. It never asks the user interface's delegate (BZ-091).
    ///
    /// A call that the model has no effect for is a note in the stage's log. Main actor; holds the view weakly.
    @MainActor public final class ScriptMessageHandler: NSObject, WKScriptMessageHandler {
        /// The name that a web view's `WKUserContentController` knows the handler by. The SDK's is not known.
        public nonisolated static let name = "brazeBridge"

        private weak var view: (any InAppMessageView)?

        init(view: any InAppMessageView) {
            self.view = view
            super.init()
        }

        /// The names of the messages that it receives. `closeMessage` and `logClick` are the functions of the
        /// same names without the bridge's.
        public var names: [String] { [Self.name, "closeMessage", "logClick"] }

        /// Does what the page asks for.
        public func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            guard message.name == Self.name else { return call(message.name, with: [message.body]) }
            guard let call = BridgeCall(body: message.body) else {
                return fail("\(Self.name) expects the name of a function, found \(message.body)")
            }
            self.call(call.function, with: call.arguments)
        }

        private func call(_ function: String, with arguments: [Any]) {
            switch function {
            case "closeMessage": view?.dismiss(completion: nil)
            case "logClick": logClick(arguments.first ?? NSNull())
            case "logCustomEvent": logCustomEvent(arguments)
            default:
                view?.stage.log.record(
                    .note, from: "Braze", "brazeBridge.\(function)", ["arguments": "\(arguments)"])
            }
        }

        private func logClick(_ id: Any) {
            switch id {
            case let buttonId as String where !buttonId.isEmpty: view?.logClick(buttonId: buttonId)
            case is String, is NSNull: view?.logClick()
            default: fail("logClick expects a button id or null, found \(id)")
            }
        }

        /// Logs an event of the app for the page. The function's effect is a guess by its name.
        private func logCustomEvent(_ arguments: [Any]) {
            guard let name = arguments.first as? String else {
                return fail("logCustomEvent expects a name, found \(arguments)")
            }
            guard let braze = view?.controller?.message.context?.braze as? Braze else {
                return fail("logCustomEvent needs a message that Braze has triggered")
            }
            braze.logCustomEvent(name: name, properties: arguments.dropFirst().first as? [String: Any])
        }

        private func fail(_ reason: String) {
            view?.logError(.webViewScript(Braze.ErrorString(reason)))
        }
    }
}
