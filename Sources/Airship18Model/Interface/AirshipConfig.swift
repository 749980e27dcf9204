import Foundation

/// How the SDK is set up. Of its members those are here that apps set beside in-app automation: they are kept and do
/// nothing, but for `autoPauseInAppAutomationOnLaunch`. A value, Sendable.
public struct AirshipConfig: Decodable, Sendable {
    /// Whether displays are paused at every launch until the app lets them go on (AM-017).
    public var autoPauseInAppAutomationOnLaunch = false
    /// The app's key. Headless, nothing is done with it.
    public var defaultAppKey: String?
    /// The app's secret. Headless, nothing is done with it.
    public var defaultAppSecret: String?
    /// The app's key while it is developed. Headless, nothing is done with it.
    public var developmentAppKey: String?
    /// The app's secret while it is developed. Headless, nothing is done with it.
    public var developmentAppSecret: String?
    /// The app's key in the store. Headless, nothing is done with it.
    public var productionAppKey: String?
    /// The app's secret in the store. Headless, nothing is done with it.
    public var productionAppSecret: String?
    /// How much is logged while the app is developed. Headless, nothing is done with it.
    public var developmentLogLevel = AirshipLogLevel.debug
    /// How much is logged in the store. Headless, nothing is done with it.
    public var productionLogLevel = AirshipLogLevel.error
    /// Whether web pages can be inspected. Headless, nothing is done with it.
    public var isWebViewInspectionEnabled = false
    /// Whether the app is in the store. Headless, nothing is done with it.
    public var inProduction = false

    /// Makes an empty configuration.
    public init() {}

    /// Reads a configuration; what is missing has its default.
    /// - Throws: `DecodingError` for a value of another type.
    public init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys, into member: inout Value) throws {
            if let value = try values.decodeIfPresent(Value.self, forKey: key) { member = value }
        }
        try read(.autoPauseInAppAutomationOnLaunch, into: &autoPauseInAppAutomationOnLaunch)
        try read(.developmentLogLevel, into: &developmentLogLevel)
        try read(.productionLogLevel, into: &productionLogLevel)
        try read(.isWebViewInspectionEnabled, into: &isWebViewInspectionEnabled)
        try read(.inProduction, into: &inProduction)
        defaultAppKey = try values.decodeIfPresent(String.self, forKey: .defaultAppKey)
        defaultAppSecret = try values.decodeIfPresent(String.self, forKey: .defaultAppSecret)
        developmentAppKey = try values.decodeIfPresent(String.self, forKey: .developmentAppKey)
        developmentAppSecret = try values.decodeIfPresent(String.self, forKey: .developmentAppSecret)
        productionAppKey = try values.decodeIfPresent(String.self, forKey: .productionAppKey)
        productionAppSecret = try values.decodeIfPresent(String.self, forKey: .productionAppSecret)
    }

    private enum CodingKeys: String, CodingKey {
        case autoPauseInAppAutomationOnLaunch, defaultAppKey, defaultAppSecret, developmentAppKey
        case developmentAppSecret, productionAppKey, productionAppSecret, developmentLogLevel
        case productionLogLevel, isWebViewInspectionEnabled, inProduction
    }

    /// The configuration of the app's file `AirshipConfig.plist`.
    ///
    /// - Throws: `AirshipConfigError` where there is no such file, else what reading it throws.
    public static func `default`() throws -> AirshipConfig {
        guard let file = Bundle.main.url(forResource: "AirshipConfig", withExtension: "plist") else {
            throw AirshipConfigError.missingFile
        }
        return try PropertyListDecoder().decode(AirshipConfig.self, from: Data(contentsOf: file))
    }
}

/// How much the SDK logs. Which levels there are is inferred. Sendable.
public enum AirshipLogLevel: String, Sendable, Decodable {
    /// The levels, from nothing to everything.
    case undefined, none, error, warn, info, debug, verbose
}

/// Why there is no configuration. The model's own; the facts name none. Sendable.
public enum AirshipConfigError: Error, Sendable, Equatable {
    /// The app has no `AirshipConfig.plist`.
    case missingFile
}
