/// A message, held weakly, on its way to another thread.
///
/// `@unchecked Sendable` is sound for the objects that the model stores here: messages protect all mutable state with
/// locks. To apps they are not Sendable, as in the SDK. The reference itself is set only in the initialiser.
struct Weakly<Object: AnyObject>: @unchecked Sendable {
    private(set) weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
