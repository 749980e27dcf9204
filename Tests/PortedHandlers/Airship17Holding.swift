import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Holds the first message.
public final class Airship17Holding: NSObject, InAppMessageHandler {
  private let notes: Notes
  private var isFirst = true

  public init(_ notes: Notes) {
    self.notes = notes
    super.init()
  }

  // PORT: false is .hold here. Answer .show, .hold or .discard. It is asked once per trigger, and show() shows a held message.
  public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    notes.write("gate \(message.name ?? message.id)")
    if isFirst {
      isFirst = false
      return .hold
    }
    return .show
  }

  public func willPresent(_ message: CompatMessage) {
    notes.write("will \(message.id)")
  }

  public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    notes.write("gone \(message.id)")
  }
}
