import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Shows modals at once and other kinds later, and counts how messages go away.
public final class Airship17Coordinating: NSObject, InAppMessageHandler {
  private let notes: Notes
  public private(set) var isNavigating = false
  public private(set) var buttons: [String] = []
  public private(set) var timeouts = 0

  public init(_ notes: Notes) {
    self.notes = notes
    super.init()
  }

  // PORT: false is .hold here. Answer .show, .hold or .discard. It is asked once per trigger, and show() shows a held message.
  public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    notes.write("gate \(message.name ?? message.id)")
    if isNavigating { return .hold }
    switch message.content.layout {
    case .banner, .modal, .fullScreen, .web: return .show
    // PORT: Only this SDK has messages of this kind: remove the case.
    //         case .custom, .airshipLayout: return false

    default: return .hold
    }
  }

  public func willPresent(_ message: CompatMessage) {
    isNavigating = true
    notes.write("will \(message.id)")
  }

  public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    isNavigating = false
    switch resolution.cause {
    case .buttonClick(id: _):
      buttons.append(
        message.content.buttons.first(where: { $0.id == resolution.buttonID })?.id ?? "-")
    case .timedOut: timeouts += 1
    default: break
    }
    notes.write("gone \(message.id)")
  }
}
