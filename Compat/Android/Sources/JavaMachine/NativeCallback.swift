import CJNI

/// A Swift function that Java calls with a text, or with null: an `AdobeCallback`. Java keeps it.
///
/// `@unchecked Sendable` is sound: the function never changes; it is called on the thread that the SDK chose, as it would be
/// without Java.
public final class NativeCallback: @unchecked Sendable {
    private let function: (String?) -> Void

    /// Stands for a function.
    public init(_ function: @escaping (String?) -> Void) { self.function = function }

    /// The function as Java sees it.
    public func java() throws -> JavaObject {
        try JavaClass.named("inappcompat/NativeCallback").make("(J)V", .number(NativeHandles.keep(self)))
    }

    /// Tells the machine what its methods are, and those of numbers.
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
