extension Braze {
    /// Why a payload, or an untyped message, is none that can be displayed.
    ///
    /// Model only: the vendor's type is not known. Sendable.
    public struct PayloadError: Error, Hashable, Sendable, CustomStringConvertible {
        /// What kind of mistake it is. More may come.
        public struct Code: RawRepresentable, Hashable, Sendable {
            /// The kind's name.
            public let rawValue: String

            /// Makes a kind of a name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The text is no JSON.
            public static let notJSON = Code(rawValue: "notJSON")
            /// Something that a message needs is not there, or is null.
            public static let missing = Code(rawValue: "missing")
            /// A value is of another JSON type.
            public static let wrongType = Code(rawValue: "wrongType")
            /// A value is of the right JSON type but none of those allowed.
            public static let invalidValue = Code(rawValue: "invalidValue")
        }

        /// What kind of mistake it is.
        public let code: Code
        /// Where it is, as in `btns[1].uri`; empty for the payload itself.
        public let keyPath: String
        /// What stood there, shortened.
        public let found: String
        /// What should stand there.
        public let expected: String

        /// Where, what and why, in one sentence.
        public var description: String {
            "\(keyPath.isEmpty ? "The payload" : "\"\(keyPath)\"") is \(found), expected \(expected)"
        }

        /// Makes an error. Public so that an app can test how it treats one.
        public init(code: Code, keyPath: String, found: String, expected: String) {
            self.code = code
            self.keyPath = keyPath
            self.found = found
            self.expected = expected
        }

        /// Something that is needed is not there.
        static func missing(_ keyPath: String, expected: String) -> PayloadError {
            PayloadError(code: .missing, keyPath: keyPath, found: "missing", expected: expected)
        }
    }
}
