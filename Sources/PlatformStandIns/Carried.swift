/// Something of the app's that the SDK takes to the thread on which a rule says it is used.
///
/// `@unchecked Sendable` is sound: the value is immutable, and the SDK's signatures, which take plain
/// functions, promise the app that thread whatever the function captures.
package struct Carried<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}
