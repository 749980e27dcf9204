import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Discards every second message, and refuses every click.
public final class BrazeDiscarding: InAppMessageHandler {
  private let notes: Notes
  private var count = 0

  public init(_ notes: Notes) { self.notes = notes }

  public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    notes.write("gate \(message.id)")
    count += 1
    return count % 2 == 0 ? .discard : .show
  }

  public func willPresent(_ message: CompatMessage) {
    notes.write("will \(message.id)")
  }

  public func didPresent(_ message: CompatMessage) {
    notes.write("did \(message.id)")
  }

  public func shouldPerform(_ clickAction: MessageAction, of message: CompatMessage) -> Bool {
    false
  }

  public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    notes.write("gone \(message.id)")
  }
}
