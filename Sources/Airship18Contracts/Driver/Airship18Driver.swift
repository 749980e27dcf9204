import Airship18Bridge
import Airship18Model
import AirshipRecords
public import Foundation
public import HeadlessStage
public import InAppCompat
public import InAppContracts
import PlatformStandIns

/// Plays scenarios on Airship's SDK for iOS, 18 to 20. Sendable: mutable state is behind locks.
///
/// The app has a factory block for custom messages from the start, whose adapters display until the scenario lets them
/// end. Delegates and blocks are set again when the process is relaunched, as apps do at every start.
public final class Airship18Driver: TableDriver {
    public static let shape = SDKShape.airship18
    public static let callbacks =
        RecordingAirship18Delegate.callbacks + [
            "factory", "isReady", "waitForReady", "display", "onIsReadyToDisplay", "sceneForMessage",
            "extendTheme", "convert", "extendMessage", "extendSchedule", "answered",
        ]
    public static let table = byName(Airship18Calls.all)

    let airship: Airship18Host
    let recorder: TraceRecorder
    let payload: @Sendable (String) -> Data?
    let app: Airship18App
    /// The states of the host's switches.
    let switches = Airship18Switches()
    /// The app's scenes, by name.
    let scenes = Locked<[String: StageScene]>([:])
    /// The app's own references to its delegates, which the SDK holds weakly (AM-032).
    private let kept = KeptObjects()
    /// The registrations that the app makes at every start, in order.
    private let registrations = Locked<[Registration]>([])
    /// The bridge, if a handler is played: the app registers its own parts with it.
    private let bridge = Locked<Airship18Bridge?>(nil)

    typealias Registration = @MainActor @Sendable (any InAppAutomation) -> Void

    public init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        self.payload = payload
        airship = Airship18Host(stage: recorder.stage)
        app = Airship18App(recorder)
        registrations.withLock { $0 = [factory(for: .custom)] }
        recorder.stage.run { MainThread.assume { register() } }
    }

    deinit { app.releaseAdapters() }

    public var host: any HeadlessHost { airship }

    // MARK: Delegates

    public func attach(_ script: DelegateScript) {
        attach(script: script)
    }

    public func attach(delegate: AnyObject) throws {
        guard let delegate = delegate as? any InAppMessageDisplayDelegate else {
            throw Self.wrongDelegate(delegate, "InAppMessageDisplayDelegate")
        }
        attach(inner: delegate)
        for (type, factory) in (delegate as? CheckedAirship18Delegate)?.adapters ?? [:] {
            register { $0.inAppMessaging.setCustomAdapter(forType: type, factoryBlock: factory) }
        }
    }

    public var registeredDelegate: AnyObject? {
        get { automation.inAppMessaging.displayDelegate }
        set { automation.inAppMessaging.displayDelegate = newValue as? any InAppMessageDisplayDelegate }
    }

    /// The adapters of the app's factory blocks are checked.
    public func checkParts(of delegate: AnyObject, during setUp: () throws -> Void) throws {
        let own = try airship.factories(setBy: setUp)
        guard let checked = delegate as? CheckedAirship18Delegate else { return }
        for (type, factory) in own {
            register { automation in
                automation.inAppMessaging.setCustomAdapter(forType: type) { factory($0).map(checked.checked) }
            }
        }
    }

    /// The bridge treats the recording delegate as the app's own, and forwards every call to it. That delegate
    /// decides nothing: the handler does. It leaves the display to the SDK.
    public func attach(handler: any InAppMessageHandler) -> any MessageBridge {
        attach(handler, showingPagesFor: [])
    }

    /// The bridge shows pages of its own, with which it can do the most for a handler, unless the handler drives a
    /// delegate of this shape.
    @MainActor func attach(handlerOnPages handler: any InAppMessageHandler) -> any MessageBridge {
        let isOwn = handler is AdoptedAirship18Delegate
        return attach(handler, showingPagesFor: isOwn ? [] : [.banner, .modal, .fullscreen, .html])
    }

    @MainActor private func attach(
        _ handler: any InAppMessageHandler, showingPagesFor types: Set<CustomDisplayAdapterType>
    ) -> any MessageBridge {
        attach(inner: Listener())
        let bridge = recorder.stage.run { Airship18Bridge(handler, showingPagesFor: types) }
        self.bridge.withLock { $0 = bridge }
        register { bridge.attach(to: $0) }
        return bridge
    }

    /// Registers another delegate, which replaces the previous one. Main thread.
    func attach(
        script: DelegateScript = DelegateScript(), inner: (any InAppMessageDisplayDelegate)? = nil,
        name: String? = nil
    ) {
        let delegate = RecordingAirship18Delegate(recorder, script: script, inner: inner, name: name)
        keep(delegate)
        register { [weak delegate, bridge] automation in
            if let bridge = bridge.current {
                bridge.displayDelegate = delegate
            } else {
                automation.inAppMessaging.displayDelegate = delegate
            }
        }
    }

    /// Sets the app's closure. Main thread.
    func setClosure(_ closure: Airship18Bridge.Readiness?) {
        register { [bridge] automation in
            if let bridge = bridge.current {
                bridge.onIsReadyToDisplay = closure
            } else {
                automation.inAppMessaging.onIsReadyToDisplay = closure
            }
        }
    }

    /// Retains an object that the SDK holds weakly.
    func keep(_ object: any AnyObject & Sendable) {
        kept.keep(object)
    }

    /// Releases the objects that the SDK holds weakly.
    func releaseDelegates() {
        kept.release()
    }

    // MARK: Registrations

    var automation: any InAppAutomation { recorder.stage.run { Airship.inAppAutomation } }

    /// Sets something on the SDK, now and after every relaunch. Main thread.
    func register(_ registration: @escaping Registration) {
        registrations.withLock { $0.append(registration) }
        let automation = automation
        recorder.stage.run { MainThread.assume { registration(automation) } }
    }

    private func register() {
        let automation = automation
        for registration in registrations.current { MainThread.assume { registration(automation) } }
    }

    /// The process ends, and the app starts again and repeats its registrations. Main thread.
    func relaunch() {
        airship.relaunch()
        recorder.stage.run { register() }
    }

    /// Sets the factory block of a display type.
    func setFactory(for type: CustomDisplayAdapterType) {
        register(factory(for: type))
    }

    private func factory(for type: CustomDisplayAdapterType) -> Registration {
        { [weak app] automation in
            automation.inAppMessaging.setCustomAdapter(forType: type) { [weak app] in app?.makeAdapter($0) }
        }
    }

    /// Starts an asynchronous function of the app. Main thread.
    func start(_ body: @escaping @MainActor @Sendable () async -> Void) {
        let stage = recorder.stage
        MainThread.assume { StageTask.start(on: stage, body) }
    }
}

