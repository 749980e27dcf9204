import Foundation
import HeadlessStage
import PlatformStandIns

/// Showing a message, in the SDK's turns:
///
/// 1. main queue, only if there is no web view: make it (AI-030);
/// 2. background queue: ask the monitor, which asks the delegate; call listener and delegate (AI-035);
/// 3. main queue: stop if the page is empty (AI-038);
/// 4. main queue: insert the web view (AI-167).
///
/// The message is held weakly between the turns, so a show ends silently if nothing keeps the message (AI-041). The web
/// view is passed from the first turn to the last: it is inserted even if the message has a new one by then (AI-149),
/// or none (AI-137, AI-167, AI-168).
extension FullscreenMessage {
    /// Shows the message if the monitor permits it, which asks the app's delegate (AI-020). Returns at once (AI-021).
    /// Any thread.
    public func show() {
        show(withMessagingDelegateControl: true)
    }

    /// Shows the message if the monitor permits it. Returns at once (AI-021). Any thread.
    /// - Parameter delegateControl: whether the app's delegate is asked. A conflict stops the message in either case.
    public func show(withMessagingDelegateControl delegateControl: Bool) {
        if let host { return host.show(self, withMessagingDelegateControl: delegateControl) }
        stage?.noteIfAsking("show()", from: AdobeLog.source, message: name)
        // A web view that exists when the call is made is the one that will be displayed (AI-167). No hop is needed
        // then (AI-031).
        if let page { return askMonitor(delegateControl, for: page) }
        let message = Weakly(self)
        stage?.onMain {
            guard let self = message.object, let page = self.makePage() else { return }
            self.askMonitor(delegateControl, for: page)
        }
    }

    private func askMonitor(_ delegateControl: Bool, for page: MessagePage) {
        let message = Weakly(self)
        stage?.onBackground {
            guard let self = message.object else { return }
            let refusal = self.monitor.show(self.id) {
                guard delegateControl, let delegate = self.delegate else { return true }
                return AskedDelegate.asking("shouldShowMessage") { delegate.shouldShowMessage(message: self) }
            }
            if let refusal { self.didFail(refusal) } else { self.willAppear(page) }
        }
    }

    /// Tells only the listener that the message is not shown (AI-033, AI-034).
    private func didFail(_ error: PresentationError) {
        listener?.onShowFailure()
        listener?.onError(message: self, error: error)
    }

    /// Calls listener and delegate, in this order, before the view is inserted (AI-035).
    private func willAppear(_ page: MessagePage) {
        let message = Weakly(self)
        listener?.onShow(message: self)
        delegate?.onShow(message: self)
        stage?.onMain { message.object?.appear(page) }
    }

    /// Continues with the insertion, one turn later (AI-167). An empty page is accepted and announced, but there is
    /// nothing to show or dismiss (AI-038). It frees the monitor, whichever message is displayed (AI-172).
    @MainActor private func appear(_ page: MessagePage) {
        guard !payload.isEmpty else { return monitor.clear() }
        let message = Weakly(self)
        stage?.onMain { message.object?.insert(page) }
    }

    /// Adds a page to the screen. Values are set at once, even where the change is animated (AI-169).
    ///
    /// Without a window nothing is inserted, and the monitor stays occupied (AI-173).
    @MainActor private func insert(_ page: MessagePage) {
        guard let stage else { return }
        let window = AdobeWindow.of(stage)
        guard window.isThere else { return note("There is no window to show the message in") }
        if self.page !== page { note("The message no longer has this view: nothing takes it off the screen") }
        if settings?.displayAnimation.isAnimated == true {
            enter(page, window.view)
        } else {
            // Without an animation there is no backdrop (AI-042), and a view that an exit made transparent stays
            // transparent (AI-152).
            window.view.addSubview(page.webView)
            place(page.webView, at: frame(in: window).visible)
        }
        note("view inserted")
        window.update(raising: page)
        // The animation only takes time: nothing happens when it ends.
        stage.animate(seconds: settings?.displayAnimation.duration ?? 0) {}
    }

    /// The animated entry of the web view, from its start frame to its final frame.
    @MainActor private func enter(_ page: MessagePage, _ window: UIView) {
        if let backdrop {
            backdrop.frame = CGRect(origin: .zero, size: window.frame.size)
            window.addSubview(backdrop)
            backdrop.insert(page)
            backdrop.backgroundColor = settings?.getBackgroundColor()
        } else {
            window.addSubview(page.webView)
        }
        page.webView.alpha = 1
        placeVisibly(page.webView)
    }
}
