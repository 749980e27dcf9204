public import InAppCompat

/// Rules that an adopted delegate cannot be held to, with the reason. Data: such a rule is skipped, and counted in
/// the report.
///
/// A delegate says what it needs of the SDK that drives it, and each SDK's capability table says what there is: n
/// and n entries answer for n² pairs. Sendable; a value.
public struct AdoptionLimit: Sendable, Hashable {
    /// Why the rules cannot hold.
    public enum Cause: Sendable, Hashable {
        /// The delegate's own SDK calls it through a bridge; the reason says what that changes.
        case bridged(String)
        /// The driving SDK would have to have one of these capabilities.
        case needs(anyOf: [Capability])
        /// The driving SDK would have to have one of these by itself: what a bridge makes up for holds for some messages.
        case needsNative(anyOf: [Capability])
    }

    /// The numbers of the rules.
    public let rules: [String]
    /// Why they cannot hold.
    public let cause: Cause

    /// Rules that do not hold where the delegate's own SDK calls it through a bridge.
    public static func bridged(_ rules: String..., because reason: String) -> AdoptionLimit {
        AdoptionLimit(rules: rules, cause: .bridged(reason))
    }

    /// Rules that hold only where the driving SDK has one of some capabilities.
    public static func needs(_ capabilities: Capability..., for rules: String...) -> AdoptionLimit {
        AdoptionLimit(rules: rules, cause: .needs(anyOf: capabilities))
    }

    /// Rules about every message, which hold only where the driving SDK has one of some capabilities by itself.
    public static func needsNative(_ capabilities: Capability..., for rules: String...) -> AdoptionLimit {
        AdoptionLimit(rules: rules, cause: .needsNative(anyOf: capabilities))
    }

    /// Why the rules cannot hold for this delegate under a host; nil if they can.
    func reason(host: CapabilityTable, delegate: SDKShape) -> String? {
        switch cause {
        case .bridged(let reason): return host.shape == delegate ? reason : nil
        case .needs(let capabilities): return Self.lack(of: capabilities, on: host) { $0.isAvailable }
        case .needsNative(let capabilities): return Self.lack(of: capabilities, on: host) { $0 == .native }
        }
    }

    private static func lack(
        of capabilities: [Capability], on host: CapabilityTable, unless isEnough: (Support) -> Bool
    ) -> String? {
        let notes = capabilities.map { ($0, host.support(of: $0)) }
        guard !notes.contains(where: { isEnough($0.1) }) else { return nil }
        return notes.map { "\($0.name) on \(host.shape): \($1.note)" }.joined(separator: " ")
    }
}
