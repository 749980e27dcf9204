public import InAppCompat

extension DelegateContract {
    /// What has to be known of a shape's SDK to verify delegates on it. Sendable; a value.
    public struct Habits: Sendable {
        /// How an app dismisses the message with an id; nil where it cannot.
        public let dismissal: (@Sendable (String) -> ShapeCall)?
        /// The records of a click, also those that the SDK refuses. It makes one a click by itself; empty where that
        /// cannot be told.
        public let clickRecords: [EventPattern]
        /// The errors by which the SDK says that it is used wrongly.
        public let complaints: [Complaint]
        /// Whether a callback that is made off the main thread may wait for that.
        public let mayWaitForMainThread: Bool

        /// Describes habits.
        public init(
            dismissal: (@Sendable (String) -> ShapeCall)? = nil, clickRecords: [EventPattern] = [],
            complaints: [Complaint] = [], mayWaitForMainThread: Bool = false
        ) {
            self.dismissal = dismissal
            self.clickRecords = clickRecords
            self.complaints = complaints
            self.mayWaitForMainThread = mayWaitForMainThread
        }
    }

    /// An error that an SDK logs because of what an app does, and what that means. Sendable; a value.
    public struct Complaint: Sendable {
        /// The name of the error, as traces print it.
        public let error: String
        /// The kind of finding that it is.
        public let kind: DelegateFinding.Kind
        /// What happened, in a sentence.
        public let explanation: String
        /// What was expected instead.
        public let expected: String

        /// Describes an error.
        public init(
            _ error: String, _ kind: DelegateFinding.Kind, _ explanation: String, expected: String
        ) {
            self.error = error
            self.kind = kind
            self.explanation = explanation
            self.expected = expected
        }
    }
}

extension DelegateFinding.Kind {
    /// One interaction of the user's is recorded more than once: by the SDK, and by the delegate.
    public static let extraInteraction = DelegateFinding.Kind("extraInteraction")
    /// The display of a message is recorded more than once, or not at all.
    public static let wrongImpression = DelegateFinding.Kind("wrongImpression")
    /// A link is to be followed that is none.
    public static let missingLink = DelegateFinding.Kind("missingLink")
    /// A campaign or scenario of the user's own cannot be read.
    public static let unreadable = DelegateFinding.Kind("unreadable")
}
