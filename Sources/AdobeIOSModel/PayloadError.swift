public import Foundation

/// Why a payload cannot be used. Part of the model, not of the SDK, which drops such payloads silently.
public struct PayloadError: Error, Sendable, Hashable, CustomStringConvertible, LocalizedError {
    /// Where it is wrong, such as `items[0].data.rules[0].consequences`; empty for the payload as a whole.
    public let keyPath: String
    /// What stands there.
    public let found: String
    /// What should.
    public let expected: String

    /// Makes an error.
    public init(keyPath: String, found: String, expected: String) {
        self.keyPath = keyPath
        self.found = found
        self.expected = expected
    }

    /// All of it in one sentence.
    public var description: String {
        "\(keyPath.isEmpty ? "The payload" : keyPath) is \(found); expected \(expected)."
    }

    /// All of it in one sentence.
    public var errorDescription: String? { description }
}
