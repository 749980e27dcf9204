import AdobeAndroid2Model
import AdobeAndroidOnJava
import JavaMachine

/// The calls that the Java delegates of all versions have.
///
/// Sendable; a value.
struct JavaDelegateCalls: Sendable {
    let java: JavaObject
    let objects: ModelObjects

    /// Asks the gate. One that throws approves nothing.
    func shouldShow(_ message: any FullscreenMessage) -> Bool {
        NativeCall.attempt(or: false) {
            try java.boolean("shouldShowMessage", "(\(Name.message))Z", .object(objects.java(message)))
        }
    }

    /// Calls a callback with a message.
    func tell(_ callback: String, _ message: any FullscreenMessage) {
        NativeCall.attempt { try java.call(callback, "(\(Name.message))V", .object(objects.java(message))) }
    }
}
