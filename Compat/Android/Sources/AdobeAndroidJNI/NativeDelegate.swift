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

    /// Handles a call of the Java delegate.
    /// - Parameters:
    ///   - failed: the result for Java if an exception is passed: a gate that fails approves nothing.
    ///   - body: gets the delegate and what the SDK tells it of.
    package static func answer<Answer>(
        _ environment: java_environment, _ handle: Int64, _ subject: java_object?, or failed: Answer,
        _ body: (Delegate, JavaObject) throws -> Answer
    ) -> Answer {
        NativeCall.answer(environment, or: failed) {
            guard let java = JavaObject(subject, environment) else {
                throw JavaMachineError("The message is null.")
            }
            let own: NativeDelegate<Delegate> = try NativeHandles.object(handle)
            return try body(own.delegate, java)
        }
    }
}
