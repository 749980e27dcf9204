import PlatformStandIns

/// The handles with which Java refers to Swift objects: one number per object. An object is kept alive until Java
/// releases it.
///
/// Sendable: mutable state is protected by a lock.
public enum NativeHandles: Sendable {
    /// `@unchecked Sendable` is sound: an object with a handle must be usable on any thread on which Java calls; the
    /// code that looks it up states its type.
    private struct State: @unchecked Sendable {
        var last: Int64 = 0
        var objects: [Int64: AnyObject] = [:]
    }

    private static let state = Locked(State())

    /// The number of objects that Java keeps alive.
    public static var count: Int { state.withLock { $0.objects.count } }

    /// Makes a handle for an object, and keeps the object alive. Zero is never a handle.
    public static func keep(_ object: AnyObject) -> Int64 {
        let kept = Carried(object)
        return state.withLock { state in
            state.last += 1
            state.objects[state.last] = kept.value
            return state.last
        }
    }

    /// The object of a handle.
    /// - Throws: `JavaMachineError` if there is none of this type.
    public static func object<Object>(_ handle: Int64, as type: Object.Type = Object.self) throws -> Object {
        guard let object = state.withLock({ $0.objects[handle].map(Carried.init) })?.value as? Object else {
            throw JavaMachineError("No \(type) has the number \(handle).")
        }
        return object
    }

    /// Releases an object.
    public static func release(_ handle: Int64) {
        // It is released outside the lock.
        let object = state.withLock { $0.objects.removeValue(forKey: handle).map(Carried.init) }
        withExtendedLifetime(object) {}
    }
}
