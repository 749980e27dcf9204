extension Braze {
    /// An error as text: equatable and Sendable, in contrast to errors in general.
    public struct ErrorString: Error, Hashable, Sendable, CustomStringConvertible {
        /// The error's text, as it is logged.
        public let logDescription: String
        /// The error's name in the stage's log: the case's name if it is an error of the user interface.
        package let name: String

        /// Makes the text of an error.
        public init(_ error: any Error) {
            let known = error as? ErrorString
            logDescription = known?.logDescription ?? String(describing: error)
            name = known?.name ?? logDescription
        }

        /// Makes an error from a text.
        public init(_ text: String) {
            self.init(text, named: text)
        }

        init(_ text: String, named name: String) {
            logDescription = text
            self.name = name
        }

        /// Errors with equal texts are equal.
        public static func == (left: ErrorString, right: ErrorString) -> Bool {
            left.logDescription == right.logDescription
        }

        /// Hashes the text.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(logDescription)
        }

        /// The error's text.
        public var description: String { logDescription }
    }
}
