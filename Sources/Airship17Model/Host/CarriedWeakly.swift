/// One of the SDK's objects that a function on another thread uses if it is still there.
///
/// `@unchecked Sendable` is sound for the objects that are put in: they are not Sendable by type, because the SDK's are not,
/// but what changes in them is behind locks or of the main actor. Reading a weak reference is safe on any thread.
struct CarriedWeakly<Object: AnyObject>: @unchecked Sendable {
    private(set) weak var value: Object?

    init(_ value: Object) {
        self.value = value
    }
}
