import AdobeAndroid3Bridge
public import AdobeAndroid3Model
import AdobeRecords
import Foundation
public import HeadlessStage
public import InAppCompat
public import InAppContracts
import PlatformStandIns

/// Plays scenarios on Adobe's SDK for Android, 3.x. Sendable: mutable state is behind a lock.
public final class AdobeAndroid3Driver: RecordingDriver {
    public static let shape = SDKShape.adobeAndroid3
    public static let callbacks = RecordingAdobeAndroid3Delegate.callbacks
    public static let table = byName(AdobeAndroid3Calls.all)

    let adobe: AdobeAndroid3Host
    public let recorder: TraceRecorder
    let payload: @Sendable (String) -> Data?
    /// The presentables that the app retains; they outlive its delegates.
    let presentables: AdobeAndroid3Presentables
    /// Messages, presentables and script handlers that were inspected, to distinguish them.
    let messages = MetObjects()
    let objects = MetObjects()
    let handlers = MetObjects()
    /// The app's own references to its delegates. The SDK has others (A3-001).
    private let delegates = KeptObjects()
    /// The builders of the settings that the app made, by the message's name.
    private let builders = Locked<[String: Carried<InAppMessageSettings.Builder>]>([:])

    public init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        self.payload = payload
        adobe = AdobeAndroid3Host(stage: recorder.stage)
        presentables = AdobeAndroid3Presentables(on: recorder.stage)
    }

    // The app's presentables retain the delegate (A3-002), which refers to them.
    deinit { presentables.forget() }

    public var host: any HeadlessHost { adobe }

    public func attach(script: DelegateScript, inner: (any PresentationDelegate)?) {
        attach(script: script, inner: inner, name: nil)
    }

    /// The SDK's presentables retain the recording delegate permanently (A3-002), and the messages of a bridge refer
    /// to the presentables. So the recording delegate does not retain the bridge, just like the SDK's own
    /// registration.
    public func attach(handler: any InAppMessageHandler) -> any MessageBridge {
        let bridge = recorder.stage.run { attachBridge(for: handler) }
        attach(inner: (bridge as? AdobeAndroid3Bridge).map(UnkeptBridge.init))
        return bridge
    }

    public func attachBridge(for handler: any InAppMessageHandler) -> any MessageBridge {
        AdobeAndroid3Bridge(handler).attach()
    }

    /// A delegate cannot be removed from the SDK (A3-001): nil makes the SDK forget it, as in a process that has just
    /// begun.
    public var registeredDelegate: AnyObject? {
        get { recorder.stage.run { ServiceProvider.getInstance().presentationDelegate } }
        set {
            guard let delegate = newValue as? any PresentationDelegate else { return adobe.forgetDelegate() }
            recorder.stage.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate) }
        }
    }

    /// Registers another delegate, for presentables that are created from now on (A3-002).
    func attach(
        script: DelegateScript = DelegateScript(), inner: (any PresentationDelegate)? = nil,
        name: String? = nil
    ) {
        let delegate = RecordingAdobeAndroid3Delegate(
            recorder, script: script, inner: inner, presentables: presentables, name: name)
        delegates.keep(delegate)
        recorder.stage.run { ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate) }
    }

    /// Releases the app's references to its delegates.
    func releaseDelegates() {
        delegates.release()
    }

    // MARK: Arguments of calls

    func presentable(of call: ShapeCall) throws -> any Presentable {
        let name = call.string("message") ?? ""
        guard let presentable = presentables.presentable(name) else {
            throw ScenarioError.unseen(name)
        }
        return presentable
    }

    /// Stores a builder for later changes (A3-144).
    func keep(_ builder: InAppMessageSettings.Builder, for name: String) {
        builders.withLock { $0[name] = Carried(builder) }
    }

    func builder(of call: ShapeCall) throws -> InAppMessageSettings.Builder {
        let name = call.string("message") ?? ""
        guard let builder = builders.withLock({ $0[name] }) else { throw ScenarioError.unseen(name) }
        return builder.value
    }

    func message(of call: ShapeCall) throws -> any Message {
        guard let message = try presentable(of: call).campaign else {
            throw Self.failure("the message belongs to no campaign.")
        }
        return message
    }

    func inAppMessage(of call: ShapeCall) throws -> InAppMessage {
        guard let message = try presentable(of: call).getPresentation() as? InAppMessage else {
            throw Self.failure("it is not an in-app message.")
        }
        return message
    }
}

