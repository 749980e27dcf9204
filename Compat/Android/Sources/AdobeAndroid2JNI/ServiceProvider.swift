import AdobeAndroidJNI
import JavaMachine

/// The SDK's services. Any thread.
///
/// Sendable: it is immutable, and the SDK's object may be used on any thread.
public final class ServiceProvider: Sendable {
    /// The SDK's object; nil if there is none, because no virtual machine was started or the app lacks the SDK.
    private let java: JavaObject?

    private static let instance = JavaSingleton(AdobeName.provider) { ServiceProvider($0) }

    private init(_ java: JavaObject?) { self.java = java }

    /// The current services. Without the SDK these are services without effect that report each request.
    public static func getInstance() -> ServiceProvider { instance.current }

    /// Sets the app's delegate (A2-001), from version 2.0.1 on.
    /// - Parameter messageDelegate: Java keeps it alive; nil lets every message pass (A2-003).
    public func setMessageDelegate(_ messageDelegate: (any MessagingDelegate)?) {
        set(
            Name.delegate,
            try messageDelegate.map { try NativeDelegate($0).java(NativeMessagingDelegate.name) })
    }

    /// The app's delegate, if it is a Swift one; nil in version 2.0.0.
    public func getMessageDelegate() -> (any MessagingDelegate)? {
        get(Name.delegate, NativeMessagingDelegate.name)
    }

    /// Sets the app's delegate in version 2.0.0 (A2-200).
    /// - Parameter messageDelegate: Java keeps it alive. The SDK requires one (A2-202).
    public func setMessageDelegate(_ messageDelegate: (any FullscreenMessageDelegate)?) {
        set(
            Name.firstDelegate,
            try messageDelegate.map { delegate in
                if let own = delegate as? FirstMessagingDelegate { return own.java }
                return try NativeDelegate(delegate).java(NativeFullscreenMessageDelegate.name)
            } ?? nil)
    }

    /// The app's delegate in version 2.0.0, if it is a Swift one; nil in later versions.
    public func getMessageDelegate() -> (any FullscreenMessageDelegate)? {
        get(Name.firstDelegate, NativeFullscreenMessageDelegate.name)
    }

    private func set(_ type: String, _ delegate: @autoclosure () throws -> JavaObject?) {
        NativeCall.attempt {
            guard let java else {
                throw JavaMachineError("Adobe's SDK is missing: no delegate receives messages.")
            }
            try java.call("setMessageDelegate", "(\(Name.type(type)))V", .object(delegate()))
        }
    }

    /// - Parameter name: the class of Java delegates that wrap a Swift one. An app compiles only the class of its
    ///   version.
    private func get<Delegate>(_ type: String, _ name: String) -> Delegate? {
        guard JavaClass.exists(name) else { return nil }
        return NativeCall.attempt(or: nil) {
            try java?.object("getMessageDelegate", "()\(Name.type(type))").flatMap {
                try NativeDelegate<Delegate>.delegate(of: $0, name)
            }
        }
    }
}
