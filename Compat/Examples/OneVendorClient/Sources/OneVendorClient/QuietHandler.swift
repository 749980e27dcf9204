public import BrazeBridge
public import BrazeModel
public import InAppCompat

/// A handler that lets every message appear: the app's remaining code after its delegate was ported to a neutral
/// handler.
@MainActor public final class QuietHandler: InAppMessageHandler {
    /// Makes a handler.
    public init() {}

    /// Connects itself to Braze's presenter.
    @discardableResult public func plug(into ui: BrazeInAppMessageUI) -> BrazeBridge {
        BrazeBridge(self).attach(to: ui)
    }
}
