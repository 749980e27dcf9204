import AdobeAndroid3Model
import Foundation

final class Android3Pages: PresentationDelegate {
    private var shown: [String] = []
    func canShow(_ presentable: any Presentable) -> Bool {
        guard let inApp = presentable as? any Presentable<InAppMessage> else { return true }
        let message = MessagingUtils.getMessageForPresentable(inApp)
        message?.track("asked", .display)
        return message.map { !shown.contains($0.getId()) } ?? true
    }
    func onShow(_ presentable: any Presentable) {
        guard let inApp = presentable as? any Presentable<InAppMessage> else { return }
        inApp.getPresentation().eventHandler.handleJavascriptMessage("buy") { content in
            print("buy", content)
            inApp.dismiss()
        }
        if let id = MessagingUtils.getMessageForPresentable(inApp)?.id { shown.append(id) }
    }
    func onHide(_ presentable: any Presentable) { if presentable.getState() == .hidden { print("hidden") } }
    func onDismiss(_ presentable: any Presentable) { Metrics.count("dismissed") }
    func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {
        guard let url = (content as? UrlContent)?.url, url.hasPrefix("https") else { return }
        print(url)
    }
}
