import AdobeAndroid2Model
import JavaMachine

/// A Java or Kotlin delegate in the form in which the headless model calls it.
///
/// An exception that it throws ends the call, and is stored for the Java code that made the call. A gate that throws
/// approves nothing.
///
/// Sendable: the delegate is called on the thread that the model chose, as without Java.
final class JavaMessagingDelegate: MessagingDelegate, Sendable {
    private let java: JavaObject
    private let world: AdobeAndroid2World

    init(_ java: JavaObject, _ world: AdobeAndroid2World) {
        self.java = java
        self.world = world
    }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool {
        NativeCall.attempt(or: false) {
            try java.boolean("shouldShowMessage", "(\(Name.message))Z", .object(world.java(message)))
        }
    }

    func onShow(_ message: any FullscreenMessage) { tell("onShow", message) }
    func onDismiss(_ message: any FullscreenMessage) { tell("onDismiss", message) }

    func urlLoaded(_ url: String, _ message: any FullscreenMessage) {
        NativeCall.attempt {
            try java.call(
                "urlLoaded", "(Ljava/lang/String;\(Name.message))V", .text(url), .object(world.java(message)))
        }
    }

    private func tell(_ callback: String, _ message: any FullscreenMessage) {
        NativeCall.attempt {
            try java.call(callback, "(\(Name.message))V", .object(world.java(message)))
        }
    }
}

enum Name {
    static let machine = "inappcompat/model2/ModelMachine"
    static let message = "Lcom/adobe/marketing/mobile/services/ui/FullscreenMessage;"
}
