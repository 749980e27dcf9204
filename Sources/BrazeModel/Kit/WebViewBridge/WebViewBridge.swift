extension Braze {
    /// What connects the web page of a message with Braze. The names of the three types are the SDK's; apart
    /// from those of `brazeBridge`, the names of their members and of the query items are the model's.
    public enum WebViewBridge: Sendable {}
}
