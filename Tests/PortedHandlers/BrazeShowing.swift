import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Shows everything, and hears of every click.
public final class BrazeShowing: InAppMessageHandler {
  private let notes: Notes

  public init(_ notes: Notes) { self.notes = notes }

  public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    notes.write("gate \(message.id)")
    return .show
  }

  public func willPresent(_ message: CompatMessage) {
    notes.write("will \(message.id)")
  }

  public func didPresent(_ message: CompatMessage) {
    notes.write("did \(message.id)")
  }

  public func willDismiss(_ message: CompatMessage) {
    notes.write("goes \(message.id)")
  }

  public func shouldPerform(_ clickAction: MessageAction, of message: CompatMessage) -> Bool {
    notes.write("click \(clickAction.buttonID ?? "body") \(message.id)")
    return true
  }

  public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    notes.write("gone \(message.id)")
  }
}
