package import CJNI
import PlatformStandIns

/// An object of the machine, kept alive as long as this object: a global reference.
///
/// `@unchecked Sendable` is sound: the reference is constant, and a global reference may be used on any thread.
public final class JavaObject: @unchecked Sendable, CustomStringConvertible {
    package let reference: java_object

    /// The number of existing instances, for detecting leaks.
    public static var living: Int { count.current }
    private static let count = Locked(0)

    /// Keeps the object of a reference alive; nil for null. The reference itself is unchanged.
    package init?(_ reference: java_object?, _ environment: java_environment) {
        guard let reference, let global = java_new_global_ref(environment, reference) else { return nil }
        self.reference = global
        Self.count.withLock { $0 += 1 }
    }

    deinit {
        Self.count.withLock { $0 -= 1 }
        // A machine existed when this was made, and it exists for the life of the process.
        _ = try? JavaMachine.perform { java_delete_global_ref($0, reference) }
    }

    /// A local reference to it, which native code returns to Java.
    package func local(_ environment: java_environment) -> java_object? {
        withExtendedLifetime(self) { java_new_local_ref(environment, reference) }
    }

    /// Whether both are one object.
    public func isSame(as other: JavaObject) -> Bool {
        (try? JavaMachine.perform { environment in
            withExtendedLifetime((self, other)) {
                java_is_same_object(environment, reference, other.reference)
            }
        }) ?? false
    }

    /// Whether it is an instance of a class, or of a subclass.
    public func isInstance(of other: JavaClass) -> Bool {
        (try? JavaMachine.perform { environment in
            withExtendedLifetime((self, other)) {
                java_is_instance_of(environment, reference, other.object.reference)
            }
        }) ?? false
    }

    /// Its own description, from `toString()`.
    public var description: String {
        (try? object("toString", "()Ljava/lang/String;")?.text) ?? "an object without a description"
    }

    // MARK: Text

    /// Makes a Java string. It is passed as UTF-16, so every text is preserved (`JavaText`).
    public static func text(_ text: String) throws -> JavaObject {
        try JavaMachine.perform { environment in
            let units = JavaText.units(of: text)
            return try made(java_new_string(environment, units, Int32(units.count)), environment)
        }
    }

    /// Its text, if it is a string. An unpaired surrogate, which a Swift string cannot contain, becomes a private-use
    /// character, and is restored when the text is passed back to Java.
    public var text: String? {
        try? JavaMachine.perform { environment in
            guard try java_is_instance_of(environment, reference, JavaClass.string.object.reference) else {
                return nil
            }
            let count = java_get_string_length(environment, reference)
            let units = [UInt16](unsafeUninitializedCapacity: Int(count)) { buffer, size in
                if let start = buffer.baseAddress {
                    java_get_string_region(environment, reference, 0, count, start)
                }
                size = Int(count)
            }
            return JavaText.text(of: units)
        }
    }

    static func made(_ reference: java_object?, _ environment: java_environment) throws -> JavaObject {
        try JavaException.check(environment)
        guard let object = JavaObject(reference, environment) else {
            throw try JavaException.taken(from: environment)
        }
        return object
    }
}
