import HeadlessStage
import PlatformStandIns

#if canImport(UIKit)
    /// With the real WebKit the page acts by itself.
    extension WKWebView {
        func play(_ event: PageEvent) -> Bool { false }
        func follow(_ anchor: HtmlAnchor) -> Bool { false }
    }
#else
    /// Plays what a page does.
    extension WKWebView {
        /// Plays an event. False if the page is not waiting for it or nobody hears of it.
        func play(_ event: PageEvent) -> Bool {
            switch event {
            case .finishedLoading:
                guard isLoading else { return false }
                finishLoading()
            case .failedLoading(let reason):
                guard isLoading else { return false }
                failLoading(Braze.ErrorString(reason))
            case .posted(let name, let json):
                let value = try? JSONSerialization.jsonObject(
                    with: Data(json.utf8), options: .fragmentsAllowed)
                return value.map { post(name: name, body: $0) } ?? false
            }
            return true
        }

        /// Plays a tap on a link: asks the navigation delegate. False without one.
        func follow(_ anchor: HtmlAnchor) -> Bool {
            guard let navigationDelegate else { return false }
            let request = URLRequest(url: anchor.url)
            let frame = WKFrameInfo(isMainFrame: true, request: request, webView: self)
            let action = WKNavigationAction(
                request: request, navigationType: .linkActivated, sourceFrame: frame,
                targetFrame: anchor.hasTarget ? nil : frame)
            navigationDelegate.webView(self, decidePolicyFor: action) { _ in }
            return true
        }
    }
#endif
