import Foundation
import HeadlessStage
import PlatformStandIns

/// The way onto the screen: make the page, ask the monitor, insert the view.
///
/// The message is held weakly between the steps, so a show ends silently when nobody keeps the message
/// (AI-041).
extension FullscreenMessage {
    /// Shows the message if the monitor lets it, which asks the app's delegate (AI-020). Returns at once
    /// (AI-021). Any thread.
    public func show() {
        show(withMessagingDelegateControl: true)
    }

    /// Shows the message if the monitor lets it. Returns at once (AI-021). Any thread.
    /// - Parameter delegateControl: whether the app's delegate is asked. A conflict stops the message either
    ///   way.
    public func show(withMessagingDelegateControl delegateControl: Bool) {
        if let host { return host.show(self, withMessagingDelegateControl: delegateControl) }
        guard page == nil else { return askMonitor(delegateControl) }
        let message = Weakly(self)
        stage?.onMain {
            message.object?.makePage()
            message.object?.askMonitor(delegateControl)
        }
    }

    /// Makes the web view and starts loading the page, once until the next dismissal (AI-030, AI-031); twice
    /// when `show()` is called twice before the first one gets here (AI-146).
    @MainActor private func makePage() {
        guard let stage else { return }
        if settings?.fitToContent == true { register(heightHandler, for: MessagePage.heightHandlerName) }
        let (localized, names) = state.withLock { ($0.localizedPayload, $0.scriptHandlers.keys) }
        let html = isLocalImageUsed ? localized ?? payload : payload
        let page = MessagePage(html: html, handlerNames: names, of: self, on: stage)
        self.page = page
        stage.onMain { page.askAboutFirstLoad() }
    }

    private func askMonitor(_ delegateControl: Bool) {
        let message = Weakly(self)
        stage?.onBackground {
            guard let self = message.object else { return }
            let refusal = self.monitor.show(self.id) {
                guard delegateControl, let delegate = self.delegate else { return true }
                return delegate.shouldShowMessage(message: self)
            }
            if let refusal { self.didFail(refusal) } else { self.willAppear() }
        }
    }

    /// Tells the listener, and nobody else, that the message is not shown (AI-033, AI-034).
    private func didFail(_ error: PresentationError) {
        listener?.onShowFailure()
        listener?.onError(message: self, error: error)
    }

    /// Tells listener and delegate, in this order, before the view is inserted (AI-035).
    private func willAppear() {
        let message = Weakly(self)
        let captured = page
        listener?.onShow(message: self)
        delegate?.onShow(message: self)
        stage?.onMain { message.object?.insert(captured) }
    }

    /// Puts a page on the screen.
    ///
    /// A message that was dismissed inside `onShow` has no page any more. Without a display animation the view
    /// that was captured before appears all the same, and stays for good: neither the monitor nor the message
    /// knows of it (AI-137). With one nothing appears, which the rules leave open.
    @MainActor private func insert(_ captured: MessagePage?) {
        guard let stage, let captured else { return }
        guard !payload.isEmpty else {
            // Accepted and announced, but there is nothing to show and nothing to dismiss (AI-038).
            _ = monitor.free(id)
            return
        }
        if page !== captured {
            guard !captured.isAnimatedAtEntry else { return }
            stage.log.record(
                .note, from: AdobeLog.source, "Dismissed inside onShow: the view stays on the screen",
                ["messageId": captured.surfaceName])
        }
        captured.insert(on: stage)
    }
}
