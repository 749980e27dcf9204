/// A message of another SDK that an adopted delegate treats as the message of a schedule, like the campaigns of its
/// own SDK.
///
/// Main actor, not Sendable.
@MainActor public protocol AdoptedSchedule: AnyObject {
    /// The message; nil after it has gone.
    var message: CompatMessage? { get }
    /// The priority of its schedule: the lowest number comes first.
    var priority: Int { get }
}

extension AdoptedSchedule {
    /// Makes the empty view that the driving SDK shows beneath an adapter's own view.
    public static func emptyView() -> UIView {
        let view = UIView(frame: .zero)
        view.isUserInteractionEnabled = false
        return view
    }
}

/// The schedules that an adopted delegate has met under another SDK, and those whose messages wait.
///
/// A schedule that was deleted does not come back. Waiting schedules are sorted by priority, lowest first; those with
/// equal priorities are in the order in which they began to wait.
///
/// Main actor, therefore Sendable.
@MainActor public final class AdoptedSchedules<Schedule: AdoptedSchedule> {
    /// The schedules whose messages wait for their turn, in the order of their turns.
    public private(set) var waiting: [Schedule] = []
    private var known: Set<String> = []
    private var deleted: Set<String> = []
    /// Those that were to be deleted before they were met.
    private var deletedInVain: Set<String> = []

    /// Makes an empty list.
    public init() {}

    /// Remembers a schedule by its identifier.
    public func meet(_ identifier: String) {
        known.insert(identifier)
    }

    /// Remembers the schedule of a message. If it was to be deleted before, that had no effect, which is reported.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - adopter: the adopted delegate that reports it.
    ///   - function: the function that deletes schedules.
    ///   - rule: what the delegate's own SDK does then.
    package func meet(
        _ message: CompatMessage, for adopter: any AdoptedDelegate, deletedBy function: String, _ rule: String
    ) {
        meet(message.id)
        guard deletedInVain.remove(message.id) != nil else { return }
        adopter.report(
            .actionFailed, message,
            "\(function) had no effect, because it was called before the first message of the schedule came; the delegate's "
                + "own SDK would have deleted the schedule (\(rule)).")
    }

    /// Whether the schedule was deleted.
    public func isDeleted(_ identifier: String) -> Bool { deleted.contains(identifier) }

    /// Deletes a schedule.
    /// - Returns: whether there was one to delete.
    public func delete(_ identifier: String) -> Bool {
        guard known.contains(identifier) else {
            deletedInVain.insert(identifier)
            return false
        }
        return deleted.insert(identifier).inserted
    }

    /// Queues a schedule's message, behind those with the same priority.
    public func wait(_ schedule: Schedule) {
        let place = waiting.lastIndex { $0.priority <= schedule.priority }
        waiting.insert(schedule, at: place.map { $0 + 1 } ?? 0)
    }

    /// Removes schedules whose messages are no longer held.
    public func dropEnded() {
        waiting.removeAll { $0.message?.phase != .held }
    }
}
