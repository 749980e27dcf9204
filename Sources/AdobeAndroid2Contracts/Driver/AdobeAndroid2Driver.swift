import AdobeAndroid2Bridge
public import AdobeAndroid2Model
import AdobeRecords
import Foundation
public import HeadlessStage
public import InAppCompat
public import InAppContracts
import PlatformStandIns

/// Plays scenarios on Adobe's SDK for Android, generation 2. Sendable: mutable state is behind a lock.
public final class AdobeAndroid2Driver: RecordingDriver {
    public static let shape = SDKShape.adobeAndroid2
    public static let callbacks =
        RecordingAdobeAndroid2Delegate.callbacks + RecordingAdobeAndroid2Listener.callbacks
    public static let table = byName(AdobeAndroid2Calls.all)

    let adobe: AdobeAndroid2Host
    public let recorder: TraceRecorder
    let payload: @Sendable (String) -> Data?
    /// The messages that the app retains; they outlive its delegates.
    let messages = AdobeAndroid2Messages()
    /// Web views and messages that were inspected, to distinguish them.
    let views = MetObjects()
    let objects = MetObjects()
    let campaigns = MetObjects()
    private let state = Locked(State())
    private let buttons = Locked<[String: any FloatingButton]>([:])

    private struct WeakDelegate: Sendable {
        weak var delegate: RecordingAdobeAndroid2Delegate?
    }

    private struct State: Sendable {
        /// The app's own references to its delegates, in addition to the SDK's (A2-001).
        var kept: [RecordingAdobeAndroid2Delegate] = []
        var all: [WeakDelegate] = []
    }

    public init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        self.payload = payload
        adobe = AdobeAndroid2Host(stage: recorder.stage)
    }

    public var host: any HeadlessHost { adobe }

    public func attach(script: DelegateScript, inner: (any MessagingDelegate)?) {
        if inner != nil { recorder.stage.noteQuietRefusals() }
        attach(script: script, inner: inner, name: nil)
    }

    public func attachBridge(for handler: any InAppMessageHandler) -> any MessageBridge {
        AdobeAndroid2Bridge(handler).attach()
    }

    /// Registers another delegate, which replaces the previous one (A2-001).
    /// - Parameter register: the entry point.
    func attach(
        script: DelegateScript = DelegateScript(), inner: (any MessagingDelegate)? = nil,
        name: String? = nil,
        register: (any MessagingDelegate) -> Void = MobileCore.setMessagingDelegate
    ) {
        let delegate = RecordingAdobeAndroid2Delegate(
            recorder, script: script, inner: inner, messages: messages, name: name)
        state.withLock { state in
            state.kept.append(delegate)
            state.all.append(WeakDelegate(delegate: delegate))
        }
        recorder.stage.run { register(delegate) }
    }

    public var registeredDelegate: AnyObject? {
        get { recorder.stage.run { MobileCore.getMessagingDelegate() } }
        set { recorder.stage.run { MobileCore.setMessagingDelegate(newValue as? any MessagingDelegate) } }
    }

    /// Registers a delegate as an app of version 2.0.0 does.
    func attachFirstDelegate(keepsLinks: Bool, refuses: Bool) {
        ServiceProvider.getInstance().setMessageDelegate(
            RecordingAdobeAndroid2FirstDelegate(
                recorder, messages: messages, keepsLinks: keepsLinks, refuses: refuses))
    }

    /// Registers a delegate of version 2.0.0 behind a recording one, on the current stage. Any thread.
    /// - Parameters:
    ///   - inner: the delegate that every call is forwarded to (A2-200).
    ///   - refuses: whether the recording delegate refuses every message, without asking `inner`.
    public func attach(first inner: any FullscreenMessageDelegate, refuses: Bool = false) {
        ServiceProvider.getInstance().setMessageDelegate(
            RecordingAdobeAndroid2FirstDelegate(recorder, messages: messages, inner: inner, refuses: refuses))
    }

    /// Attaches an app's own delegate behind a recording one; a recording delegate of version 2.0.0 to that version.
    /// - Throws: `ScenarioError.Code.wrongDelegate` if it is not a delegate of this shape.
    public func attach(delegate: AnyObject) throws {
        if let first = delegate as? RecordingAdobeAndroid2FirstDelegate {
            adobe.isFirstShape = true
            return recorder.stage.run { attach(first: first) }
        }
        guard let inner = delegate as? any MessagingDelegate else {
            throw Self.wrongDelegate(delegate, "MessagingDelegate")
        }
        attach(script: DelegateScript(), inner: inner)
    }

    /// Drops the app's own references to its delegates.
    func releaseDelegates() {
        let released = state.withLock { state in
            defer { state.kept = [] }
            return state.kept
        }
        // They are deallocated here, outside the lock, if the SDK does not retain them.
        withExtendedLifetime(released) {}
    }

    /// How many of the delegates that were ever registered still exist.
    var livingDelegates: Int {
        state.withLock { $0.all.filter { $0.delegate != nil }.count }
    }

    // MARK: Arguments of calls

    func message(of call: ShapeCall) throws -> any FullscreenMessage {
        let name = call.string("message") ?? ""
        guard let message = messages.message(name) else {
            throw ScenarioError.unseen(name)
        }
        return message
    }

    func keep(_ button: any FloatingButton, _ name: String) {
        buttons.withLock { $0[name] = button }
    }

    func button(of call: ShapeCall) throws -> any FloatingButton {
        let name = call.string("button") ?? ""
        guard let button = buttons.withLock({ $0[name] }) else { throw ScenarioError.unseen(name) }
        return button
    }

    func campaign(of call: ShapeCall) throws -> any Message {
        let name = call.string("message") ?? ""
        guard let campaign = messages.campaign(name) else {
            throw Self.failure("the app has seen no message \(name) of a campaign.")
        }
        return campaign
    }
}

