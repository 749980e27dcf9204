public import Foundation
import PlatformStandIns

extension Braze.Configuration {
    /// The SDK's connection to the vendor's servers. In the model the values are stored but have no effect, because
    /// nothing is sent. Sendable; any thread. Types and defaults are guesses from what public code assigns.
    public final class Api: Sendable {
        private struct Fields: Sendable {
            var sdkAuthentication = false
            var flushInterval: TimeInterval = 10
            var requestPolicy = RequestPolicy.automatic
        }

        /// When requests are sent. Sendable.
        public enum RequestPolicy: Hashable, Sendable {
            /// Automatically.
            case automatic
            /// When the app requests it.
            case manual
        }

        /// The app's key from the vendor's dashboard.
        public let key: String
        /// The vendor's server for the app.
        public let endpoint: String
        private let fields = Locked(Fields())

        init(key: String, endpoint: String) {
            self.key = key
            self.endpoint = endpoint
        }

        /// Whether the users' ids must be signed.
        public var sdkAuthentication: Bool {
            get { fields.withLock { $0.sdkAuthentication } }
            set { fields.withLock { $0.sdkAuthentication = newValue } }
        }

        /// How often queued data are sent, in seconds.
        public var flushInterval: TimeInterval {
            get { fields.withLock { $0.flushInterval } }
            set { fields.withLock { $0.flushInterval = newValue } }
        }

        /// When requests are sent.
        public var requestPolicy: RequestPolicy {
            get { fields.withLock { $0.requestPolicy } }
            set { fields.withLock { $0.requestPolicy = newValue } }
        }
    }
}
