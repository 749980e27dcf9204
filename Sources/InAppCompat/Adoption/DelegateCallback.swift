public import InAppCore

/// A callback of a vendor's delegate, and what of a driving SDK it is made of when the delegate is adopted.
///
/// Sendable; a value.
public struct DelegateCallback: Sendable, Hashable {
    /// What the vendor calls it.
    public let name: String
    /// What it can be made of: any one of these is enough.
    public let sources: [Capability]

    /// Describes a callback.
    public init(_ name: String, madeOf sources: Capability...) {
        self.name = name
        self.sources = sources
    }

    /// Why an SDK never calls it; nil for one that does.
    public func reasonNotCalled(by table: CapabilityTable) -> String? {
        let supports = sources.map(table.support)
        guard !supports.contains(where: \.isAvailable) else { return nil }
        return supports.first?.note
    }
}
