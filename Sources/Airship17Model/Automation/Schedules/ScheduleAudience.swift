public import Foundation

/// What becomes of a schedule that was set off for somebody whom it is not for (AS-065). The rules do not give
/// the raw values; these are this model's.
public enum ScheduleAudienceMissBehaviorType: Int, Sendable {
    /// The schedule is cancelled.
    case cancel
    /// The schedule waits for its next trigger, and nothing is counted.
    case skip
    /// The schedule counts an execution.
    case penalize
}

/// Who a schedule is for.
///
/// Whether the device's user belongs to it is decided outside this model, with
/// `Airship17Host.setAudienceCheck(_:)`, for the rules leave an audience's conditions open; what follows from a
/// miss is here. Any thread.
///
/// `@unchecked Sendable` is sound: every property is a constant of a Sendable type; only a class that may be subclassed
/// cannot say so by itself.
open class ScheduleAudience: NSObject, @unchecked Sendable {
    /// What becomes of a schedule for somebody else.
    public let missBehavior: ScheduleAudienceMissBehaviorType

    /// Makes an audience.
    ///
    /// - Parameter builderBlock: sets the members, inside this call.
    public init(builderBlock: (ScheduleAudienceBuilder) -> Void) {
        let builder = ScheduleAudienceBuilder()
        builderBlock(builder)
        missBehavior = builder.missBehavior
        super.init()
    }
}

/// What an audience is made of. Not Sendable: it is filled in inside one call.
open class ScheduleAudienceBuilder: NSObject {
    /// What becomes of a schedule for somebody else: it counts an execution unless set.
    public var missBehavior = ScheduleAudienceMissBehaviorType.penalize
}

@available(*, unavailable)
extension ScheduleAudienceBuilder: Sendable {}
