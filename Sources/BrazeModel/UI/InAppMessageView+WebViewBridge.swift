public import Foundation
public import PlatformStandIns

/// What connects a message's web page with Braze, for custom views that show one.
///
/// The SDK's own types are not known, so these are the model's, as are the names of the page's calls and
/// of the query items.
extension InAppMessageView {
    /// Makes the receiver of the page's script messages.
    public func webViewScriptMessageHandler() -> BrazeInAppMessageUI.WebViewScriptMessageHandler {
        .init(view: self)
    }

    /// Makes the executor of Braze's own links.
    public func webViewSchemeHandler() -> BrazeInAppMessageUI.WebViewSchemeHandler {
        .init(view: self)
    }

    /// Makes the reader of the other links' queries.
    public func webViewQueryHandler() -> BrazeInAppMessageUI.WebViewQueryHandler {
        .init(view: self)
    }
}

extension BrazeInAppMessageUI {
    /// Receives a page's script messages: `logClick` with a button id, or null or "" for the body, and
    /// `closeMessage`. It never asks the delegate (BZ-091). Main actor; holds the view weakly.
    @MainActor public final class WebViewScriptMessageHandler: NSObject, WKScriptMessageHandler {
        private weak var view: (any InAppMessageView)?

        init(view: any InAppMessageView) {
            self.view = view
            super.init()
        }

        /// The names of the messages that it receives.
        public var names: [String] { ["closeMessage", "logClick"] }

        /// Does what the page asks for.
        public func userContentController(
            _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
        ) {
            switch message.name {
            case "closeMessage": view?.dismiss(completion: nil)
            case "logClick": logClick(message.body)
            default: break
            }
        }

        private func logClick(_ body: Any) {
            switch body {
            case let buttonId as String where !buttonId.isEmpty: view?.logClick(buttonId: buttonId)
            case is String, is NSNull: view?.logClick()
            default: view?.logError(.webViewScript(Braze.ErrorString("logClick expects a button id or null")))
            }
        }
    }

    /// Executes Braze's own links, without asking the delegate (BZ-091). Main actor; holds the view weakly.
    @MainActor public final class WebViewSchemeHandler {
        private weak var view: (any InAppMessageView)?

        init(view: any InAppMessageView) {
            self.view = view
        }

        /// Executes a link of the scheme `appboy`. `close` dismisses the message; others are only logged.
        ///
        /// - Returns: whether the link was one of Braze's own.
        public func process(url: URL) -> Bool {
            guard url.scheme?.lowercased() == "appboy" else { return false }
            if url.host == "close" {
                view?.dismiss(completion: nil)
            } else {
                view?.logError(.webViewScheme(Braze.ErrorString("No action for \(url.absoluteString)")))
            }
            return true
        }
    }

    /// Reads the queries of links (BZ-091). Main actor; holds the view weakly.
    @MainActor public final class WebViewQueryHandler {
        private weak var view: (any InAppMessageView)?

        init(view: any InAppMessageView) {
            self.view = view
        }

        /// What a link asks for: `abButtonId` names a button, and `abDeepLink` or `abExternalOpen` keep the
        /// link out of a web view. Only the ids "0" and "1" are accepted; any other is logged as an error.
        ///
        /// The names of the parameters are this model's choice: the rules (BZ-091) say that a link names a
        /// button, and not how.
        public func process(url: URL) -> (clickAction: Braze.InAppMessage.ClickAction, buttonId: String?) {
            let opensOutside = ["abDeepLink", "abExternalOpen"].contains { value(of: $0, in: url) == "true" }
            let action = Braze.InAppMessage.ClickAction.url(url, useWebView: !opensOutside)
            guard let id = buttonId(in: url) else { return (action, nil) }
            guard id == "0" || id == "1" else {
                view?.logError(.webViewQuery(Braze.ErrorString("The button id \(id) is neither 0 nor 1")))
                return (action, nil)
            }
            return (action, id)
        }

        /// The button id that a link carries, whatever it is.
        func buttonId(in url: URL) -> String? {
            value(of: "abButtonId", in: url)
        }

        private func value(of name: String, in url: URL) -> String? {
            URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == name }?
                .value
        }
    }
}
