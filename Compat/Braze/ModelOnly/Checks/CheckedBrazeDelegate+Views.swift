package import BrazeModel
import InAppCore

/// The real SDK does not say what it asks of a view; the model does, so that more is found out. `SDKOnly` has the other
/// side.
extension CheckedBrazeDelegate: MessageViewWatcher {
    /// Has the model tell what it asks of views.
    func watchViews(of ui: BrazeInAppMessageUI) { ui.viewWatcher = self }

    package func willAsk(_ view: any InAppMessageView, to request: MessageViewRequest) {
        if isWatched(view) { life?.isAsked(toLeave: request == .dismiss) }
    }

    package func didComplete(_ view: any InAppMessageView, _ request: MessageViewRequest, count: Int) {
        if isWatched(view) { life?.hasCompleted(request.rawValue, count: count) }
    }
}
