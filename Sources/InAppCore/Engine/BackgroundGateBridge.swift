/// A bridge to an SDK that asks its gate on a background thread.
@MainActor public protocol BackgroundGateBridge: MessageBridge, Sendable {
    /// Where `gatePolicy` is kept, for every thread.
    nonisolated var lockedGatePolicy: Locked<GatePolicy> { get }
}

extension BackgroundGateBridge {
    /// How long the SDK's thread waits for the handler's decision. Any thread.
    public nonisolated var gatePolicy: GatePolicy {
        get { lockedGatePolicy.current }
        set { lockedGatePolicy.withLock { $0 = newValue } }
    }
}
