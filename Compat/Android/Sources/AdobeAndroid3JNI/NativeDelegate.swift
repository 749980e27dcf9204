import CJNI
package import JavaMachine

/// The Java delegate for a Swift delegate. Java keeps both alive.
///
/// `@unchecked Sendable` is sound: the delegate is constant, and is called on the thread that the SDK chose.
package final class NativeDelegate: @unchecked Sendable {
    private static let name = "inappcompat/adobe3/NativePresentationDelegate"
    fileprivate let delegate: any PresentationDelegate

    package init(_ delegate: any PresentationDelegate) { self.delegate = delegate }

    package func java() throws -> JavaObject {
        try JavaClass.named(Self.name).make("(J)V", .number(NativeHandles.keep(self)))
    }

    /// Registers its native methods with the machine.
    package static func register() throws {
        let signature = "(J\(Name.type(Name.presentable)))"
        try NativeMethod.register(
            [
                NativeMethod("canShow", signature + "Z", canShow),
                NativeMethod("onShow", signature + "V", onShow),
                NativeMethod("onHide", signature + "V", onHide),
                NativeMethod("onDismiss", signature + "V", onDismiss),
                NativeMethod(
                    "onContentLoaded", "(J\(Name.type(Name.presentable))Ljava/lang/String;)V", onContentLoaded
                ),
            ], of: name)
    }
}

private typealias Told = @convention(c) (java_environment, java_object?, Int64, java_object?) -> Void

/// A gate that fails approves nothing, and its exception is passed to Java.
private let canShow: @convention(c) (java_environment, java_object?, Int64, java_object?) -> UInt8 = {
    environment, _, handle, presentable in
    NativeCall.answer(environment, or: 0) {
        let (delegate, presentable) = try subjects(environment, handle, presentable)
        return delegate.canShow(presentable) ? 1 : 0
    }
}

private let onShow: Told = { environment, _, handle, presentable in
    tell(environment, handle, presentable) { $0.onShow($1) }
}

private let onHide: Told = { environment, _, handle, presentable in
    tell(environment, handle, presentable) { $0.onHide($1) }
}

private let onDismiss: Told = { environment, _, handle, presentable in
    tell(environment, handle, presentable) { $0.onDismiss($1) }
}

private let onContentLoaded:
    @convention(c) (java_environment, java_object?, Int64, java_object?, java_object?) -> Void = {
        environment, _, handle, presentable, url in
        let content = JavaObject(url, environment)?.text.map(UrlContent.init)
        tell(environment, handle, presentable) { $0.onContentLoaded($1, content) }
    }

private func tell(
    _ environment: java_environment, _ handle: Int64, _ presentable: java_object?,
    _ body: (any PresentationDelegate, any Presentable) -> Void
) {
    NativeCall.answer(environment, or: ()) {
        let (delegate, presentable) = try subjects(environment, handle, presentable)
        body(delegate, presentable)
    }
}

private func subjects(
    _ environment: java_environment, _ handle: Int64, _ presentable: java_object?
) throws -> (any PresentationDelegate, any Presentable) {
    guard let java = JavaObject(presentable, environment) else {
        throw JavaMachineError("The presentable is null.")
    }
    let own: NativeDelegate = try NativeHandles.object(handle)
    return (own.delegate, try Presentables.object(of: java))
}
