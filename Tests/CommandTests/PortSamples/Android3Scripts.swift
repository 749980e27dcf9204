import AdobeAndroid3Model
import Foundation

/// What pages and app tell one another.
struct PageCall: Codable {
    enum Name: String, Codable { case buy, close, theme, ping }
    var name: Name
    var value: String?
}

typealias InAppPresentable = any Presentable<InAppMessage>

protocol PageHost: AnyObject {
    func page(_ id: String, asksFor command: PageCall) async -> String?
}

@MainActor
final class ScriptedPages {
    weak var host: PageHost?
    private var pages: [String: InAppPresentable] = [:]
    private let encoder = JSONEncoder()
    nonisolated(unsafe) private var log: [String] = []

    private func send(_ command: PageCall, to id: String) {
        guard let page = pages[id], let data = try? encoder.encode(command),
            let text = String(data: data, encoding: .utf8)
        else { return }
        page.getPresentation().eventHandler.evaluateJavascript("app.receive(\(text))") { [weak self] answer in
            self?.log.append("\(id) \(answer ?? "nothing")")
        }
    }

    private func listen(to page: InAppPresentable, _ id: String) {
        page.getPresentation().eventHandler.handleJavascriptMessage("app") { text in
            guard let command = try? JSONDecoder().decode(PageCall.self, from: Data((text ?? "").utf8)) else {
                return
            }
            Task { @MainActor in
                if let answer = await self.host?.page(id, asksFor: command) {
                    self.send(PageCall(name: .ping, value: answer), to: id)
                }
                if command.name == .close { page.dismiss() }
            }
        }
    }
}

extension ScriptedPages: PresentationDelegate {
    nonisolated func canShow(_ presentable: any Presentable) -> Bool {
        guard let page = presentable as? InAppPresentable else { return true }
        let settings = page.getPresentation().settings
        return settings.content.contains("app.receive") ? settings.height > 20 : true
    }

    nonisolated func onShow(_ presentable: any Presentable) {
        guard let page = presentable as? InAppPresentable,
            let id = MessagingUtils.getMessageForPresentable(page)?.getId()
        else { return }
        MainActor.assumeIsolated {
            pages[id] = page
            listen(to: page, id)
            send(PageCall(name: .theme, value: "dark"), to: id)
        }
    }

    nonisolated func onHide(_ presentable: any Presentable) { log.append("hide") }

    nonisolated func onDismiss(_ presentable: any Presentable) {
        guard let page = presentable as? InAppPresentable,
            let message = MessagingUtils.getMessageForPresentable(page)
        else { return }
        let id = message.getId()
        MainActor.assumeIsolated { pages[id] = nil }
    }

    nonisolated func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {
        if case let url as UrlContent = content { log.append(url.url) }
    }
}
