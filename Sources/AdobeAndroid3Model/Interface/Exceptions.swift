/// What the SDK throws when something is not in the state that a call needs. Sendable.
public struct IllegalStateException: Error, Sendable, Hashable {
    /// What is wrong.
    public let message: String

    /// Makes an error.
    public init(_ message: String) { self.message = message }
}

/// What the SDK throws when an argument is not allowed. Sendable.
public struct IllegalArgumentException: Error, Sendable, Hashable {
    /// What is wrong.
    public let message: String

    /// Makes an error.
    public init(_ message: String) { self.message = message }
}
