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
                // The page is on the disk and is committed at once; what is missing comes out later (BZ-064).
                failLoading(Braze.ErrorString(reason), afterFirstContent: true)
            case .posted(let name, let json):
                let value = try? JSONSerialization.jsonObject(
                    with: Data(json.utf8), options: .fragmentsAllowed)
                guard let value else { return false }
                guard let call = BridgeCall(name: name, arguments: value) else {
                    return post(name: name, body: value)
                }
                return post(name: Braze.WebViewBridge.ScriptMessageHandler.name, body: call.body)
            }
            return true
        }

        /// Plays a tap on a link: asks the navigation delegate. False without one.
        func follow(_ anchor: HtmlAnchor) -> Bool {
            guard navigationDelegate != nil else { return false }
            navigate(to: anchor.url, target: anchor.opensWindow ? .newWindow : .mainFrame)
            return true
        }
    }
#endif
