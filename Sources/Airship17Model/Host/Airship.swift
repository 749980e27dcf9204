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

public typealias UAirship = Airship
public typealias UAConfig = AirshipConfig
public typealias Config = AirshipConfig
