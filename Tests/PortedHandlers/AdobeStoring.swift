import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Keeps the first message, and shows it when the next one has gone.
public final class AdobeStoring: InAppMessageHandler {
  private let notes: Notes
  private var stored: CompatMessage?
  private var isFirst = true

  public init(_ notes: Notes) { self.notes = notes }

  // PORT: false is .hold here. On the old SDK false leaves the message to the app, which may show it later: .hold does that. If the app never shows it, answer .discard.
  public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    notes.write("gate \(id(of: message))")
    if isFirst, let full = Optional(message) {
      stored = Optional(full)
      isFirst = false
      return .hold
    }
    return .show
  }

  public func didPresent(_ message: CompatMessage) {
    notes.write("did \(id(of: message))")
  }

  public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    notes.write("gone \(id(of: message))")
    showStored()
  }

  public func didLoad(_ url: URL, in message: CompatMessage) {
    notes.write("loaded \(url.absoluteString) \(id(of: message))")
  }

  public func showStored() {
    try? stored?.show()
    stored = nil
  }

  private func id(of message: CompatMessage) -> String {
    guard let parent = (Optional(message)) else { return "-" }
    return parent.id
  }
}
