public import Foundation
import PlatformStandIns

extension Braze {
    /// How the SDK is set up: what an app writes before it makes a `Braze`. Changes after that have no effect.
    ///
    /// Sendable: what it holds is behind a lock.
    public final class Configuration: Sendable {
        /// The key of the app in the vendor's dashboard.
        public let apiKey: String
        /// The vendor's server for the app.
        public let endpoint: String
        /// What the SDK writes on the console.
        public let logger = Logger()
        /// How the SDK takes part in push notifications.
        public let push = Push()
        /// How the SDK learns of the user's place.
        public let location = Location()
        /// How the SDK speaks with the vendor's servers.
        public let api: Api

        private struct Fields: Sendable {
            var triggerMinimumTimeInterval = 30.0
            var sessionTimeout: TimeInterval = 10
            var forwardUniversalLinks = false
            var useUUIDAsDeviceId = true
            var optInWhenPushAuthorized = true
            var devicePropertyAllowList: Set<DeviceProperty> = .all
        }

        private let fields = Locked(Fields())

        /// Makes a configuration. Nothing is sent anywhere: any texts will do.
        public init(apiKey: String, endpoint: String) {
            self.apiKey = apiKey
            self.endpoint = endpoint
            api = Api(key: apiKey, endpoint: endpoint)
        }

        /// The least time between two triggered messages, in seconds; 30 at first. A host that lets a campaign
        /// qualify decides about it.
        public var triggerMinimumTimeInterval: TimeInterval {
            get { fields.withLock { $0.triggerMinimumTimeInterval } }
            set { fields.withLock { $0.triggerMinimumTimeInterval = newValue } }
        }

        // Kept for the app; nothing follows from these on a stage. Their defaults are guesses.

        /// How long the app may be away before a new session begins, in seconds.
        public var sessionTimeout: TimeInterval {
            get { fields.withLock { $0.sessionTimeout } }
            set { fields.withLock { $0.sessionTimeout = newValue } }
        }

        /// Whether links to the app itself are handed to the app's delegate.
        public var forwardUniversalLinks: Bool {
            get { fields.withLock { $0.forwardUniversalLinks } }
            set { fields.withLock { $0.forwardUniversalLinks = newValue } }
        }

        /// Whether the device's id is made at random.
        public var useUUIDAsDeviceId: Bool {
            get { fields.withLock { $0.useUUIDAsDeviceId } }
            set { fields.withLock { $0.useUUIDAsDeviceId = newValue } }
        }

        /// Whether a user who allows notifications is opted in.
        public var optInWhenPushAuthorized: Bool {
            get { fields.withLock { $0.optInWhenPushAuthorized } }
            set { fields.withLock { $0.optInWhenPushAuthorized = newValue } }
        }

        /// What the SDK may collect about the device.
        public var devicePropertyAllowList: Set<DeviceProperty> {
            get { fields.withLock { $0.devicePropertyAllowList } }
            set { fields.withLock { $0.devicePropertyAllowList = newValue } }
        }

        /// What the SDK writes on the console. Headless: nothing, whatever the level; see the stage's log.
        /// Sendable.
        public final class Logger: Sendable {
            /// How much is written.
            public enum Level: Int, Hashable, Sendable {
                /// Everything.
                case debug
                /// What happens.
                case info
                /// What goes wrong.
                case error
                /// Nothing.
                case disabled
            }

            private let levelBox = Locked(Level.error)
            private let printBox = Locked<(@Sendable (String, Level) -> Bool)?>(nil)

            /// How much is written; `error` at first.
            public var level: Level {
                get { levelBox.current }
                set { levelBox.withLock { $0 = newValue } }
            }

            /// Writes in the place of the SDK, which writes as well if the answer is true. Headless: never
            /// called. Its type is a guess.
            public var print: (@Sendable (String, Level) -> Bool)? {
                get { printBox.current }
                set { printBox.withLock { $0 = newValue } }
            }
        }
    }
}

extension Braze.Configuration {
    /// How the SDK learns of the user's place. Headless: kept, and nothing follows from it. Sendable; any
    /// thread. Types and defaults are guesses from what public code assigns.
    public final class Location: Sendable {
        private struct Fields: Sendable {
            var automaticLocationCollection = false
            var geofencesEnabled = false
            var automaticGeofenceRequests = true
        }

        private let fields = Locked(Fields())

        init() {}

        /// Whether the SDK collects the place by itself.
        public var automaticLocationCollection: Bool {
            get { fields.withLock { $0.automaticLocationCollection } }
            set { fields.withLock { $0.automaticLocationCollection = newValue } }
        }

        /// Whether the SDK watches regions.
        public var geofencesEnabled: Bool {
            get { fields.withLock { $0.geofencesEnabled } }
            set { fields.withLock { $0.geofencesEnabled = newValue } }
        }

        /// Whether the SDK asks for regions by itself.
        public var automaticGeofenceRequests: Bool {
            get { fields.withLock { $0.automaticGeofenceRequests } }
            set { fields.withLock { $0.automaticGeofenceRequests = newValue } }
        }
    }

    /// What the SDK may collect about the device. The list of cases is a guess.
    public enum DeviceProperty: String, Sendable, Hashable, CaseIterable {
        /// The mobile carrier.
        case carrier
        /// The language and region.
        case locale
        /// The model.
        case model
        /// The system's version.
        case osVersion
        /// Whether and how notifications are allowed.
        case pushAuthStatus
        /// Whether they are shown.
        case pushDisplayOptions
        /// Whether they are enabled.
        case pushEnabled
        /// The size of the screen.
        case resolution
        /// The time zone.
        case timeZone
    }
}

extension Set<Braze.Configuration.DeviceProperty> {
    /// Every property.
    public static var all: Self { Self(Braze.Configuration.DeviceProperty.allCases) }
}
