public import BrazeBridge
public import BrazeModel
public import InAppCompat

/// A handler that lets every message appear: what an app is left with when its delegate has moved onto the neutral one.
@MainActor public final class QuietHandler: InAppMessageHandler {
    /// Makes a handler.
    public init() {}

    /// Plugs itself into Braze's presenter.
    @discardableResult public func plug(into ui: BrazeInAppMessageUI) -> BrazeBridge {
        BrazeBridge(self).attach(to: ui)
    }
}
