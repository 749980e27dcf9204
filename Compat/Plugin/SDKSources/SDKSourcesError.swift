/// The reason why a bridge's sources could not be made. Sendable; a value.
public struct SDKSourcesError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of error. Extensible: compare with the well-known values, and expect others.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The name of the code.
        public let name: String

        /// Makes a code of your own.
        /// - Parameter name: its name.
        public init(_ name: String) {
            self.name = name
        }

        /// No shape with that name has an SDK in Swift.
        public static let unknownShape = Code("unknownShape")
        /// A file or folder cannot be read.
        public static let unreadable = Code("unreadable")
        /// A file cannot be written.
        public static let unwritable = Code("unwritable")
        /// A room's `SDK.json` is not valid.
        public static let invalidDescription = Code("invalidDescription")
        /// Two sources of a room have the same name, so one would overwrite the other.
        public static let ambiguousName = Code("ambiguousName")
        /// A file of that name exists and was not made by this tool.
        public static let foreignFile = Code("foreignFile")

        /// The name.
        public var description: String { name }
    }

    /// The kind of error.
    public let code: Code
    /// A sentence with the error and the expectation.
    public let explanation: String
    /// The file or folder concerned.
    public let path: String?

    /// Describes an error.
    /// - Parameters:
    ///   - code: the kind of error.
    ///   - explanation: a sentence with the error and the expectation.
    ///   - path: the file or folder concerned.
    public init(_ code: Code, _ explanation: String, path: String? = nil) {
        self.code = code
        self.explanation = explanation
        self.path = path
    }

    /// The path and the explanation, in one line.
    public var description: String {
        (path.map { "\($0): " } ?? "") + explanation
    }
}
