import AdobeAndroidJNI
import CJNI
import JavaMachine

/// The Java class that implements Adobe's delegate for a bridge, from version 2.0.1 on.
package enum NativeMessagingDelegate: Sendable {
    /// Its name.
    package static let name = "inappcompat/adobe2/NativeMessagingDelegate"

    /// Registers its native methods with the machine.
    package static func register() throws {
        let signature = "(J\(Name.type(Name.fullscreenMessage)))"
        try NativeMethod.register(
            [
                NativeMethod("shouldShowMessage", signature + "Z", shouldShowMessage),
                NativeMethod("onShow", signature + "V", onShow),
                NativeMethod("onDismiss", signature + "V", onDismiss),
                NativeMethod(
                    "urlLoaded", "(JLjava/lang/String;\(Name.type(Name.fullscreenMessage)))V", urlLoaded),
            ], of: name)
    }
}

private typealias Delegate = NativeDelegate<any MessagingDelegate>
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

private let urlLoaded:
    @convention(c) (java_environment, java_object?, Int64, java_object?, java_object?) -> Void = {
        environment, _, handle, url, message in
        let url = JavaObject(url, environment)?.text ?? ""
        Delegate.answer(environment, handle, message, or: ()) {
            $0.urlLoaded(url, try JavaFullscreenMessage.object(of: $1))
        }
    }
