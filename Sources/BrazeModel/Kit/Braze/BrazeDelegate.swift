/// What an app implements to take part in what the SDK opens. Called on the main actor; every method has a
/// default. `Braze` holds its delegate weakly.
public protocol BrazeDelegate: AnyObject {
    /// Asks whether the SDK may open a URL, after the user interface's delegate said yes (BZ-089). The
    /// default is true.
    ///
    /// - Parameters:
    ///   - braze: the SDK.
    ///   - context: the URL, and how it is opened; may be changed.
    @MainActor func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool

    /// The SDK is about to present a page in the app. The default does nothing.
    ///
    /// - Parameters:
    ///   - braze: the SDK.
    ///   - context: how the page is presented; may be changed.
    @MainActor func braze(_ braze: Braze, willPresentModalWithContext context: Braze.ModalContext)

    /// Something happened that triggers no message. The default does nothing.
    ///
    /// - Parameters:
    ///   - braze: the SDK.
    ///   - event: what happened.
    @MainActor func braze(_ braze: Braze, noMatchingTriggerForEvent event: Braze.TriggerEvent)
}

extension BrazeDelegate {
    /// True.
    public func braze(_ braze: Braze, shouldOpenURL context: Braze.URLContext) -> Bool { true }

    /// Does nothing.
    public func braze(_ braze: Braze, willPresentModalWithContext context: Braze.ModalContext) {}

    /// Does nothing.
    public func braze(_ braze: Braze, noMatchingTriggerForEvent event: Braze.TriggerEvent) {}
}
