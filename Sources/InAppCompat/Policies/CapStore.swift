public import Foundation

/// Where a `Cap` keeps what has been shown. An app that wants caps to outlive its process supplies one that writes; this
/// library writes nothing by itself.
///
/// Both methods are called on the main actor and have to be quick.
@MainActor public protocol CapStore: AnyObject {
    /// When the displays of a key began, in seconds, oldest first; empty for a key that was never saved.
    func displays(of key: String) -> [TimeInterval]
    /// Keeps when the displays of a key began, in the place of what was kept before. An empty list may be forgotten.
    func save(_ displays: [TimeInterval], of key: String)
}

/// A store that lasts as long as it is kept. Main actor, therefore Sendable.
@MainActor public final class InMemoryCapStore: CapStore {
    private var displays: [String: [TimeInterval]] = [:]

    /// An empty store.
    public init() {}

    public func displays(of key: String) -> [TimeInterval] {
        displays[key] ?? []
    }

    public func save(_ displays: [TimeInterval], of key: String) {
        self.displays[key] = displays.isEmpty ? nil : displays
    }
}
