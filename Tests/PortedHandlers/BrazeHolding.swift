import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Holds the first message.
public final class BrazeHolding: InAppMessageHandler {
  private let notes: Notes
  private var isFirst = true

  public init(_ notes: Notes) { self.notes = notes }

  public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    notes.write("gate \(message.id)")
    if isFirst {
      isFirst = false
      return .hold
    }
    return .show
  }

  public func willPresent(_ message: CompatMessage) {
    notes.write("will \(message.id)")
  }

  public func didPresent(_ message: CompatMessage) {
    notes.write("did \(message.id)")
  }

  public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    notes.write("gone \(message.id)")
  }
}
