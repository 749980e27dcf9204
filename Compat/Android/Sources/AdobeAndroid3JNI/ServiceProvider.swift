public import JavaMachine
public import PlatformStandIns

/// The SDK's services. Any thread.
///
/// `@unchecked Sendable` is sound: what it adds to its base class guards itself.
public final class ServiceProvider: JavaStandIn, @unchecked Sendable {
    /// What is kept for as long as the services: bridges, which the SDK itself does not give back.
    public let retainer = Retainer()

    private static let instance = Locked<ServiceProvider?>(nil)

    /// The services that there are now.
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

    /// What presents.
    public var uiService: any UIService {
        let found = NativeCall.attempt(or: nil) {
            try java.object("getUIService", "()\(Name.type(Name.service))")
        }
        return JavaUIService(found ?? java)
    }
}

/// What presents, and tells of it.
public protocol UIService: AnyObject {
    /// Makes somebody the delegate of what is presented from now on (A3-001, A3-002).
    func setPresentationDelegate(_ presentationDelegate: any PresentationDelegate)
}

/// The service of the machine's.
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
