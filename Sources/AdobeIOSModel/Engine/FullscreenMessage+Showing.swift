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

/// Knows which message of a UI service is displayed, and decides whether another may be.
final class MessageMonitor: Sendable {
    private let displayed = Locked<UUID?>(nil)

    /// Whether a message may be displayed, and marks it displayed if so. Calls the delegate; background
    /// thread.
    ///
    /// The conflict comes first and keeps the delegate from being asked (AI-032). The lock is not held while
    /// the delegate thinks and the mark is set only afterwards, so two messages whose questions overlap
    /// can both pass (AI-039).
    /// - Parameters:
    ///   - id: the message's id.
    ///   - shouldShow: asks the delegate.
    /// - Returns: nil when the message may be displayed, else why not.
    func show(_ id: UUID, shouldShow: () -> Bool) -> PresentationError? {
        guard displayed.current == nil else { return .conflict }
        guard shouldShow() else { return .suppressedByAppDeveloper }
        displayed.withLock { $0 = id }
        return nil
    }

    /// Frees the monitor if this very message is displayed (AI-071, AI-072, AI-083).
    ///
    /// The rules state the comparison of ids for dismissing; that hiding compares them too is a choice.
    func free(_ id: UUID) -> Bool {
        displayed.withLock { displayed in
            guard displayed == id else { return false }
            displayed = nil
            return true
        }
    }
}

/// A message, held weakly, on its way to another thread.
///
/// `@unchecked Sendable` is sound for what the model puts in: messages keep all that changes behind locks. To
/// apps they are not Sendable, as in the SDK. The reference itself is written by the initialiser only.
struct Weakly<Object: AnyObject>: @unchecked Sendable {
    private(set) weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
