import PlatformStandIns

/// The asynchronous functions that have begun on a stage, until they have returned. Sendable: the table is behind a lock.
final class StageTasks: Sendable {
    private struct State: Sendable {
        /// How each is ended; nil while it begins.
        var running: [Int: (@Sendable () -> Void)?] = [:]
        var lastNumber = 0
        var hasUndriven = false
    }

    private let state = Locked(State())

    /// A function begins.
    /// - Returns: its number.
    func reserve() -> Int {
        state.withLock { state in
            state.lastNumber += 1
            state.running[state.lastNumber] = .some(nil)
            return state.lastNumber
        }
    }

    /// Remembers how to end a function, unless it has returned.
    func set(_ number: Int, end: @escaping @Sendable () -> Void) {
        state.withLock { state in
            if state.running[number] != nil { state.running[number] = end }
        }
    }

    var isEmpty: Bool { state.withLock { $0.running.isEmpty } }

    func remove(_ number: Int) {
        let ended = state.withLock { $0.running.removeValue(forKey: number) }
        withExtendedLifetime(ended) {}
    }

    /// Whether this is the first one that the stage does not drive.
    func isFirstUndriven() -> Bool {
        state.withLock { state in
            defer { state.hasUndriven = true }
            return !state.hasUndriven
        }
    }

    /// The process ends, and they with it, in the order in which they began. Any thread.
    func endAll() {
        let ended = state.withLock { state in
            defer { state.running = [:] }
            return state.running
        }
        for (_, end) in ended.sorted(by: { $0.key < $1.key }) { end?() }
    }
}
