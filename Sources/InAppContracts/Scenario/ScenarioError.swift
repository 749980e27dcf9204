/// Why a scenario cannot be read or run.
public struct ScenarioError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The kind of error. Extensible: compare with the well-known values, expect others.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The name of the code.
        public let name: String

        /// Names a code of your own.
        public init(_ name: String) {
            self.name = name
        }

        /// The text is no JSON.
        public static let notJSON = Code("notJSON")
        /// Something that is needed is not there.
        public static let missing = Code("missing")
        /// A value is of another JSON type.
        public static let wrongType = Code("wrongType")
        /// A value is of the right type but none of those allowed.
        public static let invalidValue = Code("invalidValue")
        /// A key that means nothing here.
        public static let unknownKey = Code("unknownKey")
        /// The scenario is not for the shape that it was to run on.
        public static let wrongShape = Code("wrongShape")
        /// The delegate is not one of the shape's.
        public static let wrongDelegate = Code("wrongDelegate")
        /// The scenario is for real time and was to be played without waiting.
        public static let wrongTime = Code("wrongTime")
        /// A step could not be done.
        public static let stepFailed = Code("stepFailed")

        /// The name of the code.
        public var description: String { name }
    }

    /// The kind of error.
    public let code: Code
    /// Where in the scenario, such as `steps[2].trigger`; empty for the scenario as a whole.
    public let keyPath: String
    /// What was found and what was expected, in a sentence.
    public let explanation: String

    /// Describes an error.
    public init(_ code: Code, at keyPath: String, _ explanation: String) {
        self.code = code
        self.keyPath = keyPath
        self.explanation = explanation
    }

    /// Where, and what is wrong there.
    public var description: String {
        (keyPath.isEmpty ? "the scenario" : keyPath) + ": " + explanation
    }
}
