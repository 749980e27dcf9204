public import Airship17Model

/// An adapter of the app's that can take its message off the screen, so that `CompatMessage.dismiss()` works for it.
/// The SDK has no means for that (AS-005).
public nonisolated protocol Airship17DismissibleAdapter: InAppMessageAdapterProtocol {
    /// Takes the message away and reports a resolution, `userDismissed` by preference. Main thread.
    func dismiss()
}
