import AdobeAndroid2Model
import AdobeAndroidOnJava
import JavaMachine

/// A Java or Kotlin delegate in the form in which the headless model calls it.
///
/// An exception that it throws ends the call, and is stored for the Java code that made the call. A gate that throws
/// approves nothing.
///
/// Sendable: the delegate is called on the thread that the model chose, as without Java.
final class JavaMessagingDelegate: MessagingDelegate, Sendable {
    private let java: JavaObject
    private let objects: ModelObjects

    init(_ java: JavaObject, _ objects: ModelObjects) {
        self.java = java
        self.objects = objects
    }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        NativeCall.attempt(or: false) {
            try java.boolean("shouldShowMessage", "(\(Name.message))Z", .object(objects.java(message)))
        }
    }

    func onShow(_ message: any FullscreenMessage) { tell("onShow", message) }
    func onDismiss(_ message: any FullscreenMessage) { tell("onDismiss", message) }

    func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        NativeCall.attempt {
            try java.call(
                "urlLoaded", "(Ljava/lang/String;\(Name.message))V", .text(url),
                .object(objects.java(message)))
        }
    }

    private func tell(_ callback: String, _ message: any FullscreenMessage) {
        NativeCall.attempt {
            try java.call(callback, "(\(Name.message))V", .object(objects.java(message)))
        }
    }
}
