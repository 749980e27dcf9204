public import Foundation
import PlatformStandIns

extension Braze.Configuration {
    /// The SDK's handling of push notifications. In the model the values are stored but have no effect. Sendable; any
    /// thread. Types and defaults are guesses from what public code assigns.
    public final class Push: Sendable {
        private struct Fields: Sendable {
            var appGroup: String?
            var automation: Automation = false
        }

        private let fields = Locked(Fields())

        init() {}

        /// The app group that the app shares with its extensions.
        public var appGroup: String? {
            get { fields.withLock { $0.appGroup } }
            set { fields.withLock { $0.appGroup = newValue } }
        }

        /// What the SDK does automatically; nothing by default. `true` and `false` mean everything and nothing.
        public var automation: Automation {
            get { fields.withLock { $0.automation } }
            set { fields.withLock { $0.automation = newValue } }
        }

        /// What the SDK does automatically for push notifications. Sendable: its values are protected by a lock.
        public final class Automation: NSObject, ExpressibleByBooleanLiteral, Sendable {
            private let parts: Locked<(setsUp: Bool, asksAtLaunch: Bool)>

            /// Whether it registers categories and delegates.
            public var automaticSetup: Bool {
                get { parts.withLock { $0.setsUp } }
                set { parts.withLock { $0.setsUp = newValue } }
            }

            /// Whether it asks the user for permission when the app is launched.
            public var requestAuthorizationAtLaunch: Bool {
                get { parts.withLock { $0.asksAtLaunch } }
                set { parts.withLock { $0.asksAtLaunch = newValue } }
            }

            /// Everything or nothing.
            public init(booleanLiteral value: Bool) {
                parts = Locked((value, value))
            }

            /// Makes an automation from its parts.
            public init(automaticSetup: Bool = true, requestAuthorizationAtLaunch: Bool = true) {
                parts = Locked((automaticSetup, requestAuthorizationAtLaunch))
            }
        }
    }
}
