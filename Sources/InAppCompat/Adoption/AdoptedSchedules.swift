/// A message of another SDK that an adopted delegate takes for a schedule's, as the campaigns of its own SDK are.
///
/// Main actor, not Sendable.
@MainActor public protocol AdoptedSchedule: AnyObject {
    /// The message; nil after it has gone.
    var message: CompatMessage? { get }
    /// The priority of its schedule: the lowest number comes first.
    var priority: Int { get }
}

extension AdoptedSchedule {
    /// Makes the view that the driving SDK shows beneath an adapter's own view.
    public static func emptyView() -> UIView {
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        return view
    }
}

/// The schedules that an adopted delegate has met under another SDK, and those whose messages wait.
///
/// A schedule that was deleted does not come back. Of those that wait the lowest priority comes first, and equal ones come
/// in the order in which they began to wait.
///
/// Main actor, therefore Sendable.
@MainActor public final class AdoptedSchedules<Schedule: AdoptedSchedule> {
    /// Those whose messages wait for their turn, in the order of their turns.
    public private(set) var waiting: [Schedule] = []
    private var known: Set<String> = []
    private var deleted: Set<String> = []

    /// Makes an empty list.
    public init() {}

    /// Remembers a schedule by its identifier.
    public func meet(_ identifier: String) {
        known.insert(identifier)
    }

    /// Whether the schedule was deleted.
    public func isDeleted(_ identifier: String) -> Bool { deleted.contains(identifier) }

    /// Deletes a schedule.
    /// - Returns: whether there was one to delete.
    public func delete(_ identifier: String) -> Bool {
        known.contains(identifier) && deleted.insert(identifier).inserted
    }

    /// Lets a schedule's message wait, behind those of its priority.
    public func wait(_ schedule: Schedule) {
        let place = waiting.lastIndex { $0.priority <= schedule.priority }
        waiting.insert(schedule, at: place.map { $0 + 1 } ?? 0)
    }

    /// Drops those whose messages are not held any more.
    public func dropEnded() {
        waiting.removeAll { $0.message?.phase != .held }
    }
}
