import BrazeModel

/// The real SDK does not report its requests to a view; the view's own reports have to suffice. `ModelOnly` has the
/// counterpart.
extension CheckedBrazeDelegate {
    /// Does nothing.
    func watchViews(of ui: BrazeInAppMessageUI) {}
}
