import AdobeIOSModel
import Foundation
import PortNotebook

/// Keeps the first message, and shows it when the next one has gone.
public final class AdobeStoring: MessagingDelegate {
    private let notes: Notes
    private var stored: Message?
    private var isFirst = true

    public init(_ notes: Notes) { self.notes = notes }

    public func shouldShowMessage(message: Showable) -> Bool {
        notes.write("gate \(id(of: message))")
        if isFirst, let full = message as? FullscreenMessage {
            stored = full.parent
            isFirst = false
            return false
        }
        return true
    }

    public func onShow(message: Showable) {
        notes.write("did \(id(of: message))")
    }

    public func onDismiss(message: Showable) {
        notes.write("gone \(id(of: message))")
        showStored()
    }

    public func urlLoaded(_ url: URL, byMessage message: Showable) {
        notes.write("loaded \(url.absoluteString) \(id(of: message))")
    }

    public func showStored() {
        stored?.show()
        stored = nil
    }

    private func id(of message: Showable) -> String {
        guard let parent = (message as? FullscreenMessage)?.parent else { return "-" }
        return parent.id
    }
}
