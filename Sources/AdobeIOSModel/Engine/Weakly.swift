/// A message, held weakly, on its way to another thread.
///
/// `@unchecked Sendable` is sound for what the model puts in: messages keep all that changes behind locks. To
/// apps they are not Sendable, as in the SDK. The reference itself is written by the initialiser only.
struct Weakly<Object: AnyObject>: @unchecked Sendable {
    private(set) weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
