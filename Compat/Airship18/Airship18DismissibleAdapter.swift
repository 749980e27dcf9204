public import Airship18Model

/// An adapter of the app's that can take its message off the screen, so that `CompatMessage.dismiss()` works for it.
/// The SDK has no means for that.
public protocol Airship18DismissibleAdapter: CustomDisplayAdapter {
    /// Takes the message away, so that `display` returns: `userDismissed` by preference.
    @MainActor func dismiss()
}
