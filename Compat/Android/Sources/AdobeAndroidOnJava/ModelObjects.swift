public import JavaMachine
import PlatformStandIns

/// The Java objects for the model's objects of one scenario. Each Java object alone holds its object of the model: so
/// both are kept alive together.
///
/// Sendable: mutable state is protected by a lock.
public final class ModelObjects: Sendable {
    /// An object of the model, and a `WeakReference` to its Java object.
    ///
    /// `@unchecked Sendable` is sound: the model's messages may be used on any thread.
    private struct Known: @unchecked Sendable {
        weak var object: AnyObject?
        let java: JavaObject
    }

    private let known = Locked<[ObjectIdentifier: Known]>([:])

    /// Knows no object.
    public init() {}

    /// The Java object: always the same one, as long as it exists.
    /// - Parameter make: makes it, for the number of the model's object.
    public func java(of object: AnyObject, _ make: (Int64) throws -> JavaObject?) throws -> JavaObject? {
        let key = ObjectIdentifier(object)
        let reference = known.withLock { $0[key].flatMap { $0.object == nil ? nil : $0.java } }
        if let java = try reference?.object("get", "()Ljava/lang/Object;") { return java }
        guard let made = try make(NativeHandles.keep(object)) else { return nil }
        let entry = Known(
            object: object,
            java: try JavaClass.named("java/lang/ref/WeakReference").make(
                "(Ljava/lang/Object;)V", .object(made)))
        known.withLock { $0[key] = entry }
        return made
    }

    /// Runs Java's garbage collection until Java holds no object of the model, or holds it for another reason.
    public func collectGarbage() throws {
        for _ in 0..<4 {
            guard known.withLock({ $0.values.contains { $0.object != nil } }) else { return }
            try JavaGarbage.collect()
        }
    }
}

/// Java objects that are no longer used.
public enum JavaGarbage: Sendable {
    /// Runs Java's garbage collection, which also releases the Swift objects that they kept alive.
    /// - Throws: the exception that Java throws, for example because nothing was collected in time.
    public static func collect() throws {
        try JavaClass.named("inappcompat/model/Garbage").call("collect")
    }
}
