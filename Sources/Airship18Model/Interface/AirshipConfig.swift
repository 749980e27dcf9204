import Foundation

/// The SDK's configuration. It has the members that apps commonly set besides those for in-app automation: they are
/// stored but have no effect, except `autoPauseInAppAutomationOnLaunch`. A value, Sendable.
public struct AirshipConfig: Decodable, Sendable {
    /// Whether displays are paused at every launch until the app ends the pause (AM-017).
    public var autoPauseInAppAutomationOnLaunch = false
    /// The app's key. Without effect in the model.
    public var defaultAppKey: String?
    /// The app's secret. Without effect in the model.
    public var defaultAppSecret: String?
    /// The development key of the app. Without effect in the model.
    public var developmentAppKey: String?
    /// The development secret of the app. Without effect in the model.
    public var developmentAppSecret: String?
    /// The production key of the app. Without effect in the model.
    public var productionAppKey: String?
    /// The production secret of the app. Without effect in the model.
    public var productionAppSecret: String?
    /// The log level during development. Without effect in the model.
    public var developmentLogLevel = AirshipLogLevel.debug
    /// The log level in production. Without effect in the model.
    public var productionLogLevel = AirshipLogLevel.error
    /// Whether web pages can be inspected. Without effect in the model.
    public var isWebViewInspectionEnabled = false
    /// Whether the app is in production. Without effect in the model.
    public var inProduction = false

    /// Makes an empty configuration.
    public init() {}

    /// Reads a configuration; missing values have their defaults.
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
    /// - Throws: `AirshipConfigError` if there is no such file, otherwise the errors of reading it.
    public static func `default`() throws -> AirshipConfig {
        guard let file = Bundle.main.url(forResource: "AirshipConfig", withExtension: "plist") else {
            throw AirshipConfigError.missingFile
        }
        return try PropertyListDecoder().decode(AirshipConfig.self, from: Data(contentsOf: file))
    }
}

/// The SDK's log levels. The cases are inferred. Sendable.
public enum AirshipLogLevel: String, Sendable, Decodable {
    /// The levels, from nothing to everything.
    case undefined, none, error, warn, info, debug, verbose
}

/// The reason why there is no configuration. The model's own error; the facts state none. Sendable.
public enum AirshipConfigError: Error, Sendable, Equatable {
    /// The app has no `AirshipConfig.plist`.
    case missingFile
}
