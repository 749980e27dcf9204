import CJNI
import PlatformStandIns

/// A class of the machine. The class and its methods are looked up once.
///
/// Sendable: mutable state is protected by a lock.
public final class JavaClass: Sendable {
    /// The class as an object.
    public let object: JavaObject
    private let methods = Locked<[String: Method]>([:])

    /// `@unchecked Sendable` is sound: the method id is constant, and may be used on any thread.
    private struct Method: @unchecked Sendable {
        let id: java_method
    }

    private static let known = Locked<[String: JavaClass]>([:])

    init(_ object: JavaObject) { self.object = object }

    /// The class with this name, with slashes: `java/lang/String`.
    /// - Throws: `JavaException` if there is none.
    public static func named(_ name: String) throws -> JavaClass {
        if let known = known.current[name] { return known }
        let found = try find(name)
        known.withLock { $0[name] = found }
        return found
    }

    /// Whether there is a class with this name.
    public static func exists(_ name: String) -> Bool { (try? named(name)) != nil }

    static var string: JavaClass { get throws { try named("java/lang/String") } }

    private static func find(_ name: String) throws -> JavaClass {
        if let loader = JavaMachine.loader {
            let dotted = try JavaObject.text(name.replacing("/", with: "."))
            let found = try loader.object(
                "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;", .object(dotted))
            if let found { return JavaClass(found) }
        }
        return try JavaMachine.perform { environment in
            JavaClass(try .made(java_find_class(environment, name), environment))
        }
    }

    /// The method with this name and signature.
    func method(
        _ name: String, _ signature: String, isStatic: Bool = false, _ environment: java_environment
    ) throws -> java_method {
        let key = "\(isStatic ? "static " : "")\(name)\(signature)"
        if let known = methods.current[key] { return known.id }
        let find = isStatic ? java_get_static_method : java_get_method
        guard let id = find(environment, object.reference, name, signature) else {
            throw try JavaException.taken(from: environment)
        }
        methods.withLock { $0[key] = Method(id: id) }
        return id
    }
}
