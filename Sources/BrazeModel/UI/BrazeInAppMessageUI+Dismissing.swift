import HeadlessStage

/// The end of a message (BZ-065, BZ-102, BZ-110).
extension BrazeInAppMessageUI {
    /// Takes a view off the screen that has left, tells the delegate, and presents the follow-up. The order
    /// is BZ-065's.
    func finishDismissal(of view: any InAppMessageView, in controller: ViewController) {
        stopTimer()
        controller.leaveScreen()
        if let foreign { return foreign.viewDidLeave(view) }
        window?.isHidden = true
        window = nil
        delegate?.inAppMessage(self, didDismiss: controller.message, view: view)
        isProcessingClickAction = false
        guard let followup = followupMessage else { return }
        followupMessage = nil
        present(message: followup)
    }

    /// Forgets every message and invalidates its `Context`, before a dismissal that the SDK asks for (BZ-110).
    ///
    /// The `Context` of a message whose assets are being loaded is discarded as well, so that a late answer is
    /// rejected (BZ-112).
    func forgetMessages() {
        stopTimer()
        let controller = window?.messageController
        controller?.messageView.html?.detachBridge()
        let known = [controller?.message] + waiting.removeAll() + [followupMessage, loadingMessage]
        for message in known { message?.context?.discard() }
        localAssetsCancellable = nil
        loadingMessage = nil
        isProcessingClickAction = false
        followupMessage = nil
    }

    private func stopTimer() {
        dismissTimer?.cancel()
        dismissTimer = nil
    }
}
