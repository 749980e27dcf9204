import CJNI

/// An argument of a method. Sendable; a value.
public enum JavaArgument: Sendable {
    /// A `boolean`.
    case boolean(Bool)
    /// An `int`. Larger numbers are truncated to 32 bits.
    case integer(Int)
    /// A `long`.
    case number(Int64)
    /// A `float`.
    case fraction(Float)
    /// An object, or null.
    case object(JavaObject?)

    /// A text, or null.
    public static func text(_ text: String?) throws -> JavaArgument { .object(try text.map(JavaObject.text)) }

    fileprivate var value: java_value {
        var value = java_value()
        switch self {
        case .boolean(let flag): value.boolean = flag ? 1 : 0
        case .integer(let number): value.integer = Int32(clamping: number)
        case .number(let number): value.number = number
        case .fraction(let number): value.fraction = number
        case .object(let object): value.object = object?.reference
        }
        return value
    }
}

/// Calls of methods, by their name and JVM signature. They throw the method's exception as a `JavaException`. Any
/// thread.
extension JavaObject {
    /// Calls a method without a result.
    public func call(_ name: String, _ signature: String = "()V", _ arguments: JavaArgument...) throws {
        try perform(name, signature, arguments, java_call) { result, _ in result }
    }

    /// Calls a method that returns an object, or null.
    public func object(_ name: String, _ signature: String, _ arguments: JavaArgument...) throws
        -> JavaObject?
    {
        try perform(name, signature, arguments, java_call_object, JavaObject.init)
    }

    /// Calls a method that returns a `String`, or null.
    public func text(_ name: String) throws -> String? { try object(name, "()Ljava/lang/String;")?.text }

    /// Calls a method that returns a `boolean`.
    public func boolean(_ name: String, _ signature: String = "()Z", _ arguments: JavaArgument...) throws
        -> Bool
    {
        try perform(name, signature, arguments, java_call_boolean) { result, _ in result }
    }

    /// Calls a method that returns an `int`.
    public func integer(_ name: String, _ signature: String = "()I", _ arguments: JavaArgument...) throws
        -> Int
    {
        Int(try perform(name, signature, arguments, java_call_integer) { result, _ in result })
    }

    /// Calls a method that returns a `long`.
    public func number(_ name: String, _ signature: String = "()J", _ arguments: JavaArgument...) throws
        -> Int64
    {
        try perform(name, signature, arguments, java_call_number) { result, _ in result }
    }

    /// Calls a method that returns a `float`.
    public func fraction(_ name: String, _ signature: String = "()F", _ arguments: JavaArgument...) throws
        -> Float
    {
        try perform(name, signature, arguments, java_call_fraction) { result, _ in result }
    }

    /// Whether it has a method: an SDK's older versions lack some.
    public func has(_ name: String, _ signature: String) -> Bool {
        let found = try? JavaMachine.perform { environment in
            let method = java_get_object_class(environment, reference).flatMap {
                java_get_method(environment, $0, name, signature)
            }
            try JavaException.check(environment)
            return withExtendedLifetime(self) { method != nil }
        }
        return found ?? false
    }

    private func perform<Found, Result>(
        _ name: String, _ signature: String, _ arguments: [JavaArgument],
        _ call: (java_environment, java_object, java_method, UnsafePointer<java_value>?) -> Found,
        _ result: (Found, java_environment) -> Result
    ) throws -> Result {
        try JavaMachine.perform { environment in
            // The method of the object's own class, because a class that implements an interface need not be public.
            guard let own = java_get_object_class(environment, reference),
                let id = java_get_method(environment, own, name, signature)
            else { throw try JavaException.taken(from: environment) }
            let found = withExtendedLifetime((self, arguments)) {
                call(environment, reference, id, arguments.map(\.value))
            }
            try JavaException.check(environment)
            return result(found, environment)
        }
    }
}

/// Calls of static methods and constructors. They throw the method's exception as a `JavaException`. Any thread.
extension JavaClass {
    /// Makes an object.
    /// - Parameter signature: the constructor's signature.
    public func make(_ signature: String = "()V", _ arguments: JavaArgument...) throws -> JavaObject {
        try JavaMachine.perform { environment in
            let id = try method("<init>", signature, environment)
            let made = withExtendedLifetime((self, arguments)) {
                java_new_object(environment, object.reference, id, arguments.map(\.value))
            }
            return try .made(made, environment)
        }
    }

    /// Calls a static method that returns an object, or null.
    public func object(_ name: String, _ signature: String, _ arguments: JavaArgument...) throws
        -> JavaObject?
    {
        try perform(name, signature, arguments, java_call_static_object, JavaObject.init)
    }

    /// Calls a static method that returns a `boolean`.
    public func boolean(_ name: String, _ signature: String, _ arguments: JavaArgument...) throws -> Bool {
        try perform(name, signature, arguments, java_call_static_boolean) { result, _ in result }
    }

    /// Calls a static method that returns an `int`.
    public func integer(_ name: String, _ signature: String, _ arguments: JavaArgument...) throws -> Int {
        Int(try perform(name, signature, arguments, java_call_static_integer) { result, _ in result })
    }

    /// Calls a static method without a result.
    public func call(_ name: String, _ signature: String = "()V", _ arguments: JavaArgument...) throws {
        try perform(name, signature, arguments, java_call_static) { result, _ in result }
    }

    private func perform<Found, Result>(
        _ name: String, _ signature: String, _ arguments: [JavaArgument],
        _ call: (java_environment, java_object, java_method, UnsafePointer<java_value>?) -> Found,
        _ result: (Found, java_environment) -> Result
    ) throws -> Result {
        try JavaMachine.perform { environment in
            let id = try method(name, signature, isStatic: true, environment)
            let found = withExtendedLifetime((self, arguments)) {
                call(environment, object.reference, id, arguments.map(\.value))
            }
            try JavaException.check(environment)
            return result(found, environment)
        }
    }
}
