import CJNI

/// A native method of a Java class. A value.
///
/// `@unchecked Sendable` is sound: a function is constant, and may be called on any thread.
public struct NativeMethod: @unchecked Sendable {
    let name: String
    let signature: String
    let function: UnsafeMutableRawPointer

    /// Describes a method.
    /// - Parameters:
    ///   - name: its name in Java.
    ///   - signature: its JVM signature.
    ///   - function: a C function with the type that the machine calls.
    public init<Function>(_ name: String, _ signature: String, _ function: Function) {
        self.name = name
        self.signature = signature
        // A C function is represented by its address.
        self.function = unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
    }

    /// Registers the native methods of a class with the machine.
    /// - Throws: `JavaException` if the class has no such method.
    public static func register(_ methods: [NativeMethod], of name: String) throws {
        let owner = try JavaClass.named(name)
        try JavaMachine.perform { environment in
            for method in methods {
                let code = method.name.withCString { name in
                    method.signature.withCString { signature in
                        var record = java_native_method(
                            name: UnsafeMutablePointer(mutating: name),
                            signature: UnsafeMutablePointer(mutating: signature), function: method.function)
                        return java_register_natives(environment, owner.object.reference, &record, 1)
                    }
                }
                if code != 0 { throw try JavaException.taken(from: environment) }
            }
        }
    }
}
