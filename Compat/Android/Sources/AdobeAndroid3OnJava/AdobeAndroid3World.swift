public import AdobeAndroid3Model
public import AdobeAndroidOnJava
import CJNI
public import JavaMachine
import PlatformStandIns

/// The headless model of Adobe for Android 3 on the machine, for one scenario.
///
/// Sendable: mutable state is protected by a lock.
public final class AdobeAndroid3World: JavaWorld {
    private static let playing = Locked<AdobeAndroid3World?>(nil)
    private let registered = Locked<JavaPresentationDelegate?>(nil)
    public let objects = ModelObjects()

    public static func register() throws {
        try ModelMethods.register(AdobeAndroid3Actions())
        try NativeMethod.register(
            [
                NativeMethod(
                    "register", "(Lcom/adobe/marketing/mobile/services/ui/PresentationDelegate;)V",
                    registerDelegate),
                NativeMethod("campaign", "(J)Lcom/adobe/marketing/mobile/Message;", campaign),
            ], of: Name.machine)
    }

    public init() throws {
        Self.playing.set(\.self, self)
        try JavaClass.named(Name.machine).call("start")
    }

    public func end() { Self.playing.set(\.self, nil) }

    public var delegate: (any PresentationDelegate)? { registered.current }

    public func delegate(_ java: JavaObject) -> any PresentationDelegate {
        JavaPresentationDelegate(java, self)
    }

    fileprivate static func register(_ delegate: JavaObject) {
        guard let world = playing.current else { return }
        let made = JavaPresentationDelegate(delegate, world)
        world.registered.set(\.self, made)
        ServiceProvider.getInstance().uiService.setPresentationDelegate(made)
    }

    /// The Java object of a presentable.
    func java(_ presentable: any Presentable) throws -> JavaObject? {
        try objects.java(of: presentable) { try make(presentable, $0) }
    }

    private func make(_ presentable: any Presentable, _ number: Int64) throws -> JavaObject? {
        let machine = try JavaClass.named(Name.machine)
        switch presentable.getPresentation() {
        case let message as InAppMessage:
            return try machine.object(
                "message", "(J\(Name.settings))\(Name.presentable)", .number(number),
                .object(settings(message.settings)))
        case is Alert: return try machine.object("alert", "(J)\(Name.presentable)", .number(number))
        default: return try machine.object("button", "(J)\(Name.presentable)", .number(number))
        }
    }

    private func settings(_ settings: InAppMessageSettings) throws -> JavaObject? {
        let draft = try JavaClass.named("\(Name.machine)$Draft").make()
        let sizes = [
            settings.width, settings.maxWidth, settings.height, settings.verticalInset,
            settings.horizontalInset,
        ]
        for (place, size) in sizes.enumerated() {
            try draft.call("size", "(II)V", .integer(place), .integer(size))
        }
        let names = [
            "\(settings.verticalAlignment)", "\(settings.horizontalAlignment)",
            "\(settings.displayAnimation)",
            "\(settings.dismissAnimation)",
        ]
        for (place, name) in names.enumerated() {
            try draft.call("name", "(ILjava/lang/String;)V", .integer(place), .text(name.uppercased()))
        }
        let pair = "(Ljava/lang/String;Ljava/lang/String;)V"
        for (key, value) in settings.assetMap { try draft.call("asset", pair, .text(key), .text(value)) }
        for (gesture, link) in settings.gestureMap {
            try draft.call("gesture", pair, .text(JavaConstant.name(of: gesture)), .text(link))
        }
        return try draft.object(
            "settings", "(Ljava/lang/String;Ljava/lang/String;FFZZ)\(Name.settings)", .text(settings.content),
            .text(settings.backdropColor), .fraction(settings.backdropOpacity),
            .fraction(settings.cornerRadius),
            .boolean(settings.shouldTakeOverUi), .boolean(settings.fitToContent))
    }
}

private let registerDelegate: @convention(c) (java_environment, java_object?, java_object?) -> Void = {
    environment, _, delegate in
    NativeCall.answer(environment, or: ()) {
        if let delegate = JavaObject(delegate, environment) { AdobeAndroid3World.register(delegate) }
    }
}

private let campaign: @convention(c) (java_environment, java_object?, Int64) -> java_object? = {
    environment, _, number in
    NativeCall.answer(environment, or: nil) {
        guard let message = try AdobeAndroid3Actions.message(number) else { return nil }
        let made = try JavaClass.named("\(Name.machine)$ModelMessage").make(
            "(JLjava/util/Map;)V", .number(number), .object(JavaObject.of(message.getMetadata())))
        return made.local(environment)
    }
}
