import CJNI

/// A Swift function that Java calls with a text, or with null: an `AdobeCallback` and a
/// `ValueCallback`. Java keeps it alive.
///
/// `@unchecked Sendable` is sound: the function is constant, and is called on the thread that the SDK chose, as without
/// Java.
public final class NativeCallback: @unchecked Sendable {
    private let function: (String?) -> Void

    /// Makes a callback from a function.
    public init(_ function: @escaping (String?) -> Void) { self.function = function }

    /// The function as a Java object.
    public func java() throws -> JavaObject {
        try JavaClass.named("inappcompat/NativeCallback").make("(J)V", .number(NativeHandles.keep(self)))
    }

    /// Registers its native methods, and those of handles, with the machine.
    package static func register() throws {
        let call: @convention(c) (java_environment, java_object?, Int64, java_object?) -> Void = {
            environment, _, handle, text in
            NativeCall.answer(environment, or: ()) {
                try NativeHandles.object(handle, as: NativeCallback.self).function(
                    JavaObject(text, environment)?.text)
            }
        }
        let release: @convention(c) (java_environment, java_object?, Int64) -> Void = { _, _, handle in
            NativeHandles.release(handle)
        }
        try NativeMethod.register(
            [NativeMethod("call", "(JLjava/lang/String;)V", call)], of: "inappcompat/NativeCallback")
        try NativeMethod.register([NativeMethod("release", "(J)V", release)], of: "inappcompat/NativeHandle")
    }
}
