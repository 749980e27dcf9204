import Foundation
import HeadlessStage
import PlatformStandIns

/// The way off the screen.
extension AEPMessage {
    func dismiss() {
        dismiss(isBackPress: false)
    }

    func dismiss(isBackPress: Bool) {
        guard let stage, let monitor else { return }
        stage.run {
            if isFirstShape { return dismissFirstShape(monitor) }
            guard monitor.free() else { return }
            leave { $0.cleanUp(isBackPress: isBackPress) }
        }
    }

    /// Version 2.0.0 tells the delegate after the animation (A2-219), and then frees the monitor (A2-208). That a
    /// second dismissal meanwhile is not told is unsure.
    private func dismissFirstShape(_ monitor: MessageMonitor) {
        guard monitor.isDisplayed else { return }
        let isFirst = state.withLock { state in
            defer { state.isLeaving = true }
            return !state.isLeaving
        }
        guard isFirst else { return }
        leave { message in
            message.listener?.onDismiss(message)
            monitor.free()
            message.dropView()
            message.state.withLock { $0.isLeaving = false }
        }
    }

    /// Runs the exit animation, which takes its time even where there is nothing to see; without a view on
    /// the screen there is none (A2-050).
    private func leave(_ didLeave: @escaping @Sendable (AEPMessage) -> Void) {
        let isOnScreen = state.withLock { $0.fragment != nil && $0.hasFrame && !$0.isSwipedAway }
        guard isOnScreen, let stage else { return didLeave(self) }
        let isFading = getMessageSettings()?.getDismissAnimation() == .fade
        stage.animate(seconds: isFading ? 0.6 : 0.3) { didLeave(self) }
    }

    /// Tells listener and delegate, then drops fragment and web view (A2-051).
    func cleanUp(isBackPress: Bool) {
        if isBackPress { listener?.onBackPressed(self) }
        listener?.onDismiss(self)
        delegate?.onDismiss(self)
        dropView()
    }

    private func dropView() {
        let fragment = state.withLock { state in
            defer {
                state.webView = nil
                state.fragment = nil
                state.hasFrame = false
            }
            return state.fragment
        }
        guard let fragment else { return }
        note("fragment dismissed")
        stage?.onMainNow { fragment.detach() }
    }
}
