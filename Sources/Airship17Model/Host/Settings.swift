import Foundation
import PlatformStandIns

/// What the SDK keeps across launches: the values of its preference store. Sendable: they are behind a lock.
final class Settings: Sendable {
    struct Values: Sendable {
        /// Whether the display of messages is paused (AS-006).
        var isPaused = false
        /// Whether the component is switched on.
        var isComponentEnabled = true
        /// Whether the privacy settings allow in-app automation.
        var isFeatureEnabled = true
        /// The display interval in whole seconds; nil before the app sets one (AS-033).
        var displayInterval: Int?
    }

    private let values = Locked(Values())

    subscript<Value: Sendable>(member: WritableKeyPath<Values, Value>) -> Value {
        get { values.withLock { $0[keyPath: member] } }
        set { values.withLock { $0[keyPath: member] = newValue } }
    }
}
