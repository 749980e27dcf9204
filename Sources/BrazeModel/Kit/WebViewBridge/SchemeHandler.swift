public import Foundation
import PlatformStandIns

extension Braze.WebViewBridge {
    /// Executes Braze's own links, without asking the delegate (BZ-091). Main actor; holds the view weakly.
    @MainActor public final class SchemeHandler {
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
}
