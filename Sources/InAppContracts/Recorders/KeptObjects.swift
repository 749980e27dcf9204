import PlatformStandIns

/// The app's own references to what an SDK holds weakly, above all its delegates: drivers keep them here until a
/// scenario has the app let go.
///
/// Sendable; any thread.
public final class KeptObjects: Sendable {
    private let objects = Locked<[any AnyObject & Sendable]>([])

    /// Keeps nothing.
    public init() {}

    /// Keeps an object.
    public func keep(_ object: any AnyObject & Sendable) {
        objects.withLock { $0.append(object) }
    }

    /// Lets go of every object. They end outside the lock, because their end may call anything.
    public func release() {
        let released = objects.withLock { objects in
            defer { objects = [] }
            return objects
        }
        withExtendedLifetime(released) {}
    }
}
