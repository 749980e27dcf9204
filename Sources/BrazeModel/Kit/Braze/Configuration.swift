import Foundation
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
        private let minimumInterval = Locked(30.0)

        /// Makes a configuration. Nothing is sent anywhere: any texts will do.
        public init(apiKey: String, endpoint: String) {
            self.apiKey = apiKey
            self.endpoint = endpoint
        }

        /// The least time between two triggered messages, in seconds; 30 at first. A host that lets a campaign
        /// qualify decides about it.
        public var triggerMinimumTimeInterval: Double {
            get { minimumInterval.current }
            set { minimumInterval.withLock { $0 = newValue } }
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

            /// How much is written; `error` at first.
            public var level: Level {
                get { levelBox.current }
                set { levelBox.withLock { $0 = newValue } }
            }
        }
    }
}
