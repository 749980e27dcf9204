import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Decides in one place, by what it has seen, and counts messages by their kind.
public final class BrazeReducing: InAppMessageHandler {
  enum Event {
    case asked(CompatMessage)
    case presented(CompatMessage)
    case dismissed
    case tapped(MessageAction, button: String?)
  }

  private let notes: Notes
  public private(set) var kinds: [String: Int] = [:]
  public private(set) var taps: [String] = []
  private var presented: String?

  public init(_ notes: Notes) { self.notes = notes }

  private func send(_ event: Event) {
    switch event {
    case .asked(let message): notes.write("gate \(message.id)")
    case .presented(let message):
      presented = Optional(message.id)
      kinds[kind(of: message), default: 0] += 1
      notes.write("did \(message.id)")
    case .dismissed:
      notes.write("gone \(presented ?? "-")")
      presented = nil
    case .tapped(let action, let button):
      notes.write("click")
      switch action.effect {
      case .none: taps.append(button ?? "-")
      case .open(let url, inWebView: _): taps.append(url.absoluteString)
      @unknown default: break
      }
    }
  }

  private func kind(of message: CompatMessage) -> String {
    switch (message.content.layout, message.content.isImageOnly) {
    case (.banner, _): return "slideup"
    case (.modal, false), (.modal, true): return "modal"
    case (.fullScreen, false), (.fullScreen, true): return "full"
    case (.web, _): return "page"
    default: return "other"
    }
  }

  public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    send(.asked(message))
    if case .control = message.content.layout { return .show }
    return presented == nil ? .show : .hold
  }

  public func didPresent(_ message: CompatMessage) {
    send(.presented(message))
  }

  public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    send(.dismissed)
  }

  public func shouldPerform(_ clickAction: MessageAction, of message: CompatMessage) -> Bool {
    send(.tapped(clickAction, button: clickAction.buttonID))
    if case .open(let url, inWebView: _) = clickAction.effect, url.host == "shop.example" {
      return false
    }
    return true
  }
}
