import InAppCompat

/// The waits of the app's adapters that have begun and not ended. Sendable; any thread.
nonisolated final class OpenWaits: Sendable {
    private struct Waiting {
        weak var adapter: CheckedAirship18Adapter?
    }

    private let waiting = Locked<[Waiting]>([])

    /// An adapter begins to wait.
    func begin(_ adapter: CheckedAirship18Adapter) {
        waiting.withLock { waiting in
            waiting.removeAll { $0.adapter == nil || $0.adapter === adapter }
            waiting.append(Waiting(adapter: adapter))
        }
    }

    /// Reports, once each, adapters that wait for ever.
    @MainActor func report(_ check: DelegateCheck) {
        let adapters = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting.compactMap(\.adapter)
        }
        for isReady in Set(adapters.filter(\.waitsInVain).map(\.isReady)).sorted(by: { $0 && !$1 }) {
            check.find(
                .neverReady, "AM-005",
                isReady
                    ? "isReady of an adapter has become true, but its waitForReady did not return, so its message still waits."
                    : "waitForReady of an adapter never returned, so its message never appeared.",
                expected: isReady
                    ? "waitForReady returns when isReady has become true."
                    : "an adapter that always becomes ready, or nil from the factory block for its message."
            )
        }
    }
}
