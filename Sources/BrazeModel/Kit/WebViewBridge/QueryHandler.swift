public import Foundation
import PlatformStandIns

extension Braze.WebViewBridge {
    /// Reads the queries of links (BZ-091). Main actor; holds the view weakly.
    @MainActor public final class QueryHandler {
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
