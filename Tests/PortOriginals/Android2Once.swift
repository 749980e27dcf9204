import AdobeAndroid2Model
import Foundation
import PortNotebook

/// Shows each message once.
public final class Android2Once: MessagingDelegate {
    private let notes: Notes
    private var seen: Set<String> = []

    public init(_ notes: Notes) { self.notes = notes }

    public func shouldShowMessage(_ message: FullscreenMessage) -> Bool {
        guard let parent = message.getParent() as? Message else { return true }
        return seen.insert(parent.getId()).inserted
    }

    public func onShow(_ message: FullscreenMessage) { notes.write("did") }

    public func onDismiss(_ message: FullscreenMessage) { notes.write("gone") }

    public func urlLoaded(_ url: String, _ message: FullscreenMessage) {
        notes.write("loaded \(url)")
        message.dismiss()
    }
}
