extension Braze {
    /// An error as text: comparable and Sendable, which errors in general are not.
    public struct ErrorString: Error, Hashable, Sendable, CustomStringConvertible {
        /// The error's text, as it is logged.
        public let logDescription: String

        /// The text of an error.
        public init(_ error: any Error) {
            logDescription = (error as? ErrorString)?.logDescription ?? String(describing: error)
        }

        /// An error that is text already.
        public init(_ text: String) {
            logDescription = text
        }

        /// The error's text.
        public var description: String { logDescription }
    }
}
