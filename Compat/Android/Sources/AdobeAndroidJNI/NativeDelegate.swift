package import CJNI
package import JavaMachine

/// The Java delegate for a Swift delegate. Java keeps both alive.
///
/// `@unchecked Sendable` is sound: the delegate is constant, and is called on the thread that the SDK chose.
package final class NativeDelegate<Delegate>: @unchecked Sendable {
    package let delegate: Delegate

    package init(_ delegate: Delegate) { self.delegate = delegate }

    /// The Java object.
    /// - Parameter name: its class, which is made with a handle.
    package func java(_ name: String) throws -> JavaObject {
        try JavaClass.named(name).make("(J)V", .number(NativeHandles.keep(self)))
    }

    /// The Swift delegate behind a Java delegate; nil for one that is written in Java or Kotlin.
    /// - Parameter name: the class of Java delegates that wrap a Swift one.
    package static func delegate(of java: JavaObject, _ name: String) throws -> Delegate? {
        guard java.isInstance(of: try .named(name)) else { return nil }
        return try kept(java.number("number")).delegate
    }

    /// Handles a call of the Java delegate that does not concern a message.
    /// - Parameter failed: the result for Java if an exception is passed.
    package static func answer<Answer>(
        _ environment: java_environment, _ handle: Int64, or failed: Answer,
        _ body: (Delegate) throws -> Answer
    ) -> Answer {
        NativeCall.answer(environment, or: failed) { try body(kept(handle).delegate) }
    }

    /// Handles a call of the Java delegate.
    /// - Parameters:
    ///   - failed: the result for Java if an exception is passed: a gate that fails approves nothing.
    ///   - body: called with the delegate and the object that the call concerns.
    package static func answer<Answer>(
        _ environment: java_environment, _ handle: Int64, _ subject: java_object?, or failed: Answer,
        _ body: (Delegate, JavaObject) throws -> Answer
    ) -> Answer {
        answer(environment, handle, or: failed) { delegate in
            guard let java = JavaObject(subject, environment) else {
                throw JavaMachineError("The message is null.")
            }
            return try body(delegate, java)
        }
    }

    private static func kept(_ handle: Int64) throws -> NativeDelegate<Delegate> {
        try NativeHandles.object(handle)
    }
}
