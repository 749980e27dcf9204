import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Shows one message at a time, and keeps a history with the kind of each.
public final class Airship18Recording: NSObject, InAppMessageHandler, @unchecked Sendable {
  private let notes: Notes
  @MainActor public private(set) var history: [String] = []
  @MainActor private var isCooling = false

  @MainActor public init(_ notes: Notes) {
    self.notes = notes
    super.init()
  }

  @MainActor private func kind(of content: MessageContent) -> String {
    switch (content.layout, content) {
    case (.banner, _): return "banner"
    case (.fullScreen, _): return "fullscreen"
    case (.modal, let modal) where Optional(modal.buttons)?.isEmpty == false:
      return "modal with buttons"
    case (.modal, _): return "modal"
    case (.web, _): return "page"
    default: return "other"
    }
  }

  // PORT: false is .hold here. Answer .show, .hold or .discard. It is asked once per trigger; show() shows a held message.
  @MainActor public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    notes.write("gate \(message.id)")
    return (!isCooling) ? .show : .hold
  }

  @MainActor public func willPresent(_ message: CompatMessage) {
    isCooling = true
    history.append(kind(of: message.content))
    notes.write("will \(message.id)")
  }

  @MainActor public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    isCooling = false
    notes.write("gone \(message.id)")
  }
}
