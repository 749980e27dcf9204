import PlatformStandIns

/// Numbers objects in the order in which they are met. It keeps them, so that no number is given twice.
///
/// Sendable; any thread: of the objects only the identity is looked at.
public final class MetObjects: Sendable {
    private let objects = Locked<[AnyObject]>([])

    /// Has met nothing.
    public init() {}

    /// How many objects it has met.
    public var count: Int { objects.withLock { $0.count } }

    /// The number of an object, from 1; a new one gets the next.
    public func number(of object: AnyObject) -> Int {
        objects.withLock { objects in
            if let place = objects.firstIndex(where: { $0 === object }) { return place + 1 }
            objects.append(object)
            return objects.count
        }
    }
}
