/// Why a message that was offered will not appear, or stopped being followed.
public struct MessageFailure: Sendable, Hashable, CustomStringConvertible {
    /// The kind of failure. Extensible: compare with the well-known values, expect others.
    public struct Reason: Sendable, Hashable, CustomStringConvertible {
        /// The name of the reason.
        public let name: String

        /// Names a reason of your own.
        public init(_ name: String) {
            self.name = name
        }

        /// Another message was in the way.
        public static let conflict = Reason("conflict")
        /// The SDK gave the place to a later message before this one had appeared.
        public static let replaced = Reason("replaced")
        /// The SDK was told to show it, and did not.
        public static let notShown = Reason("notShown")
        /// The SDK does not show it the way the interface is turned.
        public static let orientation = Reason("orientation")
        /// Its content could not be displayed.
        public static let content = Reason("content")
        /// The SDK declared it void, for example because the user changed.
        public static let invalidated = Reason("invalidated")
        /// The bridge was detached from the SDK while the message was up.
        public static let detached = Reason("detached")

        public var description: String { name }
    }

    /// The kind of failure.
    public let reason: Reason
    /// What happened, in a sentence.
    public let explanation: String
    /// Whether the failure was inferred from other events instead of being told by the SDK.
    public let isDerived: Bool

    /// Describes a failure.
    public init(_ reason: Reason, _ explanation: String, isDerived: Bool = false) {
        self.reason = reason
        self.explanation = explanation
        self.isDerived = isDerived
    }

    public var description: String {
        (isDerived ? "\(reason) (derived): " : "\(reason): ") + explanation
    }
}
