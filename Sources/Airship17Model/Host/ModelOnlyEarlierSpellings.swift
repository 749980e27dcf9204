// Model-only API: nothing in this file exists in the SDK of versions 15 to 17.

extension InAppAutomation {
    /// Itself: so that `InAppAutomation.shared()`, the method of versions 13 and 14, works beside the property.
    public func callAsFunction() -> InAppAutomation { self }
}
