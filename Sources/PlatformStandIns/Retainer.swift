/// Keeps an object alive as long as its owner lives: what an associated object does where there is the
/// Objective-C runtime. Sendable; any thread.
public final class Retainer: Sendable {
    private let box = Locked<AnyObject?>(nil)

    /// Keeps nothing at first.
    public init() {}

    /// The object that is kept.
    public var object: AnyObject? {
        get { box.withLock { $0 } }
        set {
            // The old object goes away outside the lock, because its end may call anything.
            let old = box.withLock { object in
                defer { object = newValue }
                return object
            }
            withExtendedLifetime(old) {}
        }
    }
}

/// An object of a model that keeps another one alive, as every object of a real SDK can be made to do. The models of
/// this package, which show nothing that their vendors do not have.
package protocol RetainerOwner: AnyObject {
    /// What keeps it.
    nonisolated var retainer: Retainer { get }
}

/// The same for a model from another package.
public protocol PublicRetainerOwner: AnyObject {
    /// What keeps it.
    nonisolated var retainer: Retainer { get }
}
