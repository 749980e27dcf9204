public import Foundation
import PlatformStandIns

extension Braze {
    /// The SDK's configuration, which an app sets before it makes a `Braze`. Later changes have no effect.
    ///
    /// Sendable: its values are protected by a lock.
    public final class Configuration: Sendable {
        /// The app's key from the vendor's dashboard.
        public let apiKey: String
        /// The vendor's server for the app.
        public let endpoint: String
        /// The SDK's console log.
        public let logger = Logger()
        /// The SDK's handling of push notifications.
        public let push = Push()
        /// The SDK's use of the user's location.
        public let location = Location()
        /// The SDK's connection to the vendor's servers.
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

        /// Makes a configuration. Nothing is sent anywhere: any texts are accepted.
        public init(apiKey: String, endpoint: String) {
            self.apiKey = apiKey
            self.endpoint = endpoint
            api = Api(key: apiKey, endpoint: endpoint)
        }

        /// The minimum time between two triggered messages, in seconds; 30 by default. The host that triggers a
        /// campaign decides whether it applies.
        public var triggerMinimumTimeInterval: TimeInterval {
            get { fields.withLock { $0.triggerMinimumTimeInterval } }
            set { fields.withLock { $0.triggerMinimumTimeInterval = newValue } }
        }

        // These values are stored for the app, and have no effect on a stage. Their defaults are guesses.

        /// How long the app may be in the background before a new session begins, in seconds.
        public var sessionTimeout: TimeInterval {
            get { fields.withLock { $0.sessionTimeout } }
            set { fields.withLock { $0.sessionTimeout = newValue } }
        }

        /// Whether universal links are forwarded to the app's delegate.
        public var forwardUniversalLinks: Bool {
            get { fields.withLock { $0.forwardUniversalLinks } }
            set { fields.withLock { $0.forwardUniversalLinks = newValue } }
        }

        /// Whether the device's id is a random UUID.
        public var useUUIDAsDeviceId: Bool {
            get { fields.withLock { $0.useUUIDAsDeviceId } }
            set { fields.withLock { $0.useUUIDAsDeviceId = newValue } }
        }

        /// Whether a user who allows notifications is opted in.
        public var optInWhenPushAuthorized: Bool {
            get { fields.withLock { $0.optInWhenPushAuthorized } }
            set { fields.withLock { $0.optInWhenPushAuthorized = newValue } }
        }

        /// The device properties that the SDK may collect.
        public var devicePropertyAllowList: Set<DeviceProperty> {
            get { fields.withLock { $0.devicePropertyAllowList } }
            set { fields.withLock { $0.devicePropertyAllowList = newValue } }
        }

        /// The SDK's console log. The model writes nothing there, whatever the level; see the stage's log. Sendable.
        public final class Logger: Sendable {
            /// The log levels.
            public enum Level: Int, Hashable, Sendable {
                /// Everything.
                case debug
                /// Information.
                case info
                /// Errors.
                case error
                /// Nothing.
                case disabled
            }

            private let levelBox = Locked(Level.error)
            private let printBox = Locked<(@Sendable (String, Level) -> Bool)?>(nil)

            /// The log level; `error` by default.
            public var level: Level {
                get { levelBox.current }
                set { levelBox.withLock { $0 = newValue } }
            }

            /// Writes instead of the SDK, which also writes if it returns true. In the model it is never called. Its
            /// type is a guess.
            public var print: (@Sendable (String, Level) -> Bool)? {
                get { printBox.current }
                set { printBox.withLock { $0 = newValue } }
            }
        }
    }
}

extension Braze.Configuration {
    /// The SDK's use of the user's location. In the model the values are stored but have no effect. Sendable; any
    /// thread. Types and defaults are guesses from what public code assigns.
    public final class Location: Sendable {
        private struct Fields: Sendable {
            var automaticLocationCollection = false
            var geofencesEnabled = false
            var automaticGeofenceRequests = true
        }

        private let fields = Locked(Fields())

        init() {}

        /// Whether the SDK collects the location automatically.
        public var automaticLocationCollection: Bool {
            get { fields.withLock { $0.automaticLocationCollection } }
            set { fields.withLock { $0.automaticLocationCollection = newValue } }
        }

        /// Whether the SDK monitors geofences.
        public var geofencesEnabled: Bool {
            get { fields.withLock { $0.geofencesEnabled } }
            set { fields.withLock { $0.geofencesEnabled = newValue } }
        }

        /// Whether the SDK requests geofences automatically.
        public var automaticGeofenceRequests: Bool {
            get { fields.withLock { $0.automaticGeofenceRequests } }
            set { fields.withLock { $0.automaticGeofenceRequests = newValue } }
        }
    }

    /// The device properties that the SDK may collect. The list of cases is a guess.
    public enum DeviceProperty: String, Sendable, Hashable, CaseIterable {
        /// The mobile carrier.
        case carrier
        /// The language and region.
        case locale
        /// The model.
        case model
        /// The system's version.
        case osVersion
        /// The notification permission.
        case pushAuthStatus
        /// The notification display options.
        case pushDisplayOptions
        /// Whether notifications are enabled.
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
