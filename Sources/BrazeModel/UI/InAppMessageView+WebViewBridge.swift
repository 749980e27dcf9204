import PlatformStandIns

/// What connects a message's web page with Braze, for custom views that show one.
extension InAppMessageView {
    /// Makes the receiver of the page's script messages.
    public func webViewScriptMessageHandler() -> Braze.WebViewBridge.ScriptMessageHandler {
        .init(view: self)
    }

    /// Makes the executor of Braze's own links.
    public func webViewSchemeHandler() -> Braze.WebViewBridge.SchemeHandler {
        .init(view: self)
    }

    /// Makes the reader of the other links' queries.
    public func webViewQueryHandler() -> Braze.WebViewBridge.QueryHandler {
        .init(view: self)
    }
}
