public import AdobeAndroid2Model
public import AdobeAndroidOnJava
import CJNI
public import JavaMachine
import PlatformStandIns

/// The headless model of version 2.0.0 of Adobe for Android 2 on the machine, for one scenario.
///
/// Sendable: mutable state is protected by a lock.
public final class AdobeAndroid2FirstWorld: JavaWorld {
    private static let playing = Locked<AdobeAndroid2FirstWorld?>(nil)
    private let registered = Locked<JavaFullscreenMessageDelegate?>(nil)
    public let objects = ModelObjects()

    public static func register() throws {
        try ModelMethods.register(AdobeAndroid2Actions())
        try NativeMethod.register(
            [
                NativeMethod(
                    "register", "(Lcom/adobe/marketing/mobile/services/ui/FullscreenMessageDelegate;)V",
                    registerDelegate),
                NativeMethod("follow", "(JLjava/lang/String;)Z", follow),
            ], of: Name.firstMachine)
    }

    public init() throws {
        try JavaClass.named(Name.firstMachine).call("start")
        Self.playing.set(\.self, self)
    }

    public func end() { Self.playing.set(\.self, nil) }

    public var delegate: (any FullscreenMessageDelegate)? { registered.current }

    public func delegate(_ java: JavaObject) -> any FullscreenMessageDelegate {
        JavaFullscreenMessageDelegate(java, objects)
    }

    /// Adobe's own delegate only replaces another Java delegate: a delegate that was put in front of that one stays.
    fileprivate static func register(_ delegate: JavaObject?) throws {
        guard let world = playing.current else { return }
        let made = delegate.map { JavaFullscreenMessageDelegate($0, world.objects) }
        world.registered.set(\.self, made)
        let isOwn = try delegate?.isInstance(of: .named(Name.ownDelegate)) ?? true
        let provider = ServiceProvider.getInstance()
        let former: (any FullscreenMessageDelegate)? = provider.getMessageDelegate()
        if !isOwn || former == nil || former is JavaFullscreenMessageDelegate {
            provider.setMessageDelegate(made as (any FullscreenMessageDelegate)?)
        }
    }
}

private let registerDelegate: @convention(c) (java_environment, java_object?, java_object?) -> Void = {
    environment, _, delegate in
    NativeCall.answer(environment, or: ()) {
        try AdobeAndroid2FirstWorld.register(JavaObject(delegate, environment))
    }
}

private let follow: @convention(c) (java_environment, java_object?, Int64, java_object?) -> UInt8 = {
    environment, _, number, url in
    NativeCall.answer(environment, or: 1) {
        let message: any FullscreenMessage = try NativeHandles.object(number)
        let url = JavaObject(url, environment)?.text ?? ""
        return FirstMessagingDelegate().overrideUrlLoad(message, url) ? 1 : 0
    }
}
