import AdobeIOSModel
import Foundation
import PortNotebook

/// Shows everything.
public final class AdobeShowing: MessagingDelegate {
    private let notes: Notes

    public init(_ notes: Notes) { self.notes = notes }

    public func shouldShowMessage(message: Showable) -> Bool {
        notes.write("gate \(id(of: message))")
        return true
    }

    public func onShow(message: Showable) {
        notes.write("did \(id(of: message))")
    }

    public func onDismiss(message: Showable) {
        notes.write("gone \(id(of: message))")
    }

    public func urlLoaded(_ url: URL, byMessage message: Showable) {
        notes.write("loaded \(url.absoluteString) \(id(of: message))")
    }

    private func id(of message: Showable) -> String {
        guard let parent = (message as? FullscreenMessage)?.parent else { return "-" }
        return parent.id
    }
}
