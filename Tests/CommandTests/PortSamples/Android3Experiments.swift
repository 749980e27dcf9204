import AdobeAndroid3Model
import Foundation

public actor PageLog {
    private var lines: [String] = []
    public func add(_ line: String) { lines.append(line) }
    public func all() -> [String] { lines }
}

final class PagesListener: PresentationDelegate {
    typealias Page = any Presentable<InAppMessage>
    private let log: PageLog
    private var pages: [String: Page] = [:]
    private var hidden: [Page] = []
    private var experiments: [String: String] = [:]

    init(log: PageLog) { self.log = log }

    func canShow(_ presentable: any Presentable) -> Bool {
        guard let page = presentable as? Page, let message = MessagingUtils.getMessageForPresentable(page)
        else {
            return true
        }
        let metadata = message.getMetadata()
        if let experiment = metadata["experiment"] as? String {
            experiments[message.getId()] = experiment
            guard experiment != "control" else {
                message.track("control", .trigger)
                return false
            }
        }
        pages[message.getId()] = page
        page.getPresentation().eventHandler.handleJavascriptMessage("share") { [weak self] content in
            guard let content else { return }
            self?.share(content, message)
        }
        return Hours.now < 22
    }

    func onShow(_ presentable: any Presentable) {
        guard let page = presentable as? any Presentable<InAppMessage> else { return }
        let handler = page.getPresentation().eventHandler
        handler.handleJavascriptMessage("close") { [weak page] _ in page?.dismiss() }
        handler.handleJavascriptMessage("hide") { [weak self, weak page] reason in
            guard let self, let page else { return }
            self.hidden.append(page)
            page.hide()
            self.write("hidden \(reason ?? "")")
        }
        handler.evaluateJavascript("hello()") { result in print(result) }
        write("shown")
    }

    func onHide(_ presentable: any Presentable) { write("hide") }

    func onDismiss(_ presentable: any Presentable) {
        guard let page = presentable as? Page else { return }
        if let id = MessagingUtils.getMessageForPresentable(page)?.getId() {
            pages.removeValue(forKey: id)
            write("dismissed \(id) \(experiments[id] ?? "-")")
        }
        showHidden()
    }

    func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {
        if let url = content as? UrlContent { write("url \(url.url)") }
    }

    private func showHidden() {
        hidden.filter { $0.getState() == .hidden }.forEach { $0.show() }
        hidden.removeAll()
    }

    private func share(_ text: String, _ message: Message) {
        message.track(text, .interact)
        message.dismiss()
    }

    private func write(_ line: String) {
        Task { await log.add(line) }
    }
}
