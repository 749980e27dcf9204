import AdobeAndroid3Model
import Foundation
import PortNotebook

/// Counts what a page asks for, hides at its wish, and shows it again when another one has gone.
public final class Android3Experimenting: PresentationDelegate {
    private let notes: Notes
    public private(set) var links: [String] = []
    private var hidden: [any Presentable] = []

    public init(_ notes: Notes) { self.notes = notes }

    public func canShow(_ presentable: any Presentable) -> Bool {
        guard let page = presentable.getPresentation() as? InAppMessage else { return true }
        notes.write("gate")
        return page.id != "control"
    }

    public func onShow(_ presentable: any Presentable) {
        guard let page = presentable.getPresentation() as? InAppMessage else { return }
        page.eventHandler.handleJavascriptMessage("hide") { [weak self] _ in
            self?.hidden.append(presentable)
            presentable.hide()
        }
        notes.write("did")
    }

    public func onHide(_ presentable: any Presentable) { notes.write("hidden") }

    public func onDismiss(_ presentable: any Presentable) {
        notes.write("gone")
        for page in hidden { page.show() }
        hidden = []
    }

    public func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {
        if let url = content as? UrlContent {
            links.append(url.url)
            notes.write("loaded")
        }
    }
}
