public import JavaMachine
public import PlatformStandIns

/// The SDK's services. Any thread.
///
/// `@unchecked Sendable` is sound: its own properties are thread-safe.
public final class ServiceProvider: JavaStandIn, @unchecked Sendable {
    /// Keeps objects alive as long as the services: bridges, which the SDK does not return.
    public let retainer = Retainer()

    private static let instance = Locked<ServiceProvider?>(nil)

    /// The current services.
    public static func getInstance() -> ServiceProvider {
        let java = NativeCall.attempt(or: nil) {
            try JavaClass.named(Name.provider).object("getInstance", "()\(Name.type(Name.provider))")
        }
        guard
            let java = java ?? instance.current?.java
                ?? NativeCall.attempt(or: nil, { try JavaObject.text("") })
        else {
            preconditionFailure("Adobe's services are asked for without a virtual machine.")
        }
        if let known = instance.current, known.java.isSame(as: java) { return known }
        let made = ServiceProvider(java)
        instance.set(\.self, made)
        return made
    }

    /// The service that presents.
    public var uiService: any UIService {
        let found = NativeCall.attempt(or: nil) {
            try java.object("getUIService", "()\(Name.type(Name.service))")
        }
        return JavaUIService(found ?? java)
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
            let delegate = try NativeDelegate(presentationDelegate).java()
            try java.call("setPresentationDelegate", "(\(Name.type(Name.delegate)))V", .object(delegate))
        }
    }
}
