import CJNI

/// An exception that a method of the machine threw. Sendable.
public struct JavaException: Error, Sendable, CustomStringConvertible {
    /// The exception itself.
    public let exception: JavaObject

    /// The exception's own description.
    public var description: String { exception.description }

    /// Wraps an exception, such as one that Java has passed.
    public init(_ exception: JavaObject) { self.exception = exception }

    /// Makes an exception that can be passed to Java.
    /// - Parameters:
    ///   - name: its class, with slashes.
    ///   - text: its message.
    public init(_ name: String, _ text: String) throws {
        exception = try JavaClass.named(name).make("(Ljava/lang/String;)V", .text(text))
    }

    /// Throws the pending exception of a call, if there is one.
    static func check(_ environment: java_environment) throws {
        if let exception = take(environment) { throw JavaException(exception) }
    }

    /// The pending exception of a call that failed.
    static func taken(from environment: java_environment) throws -> JavaException {
        guard let exception = take(environment) else {
            throw JavaMachineError("The machine failed, and gives no reason.")
        }
        return JavaException(exception)
    }

    private static func take(_ environment: java_environment) -> JavaObject? {
        guard let pending = java_exception_occurred(environment) else { return nil }
        java_exception_clear(environment)
        defer { java_delete_local_ref(environment, pending) }
        return JavaObject(pending, environment)
    }
}
