import Foundation
import PlatformStandIns

/// The observers that wait for a coordinator to become ready.
///
/// There is one observer per coordinator and SDK. A newer one replaces it, and it is removed once the coordinator was
/// ready (AS-027). There is one table per process, because an app's coordinator may change anywhere; it keeps the SDKs
/// of two stages apart. Sendable: the table is protected by a lock.
final class ReadinessObservers: Sendable {
    static let shared = ReadinessObservers()

    private struct Entry {
        weak var coordinator: (any InAppMessageDisplayCoordinator)?
        var actions: [ObjectIdentifier: @Sendable () -> Void] = [:]
        #if canImport(ObjectiveC)
            var observation: KeyValueObservation?
        #endif
    }

    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sweepCount = 64
    }

    private let table = Locked(Table())

    /// Calls `action` when `coordinator` reports a change and is ready.
    func observe(
        _ coordinator: any InAppMessageDisplayCoordinator, for owner: AnyObject,
        action: @escaping @Sendable () -> Void
    ) {
        table.withLock { table in
            if table.entries.count >= table.sweepCount {
                table.entries = table.entries.filter { $0.value.coordinator != nil }
                table.sweepCount = max(64, 2 * table.entries.count)
            }
            let id = ObjectIdentifier(coordinator)
            var entry = table.entries[id] ?? Entry()
            if entry.coordinator == nil { entry = Entry(coordinator: coordinator) }
            entry.actions[ObjectIdentifier(owner)] = action
            #if canImport(ObjectiveC)
                if entry.observation == nil { entry.observation = KeyValueObservation(coordinator) }
            #endif
            table.entries[id] = entry
        }
    }

    /// The coordinator reports that its readiness may have changed. Any thread.
    func changed(_ coordinator: any InAppMessageDisplayCoordinator) {
        let id = ObjectIdentifier(coordinator)
        guard table.withLock({ $0.entries[id]?.coordinator === coordinator }), coordinator.isReady else {
            return
        }
        // The entry is released outside the lock, with everything it holds.
        let entry = table.withLock { $0.entries.removeValue(forKey: id) }
        for action in entry?.actions.values.map({ $0 }) ?? [] { action() }
    }
}

extension InAppMessageDisplayCoordinator where Self: NSObject {
    /// Makes a change and tells all observers of `isReady` that its value may have changed: the SDK itself, which
    /// checks waiting messages again (AS-027), and the app. Any thread.
    package func announceReadiness(after change: () -> Void = {}) {
        willChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey)
        change()
        didChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey)
    }
}

#if canImport(ObjectiveC)
    /// Key-value observing of a coordinator, for the lifetime of this object.
    final class KeyValueObservation: NSObject {
        private weak var coordinator: NSObject?

        init?(_ coordinator: any InAppMessageDisplayCoordinator) {
            guard let coordinator = coordinator as? NSObject else { return nil }
            self.coordinator = coordinator
            super.init()
            coordinator.addObserver(
                self, forKeyPath: UAInAppMessageDisplayCoordinatorIsReadyKey, options: [], context: nil)
        }

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            guard let coordinator = object as? any InAppMessageDisplayCoordinator else { return }
            ReadinessObservers.shared.changed(coordinator)
        }

        deinit {
            coordinator?.removeObserver(self, forKeyPath: UAInAppMessageDisplayCoordinatorIsReadyKey)
        }
    }
#else
    /// The replacement for key-value observing where there is no Objective-C runtime: only announced changes of
    /// `isReady` are observed.
    extension InAppMessageDisplayCoordinator {
        /// A value is about to change. It has no effect. Any thread.
        ///
        /// - Parameter key: the property's name.
        public func willChangeValue(forKey key: String) {}

        /// A value has changed. If it is `isReady`, and true, waiting messages are checked again, later, on the main
        /// thread (AS-027). Any thread.
        ///
        /// - Parameter key: the property's name.
        public func didChangeValue(forKey key: String) {
            guard key == UAInAppMessageDisplayCoordinatorIsReadyKey else { return }
            ReadinessObservers.shared.changed(self)
        }

        /// A value is about to change. It has no effect. Any thread.
        ///
        /// - Parameter keyPath: the property.
        public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

        /// A value has changed. For every value this does what `didChangeValue(forKey:)` does for `isReady`, because a
        /// key path does not identify a requirement. Any thread.
        ///
        /// - Parameter keyPath: the property.
        public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
            ReadinessObservers.shared.changed(self)
        }
    }
#endif
