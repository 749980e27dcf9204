/// Why a bridge's sources could not be made. Sendable; a value.
public struct SDKSourcesError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of error. Extensible: compare with the well-known values, expect others.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The name of the code.
        public let name: String

        /// Names a code of your own.
        /// - Parameter name: what it is called.
        public init(_ name: String) {
            self.name = name
        }

        /// No shape of that name has an SDK in Swift.
        public static let unknownShape = Code("unknownShape")
        /// A file or folder cannot be read.
        public static let unreadable = Code("unreadable")
        /// A file cannot be written.
        public static let unwritable = Code("unwritable")
        /// A room's `SDK.json` does not say what it has to.
        public static let invalidDescription = Code("invalidDescription")
        /// Two sources of a room have the same name, so that one would take the other's place.
        public static let ambiguousName = Code("ambiguousName")
        /// A file of that name is there already and was not made by this.
        public static let foreignFile = Code("foreignFile")

        /// The name.
        public var description: String { name }
    }

    /// The kind of error.
    public let code: Code
    /// What was wrong and what was expected, in a sentence.
    public let explanation: String
    /// The file or folder that was concerned.
    public let path: String?

    /// Describes an error.
    /// - Parameters:
    ///   - code: the kind.
    ///   - explanation: what was wrong and what was expected, in a sentence.
    ///   - path: the file or folder that was concerned.
    public init(_ code: Code, _ explanation: String, path: String? = nil) {
        self.code = code
        self.explanation = explanation
        self.path = path
    }

    /// The place and the explanation, in a line.
    public var description: String {
        (path.map { "\($0): " } ?? "") + explanation
    }
}