extension AdobeAndroid3Driver: AdobeDriver {
    package func trigger(payload name: String) throws { try adobe.trigger(json: payload(name) ?? Data()) }
}

/// An action of an app on Adobe's SDK, or a switch of the host: its signature and its implementation.
typealias AdobeAndroid3Call = DriverCall<AdobeAndroid3Driver>

/// The actions of an app on the SDK, and the switches of the host.
enum AdobeAndroid3Calls {
    /// Every call.
    static let all: [AdobeAndroid3Call] =
        ofPresentables + ofCreation + ofTracking + ofPages + ofDelegates + ofTheHost + ofTheDevice

    static let message = CallSignature.Parameter("message", .message)
    static let value = CallSignature.Parameter("value", .flag)
    static let url = CallSignature.Parameter("url", .string)
}

/// The switches of the headless host, and events of the device.
extension AdobeAndroid3Calls {
    static let ofTheHost: [AdobeAndroid3Call] = [
        AdobeAndroid3Call(
            .init(
                .host, "isTrackingInfoKnown", value, about: "whether the SDK knows the campaigns that trigger"
            )
        ) { $0.adobe.isTrackingInfoKnown = $1.flag("value") },
        AdobeAndroid3Call(
            .init(.host, "forgetMessages", about: "the SDK forgets every message, as when the process ends")
        ) { driver, _ in driver.adobe.forgetMessages() },
        AdobeAndroid3Call(
            .init(.host, "forgetDelegate", about: "no delegate is registered, as when the process starts")
        ) { driver, _ in driver.adobe.forgetDelegate() },
        .triggerMalformed,
    ]

    static let ofTheDevice: [AdobeAndroid3Call] = [
        AdobeAndroid3Call(.init(.host, "canOpenLinks", value, about: "whether the system can open URLs")) {
            let canOpen = $1.flag("value")
            $0.adobe.setOpener { canOpen && !$0.hasPrefix("adbinapp:") }
        },
        AdobeAndroid3Call(
            .init(
                .host, "scriptsResultIn", .init("result", .string, isRequired: false),
                about: "the result of scripts in pages; null if omitted")
        ) { driver, call in
            let result = call.string("result")
            driver.adobe.setScriptResult { _ in result }
        },
        AdobeAndroid3Call(.init(.host, "pressBack", about: "the user presses the back button")) {
            driver, _ in driver.adobe.pressBack()
        },
        AdobeAndroid3Call(
            .init(
                .host, "navigatePage", .init("url", .string),
                about: "the page of the visible message requests text that need not be a URL")
        ) { driver, call in driver.adobe.navigatePage(to: call.string("url")) },
        AdobeAndroid3Call(
            .init(
                .host, "drag", .init("x", .string), .init("y", .string), .init("velocity", .string),
                about:
                    "a finger moves by pixels, at pixels per second: a swipe if it moves far and fast enough")
        ) { driver, call in
            let numbers = try ["x", "y", "velocity"].map { key in
                guard let number = Double(call.string(key) ?? "") else {
                    throw AdobeAndroid3Driver.failure("\(key) is not a number.")
                }
                return number
            }
            driver.adobe.drag(x: numbers[0], y: numbers[1], velocity: numbers[2])
        },
        AdobeAndroid3Call(.init(.host, "resumeActivity", about: "another activity comes to the front")) {
            driver, _ in driver.adobe.resumeActivity()
        },
        AdobeAndroid3Call(.init(.host, "destroyActivity", about: "the activity in front ends")) {
            driver, _ in driver.adobe.destroyActivity()
        },
    ]
}

/// Forwards to a bridge that the SDK retains for as long as it is attached; without it everything is let through.
///
/// Sendable: the reference is weak, behind a lock, and never replaced.
final class UnkeptBridge: PresentationDelegate, Sendable {
    private struct Reference: Sendable {
        weak var bridge: AdobeAndroid3Bridge?
    }

    private let reference: Locked<Reference>
    private var bridge: AdobeAndroid3Bridge? { reference.withLock { $0.bridge } }

    init(_ bridge: AdobeAndroid3Bridge) {
        reference = Locked(Reference(bridge: bridge))
    }

    func canShow(_ presentable: any Presentable) -> Bool { bridge?.canShow(presentable) ?? true }
    func onShow(_ presentable: any Presentable) { bridge?.onShow(presentable) }
    func onHide(_ presentable: any Presentable) { bridge?.onHide(presentable) }
    func onDismiss(_ presentable: any Presentable) { bridge?.onDismiss(presentable) }
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {
        bridge?.onContentLoaded(presentable, presentationContent)
    }
}
