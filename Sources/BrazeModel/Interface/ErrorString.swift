extension Braze {
    /// An error as text: comparable and Sendable, which errors in general are not.
    public struct ErrorString: Error, Hashable, Sendable, CustomStringConvertible {
        /// The error's text, as it is logged.
        public let logDescription: String
        /// What the stage's log calls the error: the case's name if it is one of the user interface's.
        package let name: String

        /// The text of an error.
        public init(_ error: any Error) {
            let known = error as? ErrorString
            logDescription = known?.logDescription ?? String(describing: error)
            name = known?.name ?? logDescription
        }

        /// An error that is text already.
        public init(_ text: String) {
            self.init(text, named: text)
        }

        init(_ text: String, named name: String) {
            logDescription = text
            self.name = name
        }

        /// Two are equal that say the same.
        public static func == (left: ErrorString, right: ErrorString) -> Bool {
            left.logDescription == right.logDescription
        }

        /// Two that say the same have one hash value.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(logDescription)
        }

        /// The error's text.
        public var description: String { logDescription }
    }
}
