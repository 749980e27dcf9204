import AdobeAndroid3Model
import Foundation
import PortNotebook

/// Shows nothing while the app is busy.
public final class Android3Busy: PresentationDelegate {
    private let notes: Notes
    public var isBusy = false

    public init(_ notes: Notes) { self.notes = notes }

    public func canShow(_ presentable: any Presentable) -> Bool { !isBusy }

    public func onShow(_ presentable: any Presentable) { notes.write("did") }

    public func onHide(_ presentable: any Presentable) { presentable.show() }

    public func onDismiss(_ presentable: any Presentable) { notes.write("gone") }

    public func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {
        if let content = content as? UrlContent { notes.write("loaded \(content.url)") }
    }
}
