/// Keeps an object alive as long as its owner lives, like an associated object of the Objective-C runtime. Sendable;
/// any thread.
public final class Retainer: Sendable {
    private let box = Locked<AnyObject?>(nil)

    /// Makes a retainer that keeps nothing yet.
    public init() {}

    /// The object that is kept alive.
    public var object: AnyObject? {
        get { box.withLock { $0 } }
        set {
            // The old object is released outside the lock, because its deinitialiser may run any code.
            let old = box.withLock { object in
                defer { object = newValue }
                return object
            }
            withExtendedLifetime(old) {}
        }
    }
}

/// An object of a model that keeps another object alive, as any object of a real SDK can with associated objects. For
/// the models of this package, whose public API has only the members of the vendors' APIs.
package protocol RetainerOwner: AnyObject {
    /// Keeps the object.
    nonisolated var retainer: Retainer { get }
}

/// The same for a model from another package.
public protocol PublicRetainerOwner: AnyObject {
    /// Keeps the object.
    nonisolated var retainer: Retainer { get }
}
