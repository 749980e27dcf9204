import InAppCompat

/// Shapes for tests of the core, which is independent of vendors.
extension CapabilityTable {
    /// An SDK that can do everything.
    static let capable = capable("capable")
    /// An SDK without any capability.
    static let poor = CapabilityTable(SDKShape("poor")) { .unavailable("There is no \($0.name).") }

    /// One of several SDKs that can do everything.
    static func capable(_ name: String) -> CapabilityTable {
        CapabilityTable(SDKShape(name)) { _ in .native }
    }
}
