/// Why a trace cannot be written or read. Sendable; a value.
public struct TraceFileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of error. Extensible: compare with the well-known values, expect others.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The name of the code.
        public let name: String

        /// Names a code of your own.
        /// - Parameter name: what it is called.
        public init(_ name: String) {
            self.name = name
        }

        /// There is a file already where the trace was to go.
        public static let fileExists = Code("fileExists")
        /// The file cannot be made or written to.
        public static let unwritable = Code("unwritable")
        /// The first line does not say what the file is.
        public static let noHeader = Code("noHeader")
        /// The file is of a version of the format that this does not know.
        public static let unknownVersion = Code("unknownVersion")
        /// A line is no JSON.
        public static let notJSON = Code("notJSON")
        /// Something that is needed is not there.
        public static let missing = Code("missing")
        /// A value is of another JSON type.
        public static let wrongType = Code("wrongType")
        /// A value is of the right type but none of those allowed.
        public static let invalidValue = Code("invalidValue")
        /// A key that means nothing here.
        public static let unknownKey = Code("unknownKey")

        /// The name.
        public var description: String { name }
    }

    /// The kind of error.
    public let code: Code
    /// The line of the file, from 1; nil for the file as a whole.
    public let line: Int?
    /// Where in the line, such as `arguments[0]`; empty for the line as a whole.
    public let keyPath: String
    /// What was found and what was expected, in a sentence.
    public let explanation: String

    /// Describes an error.
    /// - Parameters:
    ///   - code: the kind.
    ///   - line: the line of the file, from 1; nil for the file as a whole.
    ///   - keyPath: where in the line.
    ///   - explanation: what was found and what was expected, in a sentence.
    public init(_ code: Code, line: Int? = nil, at keyPath: String = "", _ explanation: String) {
        self.code = code
        self.line = line
        self.keyPath = keyPath
        self.explanation = explanation
    }

    /// Where, and what is wrong there.
    public var description: String {
        let place = [line.map { "line \($0)" }, keyPath.isEmpty ? nil : keyPath].compactMap { $0 }
        return (place.isEmpty ? "" : place.joined(separator: ", ") + ": ") + explanation
    }
}
