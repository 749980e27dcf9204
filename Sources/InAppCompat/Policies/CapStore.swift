public import Foundation

/// The storage of a `Cap` for past displays. An app whose caps are to outlive its process supplies one that writes to
/// disk; this library does not write to disk by itself.
///
/// Both methods are called on the main actor and have to be quick.
@MainActor public protocol CapStore: AnyObject {
    /// When the displays of a key began, in seconds, oldest first; empty for a key that was never saved.
    func displays(of key: String) -> [TimeInterval]
    /// Stores when the displays of a key began; replaces the earlier list. An empty list may be removed.
    func save(_ displays: [TimeInterval], of key: String)
}

/// A store in memory. Main actor, therefore Sendable.
@MainActor public final class InMemoryCapStore: CapStore {
    private var displays: [String: [TimeInterval]] = [:]

    /// Makes an empty store.
    public init() {}

    public func displays(of key: String) -> [TimeInterval] {
        displays[key] ?? []
    }

    public func save(_ displays: [TimeInterval], of key: String) {
        self.displays[key] = displays.isEmpty ? nil : displays
    }
}
