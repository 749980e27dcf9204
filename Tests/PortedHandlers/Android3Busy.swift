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

  // PORT: false is .hold here. Answer .show, .hold or .discard; it is asked once a trigger, not again when the app shows the message.
  public func decideDisplay(of presentable: CompatMessage) -> DisplayDecision {
    (!isBusy) ? .show : .hold
  }

  public func didPresent(_ presentable: CompatMessage) { notes.write("did") }

  public func didHide(_ presentable: CompatMessage) { try? presentable.show() }

  public func didDismiss(_ presentable: CompatMessage, resolution: MessageResolution) {
    notes.write("gone")
  }

  // PORT: didLoad tells the address and the message the other way round; content that is no address is not told of.
  //     public func onContentLoaded(_ presentable: any Presentable, _ content: PresentationContent?) {
  //         if let content = content as? UrlContent { notes.write("loaded \(content.url)") }
  //     }
}
