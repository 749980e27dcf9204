import InAppCompat

/// Shapes for tests of the core, which knows no vendor.
extension CapabilityTable {
    /// An SDK that can do everything.
    static let capable = CapabilityTable(Shape("capable")) { _ in .native }
    /// An SDK that can do nothing of itself.
    static let poor = CapabilityTable(Shape("poor")) { .unavailable("There is no \($0.name).") }
}
