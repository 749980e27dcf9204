import AdobeAndroidJNI
import CJNI
import JavaMachine

/// The Java class that implements Adobe's delegate for a bridge.
package enum NativePresentationDelegate: Sendable {
    /// Its name.
    package static let name = "inappcompat/adobe3/NativePresentationDelegate"

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

private typealias Delegate = NativeDelegate<any PresentationDelegate>
private typealias Told = @convention(c) (java_environment, java_object?, Int64, java_object?) -> Void

private let canShow: @convention(c) (java_environment, java_object?, Int64, java_object?) -> UInt8 = {
    environment, _, handle, presentable in
    Delegate.answer(environment, handle, presentable, or: 0) {
        $0.canShow(try Presentables.object(of: $1)) ? 1 : 0
    }
}

private let onShow: Told = { environment, _, handle, presentable in
    Delegate.answer(environment, handle, presentable, or: ()) { $0.onShow(try Presentables.object(of: $1)) }
}

private let onHide: Told = { environment, _, handle, presentable in
    Delegate.answer(environment, handle, presentable, or: ()) { $0.onHide(try Presentables.object(of: $1)) }
}

private let onDismiss: Told = { environment, _, handle, presentable in
    Delegate.answer(environment, handle, presentable, or: ()) {
        $0.onDismiss(try Presentables.object(of: $1))
    }
}

private let onContentLoaded:
    @convention(c) (java_environment, java_object?, Int64, java_object?, java_object?) -> Void = {
        environment, _, handle, presentable, url in
        let content = JavaObject(url, environment)?.text.map(UrlContent.init)
        Delegate.answer(environment, handle, presentable, or: ()) {
            $0.onContentLoaded(try Presentables.object(of: $1), content)
        }
    }
