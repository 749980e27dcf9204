import Airship17Bridge
import Airship17Model
import AirshipRecords
public import Foundation
public import HeadlessStage
public import InAppCompat
public import InAppContracts
import PlatformStandIns

/// Plays scenarios on Airship's SDK for iOS, 13 to 17. Sendable: mutable state is behind locks.
///
/// The app has a factory block for custom messages from the start, whose adapters display until the scenario lets them
/// report. Delegates and blocks are set again when the process is relaunched, as apps do at every start.
public final class Airship17Driver: TableDriver {
    public static let shape = SDKShape.airship17
    public static let callbacks =
        RecordingAirship17Delegate.callbacks + [
            "factory", "prepare", "isReadyToDisplay", "display", "isReady", "didBeginDisplaying",
            "didFinishDisplaying", "scene", "onSchedule", "onPrepare", "shouldCache", "shouldPersistCache",
            "perform", "answered",
        ]
    public static let table = byName(Airship17Calls.all)

    let airship: Airship17Host
    let recorder: TraceRecorder
    let payload: @Sendable (String) -> Data?
    let app: Airship17App
    let scenes = Airship17Scenes()
    /// The states of the host's switches.
    let switches = Airship17Switches()
    /// The app's own references to its delegates, which the SDK holds weakly (AS-051).
    private let kept = KeptObjects()
    /// The registrations that the app makes at every start, in order.
    private let registrations = Locked<[@Sendable (InAppMessageManager) -> Void]>([])

    public init(_ recorder: TraceRecorder, payload: @escaping @Sendable (String) -> Data?) {
        self.recorder = recorder
        self.payload = payload
        airship = Airship17Host(stage: recorder.stage)
        app = .of(recorder)
        setFactory(for: .custom)
    }

    public var host: any HeadlessHost { airship }

    // MARK: Delegates

    public func attach(_ script: DelegateScript) {
        attach(script: script)
    }

    public func attach(delegate: AnyObject) throws {
        guard let delegate = delegate as? any InAppMessagingDelegate else {
            throw Self.wrongDelegate(delegate, "InAppMessagingDelegate")
        }
        attach(inner: delegate)
        for (type, factory) in (delegate as? CheckedAirship17Delegate)?.adapters ?? [:] {
            let factory = Carried(factory)
            register { $0.setFactoryBlock(factory.value, for: type) }
        }
    }

    public var registeredDelegate: AnyObject? {
        get { automation.inAppMessageManager.delegate }
        set { automation.inAppMessageManager.delegate = newValue as? any InAppMessagingDelegate }
    }

    /// The adapters of the app's factory blocks are checked.
    public func checkParts(of delegate: AnyObject, during setUp: () throws -> Void) throws {
        let own = try automation.inAppMessageManager.factories(setBy: setUp)
        guard let checked = delegate as? CheckedAirship17Delegate else { return }
        for (type, factory) in own {
            let factory = Carried(factory)
            register { manager in
                manager.setOptionalFactoryBlock({ factory.value($0).map(checked.checked) }, for: type)
            }
        }
    }

    /// The bridge treats the recording delegate as the app's own, and forwards every call to it. That delegate
    /// decides nothing: the handler does.
    public func attach(handler: any InAppMessageHandler) -> any MessageBridge {
        attach(inner: Listener())
        let bridge = recorder.stage.run { Airship17Bridge(handler) }
        register { _ in MainThread.assume { _ = bridge.attach(to: InAppAutomation.shared) } }
        return bridge
    }

    /// Registers another delegate, which replaces the previous one.
    func attach(
        script: DelegateScript = DelegateScript(), inner: (any InAppMessagingDelegate)? = nil,
        name: String? = nil
    ) {
        let delegate = RecordingAirship17Delegate(app, script: script, inner: inner, name: name)
        keep(delegate)
        register { [weak delegate] in $0.delegate = delegate }
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

    var automation: InAppAutomation { recorder.stage.run { InAppAutomation.shared } }

    /// Sets something on the message manager, now and after every relaunch.
    func register(_ registration: @escaping @Sendable (InAppMessageManager) -> Void) {
        registrations.withLock { $0.append(registration) }
        let manager = automation.inAppMessageManager
        recorder.stage.run { registration(manager) }
    }

    /// The process ends, and the app starts again and repeats its registrations. Main thread.
    func relaunch() {
        airship.relaunch()
        let manager = automation.inAppMessageManager
        recorder.stage.run { for registration in registrations.current { registration(manager) } }
    }

    /// Sets the factory block of a display type.
    /// - Parameters:
    ///   - name: the block's name in traces, if there are several blocks.
    ///   - gives: what the block returns: `nothing`, `withoutDisplay`, or an adapter that displays.
    func setFactory(for type: InAppMessageDisplayType, name: String? = nil, gives: String? = nil) {
        register { [weak app] manager in
            manager.setOptionalFactoryBlock({ app?.makeAdapter(for: $0, name, gives) }, for: type)
        }
    }
}

/// A delegate that only listens. Sendable: it has no state.
private final class Listener: NSObject, InAppMessagingDelegate, Sendable {}

/// The host's switches for single schedules. Sendable.
struct Airship17Switches: Sendable {
    /// The schedules that are over a frequency limit, and those outside their audience.
    let overLimit = NamedSwitch()
    let outsideAudience = NamedSwitch()
}

extension Airship17Driver: AirshipDriver {
    func send(_ event: Airship17Event) { airship.send(event) }
}

extension Airship17Event: AirshipEvent {}

extension Airship17App {
    fileprivate func makeAdapter(
        for message: InAppMessage, _ name: String?, _ gives: String?
    ) -> (any InAppMessageAdapterProtocol)? {
        let seen = message.traceLooks + (name.map { [TraceEvent.Argument("factory", $0)] } ?? [])
        recorder.call(
            .listener, "factory", [TraceEvent.Argument("message", message.traceName)], observed: seen)
        return switch gives {
        case "nothing": nil
        case "withoutDisplay": RecordingAirship17AdapterWithoutDisplay(message, self)
        default: RecordingAirship17Adapter(message, self)
        }
    }
}

/// An action of an app on Airship's SDK, or a switch of the host: its signature and its implementation.
typealias Airship17Call = DriverCall<Airship17Driver>

/// The actions of an app on the SDK, and the switches of the host.
enum Airship17Calls {
    /// Every call.
    static let all: [Airship17Call] =
        ofDelegates + ofAdapters + ofAssets + ofTheManager + ofSchedules + ofValues + ofTheHost
        + ofCircumstances

