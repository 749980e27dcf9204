import PlatformStandIns

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
