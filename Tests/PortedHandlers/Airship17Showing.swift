import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Shows everything.
public final class Airship17Showing: NSObject, InAppMessageHandler {
  private let notes: Notes

  public init(_ notes: Notes) {
    self.notes = notes
    super.init()
  }

  public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    notes.write("gate \(message.name ?? message.id)")
    return .show
  }

  public func willPresent(_ message: CompatMessage) {
    notes.write("will \(message.id)")
  }

  public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    notes.write("gone \(message.id)")
  }
}
