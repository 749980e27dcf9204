import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Shows everything.
@MainActor public final class Airship18Showing: InAppMessageHandler {
  private let notes: Notes

  public init(_ notes: Notes) { self.notes = notes }

  public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    notes.write("gate \(message.id)")
    return .show
  }

  public func willPresent(_ message: CompatMessage) {
    notes.write("will \(message.id)")
  }

  public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    notes.write("gone \(message.id)")
  }
}
