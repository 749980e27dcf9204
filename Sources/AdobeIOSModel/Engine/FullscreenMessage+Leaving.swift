import HeadlessStage
import PlatformStandIns

/// Taking a message off the screen, in the SDK's main-queue turns: the first one frees the monitor, and the next one
/// removes the view (AI-167).
extension FullscreenMessage {
    /// Dismisses the message: frees the monitor, runs the exit animation, drops the web view, and then calls listener
    /// and delegate (AI-073).
    ///
    /// If another message or none is displayed (AI-071, AI-072, AI-076), it has only one effect: the message no longer
    /// follows the window (AI-157). Returns at once (AI-070). Any thread.
    public func dismiss() {
        if let host { return host.dismiss(self) }
        stage?.noteIfAsking("dismiss()", from: AdobeLog.source, message: name)
        let message = Weakly(self)
        stage?.onMain {
            message.object?.followsWindow = false
            message.object?.leave { message in
                message.page = nil
                message.listener?.onDismiss(message: message)
                message.delegate?.onDismiss(message: message)
            }
        }
    }

    /// Takes the message off the screen without any callback, and keeps the web view for another `show()` (AI-080).
    ///
    /// Ignored unless this message is displayed (AI-083). A hidden message cannot be dismissed (AI-082).
    /// Returns at once. Any thread.
    public func hide() {
        if let host { return host.hide(self) }
        let message = Weakly(self)
        stage?.onMain {
            message.object?.leave { message in
                // The view is placed for the next entry, however it left (AI-151).
                message.page.map { message.placeOutside($0.webView) }
            }
        }
    }

    /// Frees the monitor, and removes the view in the next turn (AI-167).
    @MainActor private func leave(_ didLeave: @escaping @MainActor @Sendable (FullscreenMessage) -> Void) {
        guard let stage, monitor.free(id) else { return }
        // The message is retained until it is off the screen.
        let leaving = Carried(self)
        stage.onMain { leaving.value.exit { didLeave(leaving.value) } }
    }

    /// Removes the views that the message has at that moment. With an animation it removes the backdrop, or the web
    /// view if there is no backdrop (AI-153, AI-169); without one it removes both.
    @MainActor private func exit(_ didExit: @escaping @MainActor @Sendable () -> Void) {
        guard let stage else { return }
        let animation = settings?.dismissAnimation
        let leaving = Carried(self)
        guard animation.isAnimated else {
            page?.webView.removeFromSuperview()
            backdrop?.removeFromSuperview()
            AdobeWindow.of(stage).update()
            return didExit()
        }
        moveOut(by: animation)
        stage.animate(seconds: animation.duration) {
            let message = leaving.value
            if let backdrop = message.backdrop {
                backdrop.removeFromSuperview()
            } else {
                message.page?.webView.removeFromSuperview()
            }
            message.stage.map { AdobeWindow.of($0).update() }
            didExit()
        }
    }

    /// A view that moves visibly has its final frame at once (AI-169). A faded view stays transparent (AI-152).
    @MainActor private func moveOut(by animation: MessageAnimation?) {
        backdrop?.backgroundColor = settings?.getBackgroundColor(opacity: 0)
        guard let view = page?.webView, let stage else { return }
        if animation == .fade { view.alpha = 0 }
        place(view, at: frame(in: AdobeWindow.of(stage)).hidden(by: animation))
    }
}
