import Foundation
import HeadlessStage
import PlatformStandIns

/// The ways off the screen.
extension FullscreenMessage {
    /// Dismisses the message: frees the monitor, runs the exit animation, drops the web view, and then tells
    /// listener and delegate (AI-073).
    ///
    /// Ignored unless this very message is displayed (AI-071, AI-072, AI-076). Returns at once (AI-070). Any
    /// thread.
    public func dismiss() {
        if let host { return host.dismiss(self) }
        leave { message in
            message.page = nil
            message.listener?.onDismiss(message: message)
            message.delegate?.onDismiss(message: message)
        }
    }

    /// Takes the message off the screen, tells nobody, and keeps the web view for another `show()` (AI-080).
    ///
    /// Ignored unless this message is displayed (AI-083). A hidden message cannot be dismissed (AI-082).
    /// Returns at once. Any thread.
    public func hide() {
        if let host { return host.hide(self) }
        leave { _ in }
    }

    private func leave(_ didLeave: @escaping @MainActor @Sendable (FullscreenMessage) -> Void) {
        let message = Weakly(self)
        stage?.onMain {
            guard let self = message.object, let stage = self.stage, self.monitor.free(self.id) else {
                return
            }
            guard let page = self.page else { return didLeave(self) }
            // The message is kept until it is off the screen.
            let leaving = Carried(self)
            page.remove(from: stage) { didLeave(leaving.value) }
        }
    }
}
