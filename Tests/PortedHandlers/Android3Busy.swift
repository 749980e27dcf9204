import Foundation
import InAppCompat

#if canImport(PortNotebook)
  import PortNotebook
#endif

/// Shows nothing while the app is busy.
public final class Android3Busy: InAppMessageHandler {
  private let notes: Notes
  public var isBusy = false

  public init(_ notes: Notes) { self.notes = notes }

  // PORT: false is .hold here. Return .show, .hold or .discard; it is asked once for each trigger, not again when the app shows the message.
  public func decideDisplay(of presentable: CompatMessage) -> DisplayDecision {
    (!isBusy) ? .show : .hold
  }

  public func didPresent(_ presentable: CompatMessage) { notes.write("did") }

  public func didHide(_ presentable: CompatMessage) { try? presentable.show() }

  public func didDismiss(_ presentable: CompatMessage, resolution: MessageResolution) {
    notes.write("gone")
  }

  public func didLoad(_ content: URL, in presentable: CompatMessage) {
    let content = Optional(content)

    if let content = content { notes.write("loaded \(content.absoluteString)") }
  }
}
