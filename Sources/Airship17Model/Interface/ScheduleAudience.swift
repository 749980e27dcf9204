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
/// `Airship17Host.setAudienceCheck(_:)`: the rules name the conditions and leave open how they are evaluated. What
/// follows from a miss is here. Immutable; any thread. Not Sendable, as in the SDK.
open class ScheduleAudience: NSObject {
    struct Values: Equatable {
        var isNewUser: NSNumber?
        var notificationsOptIn: NSNumber?
        var locationOptIn: NSNumber?
        var languageTags: [String]?
        var testDevices: [String]?
        var versionPredicate: JSONPredicate?
        var requiresAnalytics: NSNumber?
        var missBehavior = ScheduleAudienceMissBehaviorType.penalize
    }

    let values: Values

    /// Makes an audience.
    ///
    /// - Parameter builderBlock: sets the members, inside this call.
    /// - Returns: nil in the SDK when the builder is not valid. The rules do not say when that is; here it always is.
    public init?(builderBlock: @escaping (ScheduleAudienceBuilder) -> Void) {
        let builder = ScheduleAudienceBuilder()
        builderBlock(builder)
        values = builder.values
        super.init()
    }

    /// Whether the user has to be new, or must not be; nil for both.
    public var isNewUser: NSNumber? { values.isNewUser }
    /// Whether the user has to have opted in to notifications, or out; nil for both.
    public var notificationsOptIn: NSNumber? { values.notificationsOptIn }
    /// Whether the user has to have opted in to location, or out; nil for both.
    public var locationOptIn: NSNumber? { values.locationOptIn }
    /// The languages of which the device has to speak one; nil for any.
    public var languageTags: [String]? { values.languageTags }
    /// The devices that it is for; nil for all.
    public var testDevices: [String]? { values.testDevices }
    /// Which versions of the app it is for; nil for all.
    public var versionPredicate: JSONPredicate? { values.versionPredicate }
    /// Whether analytics have to be on; nil if that does not matter.
    public var requiresAnalytics: NSNumber? { values.requiresAnalytics }
    /// What becomes of a schedule for somebody else.
    public var missBehavior: ScheduleAudienceMissBehaviorType { values.missBehavior }

    /// Whether the object is an audience with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? ScheduleAudience)?.values == values
    }

    open override var hash: Int { missBehavior.hashValue }
}

@available(*, unavailable)
extension ScheduleAudience: Sendable {}

/// What an audience is made of. Not Sendable: it is filled in inside one call.
///
/// That there are such members is known; all spellings but that of `missBehavior`
/// are inferred. The selector of tags is left out, because no rule says what it is made of.
open class ScheduleAudienceBuilder: NSObject {
    var values = ScheduleAudience.Values()

    /// Whether the user has to be new, or must not be; nil, for both, unless set.
    public var isNewUser: NSNumber? {
        get { values.isNewUser }
        set { values.isNewUser = newValue }
    }
    /// Whether the user has to have opted in to notifications, or out; nil, for both, unless set.
    public var notificationsOptIn: NSNumber? {
        get { values.notificationsOptIn }
        set { values.notificationsOptIn = newValue }
    }
    /// Whether the user has to have opted in to location, or out; nil, for both, unless set.
    public var locationOptIn: NSNumber? {
        get { values.locationOptIn }
        set { values.locationOptIn = newValue }
    }
    /// The languages of which the device has to speak one; nil, for any, unless set.
    public var languageTags: [String]? {
        get { values.languageTags }
        set { values.languageTags = newValue }
    }
    /// The devices that it is for; nil, for all, unless set.
    public var testDevices: [String]? {
        get { values.testDevices }
        set { values.testDevices = newValue }
    }
    /// Which versions of the app it is for; nil, for all, unless set.
    public var versionPredicate: JSONPredicate? {
        get { values.versionPredicate }
        set { values.versionPredicate = newValue }
    }
    /// Whether analytics have to be on; nil, if that does not matter, unless set.
    public var requiresAnalytics: NSNumber? {
        get { values.requiresAnalytics }
        set { values.requiresAnalytics = newValue }
    }
    /// What becomes of a schedule for somebody else: it counts an execution unless set.
    public var missBehavior: ScheduleAudienceMissBehaviorType {
        get { values.missBehavior }
        set { values.missBehavior = newValue }
    }
}

@available(*, unavailable)
extension ScheduleAudienceBuilder: Sendable {}
