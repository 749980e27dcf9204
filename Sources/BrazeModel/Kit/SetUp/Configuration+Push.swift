import PlatformStandIns

extension Braze.Configuration {
    /// How the SDK takes part in push notifications. Headless: kept, and nothing follows from it. Sendable; any
    /// thread. Types and defaults are guesses from what public code assigns.
    public final class Push: Sendable {
        private struct Fields: Sendable {
            var appGroup: String?
            var automation: Automation = false
        }

        private let fields = Locked(Fields())

        init() {}

        /// The group that the app shares with its extensions.
        public var appGroup: String? {
            get { fields.withLock { $0.appGroup } }
            set { fields.withLock { $0.appGroup = newValue } }
        }

        /// What the SDK does by itself; nothing at first. `true` and `false` mean everything and nothing.
        public var automation: Automation {
            get { fields.withLock { $0.automation } }
            set { fields.withLock { $0.automation = newValue } }
        }

        /// What the SDK does by itself for push notifications.
        public struct Automation: Sendable, Hashable, ExpressibleByBooleanLiteral {
            /// Whether it registers categories and delegates.
            public var automaticSetup: Bool
            /// Whether it asks the user when the app is launched.
            public var requestAuthorizationAtLaunch: Bool

            /// Everything or nothing.
            public init(booleanLiteral value: Bool) {
                automaticSetup = value
                requestAuthorizationAtLaunch = value
            }

            /// Makes an automation of its parts.
            public init(automaticSetup: Bool = true, requestAuthorizationAtLaunch: Bool = true) {
                self.automaticSetup = automaticSetup
                self.requestAuthorizationAtLaunch = requestAuthorizationAtLaunch
            }
        }
    }
}
