import AdobeAndroidJNI
import JavaMachine
public import PlatformStandIns

/// The SDK's services. Any thread.
///
/// `@unchecked Sendable` is sound: the object is immutable and may be used on any thread, and the retainer is thread-safe.
public final class ServiceProvider: @unchecked Sendable {
    /// Keeps objects alive as long as the services: bridges, which the SDK does not return.
    public let retainer = Retainer()
    /// The SDK's object; nil if there is none, because no virtual machine was started or the app lacks the SDK.
    private let java: JavaObject?

    private static let instance = JavaSingleton(AdobeName.provider) { ServiceProvider($0) }

    private init(_ java: JavaObject?) { self.java = java }

    /// The current services. Without the SDK these are services without effect that report each request.
    public static func getInstance() -> ServiceProvider { instance.current }

    /// The service that presents.
    public var uiService: any UIService {
        let found = NativeCall.attempt(or: nil) {
            try java?.object("getUIService", "()\(Name.type(Name.service))")
        }
        return found.map { JavaUIService($0) } ?? MissingUIService()
    }
}

/// Presents, and calls a delegate.
public protocol UIService: AnyObject {
    /// Sets the delegate for presentables that are created from now on (A3-001, A3-002).
    func setPresentationDelegate(_ presentationDelegate: any PresentationDelegate)
}

/// The service that is a Java object.
///
/// `@unchecked Sendable` is sound: it adds nothing to its base class.
final class JavaUIService: JavaStandIn, UIService, @unchecked Sendable {
    func setPresentationDelegate(_ presentationDelegate: any PresentationDelegate) {
        NativeCall.attempt {
            let delegate = try NativeDelegate(presentationDelegate).java(
                NativePresentationDelegate.name)
            try java.call("setPresentationDelegate", "(\(Name.type(Name.delegate)))V", .object(delegate))
        }
    }
}

/// Replaces the service if Adobe's SDK is missing, and reports that. Sendable; it has no state.
private final class MissingUIService: UIService, Sendable {
    func setPresentationDelegate(_ presentationDelegate: any PresentationDelegate) {
        NativeCall.attempt {
            throw JavaMachineError(
                "Adobe's SDK is missing: \(type(of: presentationDelegate)) receives no messages.")
        }
    }
}