extension AdobeAndroid2Driver: AdobeDriver {
    package func trigger(payload name: String) throws { try adobe.trigger(json: payload(name) ?? Data()) }
}

/// An action of an app on Adobe's SDK, or a switch of the host: its signature and its implementation.
typealias AdobeAndroid2Call = DriverCall<AdobeAndroid2Driver>

/// The actions of an app on the SDK, and the switches of the host.
enum AdobeAndroid2Calls {
    /// Every call.
    static let all: [AdobeAndroid2Call] =
        ofMessages + ofTheUIService + ofButtons + ofTracking + ofPages + ofDelegates + ofTheFirstShape
        + ofTheHost

    static let message = CallSignature.Parameter("message", .message)
    static let value = CallSignature.Parameter("value", .flag)
}

/// Actions of apps on their delegates, and events of the system.
extension AdobeAndroid2Calls {
    static let ofDelegates: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(
            .init(.app, "removeDelegate", about: "MobileCore.setMessagingDelegate(null)")
        ) { _, _ in
            MobileCore.setMessagingDelegate(nil)
        },
        AdobeAndroid2Call(
            .init(
                .app, "releaseDelegate", about: "the app releases its own references to all its delegates")
        ) { driver, _ in driver.releaseDelegates() },
        AdobeAndroid2Call(
            .init(
                .app, "replaceDelegate",
                about: "MobileCore.setMessagingDelegate with another one, called second")
        ) { driver, _ in driver.attach(name: "second") },
        AdobeAndroid2Call(
            .init(
                .app, "replaceDelegateOfProvider",
                about: "ServiceProvider.setMessageDelegate with another one, called third")
        ) { driver, _ in
            driver.attach(name: "third") { ServiceProvider.getInstance().setMessageDelegate($0) }
        },
        AdobeAndroid2Call(
            .init(
                .app, "readDelegate",
                about: "writes both getters and the number of existing delegates into the trace")
        ) { driver, _ in driver.readDelegate() },
        .waitForMain,
    ]

    static let ofTheFirstShape: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(
            .init(
                .app, "registerFirstDelegate", .init("keepsLinks", .flag, isRequired: false),
                .init("refuses", .flag, isRequired: false),
                about:
                    "version 2.0.0: ServiceProvider.setMessageDelegate with a FullscreenMessageDelegate; one "
                    + "that keeps links is a subclass of the SDK's own, any other handles no links; one "
                    + "that refuses lets no message through")
        ) { $0.attachFirstDelegate(keepsLinks: $1.flag("keepsLinks"), refuses: $1.flag("refuses")) },
        AdobeAndroid2Call(
            .init(
                .app, "readFirstDelegate",
                about: "version 2.0.0: writes the registered delegate into the trace; a message by its id")
        ) { driver, _ in driver.readFirstDelegate() },
    ]

    static let ofTheHost: [AdobeAndroid2Call] = [
        AdobeAndroid2Call(
            .init(.host, "isCampaignKnown", value, about: "whether the SDK knows the campaigns that trigger")
        ) { $0.adobe.isCampaignKnown = $1.flag("value") },
        AdobeAndroid2Call(
            .init(.host, "hasApplicationContext", value, about: "whether the SDK was given the application")
        ) { $0.adobe.hasApplicationContext = $1.flag("value") },
        AdobeAndroid2Call(
            .init(
                .host, "isFirstShape", value,
                about: "whether the SDK is version 2.0.0; set it before anything else")
        ) { $0.adobe.isFirstShape = $1.flag("value") },
        AdobeAndroid2Call(.init(.host, "pressBack", about: "the user presses the back button")) { driver, _ in
            driver.adobe.pressBack()
        },
        AdobeAndroid2Call(
            .init(.host, "destroyActivity", about: "the activity is destroyed, with all messages on it")
        ) { driver, _ in driver.adobe.destroyActivity() },
        AdobeAndroid2Call(.init(.host, "resumeActivity", about: "an activity comes to the front")) {
            driver, _ in driver.adobe.resumeActivity()
        },
        AdobeAndroid2Call(
            .init(.host, "rotate", about: "the device is rotated: the activity is created again")
        ) { driver, _ in driver.adobe.rotate() },
        AdobeAndroid2Call(
            .init(
                .host, "makeMessages", .init("payload", .payload),
                about:
                    "the SDK creates the messages of a campaign and does not show them; the app receives them"
            )
        ) { driver, call in
            guard let json = driver.payload(call.string("payload") ?? "") else {
                throw AdobeAndroid2Driver.failure("the payload does not exist.")
            }
            for message in try driver.adobe.messages(in: json) { driver.messages.keep(campaign: message) }
        },
        .triggerMalformed,
    ]
}

extension AdobeAndroid2Driver {
    fileprivate func readDelegate() {
        let provider: (any MessagingDelegate)? = ServiceProvider.getInstance().getMessageDelegate()
        let slots = [("MobileCore", MobileCore.getMessagingDelegate()), ("ServiceProvider", provider)]
        recorder.call(
            .app, "delegates", slots.map { TraceEvent.Argument($0, Self.name(of: $1)) },
            observed: [TraceEvent.Argument("alive", "\(livingDelegates)")])
    }

    private static func name(of delegate: (any MessagingDelegate)?) -> String {
        guard let delegate else { return "none" }
        guard let recording = delegate as? RecordingAdobeAndroid2Delegate else { return "a stranger" }
        return recording.recording.name ?? "first"
    }

    fileprivate func readFirstDelegate() {
        let registered: (any FullscreenMessageDelegate)? = ServiceProvider.getInstance().getMessageDelegate()
        let message = (registered as? any Message).map { "message \($0.getId())" }
        let name = message ?? (registered == nil ? "none" : "the app's")
        recorder.call(.app, "registered", [TraceEvent.Argument("delegate", name)])
    }
}
