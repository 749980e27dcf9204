import PlatformStandIns

/// A switch of a host that is on for some names. Sendable: the names are behind a lock.
package final class NamedSwitch: Sendable {
    private let names = Locked<Set<String>>([])

    /// On for none.
    package init() {}

    /// Turns it on or off for a name.
    package func set(_ name: String, _ isOn: Bool) {
        names.withLock { if isOn { $0.insert(name) } else { $0.remove(name) } }
    }

    /// Whether it is on for a name.
    package func contains(_ name: String) -> Bool {
        names.current.contains(name)
    }
}
