/// A value of the app that the SDK passes to the thread on which it may be used according to the rules.
///
/// `@unchecked Sendable` is sound: the value is immutable, and the SDK's signatures, which take plain
/// functions, promise the app that thread whatever the function captures.
public struct Carried<Value>: @unchecked Sendable {
    /// The wrapped value.
    public let value: Value

    /// Wraps a value.
    /// - Parameter value: the value to wrap.
    public init(_ value: Value) {
        self.value = value
    }
}
