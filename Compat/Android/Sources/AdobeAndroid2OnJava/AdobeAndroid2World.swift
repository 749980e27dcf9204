public import AdobeAndroid2Model
public import AdobeAndroidOnJava
import CJNI
public import JavaMachine
import PlatformStandIns

/// The headless model of Adobe for Android 2, from version 2.0.1 on, on the machine, for one scenario.
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
        try JavaClass.named(Name.machine).call("start")
        Self.playing.set(\.self, self)
    }

    public func end() { Self.playing.set(\.self, nil) }

    public var delegate: (any MessagingDelegate)? { registered.current }

    public func delegate(_ java: JavaObject) -> any MessagingDelegate { JavaMessagingDelegate(java, objects) }

    /// If Java's delegate is taken away, one that was put in front of it stays.
    fileprivate static func register(_ delegate: JavaObject?) {
        guard let world = playing.current else { return }
        let made = delegate.map { JavaMessagingDelegate($0, world.objects) }
        world.registered.set(\.self, made)
        let provider = ServiceProvider.getInstance()
        let former: (any MessagingDelegate)? = provider.getMessageDelegate()
        if made != nil || former is JavaMessagingDelegate {
            provider.setMessageDelegate(made as (any MessagingDelegate)?)
        }
    }
}

private let registerDelegate: @convention(c) (java_environment, java_object?, java_object?) -> Void = {
    environment, _, delegate in
    NativeCall.answer(environment, or: ()) { AdobeAndroid2World.register(JavaObject(delegate, environment)) }
}
