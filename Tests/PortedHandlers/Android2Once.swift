import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Shows each message once.
public final class Android2Once: InAppMessageHandler {
  private let notes: Notes
  private var seen: Set<String> = []

  public init(_ notes: Notes) { self.notes = notes }

  // PORT: false is .hold here. On the old SDK false leaves the message to the app, which may show it later: .hold does that. If the app never shows it, answer .discard.
  public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    guard let parent = Optional(message) else { return .show }
    return (seen.insert(parent.id).inserted) ? .show : .hold
  }

  public func didPresent(_ message: CompatMessage) { notes.write("did") }

  public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    notes.write("gone")
  }

  public func didLoad(_ url: URL, in message: CompatMessage) {
    notes.write("loaded \(url.absoluteString)")
    try? message.dismiss()
  }
}
