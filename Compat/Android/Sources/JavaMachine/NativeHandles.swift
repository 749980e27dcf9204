import PlatformStandIns

/// What Java knows of Swift's objects: a number each. It keeps the object until Java lets go of it.
///
/// Sendable: what changes is behind a lock.
public enum NativeHandles: Sendable {
    /// `@unchecked Sendable` is sound: an object that Java is given a number of is made to be used on whatever thread Java
    /// calls on; who takes it out says as what.
    private struct State: @unchecked Sendable {
        var last: Int64 = 0
        var objects: [Int64: AnyObject] = [:]
    }

    private static let state = Locked(State())

    /// How many objects Java keeps.
    public static var count: Int { state.withLock { $0.objects.count } }

    /// Gives an object a number, and keeps it. Zero is no object's.
    public static func keep(_ object: AnyObject) -> Int64 {
        let kept = Carried(object)
        return state.withLock { state in
            state.last += 1
            state.objects[state.last] = kept.value
            return state.last
        }
    }

    /// The object of a number.
    /// - Throws: `JavaMachineError` where there is none of this type.
    public static func object<Object>(_ handle: Int64, as type: Object.Type = Object.self) throws -> Object {
        guard let object = state.withLock({ $0.objects[handle].map(Carried.init) })?.value as? Object else {
            throw JavaMachineError("\(handle) is the number of no \(type).")
        }
        return object
    }

    /// Lets go of an object.
    public static func release(_ handle: Int64) {
        // It ends outside the lock.
        let object = state.withLock { $0.objects.removeValue(forKey: handle).map(Carried.init) }
        withExtendedLifetime(object) {}
    }
}
