import Foundation

/// Something that is due at a time of a virtual stage's clock.
struct Alarm: Sendable {
    let due: TimeInterval
    let order: Int
    /// Keeps the job, and whether it was cancelled.
    let timer: StageTimer

    /// Whether it comes before another one: earlier, or set earlier for the same time.
    func precedes(_ other: Alarm) -> Bool {
        due != other.due ? due < other.due : order < other.order
    }
}

/// The pending alarms of one kind, as a binary heap: setting and taking cost a logarithm. Those that were
/// cancelled are swept out whenever the heap has doubled.
struct AlarmQueue: Sendable {
    private var heap: [Alarm] = []
    private var sweepCount = 64

    /// The alarm that is due first.
    var first: Alarm? { heap.first }

    /// How many alarms it keeps, counting some that were cancelled.
    var count: Int { heap.count }

    /// Whether an alarm is to come that was not cancelled.
    var isPending: Bool { heap.contains { $0.timer.isPending } }

    mutating func insert(_ alarm: Alarm) {
        if heap.count >= sweepCount { sweep() }
        heap.append(alarm)
        var place = heap.count - 1
        while place > 0, heap[place].precedes(heap[(place - 1) / 2]) {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Takes the alarm out that is due first.
    mutating func popFirst() -> Alarm? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return first }
        heap[0] = last
        var place = 0
        while let child = earlierChild(of: place), heap[child].precedes(heap[place]) {
            heap.swapAt(place, child)
            place = child
        }
        return first
    }

    /// Cancels every alarm.
    func cancelAll() {
        for alarm in heap { alarm.timer.cancel() }
    }

    /// Drops the alarms that were cancelled. What is sorted is a heap.
    private mutating func sweep() {
        heap = heap.filter(\.timer.isPending).sorted { $0.precedes($1) }
        sweepCount = max(64, 2 * heap.count)
    }

    private func earlierChild(of place: Int) -> Int? {
        let left = 2 * place + 1
        guard left < heap.count else { return nil }
        return left + 1 < heap.count && heap[left + 1].precedes(heap[left]) ? left + 1 : left
    }
}
