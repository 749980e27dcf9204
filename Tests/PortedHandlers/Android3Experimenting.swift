import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Counts what a page asks for, hides at its wish, and shows it again when another one has gone.
public final class Android3Experimenting: InAppMessageHandler {
  private let notes: Notes
  public private(set) var links: [String] = []
  private var hidden: [CompatMessage] = []

  public init(_ notes: Notes) { self.notes = notes }

  // PORT: false is .hold here. Return .show, .hold or .discard; it is asked once for each trigger, not again when the app shows the message.
  public func decideDisplay(of presentable: CompatMessage) -> DisplayDecision {
    guard let page = Optional(presentable) else { return .show }
    notes.write("gate")
    return (page.id != "control") ? .show : .hold
  }

  public func didPresent(_ presentable: CompatMessage) {
    guard let page = Optional(presentable) else { return }
    try? page.onScriptMessage("hide") { [weak self] _ in
      self?.hidden.append(presentable)
      try? presentable.hide()
    }
    notes.write("did")
  }

  public func didHide(_ presentable: CompatMessage) { notes.write("hidden") }

  public func didDismiss(_ presentable: CompatMessage, resolution: MessageResolution) {
    notes.write("gone")
    for page in hidden { try? page.show() }
    hidden = []
  }

  public func didLoad(_ content: URL, in presentable: CompatMessage) {
    if let url = Optional(content) {
      links.append(url.absoluteString)
      notes.write("loaded")
    }
  }
}