    static let message = CallSignature.Parameter("message", .string)
    static let schedule = CallSignature.Parameter("schedule", .string)
    static let value = CallSignature.Parameter("value", .flag)

    static func text(_ name: String, isRequired: Bool = true) -> CallSignature.Parameter {
        CallSignature.Parameter(name, .string, isRequired: isRequired)
    }
}

/// The switches of the headless host, and events of the device.
extension Airship17Calls {
    static let ofTheHost: [Airship17Call] = [
        Airship17Call(
            .init(.host, "useEarlyEra", about: "the SDK behaves as versions 13 to 15 do, where that differs")
        ) { driver, _ in driver.airship.era = .early },
        Airship17Call(
            .init(.host, "relaunch", about: "the process ends, and the app starts again with what is stored")
        ) { driver, _ in driver.relaunch() },
        .send,
        Airship17Call(
            .init(
                .host, "isFeatureEnabled", value,
                about: "whether the privacy settings allow in-app automation")
        ) { $0.airship.isFeatureEnabled = $1.flag("value") },
        Airship17Call(
            .init(.host, "scheduleLimit", text("count"), about: "how many schedules can be stored")
        ) { driver, call in driver.airship.scheduleLimit = Int(try call.number("count")) },
        Airship17Call(
            .init(
                .host, "markStale", schedule, about: "a schedule was changed elsewhere since it was prepared")
        ) { driver, call in driver.airship.markStale(scheduleID: call.text("schedule")) },
        Airship17Call(
            .init(
                .host, "receivePush", text("alert", isRequired: false), text("id"),
                about:
                    "a push with a standard message arrives: always a banner at the bottom, which is not valid without "
                    + "an alert")
        ) { driver, call in
            var display = ["type": "banner"]
            display["alert"] = call.string("alert")
            driver.airship.receivePush([
                "_": call.text("id"), "com.urbanairship.in_app": ["display": display],
            ])
        },
    ]

    static let ofCircumstances: [Airship17Call] = [
        Airship17Call(
            .init(.host, "isOverFrequencyLimit", schedule, value, about: "whether a schedule is over a limit")
        ) { driver, call in
            let overLimit = driver.switches.overLimit
            overLimit.set(call.text("schedule"), call.flag("value"))
            driver.airship.setFrequencyCheck { overLimit.contains($0) }
        },
        Airship17Call(
            .init(.host, "isInAudience", schedule, value, about: "whether the user belongs to an audience")
        ) { driver, call in
            let outside = driver.switches.outsideAudience
            outside.set(call.text("schedule"), !call.flag("value"))
            driver.airship.setAudienceCheck { !outside.contains($0) }
        },
        Airship17Call(
            .init(
                .host, "disallowURLs", text("scope"),
                about: "no URL is allowed in a scope: openURL or javaScript")
        ) { driver, call in
            let refused: Airship17URLScope = call.text("scope") == "openURL" ? .openURL : .javaScriptInterface
            driver.airship.setURLAllowList { $1 != refused }
        },
        Airship17Call(
            .init(
                .host, "isNetworkReachable", value,
                about: "whether the network is reachable; the SDK is notified of changes")
        ) { $0.airship.setNetworkReachable($1.flag("value")) },
        Airship17Call(
            .init(
                .host, "respond", text("status"), about: "the result of fetches: an HTTP status, or failure")
        ) { driver, call in
            let status = Int(call.text("status"))
            driver.recorder.stage.network.respond { _ in
                status.map { $0 == 200 ? .success : .status($0) } ?? .failure("no answer")
            }
        },
        .setScenes { driver, scenes in driver.setScenes(scenes) },
        Airship17Call(.init(.host, "disconnectScene", text("scene"), about: "a scene disconnects")) {
            driver, call in
            guard let scene = driver.scenes.scene(named: call.text("scene")) else {
                throw Airship17Driver.failure("there is no such scene.")
            }
            driver.recorder.stage.scenes.disconnect(scene)
        },
        Airship17Call(
            .init(.host, "setCommandDelegate", about: "an app-wide delegate receives the calls of pages")
        ) { driver, _ in
            let delegate = RecordingAirship17CommandDelegate(driver.recorder)
            driver.keep(delegate)
            driver.airship.javaScriptCommandDelegate = delegate
        },
    ]
}

extension Airship17Driver {
    @MainActor fileprivate func setScenes(_ wanted: [AirshipScene]) {
        let made = wanted.map { wanted in
            StageScene(
                wanted.name, activation: wanted.isActive ? .active : .inactive,
                role: wanted.isOfApp ? .application : .other)
        }
        scenes.set(made)
        recorder.stage.scenes.set(made)
    }
}
