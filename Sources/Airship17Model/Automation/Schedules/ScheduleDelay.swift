public import Foundation

/// Where the app has to be before a delayed schedule is executed. The rules do not give the raw values; these
/// are this model's.
public enum ScheduleDelayAppState: UInt, Sendable {
    case any, foreground, background
}

/// What has to happen between a schedule's trigger and its execution (AS-062).
///
/// The rules name what a delay can ask for and not how the builder's members are spelt: see
/// `ScheduleDelayBuilder`. Immutable; any thread. Not Sendable, as in the SDK.
open class ScheduleDelay: NSObject {
    /// How long to wait before the message is prepared, in seconds.
    public let seconds: TimeInterval
    /// The screens of which one has to be the current one when the message is shown; nil means any.
    public let screens: [String]?
    /// The region in which the device has to be when the message is shown; nil means anywhere.
    public let regionID: String?
    /// Where the app has to be when the message is shown.
    public let appState: ScheduleDelayAppState
    /// The events that take the schedule back to where it waits for its triggers; empty when there are none.
    public let cancellationTriggers: [ScheduleTrigger]

    /// Makes a delay.
    ///
    /// - Parameter builderBlock: sets the members, inside this call.
    public convenience init(builderBlock: (ScheduleDelayBuilder) -> Void) {
        let builder = ScheduleDelayBuilder()
        builderBlock(builder)
        self.init(builder)
    }

    init(_ builder: ScheduleDelayBuilder) {
        seconds = builder.seconds
        screens = builder.screens
        regionID = builder.regionID
        appState = builder.appState
        cancellationTriggers = builder.cancellationTriggers ?? []
        super.init()
    }

    /// Whether a schedule may have it: the time is not negative and there are at most ten triggers. Both bounds
    /// are this model's reading; the rules say only that a delay can be invalid (AS-066).
    open var isValid: Bool {
        seconds >= 0 && cancellationTriggers.count <= Int(UAScheduleMaxTriggers)
    }

    /// Whether a delay has the same values.
    ///
    /// - Parameter delay: the other one; nil is never equal.
    open func isEqual(to delay: ScheduleDelay?) -> Bool {
        guard let delay else { return false }
        return seconds == delay.seconds && screens == delay.screens && regionID == delay.regionID
            && appState == delay.appState && cancellationTriggers == delay.cancellationTriggers
    }

    /// Whether the object is a delay with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        isEqual(to: object as? ScheduleDelay)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(seconds)
        hasher.combine(screens)
        hasher.combine(regionID)
        return hasher.finalize()
    }
}

@available(*, unavailable)
extension ScheduleDelay: Sendable {}

/// What a delay is made of. Not Sendable: it is filled in inside one call. The spellings are this model's.
open class ScheduleDelayBuilder: NSObject {
    /// How long to wait, in seconds.
    public var seconds: TimeInterval = 0
    /// The screens of which one has to be the current one.
    public var screens: [String]?
    /// The region in which the device has to be.
    public var regionID: String?
    /// Where the app has to be.
    public var appState = ScheduleDelayAppState.any
    /// The events that take the schedule back.
    public var cancellationTriggers: [ScheduleTrigger]?
}

@available(*, unavailable)
extension ScheduleDelayBuilder: Sendable {}
