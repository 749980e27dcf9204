// Model-only API: nothing in this file exists in the SDK of versions 15 to 17.

extension Optional where Wrapped == InAppAutomation {
    /// Itself: so that `InAppAutomation.shared()` and `UAInAppAutomation.shared()?.…`, the method of versions 13 and 14, work
    /// beside the property. Nil before the take-off, without a crash.
    public func callAsFunction() -> InAppAutomation! { self }
}

extension InAppMessageManager {
    /// The manager, which early versions 13 reached without an entry point. Nil before the take-off.
    public class func shared() -> InAppMessageManager! { InAppAutomation.shared()?.inAppMessageManager }
}
