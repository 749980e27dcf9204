import AdobeAndroidJNI
import CJNI
import JavaMachine

/// The Java class that implements Adobe's delegate of version 2.0.0 for a bridge.
package enum NativeFullscreenMessageDelegate: Sendable {
    /// Its name.
    package static let name = "inappcompat/adobe2first/NativeFullscreenMessageDelegate"

    /// Registers its native methods with the machine.
    package static func register() throws {
        let signature = "(J\(Name.type(Name.fullscreenMessage)))"
        try NativeMethod.register(
            [
                NativeMethod("shouldShowMessage", signature + "Z", shouldShowMessage),
                NativeMethod("onShow", signature + "V", onShow),
                NativeMethod("onDismiss", signature + "V", onDismiss),
                NativeMethod(
                    "overrideUrlLoad", "(J\(Name.type(Name.fullscreenMessage))Ljava/lang/String;)Z",
                    overrideUrlLoad),
                NativeMethod("onShowFailure", "(J)V", onShowFailure),
            ], of: name)
    }
}

private typealias Delegate = NativeDelegate<any FullscreenMessageDelegate>
private typealias Told = @convention(c) (java_environment, java_object?, Int64, java_object?) -> Void

private let shouldShowMessage: @convention(c) (java_environment, java_object?, Int64, java_object?) -> UInt8 =
    {
        environment, _, handle, message in
        Delegate.answer(environment, handle, message, or: 0) {
            $0.shouldShowMessage(try JavaFullscreenMessage.object(of: $1)) ? 1 : 0
        }
    }

private let onShow: Told = { environment, _, handle, message in
    Delegate.answer(environment, handle, message, or: ()) {
        $0.onShow(try JavaFullscreenMessage.object(of: $1))
    }
}

private let onDismiss: Told = { environment, _, handle, message in
    Delegate.answer(environment, handle, message, or: ()) {
        $0.onDismiss(try JavaFullscreenMessage.object(of: $1))
    }
}

/// If it fails, the link counts as handled: the page does not navigate.
private let overrideUrlLoad:
    @convention(c) (java_environment, java_object?, Int64, java_object?, java_object?) -> UInt8 = {
        environment, _, handle, message, url in
        let url = JavaObject(url, environment)?.text ?? ""
        return Delegate.answer(environment, handle, message, or: 1) {
            $0.overrideUrlLoad(try JavaFullscreenMessage.object(of: $1), url) ? 1 : 0
        }
    }

private let onShowFailure: @convention(c) (java_environment, java_object?, Int64) -> Void = {
    environment, _, handle in
    Delegate.answer(environment, handle, or: ()) { $0.onShowFailure() }
}
