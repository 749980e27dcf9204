#if Airship17SDK && canImport(AirshipAutomation)
    @preconcurrency public import AirshipAutomation
    import AirshipCore
#else
    public import Airship17Model
#endif

/// An adapter of the app's that can take its message off the screen, so that `CompatMessage.dismiss()` works for it.
/// The SDK has no means for that (AS-005).
public protocol Airship17DismissibleAdapter: InAppMessageAdapterProtocol {
    /// Takes the message away and reports a resolution, `userDismissed` by preference. Main thread.
    func dismiss()
}
