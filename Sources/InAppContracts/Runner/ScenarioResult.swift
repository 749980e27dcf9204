public import InAppCompat

/// What came of playing a scenario. Sendable; a value.
public struct ScenarioResult: Sendable, Hashable {
    /// The scenario's name.
    public let scenario: String
    /// The shape of the host.
    public let shape: SDKShape
    /// Everything, in order: callbacks, records, and what the scenario did.
    public let trace: Trace
    /// What the bridge had to say; empty where there was none.
    public let diagnostics: [Diagnostic]

    /// The callbacks of the vendor's delegate and of other objects that the SDK calls.
    public var delegateTrace: Trace { trace.filtered(to: [.delegate, .listener]) }
    /// The callbacks of the neutral handler; empty where none was played.
    public var handlerTrace: Trace { trace.filtered(to: [.handler]) }
    /// What left the SDK.
    public var hostTrace: Trace { trace.filtered(to: [.sdk, .stage]) }
}
