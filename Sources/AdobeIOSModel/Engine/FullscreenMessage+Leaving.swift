import HeadlessStage
import PlatformStandIns

/// The ways off the screen, in the turns that the SDK takes: one on the main queue frees the monitor, and the next
/// one takes the view away (AI-167).
extension FullscreenMessage {
    /// Dismisses the message: frees the monitor, runs the exit animation, drops the web view, and then tells
    /// listener and delegate (AI-073).
    ///
    /// Ignored unless this very message is displayed (AI-071, AI-072, AI-076), but for one thing: the message no
    /// longer follows the window (AI-157). Returns at once (AI-070). Any thread.
    public func dismiss() {
        if let host { return host.dismiss(self) }
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

    /// Takes the message off the screen, tells nobody, and keeps the web view for another `show()` (AI-080).
    ///
    /// Ignored unless this message is displayed (AI-083). A hidden message cannot be dismissed (AI-082).
    /// Returns at once. Any thread.
    public func hide() {
        if let host { return host.hide(self) }
        let message = Weakly(self)
        stage?.onMain {
            message.object?.leave { message in
                // Ready to enter again, whichever way it left (AI-151).
                message.page.map { message.placeOutside($0.webView) }
            }
        }
    }

    /// Frees the monitor, and leaves in the next turn (AI-167).
    @MainActor private func leave(_ didLeave: @escaping @MainActor @Sendable (FullscreenMessage) -> Void) {
        guard let stage, monitor.free(id) else { return }
        // The message is kept until it is off the screen.
        let leaving = Carried(self)
        stage.onMain { leaving.value.exit { didLeave(leaving.value) } }
    }

    /// Takes what the message has then off the screen: with an animation the backdrop where there is one, and the
    /// web view only where there is none (AI-153, AI-169); without one both.
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

    /// What is seen to move is at its end at once (AI-169). What was faded stays transparent (AI-152).
    @MainActor private func moveOut(by animation: MessageAnimation?) {
        backdrop?.backgroundColor = settings?.getBackgroundColor(opacity: 0)
        guard let view = page?.webView, let stage else { return }
        if animation == .fade { view.alpha = 0 }
        place(view, at: frame(in: AdobeWindow.of(stage)).hidden(by: animation))
    }
}
