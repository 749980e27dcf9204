public import InAppCore

/// Something that a delegate does and that its vendor's SDK cannot bear, or that does not do what its author
/// expects. Sendable; a value.
public struct DelegateFinding: Sendable, Hashable, CustomStringConvertible {
    /// The kind of finding. Extensible: compare with the well-known values, expect others.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
        /// The name of the kind.
        public let name: String

        /// Names a kind of your own.
        public init(_ name: String) {
            self.name = name
        }

        /// The gate takes its time, while the SDK or the user waits.
        public static let slowGate = Kind("slowGate")
        /// A callback does not return: it blocks its thread, as one does that waits for the main thread while
        /// that waits for the callback.
        public static let blocked = Kind("blocked")
        /// Nobody but the SDK, which holds it weakly, holds the delegate.
        public static let notRetained = Kind("notRetained")
        /// What was changed has no effect any more.
        public static let editTooLate = Kind("editTooLate")
        /// What was changed keeps the message from appearing, or from counting.
        public static let keepsMessageAway = Kind("keepsMessageAway")
        /// Something is refused that is not one of the app's campaign messages.
        public static let refusesForeignScreen = Kind("refusesForeignScreen")
        /// A message is dismissed that is not the one on the screen, which the SDK takes for that one.
        public static let dismissesAnother = Kind("dismissesAnother")
        /// A message is shown again and again by a delegate that refuses it each time.
        public static let showsInVain = Kind("showsInVain")
        /// A custom view reports its life in an order that the SDK's own views never give.
        public static let disorder = Kind("disorder")
        /// A message was told to go away, and its custom view never reported that it had; or an adapter can report
        /// no more.
        public static let neverEnds = Kind("neverEnds")
        /// A custom view or an adapter called a completion twice.
        public static let doubleCompletion = Kind("doubleCompletion")
        /// What a message waits for never becomes ready, or does not say so.
        public static let neverReady = Kind("neverReady")
        /// How a message wants to be displayed is set aside.
        public static let ignoresBehavior = Kind("ignoresBehavior")

        /// The name.
        public var description: String { name }
    }

    /// The kind of finding.
    public let kind: Kind
    /// The shape whose delegate it is.
    public let shape: SDKShape
    /// The number of the rule behind it, if there is one.
    public let rule: String?
    /// What happened, in a sentence.
    public let explanation: String
    /// What was expected instead.
    public let expected: String

    /// Describes a finding.
    public init(
        _ kind: Kind, shape: SDKShape, rule: String? = nil, _ explanation: String, expected: String
    ) {
        self.kind = kind
        self.shape = shape
        self.rule = rule
        self.explanation = explanation
        self.expected = expected
    }

    /// What happened and what was expected, in a line.
    public var description: String {
        "[\(shape)] \(kind)" + (rule.map { " (\($0))" } ?? "") + ": \(explanation) Expected: \(expected)"
    }
}

/// Where findings go, as they happen. Called on the thread of the callback.
public typealias DelegateFindingSink = @Sendable (DelegateFinding) -> Void
