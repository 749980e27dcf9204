// Model only: nothing in this file exists in the SDK. It is for checks of an app's own message views.

/// What the user interface asks of a message's view.
package enum MessageViewRequest: String, Sendable {
    case present, dismiss
}

/// Hears what the user interface asks of a message's view, and when the view says that it is done. Main actor.
@MainActor package protocol MessageViewWatcher: AnyObject {
    /// The view is about to be asked; for a message that has not appeared, as soon as its dismissal is asked
    /// for (BZ-070).
    func willAsk(_ view: any InAppMessageView, to request: MessageViewRequest)
    /// The view has called the completion of one request, for the `count`th time.
    func didComplete(_ view: any InAppMessageView, _ request: MessageViewRequest, count: Int)
}

extension BrazeInAppMessageUI.ViewController {
    /// Tells the watcher of a request; gives the completion back, told of as well if there is one. Without a
    /// watcher the completion stays as it is.
    func watched(_ request: MessageViewRequest, _ completion: (() -> Void)?) -> (() -> Void)? {
        guard let watcher = ui?.viewWatcher else { return completion }
        watcher.willAsk(messageView, to: request)
        guard let completion else { return nil }
        var count = 0
        // A view may keep its completion, which must not keep the view.
        return { [weak watcher, weak view = messageView] in
            count += 1
            if let view { watcher?.didComplete(view, request, count: count) }
            completion()
        }
    }
}
