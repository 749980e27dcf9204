import AirshipShared
public import Foundation
import HeadlessStage
public import PlatformStandIns

/// The SDK as a whole, which an app starts.
///
/// The facts say that nothing exists before the take-off but do not state these declarations: they are inferred. One
/// SDK per stage.
public final class Airship: NSObject {
    /// Starts the SDK with the app's configuration file. Any thread.
    ///
    /// - Parameter launchOptions: the system's launch options; they have no effect here.
    public class func takeOff(launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) {
        start()
    }

    /// Starts the SDK. Any thread.
    ///
    /// - Parameters:
    ///   - config: the configuration; nil for the app's file. It has no effect here.
    ///   - launchOptions: the system's launch options; they have no effect here.
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

/// The SDK's configuration. It is stored, but has no effect here. The exact declarations are inferred.
///
/// Not Sendable: it is mutable.
public final class AirshipConfig: NSObject {
    /// The development key of the app.
    public var developmentAppKey: String?
    /// The secret for the development key.
    public var developmentAppSecret: String?
    /// The production key of the app.
    public var productionAppKey: String?
    /// The secret for the production key.
    public var productionAppSecret: String?
    /// Whether the production key is used; false by default.
    public var inProduction = false
    /// The allowed URLs; here `Airship17Host.setURLAllowList(_:)` decides instead.
    public var urlAllowList: [String]? = []

    /// Makes an empty configuration.
    public override init() {}

    /// The configuration of the app's file; in the model an empty one.
    public class func `default`() -> AirshipConfig { AirshipConfig() }
}

@available(*, unavailable) extension AirshipConfig: Sendable {}

// The names of these types in other versions.

/// The name of `Airship` in Objective-C.
public typealias UAirship = Airship
/// The name of `AirshipConfig` in Objective-C.
public typealias UAConfig = AirshipConfig
/// The short name of `AirshipConfig`.
public typealias Config = AirshipConfig

/// The reason why an action runs.
enum ActionSituation: String, Sendable {
    case manualInvocation, automation
}

extension Installation {
    /// Runs actions in the order of their names: writes each to the log and calls the listener
    /// (`Airship17Host.setActionRunner`). The effects of actions are not modelled.
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

/// The data that the SDK keeps across launches: the values of its preference store. Sendable: they are protected by a
/// lock.
final class Settings: Sendable {
    struct Values: Sendable {
        /// Whether the display of messages is paused (AS-006).
        var isPaused = false
        /// Whether the component is enabled.
        var isComponentEnabled = true
        /// Whether the privacy settings allow in-app automation.
        var isFeatureEnabled = true
        /// The display interval in whole seconds; nil until the app sets one (AS-033).
        var displayInterval: Int?
    }

    private let values = Locked(Values())

    subscript<Value: Sendable>(member: WritableKeyPath<Values, Value>) -> Value {
        get { values.withLock { $0[keyPath: member] } }
        set { values.withLock { $0[keyPath: member] = newValue } }
    }
}
