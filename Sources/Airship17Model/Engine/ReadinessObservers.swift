import Foundation
import PlatformStandIns

/// Who waits for which coordinator to become ready.
///
/// One observer a coordinator and SDK; a newer one replaces it, and it is gone once the coordinator was ready
/// (AS-027). One table a process, because a change of an app's coordinator may come from anywhere; the SDKs of two
/// stages stay apart in it. Sendable: the table is behind a lock.
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

    /// Calls `action` when `coordinator` says that it has changed and is ready.
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

    /// The coordinator says that its readiness may have changed. Any thread.
    func changed(_ coordinator: any InAppMessageDisplayCoordinator) {
        let id = ObjectIdentifier(coordinator)
        guard table.withLock({ $0.entries[id]?.coordinator === coordinator }), coordinator.isReady else {
            return
        }
        // The entry goes away outside the lock, with what it keeps.
        let entry = table.withLock { $0.entries.removeValue(forKey: id) }
        for action in entry?.actions.values.map({ $0 }) ?? [] { action() }
    }
}

extension InAppMessageDisplayCoordinator where Self: NSObject {
    /// Changes something, and says to all who observe `isReady` that it may be another one now: the SDK itself, which
    /// looks at waiting messages again (AS-027), and the app. Any thread.
    package func announceReadiness(after change: () -> Void = {}) {
        willChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey)
        change()
        didChangeValue(forKey: UAInAppMessageDisplayCoordinatorIsReadyKey)
    }
}

#if canImport(ObjectiveC)
    /// Key-value observing of a coordinator, for as long as this object lives.
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
    /// What takes the place of key-value observing where there is no Objective-C runtime: only changes of `isReady`
    /// are heard, and only those that are announced.
    extension InAppMessageDisplayCoordinator {
        /// A value is about to change. Nothing follows from it. Any thread.
        ///
        /// - Parameter key: the property's name.
        public func willChangeValue(forKey key: String) {}

        /// A value has changed. When it is `isReady`, and it is true, waiting messages are looked at again, later, on
        /// the main thread (AS-027). Any thread.
        ///
        /// - Parameter key: the property's name.
        public func didChangeValue(forKey key: String) {
            guard key == UAInAppMessageDisplayCoordinatorIsReadyKey else { return }
            ReadinessObservers.shared.changed(self)
        }

        /// A value is about to change. Nothing follows from it. Any thread.
        ///
        /// - Parameter keyPath: the property.
        public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

        /// A value has changed; whichever it is, this does what `didChangeValue(forKey:)` does for `isReady`, for key
        /// paths do not tell which requirement they stand for. Any thread.
        ///
        /// - Parameter keyPath: the property.
        public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
            ReadinessObservers.shared.changed(self)
        }
    }
#endif
