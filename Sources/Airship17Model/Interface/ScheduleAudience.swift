public import Foundation

/// What happens to a triggered schedule if the user is not in its audience (AS-065). The rules do not give the raw
/// values; these are this model's.
public enum ScheduleAudienceMissBehaviorType: Int, Sendable {
    /// The schedule is cancelled.
    case cancel
    /// The schedule returns to idle, and nothing is counted.
    case skip
    /// The schedule counts an execution.
    case penalize
}

/// The audience of a schedule.
///
/// Whether the device's user belongs to it is decided outside this model, with `Airship17Host.setAudienceCheck(_:)`:
/// the rules state the conditions but not how they are evaluated. The effects of a miss are modelled. Immutable; any
/// thread. Not Sendable, as in the SDK.
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
    /// - Parameter builderBlock: sets the builder's values, before this returns.
    /// - Returns: nil in the SDK when the builder is not valid. The rules do not say when that is the case; here it is
    ///   always valid.
    public init?(builderBlock: @escaping (ScheduleAudienceBuilder) -> Void) {
        let builder = ScheduleAudienceBuilder()
        builderBlock(builder)
        values = builder.values
        super.init()
    }

    /// Whether the user must be new, or must not be; nil for both.
    public var isNewUser: NSNumber? { values.isNewUser }
    /// Whether the user must have opted in to notifications, or out; nil for both.
    public var notificationsOptIn: NSNumber? { values.notificationsOptIn }
    /// Whether the user must have opted in to location, or out; nil for both.
    public var locationOptIn: NSNumber? { values.locationOptIn }
    /// The languages of which the device must use one; nil for any.
    public var languageTags: [String]? { values.languageTags }
    /// The test devices; nil for all.
    public var testDevices: [String]? { values.testDevices }
    /// The versions of the app; nil for all.
    public var versionPredicate: JSONPredicate? { values.versionPredicate }
    /// Whether analytics must be enabled; nil if that does not matter.
    public var requiresAnalytics: NSNumber? { values.requiresAnalytics }
    /// What happens to a schedule whose audience the user is not in.
    public var missBehavior: ScheduleAudienceMissBehaviorType { values.missBehavior }

    /// Whether the object is an audience with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? ScheduleAudience)?.values == values
    }

    open override var hash: Int { missBehavior.hashValue }
}

@available(*, unavailable)
extension ScheduleAudience: Sendable {}

/// The values of an audience. Not Sendable: they are set within one call.
///
/// It is known that there are such members; all names except that of `missBehavior` are inferred. The tag selector is
/// left out, because no rule describes it.
open class ScheduleAudienceBuilder: NSObject {
    var values = ScheduleAudience.Values()

    /// Whether the user must be new, or must not be. Nil, the default, means both.
    public var isNewUser: NSNumber? {
        get { values.isNewUser }
        set { values.isNewUser = newValue }
    }
    /// Whether the user must have opted in to notifications, or out. Nil, the default, means both.
    public var notificationsOptIn: NSNumber? {
        get { values.notificationsOptIn }
        set { values.notificationsOptIn = newValue }
    }
    /// Whether the user must have opted in to location, or out. Nil, the default, means both.
    public var locationOptIn: NSNumber? {
        get { values.locationOptIn }
        set { values.locationOptIn = newValue }
    }
    /// The languages of which the device must use one. Nil, the default, means any.
    public var languageTags: [String]? {
        get { values.languageTags }
        set { values.languageTags = newValue }
    }
    /// The test devices. Nil, the default, means all.
    public var testDevices: [String]? {
        get { values.testDevices }
        set { values.testDevices = newValue }
    }
    /// The versions of the app. Nil, the default, means all.
    public var versionPredicate: JSONPredicate? {
        get { values.versionPredicate }
        set { values.versionPredicate = newValue }
    }
    /// Whether analytics must be enabled. Nil, the default, means that it does not matter.
    public var requiresAnalytics: NSNumber? {
        get { values.requiresAnalytics }
        set { values.requiresAnalytics = newValue }
    }
    /// What happens to a schedule whose audience the user is not in; by default it counts an execution.
    public var missBehavior: ScheduleAudienceMissBehaviorType {
        get { values.missBehavior }
        set { values.missBehavior = newValue }
    }
}

@available(*, unavailable)
extension ScheduleAudienceBuilder: Sendable {}
