// Model-only API: nothing in this file exists in the SDK.

extension AdobeIOSHost {
    /// Whether the SDK knows the campaigns that trigger; true at first. While it does not, they are dropped
    /// silently (AI-011). Any thread.
    public var isTrackingInfoKnown: Bool {
        get { switches.withLock { $0.isTrackingInfoKnown } }
        set { switches.withLock { $0.isTrackingInfoKnown = newValue } }
    }

    /// Whether campaigns trigger as previews, which are shown but not tracked (AI-011); false at first. Any
    /// thread.
    public var isPreview: Bool {
        get { switches.withLock { $0.isPreview } }
        set { switches.withLock { $0.isPreview = newValue } }
    }
}
