import Foundation

/// The events of the last half minute, for triggers that come a little late (AM-119). A value.
struct EventHistory: Sendable {
    private var entries: [(time: TimeInterval, occurrence: Occurrence)] = []
    private static let seconds: TimeInterval = 30
    private static let maximum = 100

    mutating func add(_ occurrence: Occurrence, at time: TimeInterval) {
        // States are looked at anyway.
        guard occurrence.state == nil else { return }
        entries.append((time, occurrence))
        entries.removeFirst(max(0, entries.count - Self.maximum))
    }

    func recent(at time: TimeInterval) -> [Occurrence] {
        entries.filter { time - $0.time <= Self.seconds }.map(\.occurrence)
    }
}
