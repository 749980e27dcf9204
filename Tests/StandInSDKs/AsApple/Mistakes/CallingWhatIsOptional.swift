// iOS: value of optional type
public import PlatformStandIns

@MainActor func finish(_ view: WKWebView) { view.navigationDelegate?.webView(view, didFinish: nil) }
