import Foundation
import HeadlessStage
import PlatformStandIns

/// Where the web view stands. Main actor.
extension FullscreenMessage {
    /// Puts a view where the message is seen.
    @MainActor func placeVisibly(_ view: UIView) {
        stage.map { place(view, at: frame(in: AdobeWindow.of($0)).visible) }
    }

    /// Puts a view where it will enter from (AI-141, AI-151).
    @MainActor func placeOutside(_ view: UIView) {
        stage.map {
            place(view, at: frame(in: AdobeWindow.of($0)).hidden(by: settings?.displayAnimation))
        }
    }

    /// The window's frame has changed. The message is laid out anew, on the screen or off it, as long as it follows
    /// the window (AI-143, AI-157): from the making of its web view to the next call of `dismiss()`.
    @MainActor func windowDidChange(_ size: CGSize) {
        guard followsWindow, let view = page?.webView else { return }
        backdrop?.frame.size = size
        placeVisibly(view)
    }

    /// Takes the height of the page, which posts it as a string (AI-124): any that is not zero or less, so infinity,
    /// which is cut down to the window's, and what is no number at all, too (AI-155, AI-171). It counts at once, also
    /// for a view that is off the screen (AI-171), and for good, whatever becomes of `fitToContent` (AI-155).
    var heightHandler: ScriptHandler {
        ScriptHandler { [weak self] body in
            guard let self, let text = body as? String, let height = Double(text), !(height <= 0) else {
                return
            }
            state.withLock { $0.contentHeight = CGFloat(height) }
            let message = Carried(self)
            // Handlers are called on the main thread only.
            MainThread.assume {
                message.value.page.map { message.value.placeVisibly($0.webView) }
            }
        }
    }

    @MainActor func frame(in window: AdobeWindow) -> MessageFrame {
        MessageFrame(
            settings: settings, window: window.view.frame.size,
            contentHeight: state.withLock { $0.contentHeight })
    }

    /// Sets a frame. One without numbers, which a page can bring about (AI-171), makes UIKit raise an exception: there
    /// it is not set.
    @MainActor func place(_ view: UIView, at frame: CGRect) {
        if frame.height.isNaN {
            stage?.log.record(
                .error, from: AdobeLog.source,
                "The page's height is not a number: a device raises an exception",
                ["messageId": name])
            #if canImport(UIKit)
                return
            #endif
        }
        view.frame = frame
    }
}
