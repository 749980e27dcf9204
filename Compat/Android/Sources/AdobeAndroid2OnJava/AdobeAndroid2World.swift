public import AdobeAndroid2Model
public import AdobeAndroidOnJava
import CJNI
public import JavaMachine
import PlatformStandIns

/// The headless model of Adobe for Android 2 on the machine, for one scenario.
///
/// Sendable: mutable state is protected by a lock.
public final class AdobeAndroid2World: JavaWorld {
    private static let playing = Locked<AdobeAndroid2World?>(nil)
    private let registered = Locked<JavaMessagingDelegate?>(nil)
    public let objects = ModelObjects()

    public static func register() throws {
        try ModelMethods.register(AdobeAndroid2Actions())
        try NativeMethod.register(
            [
                NativeMethod(
                    "register", "(Lcom/adobe/marketing/mobile/services/MessagingDelegate;)V",
                    registerDelegate)
            ], of: Name.machine)
    }

    public init() throws {
        Self.playing.set(\.self, self)
        try JavaClass.named(Name.machine).call("start")
    }

    public func end() { Self.playing.set(\.self, nil) }

    public var delegate: (any MessagingDelegate)? { registered.current }

    public func delegate(_ java: JavaObject) -> any MessagingDelegate { JavaMessagingDelegate(java, self) }

    /// If Java's delegate is taken away, one that was put in front of it stays.
    fileprivate static func register(_ delegate: JavaObject?) {
        guard let world = playing.current else { return }
        let made = delegate.map { JavaMessagingDelegate($0, world) }
        world.registered.set(\.self, made)
        let provider = ServiceProvider.getInstance()
        let former: (any MessagingDelegate)? = provider.getMessageDelegate()
        if made != nil || former is JavaMessagingDelegate {
            provider.setMessageDelegate(made as (any MessagingDelegate)?)
        }
    }

    /// The Java object of a message.
    func java(_ message: any FullscreenMessage) throws -> JavaObject? {
        try objects.java(of: message) { number in
            try JavaClass.named(Name.machine).object(
                "message", "(JZ)\(Name.message)", .number(number),
                .boolean(message.getParent() is any Message))
        }
    }
}

private let registerDelegate: @convention(c) (java_environment, java_object?, java_object?) -> Void = {
    environment, _, delegate in
    NativeCall.answer(environment, or: ()) { AdobeAndroid2World.register(JavaObject(delegate, environment)) }
}
