import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// The SDK as a whole: what an app's delegate starts.
///
/// The facts say that nothing is there before the take-off and leave these spellings open: they are inferred. One SDK a
/// stage.
public final class Airship: NSObject {
    /// Starts the SDK with the configuration of the app's file. Any thread.
    ///
    /// - Parameter launchOptions: what the system gave the app's delegate; nothing follows from it here.
    public class func takeOff(launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) {
        start()
    }

    /// Starts the SDK. Any thread.
    ///
    /// - Parameters:
    ///   - config: how; nil for the app's file. Nothing follows from it here.
    ///   - launchOptions: what the system gave the app's delegate; nothing follows from it here.
    public class func takeOff(
        _ config: AirshipConfig?, launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) {
        start()
    }

    /// Whether the SDK has been started. Any thread.
    public class var isFlying: Bool { AirshipWorld.current.installation.circumstances[\.hasTakenOff] }

    private class func start() {
        let world = AirshipWorld.current
        guard !world.takeOff() else { return }
        world.installation.link.record(.error, "take-off after take-off", [:])
    }
}

@available(*, unavailable) extension Airship: Sendable {}

/// How the SDK is started. Kept as the app sets it; nothing follows from it here. The spellings are inferred.
///
/// Not Sendable: it can be changed.
public final class AirshipConfig: NSObject {
    /// The app's key while it is developed.
    public var developmentAppKey: String?
    /// The secret that belongs to it.
    public var developmentAppSecret: String?
    /// The key of the published app.
    public var productionAppKey: String?
    /// The secret that belongs to it.
    public var productionAppSecret: String?
    /// Whether the published app's key is used; false unless set.
    public var inProduction = false
    /// Which URLs are allowed; `Airship17Host.setURLAllowList(_:)` decides here.
    public var urlAllowList: [String]? = []

    /// Makes a configuration with nothing in it.
    public override init() {}

    /// The configuration of the app's file; headless, one with nothing in it.
    public class func `default`() -> AirshipConfig { AirshipConfig() }
}

@available(*, unavailable) extension AirshipConfig: Sendable {}

// The names that these had at other times.

/// The name of `Airship` in Objective-C.
public typealias UAirship = Airship
/// The name of `AirshipConfig` in Objective-C.
public typealias UAConfig = AirshipConfig
/// The short name of `AirshipConfig`.
public typealias Config = AirshipConfig

/// Why an action runs.
enum ActionSituation: String, Sendable {
    case manualInvocation, automation
}

extension Installation {
    /// Runs actions in the order of their names: writes each into the log and tells who listens
    /// (`Airship17Host.setActionRunner`). What actions do is not modelled.
    func runActions(_ actions: [AnyHashable: Any]?, situation: ActionSituation) {
        guard let actions else { return }
        let named = actions.compactMap { name, value in (name as? String).map { ($0, value) } }
        for (name, value) in named.sorted(by: { $0.0 < $1.0 }) {
            link.record(
                .note, "action \(name)", ["value": JSONValue(value).text, "situation": situation.rawValue])
            circumstances.actionRunner.withLock { $0 }?.value(name, value, situation.rawValue)
        }
    }
}

/// What the SDK keeps across launches: the values of its preference store. Sendable: they are behind a lock.
final class Settings: Sendable {
    struct Values: Sendable {
        /// Whether the display of messages is paused (AS-006).
        var isPaused = false
        /// Whether the component is switched on.
        var isComponentEnabled = true
        /// Whether the privacy settings allow in-app automation.
        var isFeatureEnabled = true
        /// The display interval in whole seconds; nil before the app sets one (AS-033).
        var displayInterval: Int?
    }

    private let values = Locked(Values())

    subscript<Value: Sendable>(member: WritableKeyPath<Values, Value>) -> Value {
        get { values.withLock { $0[keyPath: member] } }
        set { values.withLock { $0[keyPath: member] = newValue } }
    }
}
