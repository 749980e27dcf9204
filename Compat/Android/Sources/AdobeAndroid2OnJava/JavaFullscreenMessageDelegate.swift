import AdobeAndroid2Model
import AdobeAndroidOnJava
import JavaMachine

/// A Java delegate of version 2.0.0 in the form in which the headless model calls it.
///
/// An exception that it throws ends the call, and is stored for the Java code that made the call. A gate that throws
/// approves nothing; a link counts as handled.
///
/// Sendable: the delegate is called on the thread that the model chose, as without Java.
final class JavaFullscreenMessageDelegate: FullscreenMessageDelegate, Sendable {
    private let calls: JavaDelegateCalls

    init(_ java: JavaObject, _ objects: ModelObjects) {
        calls = JavaDelegateCalls(java: java, objects: objects)
    }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { calls.shouldShow(message) }
    func onShow(_ message: any FullscreenMessage) { calls.tell("onShow", message) }
    func onDismiss(_ message: any FullscreenMessage) { calls.tell("onDismiss", message) }

    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        NativeCall.attempt(or: true) {
            try calls.java.boolean(
                "overrideUrlLoad", "(\(Name.message)Ljava/lang/String;)Z",
                .object(calls.objects.java(message)),
                .text(url))
        }
    }

    func onShowFailure() { NativeCall.attempt { try calls.java.call("onShowFailure") } }
}
