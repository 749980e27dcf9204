import AdobeAndroidJNI
import JavaMachine

/// The SDK's services. Any thread.
///
/// Sendable: it is immutable, and the SDK's object may be used on any thread.
public final class ServiceProvider: Sendable {
    /// The SDK's object; nil where there is none, because nothing has started a virtual machine or the app lacks the SDK.
    private let java: JavaObject?

    private static let instance = JavaSingleton(AdobeName.provider) { ServiceProvider($0) }

    private init(_ java: JavaObject?) { self.java = java }

    /// The current services. Without the SDK these are services that do nothing, and what is asked of them is told.
    public static func getInstance() -> ServiceProvider { instance.current }

    /// Sets the app's delegate (A2-001).
    /// - Parameter messageDelegate: Java keeps it alive; nil lets every message pass (A2-003).
    public func setMessageDelegate(_ messageDelegate: (any MessagingDelegate)?) {
        NativeCall.attempt {
            guard let java else {
                throw JavaMachineError("Adobe's SDK is missing: no delegate hears of a message.")
            }
            let delegate = try messageDelegate.map {
                try NativeDelegate($0).java(NativeMessagingDelegate.name)
            }
            try java.call("setMessageDelegate", "(\(Name.type(Name.delegate)))V", .object(delegate))
        }
    }

    /// The app's delegate, if it is a Swift one.
    public func getMessageDelegate() -> (any MessagingDelegate)? {
        NativeCall.attempt(or: nil) {
            try java?.object("getMessageDelegate", "()\(Name.type(Name.delegate))").flatMap(
                NativeMessagingDelegate.delegate)
        }
    }

    /// Version 2.0.0 is not on the machine: this throws an exception in Java.
    public func setMessageDelegate(_ messageDelegate: (any FullscreenMessageDelegate)?) {
        NativeCall.attempt {
            throw JavaMachineError("There is no delegate of version 2.0.0 on a virtual machine.")
        }
    }

    /// None: version 2.0.0 is not on the machine.
    public func getMessageDelegate() -> (any FullscreenMessageDelegate)? { nil }
}
