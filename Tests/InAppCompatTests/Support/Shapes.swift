import InAppCompat

/// Shapes for tests of the core, which knows no vendor.
extension CapabilityTable {
    /// An SDK that can do everything.
    static let capable = capable("capable")
    /// An SDK that can do nothing of itself.
    static let poor = CapabilityTable(SDKShape("poor")) { .unavailable("There is no \($0.name).") }

    /// One of several SDKs that can do everything.
    static func capable(_ name: String) -> CapabilityTable {
        CapabilityTable(SDKShape(name)) { _ in .native }
    }
}
