import AdobeAndroid3Model
import Foundation
import JavaMachine
import PlatformStandIns

/// The headless model's objects for Java, for one scenario: it plays the role of Adobe's SDK on the machine. While it
/// exists, a delegate that is registered with Java's `UIService` is registered with the model of the current stage.
///
/// Sendable: mutable state is protected by a lock.
public final class ModelWorld: Sendable {
    /// A presentable, and a `WeakReference` to its Java object, which alone holds the presentable: so both are kept
    /// alive together.
    ///
    /// `@unchecked Sendable` is sound: the model's presentables may be used on any thread (A3-010).
    private struct Known: @unchecked Sendable {
        weak var presentable: AnyObject?
        let java: JavaObject
    }

    private struct State: Sendable {
        var known: [ObjectIdentifier: Known] = [:]
        var delegate: JavaDelegate?
    }

    private static let playing = Locked<ModelWorld?>(nil)
    private let state = Locked(State())

    static var current: ModelWorld? { playing.current }

    /// Resets the Java part: no delegate is registered.
    /// - Throws: `JavaException` if the classes of `java/model3` are missing.
    public init() throws {
        Self.playing.set(\.self, self)
        try JavaClass.named(Name.machine).call("start")
    }

    /// Ends the registration with the model.
    public func end() { Self.playing.set(\.self, nil) }

    /// Runs Java's garbage collection until Java holds no object of the model, or holds it for another reason.
    public func collectGarbage() throws {
        for _ in 0..<4 {
            guard state.withLock({ $0.known.values.contains { $0.presentable != nil } }) else { return }
            try JavaClass.named("java/lang/System").call("gc")
            Thread.sleep(forTimeInterval: 0.005)
            try JavaClass.named("inappcompat/NativeHandle").call("releaseGone")
        }
    }

    /// The last delegate that was registered in Java.
    public var delegate: JavaDelegate? { state.withLock { $0.delegate } }

    func register(_ delegate: JavaObject) {
        let made = JavaDelegate(delegate, self)
        state.withLock { $0.delegate = made }
        ServiceProvider.getInstance().uiService.setPresentationDelegate(made)
    }

    /// The Java object of a presentable: always the same one, as long as this object exists.
    func java(_ presentable: any Presentable) throws -> JavaObject? {
        let key = ObjectIdentifier(presentable)
        let known = state.withLock { $0.known[key].flatMap { $0.presentable == nil ? nil : $0.java } }
        if let java = try known?.object("get", "()Ljava/lang/Object;") { return java }
        guard let made = try make(presentable, NativeHandles.keep(presentable)) else { return nil }
        let reference = try JavaClass.named("java/lang/ref/WeakReference").make(
            "(Ljava/lang/Object;)V", .object(made))
        let entry = Known(presentable: presentable, java: reference)
        state.withLock { $0.known[key] = entry }
        return made
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
