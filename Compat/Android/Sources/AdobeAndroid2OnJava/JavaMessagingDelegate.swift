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
    private let calls: JavaDelegateCalls

    init(_ java: JavaObject, _ objects: ModelObjects) {
        calls = JavaDelegateCalls(java: java, objects: objects)
    }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { calls.shouldShow(message) }
    func onShow(_ message: any FullscreenMessage) { calls.tell("onShow", message) }
    func onDismiss(_ message: any FullscreenMessage) { calls.tell("onDismiss", message) }

    func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        NativeCall.attempt {
            try calls.java.call(
                "urlLoaded", "(Ljava/lang/String;\(Name.message))V", .text(url),
                .object(calls.objects.java(message)))
        }
    }
}
