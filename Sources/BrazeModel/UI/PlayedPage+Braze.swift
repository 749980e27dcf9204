import Foundation
import HeadlessStage
import PlatformStandIns

// Plays what a page of Braze's does.
extension PlayedPage {
    /// Plays an event. False if the page is not waiting for it or nobody hears of it.
    func play(_ event: PageEvent) -> Bool {
        switch event {
        case .finishedLoading: return finishLoading()
        case .failedLoading(let reason):
            // The page is on the disk and is committed at once; what is missing comes out later (BZ-064).
            return failLoading(Braze.ErrorString(reason), afterFirstContent: true)
        case .posted(let name, let json):
            let value = try? JSONSerialization.jsonObject(
                with: Data(json.utf8), options: .fragmentsAllowed)
            guard let value else { return false }
            guard let call = BridgeCall(name: name, arguments: value) else {
                return post(name: name, body: value)
            }
            return post(name: Braze.WebViewBridge.ScriptMessageHandler.name, body: call.body)
        }
    }

    /// Plays a tap on a link: asks the navigation delegate. False without one.
    func follow(_ anchor: HtmlAnchor) -> Bool {
        guard hasDelegate else { return false }
        navigate(to: anchor.url, target: anchor.opensWindow ? .newWindow : .mainFrame)
        return true
    }
}
