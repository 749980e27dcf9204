public import Foundation
public import InAppCore

extension Cap {
    /// A number of displays in a period.
    public struct Limit {
        /// The number of allowed displays.
        public let count: Int
        /// The period in seconds; nil counts for ever.
        public let period: TimeInterval?
        /// The key of a message; displays with the same key are counted together.
        public let key: @MainActor (CompatMessage) -> String
        /// Whether the count restarts with each session, and is never stored.
        public let isForSession: Bool
        /// Makes a limit for the number of displays in a period.
        /// - Parameters:
        ///   - count: the number of allowed displays.
        ///   - period: the period in seconds; nil counts for ever.
        ///   - key: returns the key of a message; displays with the same key are counted together. Keys of different
        ///     limits should differ.
        public init(
            _ count: Int, in period: TimeInterval?, key: @escaping @MainActor (CompatMessage) -> String
        ) {
            self.count = count
            self.period = period
            self.key = key
            isForSession = false
        }

        private init(_ count: Int, in period: TimeInterval?, isForSession: Bool, ofAll key: String) {
            self.count = count
            self.period = period
            self.isForSession = isForSession
            self.key = { _ in key }
        }

        /// A limit per session: since the cap was made, or since `startSession()`.
        public static func session(_ count: Int) -> Limit {
            Limit(count, in: nil, isForSession: true, ofAll: "session")
        }

        /// A limit for any 24 hours.
        public static func day(_ count: Int) -> Limit {
            Limit(count, in: 86_400, isForSession: false, ofAll: "day")
        }

        /// A limit per campaign.
        /// - Parameters:
        ///   - count: the number of allowed displays.
        ///   - period: the period in seconds; nil counts for ever.
        ///   - key: returns a key that identifies the campaign.
        public static func campaign(
            _ count: Int, in period: TimeInterval? = nil, key: @escaping @MainActor (CompatMessage) -> String
        ) -> Limit {
            Limit(count, in: period) { "campaign " + key($0) }
        }
    }
}

@available(*, unavailable)
extension Cap.Limit: Sendable {}
