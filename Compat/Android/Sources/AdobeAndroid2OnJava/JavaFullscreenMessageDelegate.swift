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

    func overrideUrlLoad(_ message: any FullscreenMessage, _ url: String) -> Bool {
        NativeCall.attempt(or: true) {
            try java.boolean(
                "overrideUrlLoad", "(\(Name.message)Ljava/lang/String;)Z", .object(objects.java(message)),
                .text(url))
        }
    }

    func onShowFailure() { NativeCall.attempt { try java.call("onShowFailure") } }

    private func tell(_ callback: String, _ message: any FullscreenMessage) {
        NativeCall.attempt { try java.call(callback, "(\(Name.message))V", .object(objects.java(message))) }
    }
}
