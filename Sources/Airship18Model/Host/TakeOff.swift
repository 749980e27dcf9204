public import PlatformStandIns

/// How the SDK is set up. The facts name one member of it; that the others are called so is unsure. Not Sendable.
public final class AirshipConfig {
    /// Whether displays are paused at every launch until the app lets them go on (AM-017).
    public var autoPauseInAppAutomationOnLaunch = false
    /// The app's key. Headless, nothing is done with it.
    public var defaultAppKey: String?
    /// The app's secret. Headless, nothing is done with it.
    public var defaultAppSecret: String?

    /// Makes an empty configuration.
    public init() {}
}

@available(*, unavailable)
extension AirshipConfig: Sendable {}

extension Airship {
    /// Sets the SDK up. The facts do not give its spelling, so this one is unsure. Headless it is not needed: everything is
    /// there from the start. What has to be set at launch is set from here on.
    ///
    /// - Parameters:
    ///   - config: how; nil for the defaults.
    ///   - launchOptions: why the app was launched.
    @MainActor public static func takeOff(
        _ config: AirshipConfig? = nil,
        launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) throws {
        let world = AirshipWorld.current
        guard let config, config.autoPauseInAppAutomationOnLaunch else { return }
        world.circumstances[\.pausesOnLaunch] = true
        world.automation.isPaused = true
    }
}
