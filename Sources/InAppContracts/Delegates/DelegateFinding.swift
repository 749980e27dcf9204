public import InAppCompat

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
        /// Nobody but the SDK, which holds it weakly, holds the delegate.
        public static let notRetained = Kind("notRetained")
        /// What was changed has no effect any more.
        public static let editTooLate = Kind("editTooLate")
        /// What was changed keeps the message from appearing.
        public static let keepsMessageAway = Kind("keepsMessageAway")
        /// Something is refused that is not one of the app's campaign messages.
        public static let refusesForeignScreen = Kind("refusesForeignScreen")
        /// A callback arrived in an order that the SDK's own views never give: a custom view reports wrongly.
        public static let disorder = Kind("disorder")
        /// A message was told to go away and never reported that it had.
        public static let neverEnds = Kind("neverEnds")
        /// A completion was called twice.
        public static let doubleCompletion = Kind("doubleCompletion")
        /// A scenario could not be played to its end.
        public static let interrupted = Kind("interrupted")

        public var description: String { name }
    }

    /// The kind of finding.
    public let kind: Kind
    /// The shape whose delegate it is.
    public let shape: Shape
    /// The rule behind it, if there is one.
    public let rule: String?
    /// What happened and what was expected, in a sentence.
    public let explanation: String

    /// Describes a finding.
    public init(_ kind: Kind, shape: Shape, rule: String? = nil, _ explanation: String) {
        self.kind = kind
        self.shape = shape
        self.rule = rule
        self.explanation = explanation
    }

    public var description: String {
        "[\(shape)] \(kind)" + (rule.map { " (\($0))" } ?? "") + ": \(explanation)"
    }
}

/// Where findings go, as they happen. Called on the thread of the callback.
public typealias DelegateFindingSink = @Sendable (DelegateFinding) -> Void
