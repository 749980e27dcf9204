package import BrazeModel
import InAppCore

/// The real SDK does not report its requests to a view; the model does, so more is detected. `SDKOnly` has the
/// counterpart.
extension CheckedBrazeDelegate: MessageViewWatcher {
    /// Makes the model report its requests to views.
    func watchViews(of ui: BrazeInAppMessageUI) { ui.viewWatcher = self }

    package func willAsk(_ view: any InAppMessageView, to request: MessageViewRequest) {
        if isWatched(view) { life?.isAsked(toLeave: request == .dismiss) }
    }

    package func didComplete(_ view: any InAppMessageView, _ request: MessageViewRequest, count: Int) {
        if isWatched(view) { life?.hasCompleted(request.rawValue, count: count) }
    }
}
