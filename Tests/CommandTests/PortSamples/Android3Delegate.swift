import AdobeAndroid3Model
import Foundation

final class Delegate: PresentationDelegate {
    var isBusy = false

    func canShow(_ presentable: any Presentable) -> Bool {
        if isBusy { return false }
        return true
    }
    func onShow(_ presentable: any Presentable) { print("shown") }
    func onHide(_ presentable: any Presentable) { presentable.show() }
    func onDismiss(_ presentable: any Presentable) { print("gone") }
    func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {
        if let content = content as? UrlContent { print(content.url) }
    }
}
