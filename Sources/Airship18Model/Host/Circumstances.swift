import AirshipShared
import Foundation
import PlatformStandIns

/// What surrounds the SDK and is not on the stage: where the app and the device are, and what the parts of the
/// SDK decide that are not modelled. Sendable: it is behind a lock.
final class Circumstances: Sendable {
    struct Values: Sendable {
        var version = Airship18Version.v20
        /// The findings that are not followed.
        var documented: Set<Airship18Finding> = []
        var screen: String?
        var regions: Set<String> = []
        var isFeatureEnabled = true
        var isAnalyticsEnabled = true
        var pausesOnLaunch = false
        var isInAudience: @Sendable (String) -> Bool = { _ in true }
        var isInControlGroup: @Sendable (String) -> Bool = { _ in false }
        var additionalCheck: (@Sendable (String) -> Airship18AudienceCheck)?
        var deferred: @Sendable (URL) -> Airship18DeferredAnswer = { _ in .notFound }
        var downloadSeconds: @Sendable (URL) -> TimeInterval? = { _ in 0 }
        var isInWindow: @Sendable (AirshipJSON) -> Bool = { _ in true }
        var isURLAllowed: @Sendable (URL, Airship18URLScope) -> Bool = { _, _ in true }
        var predicate: @Sendable (_ json: String, _ argument: String) -> Bool = { _, _ in true }
        var actionRunner: @Sendable (String, AirshipJSON) -> Void = { _, _ in }
        var pageCommand: @Sendable (URL) -> Bool = { _ in false }
        var notificationCategories = NotificationCategories()
        var isObserving = false
        /// The identifiers of the campaigns that the host has let in.
        var campaigns: Set<String> = []
        var lastNumber = 0
    }

    private let values = Locked(Values())

    subscript<Value>(member: WritableKeyPath<Values, Value>) -> Value {
        get { values.withLock { $0[keyPath: member] } }
        set { values.set(member, newValue) }
    }

    /// True once: for the one who observes the stage.
    func claimObservation() -> Bool {
        values.withLock { values in
            defer { values.isObserving = true }
            return !values.isObserving
        }
    }

    /// Whether a campaign comes for the first time.
    func isNew(_ id: String) -> Bool {
        values.withLock { $0.campaigns.insert(id).inserted }
    }

    /// A number for a campaign without a name.
    func nextNumber() -> Int {
        values.withLock { values in
            values.lastNumber += 1
            return values.lastNumber
        }
    }
}
