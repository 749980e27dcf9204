/// Something of the app's that the SDK takes to the thread on which a rule says it is used.
///
/// `@unchecked Sendable` is sound: the value is immutable, and the SDK's signatures, which take plain
/// functions, promise the app that thread whatever the function captures.
public struct Carried<Value>: @unchecked Sendable {
    /// What is carried.
    public let value: Value

    /// Wraps a value.
    /// - Parameter value: what is carried.
    public init(_ value: Value) {
        self.value = value
    }
}
