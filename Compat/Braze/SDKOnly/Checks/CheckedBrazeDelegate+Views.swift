import BrazeModel

/// The real SDK does not say what it asks of a view: what a view reports has to do. `ModelOnly` has the other side.
extension CheckedBrazeDelegate {
    /// Does nothing.
    func watchViews(of ui: BrazeInAppMessageUI) {}
}
