import PlatformStandIns

/// Counts how many different objects were met under one name. It keeps them, so that none takes another's place.
///
/// Sendable; any thread: of the objects only the identity is looked at.
public final class ObjectCount: Sendable {
    private let objects = Locked<[String: MetObjects]>([:])

    /// Has met nothing.
    public init() {}

    /// How many different objects were met under a name, this one included.
    public func count(of object: AnyObject, as name: String) -> Int {
        let met = objects.withLock { objects in
            let met = objects[name] ?? MetObjects()
            objects[name] = met
            return met
        }
        _ = met.number(of: object)
        return met.count
    }
}
