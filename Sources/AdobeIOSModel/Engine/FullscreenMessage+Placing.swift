import Foundation
import HeadlessStage
import PlatformStandIns

/// The frame of the web view. Main actor.
extension FullscreenMessage {
    /// Moves a view to its visible position.
    @MainActor func placeVisibly(_ view: UIView) {
        stage.map { place(view, at: frame(in: AdobeWindow.of($0)).visible) }
    }

    /// Moves a view to the position from which it will enter (AI-141, AI-151).
    @MainActor func placeOutside(_ view: UIView) {
        stage.map {
            place(view, at: frame(in: AdobeWindow.of($0)).hidden(by: settings?.displayAnimation))
        }
    }

    /// The window's frame has changed. The message gets a new layout, on the screen or off it, as long as it follows
    /// the window (AI-143, AI-157): from the creation of its web view to the next call of `dismiss()`.
    @MainActor func windowDidChange(_ size: CGSize) {
        guard followsWindow, let view = page?.webView else { return }
        backdrop?.frame.size = size
        placeVisibly(view)
    }

    /// Handles the height that the page posts as a string (AI-124). Any value is accepted that is not zero or less, so
    /// also infinity, which is limited to the window's height, and NaN (AI-155, AI-171). It takes effect at once, also
    /// for a view that is off the screen (AI-171), and for good, even if `fitToContent` changes (AI-155).
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

    /// Sets a frame. A page can cause a NaN frame (AI-171), for which UIKit raises an exception; where UIKit exists
    /// such a frame is not set.
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
