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
    /// What was asked for last, which is the same most of the time.
    private var latest: (key: String, displays: [TimeInterval])?

    /// An empty store.
    public init() {}

    public func displays(of key: String) -> [TimeInterval] {
        if let latest, latest.key == key { return latest.displays }
        let found = displays[key] ?? []
        latest = (key, found)
        return found
    }

    public func save(_ displays: [TimeInterval], of key: String) {
        latest = nil
        self.displays[key] = displays.isEmpty ? nil : displays
    }
}
