/// A schedule that can be executed. Main actor.
@MainActor final class PreparedSchedule {
    enum Content {
        case actions(AirshipJSON)
        case message(PreparedMessage)
    }

    let content: Content
    let frequencyConstraintIDs: [String]

    init(_ content: Content, frequencyConstraintIDs: [String]) {
        self.content = content
        self.frequencyConstraintIDs = frequencyConstraintIDs
    }
}

/// A message that can be displayed. Main actor.
@MainActor final class PreparedMessage {
    let message: InAppMessage
    let scheduleID: String
    let adapter: any DisplayAdapter
    let coordinator: any DisplayCoordinator
    /// Whether nothing is shown because of an experiment (AM-011).
    let isControl: Bool
    /// Whether the additional audience check failed (AM-012).
    let isExcluded: Bool

    init(
        _ message: InAppMessage, scheduleID: String, adapter: any DisplayAdapter,
        coordinator: any DisplayCoordinator, isControl: Bool, isExcluded: Bool
    ) {
        self.message = message
        self.scheduleID = scheduleID
        self.adapter = adapter
        self.coordinator = coordinator
        self.isControl = isControl
        self.isExcluded = isExcluded
    }
}

/// A prepared schedule that waits for its delay or for its turn. Main actor.
@MainActor final class WaitingSchedule {
    /// The schedule's data when it was prepared.
    let known: KnownSchedule
    let prepared: PreparedSchedule
    /// Whether this execution was counted for frequency limits before it was ready (18.0.0).
    var isFrequencyCounted = false

    init(_ known: KnownSchedule, _ prepared: PreparedSchedule) {
        self.known = known
        self.prepared = prepared
    }

    var id: String { known.id }
    var delay: AutomationDelay? { known.definition.delay }
}