/// A delegate that only listens. Sendable: it has no state.
private final class Listener: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { true }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

/// The host's switches. Sendable.
struct Airship18Switches: Sendable {
    /// The schedules whose messages an experiment suppresses, and those outside their audience.
    let controlGroup = NamedSwitch()
    let outsideAudience = NamedSwitch()
    /// The paths of downloads that never end.
    let endlessDownloads = NamedSwitch()
    let additionalChecks = Locked<[String: Airship18AudienceCheck]>([:])
    let deferredAnswer = Locked("")
    let isWindowOpen = Locked(true)
}

extension Airship18Driver: AirshipDriver {
    func send(_ event: Airship18Event) { airship.send(event) }
}

extension Airship18Event: AirshipEvent {}

/// An action of an app on Airship's SDK, or a switch of the host: its signature and its implementation.
typealias Airship18Call = DriverCall<Airship18Driver>

/// The actions of an app on the SDK, and the switches of the host.
enum Airship18Calls {
    /// Every call.
    static let all: [Airship18Call] =
        ofDelegates + ofAdapters + ofMessaging + ofSchedules + ofValues + ofTheHost + ofCircumstances
        + ofPushes

    static let message = CallSignature.Parameter("message", .string)
    static let schedule = CallSignature.Parameter("schedule", .string)
    static let value = CallSignature.Parameter("value", .flag)

    static func text(_ name: String, isRequired: Bool = true) -> CallSignature.Parameter {
        CallSignature.Parameter(name, .string, isRequired: isRequired)
    }

    /// A call that is done on the main thread.
    static func onMain(
        _ signature: CallSignature,
        _ action: @escaping @MainActor @Sendable (Airship18Driver, ShapeCall) throws -> Void
    ) -> Airship18Call {
        Airship18Call(signature) { driver, call in
            let failure = Locked<(any Error)?>(nil)
            try driver.recorder.onMain {
                do { try action(driver, call) } catch { failure.withLock { $0 = error } }
            }
            if let error = failure.current { throw error }
        }
    }
}
