package import CJNI
import PlatformStandIns

/// An object of the machine, for as long as this lives: a global reference.
///
/// `@unchecked Sendable` is sound: the reference never changes, and a global one may be used on any thread.
public final class JavaObject: @unchecked Sendable, CustomStringConvertible {
    package let reference: java_object

    /// How many there are, to see whether they stay.
    public static var living: Int { count.current }
    private static let count = Locked(0)

    /// Takes hold of what a reference is to; nil of null. The reference itself stays as it is.
    package init?(_ reference: java_object?, _ environment: java_environment) {
        guard let reference, let global = java_new_global_ref(environment, reference) else { return nil }
        self.reference = global
        Self.count.withLock { $0 += 1 }
    }

    deinit {
        Self.count.withLock { $0 -= 1 }
        // There was a machine when this was made, and it stays.
        _ = try? JavaMachine.perform { java_delete_global_ref($0, reference) }
    }

    /// A local reference to it, which native code gives to Java as its answer.
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

    /// Whether it is of a class, or of one that is made of that.
    public func isInstance(of other: JavaClass) -> Bool {
        (try? JavaMachine.perform { environment in
            withExtendedLifetime((self, other)) {
                java_is_instance_of(environment, reference, other.object.reference)
            }
        }) ?? false
    }

    /// Its own words, by `toString()`.
    public var description: String {
        (try? object("toString", "()Ljava/lang/String;")?.text) ?? "an object that does not describe itself"
    }

    // MARK: Text

    /// Makes a text of the machine's. It goes by UTF-16, so that whatever a text may hold arrives.
    public static func text(_ text: String) throws -> JavaObject {
        try JavaMachine.perform { environment in
            let units = Array(text.utf16)
            return try made(java_new_string(environment, units, Int32(units.count)), environment)
        }
    }

    /// What it says, if it is a text. Half a surrogate pair, which Swift has no text for, is U+FFFD.
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
            return String(decoding: units, as: UTF16.self)
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
