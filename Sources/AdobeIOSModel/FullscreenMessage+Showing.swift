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
        stage?.onMain { [weak self] in
            self?.makePageIfNeeded()
            self?.askMonitor(delegateControl)
        }
    }

    /// Makes the web view and starts loading the page, once until the next dismissal (AI-030, AI-031).
    @MainActor private func makePageIfNeeded() {
        guard page == nil else { return }
        state.withLock { $0.contentHeight = nil }
        if settings?.fitToContent == true { register(heightHandler, for: MessagePage.heightHandlerName) }
        let (localized, names) = state.withLock { ($0.localizedPayload, $0.scriptHandlers.keys) }
        let html = isLocalImageUsed ? localized ?? payload : payload
        page = MessagePage(html: html, handlerNames: names, of: self)
        // The load is a navigation too (AI-090). The rules leave its URL open; WebKit's is this one.
        stage?.onMain { [weak self] in _ = self?.navigate(to: URL(string: "about:blank")) }
    }

    private func askMonitor(_ delegateControl: Bool) {
        stage?.onBackground { [weak self] in
            guard let self else { return }
            let refusal = monitor.show(id) {
                guard delegateControl, let delegate = self.delegate else { return true }
                return delegate.shouldShowMessage(message: self)
            }
            if let refusal { didFail(refusal) } else { willAppear() }
        }
    }

    /// Tells the listener, and nobody else, that the message is not shown (AI-033, AI-034).
    private func didFail(_ error: PresentationError) {
        listener?.onShowFailure()
        listener?.onError(message: self, error: error)
    }

    /// Tells listener and delegate, in this order, before the view is inserted (AI-035).
    private func willAppear() {
        listener?.onShow(message: self)
        delegate?.onShow(message: self)
        stage?.onMain { [weak self] in self?.insert() }
    }

    @MainActor private func insert() {
        guard let stage, let page else { return }
        guard !payload.isEmpty else {
            // Accepted and announced, but there is nothing to show and nothing to dismiss (AI-038).
            _ = monitor.free(id)
            return
        }
        page.insert(on: stage)
    }
}
