import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Puts banners at the top for a shorter time, and shows everything.
public final class Airship17Extending: NSObject, InAppMessageHandler {
  private let notes: Notes

  public init(_ notes: Notes) {
    self.notes = notes
    super.init()
  }

  public func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
    guard let banner = (message.content.layout == .banner ? message.content : nil) else { return }
    let content = { () -> MessageContent? in
      var builder = banner

      builder.edge = .top
      builder.header = { () -> TextContent? in
        var text = TextContent("")
        text.text = "News"
        return text
      }()

      return builder
    }()
    do { plan.content = (content) ?? plan.content }
    return
  }

  public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
    notes.write("gate \(message.name ?? message.id)")
    return .show
  }

  public func willPresent(_ message: CompatMessage) {
    notes.write("will \(message.id)")
  }

  public func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
    if case .buttonClick = resolution.cause {
      notes.write(
        "gone \(message.id) by \(message.content.buttons.first(where: { $0.id == resolution.buttonID })?.id ?? "-")"
      )
    } else {
      notes.write("gone \(message.id)")
    }
  }
}
