import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// The facts name these members. The levels, and that the levels of the log are called so, are inferred.
public struct AirshipConfig: Decodable, Sendable {
    public var autoPauseInAppAutomationOnLaunch: Bool = false
    public var developmentLogLevel: AirshipLogLevel = .debug
    public var productionLogLevel: AirshipLogLevel = .error
    public var isWebViewInspectionEnabled: Bool = false
    public var inProduction: Bool = false

    public init() {}
    public init(from decoder: any Decoder) throws { standIn() }
    public static func `default`() throws -> AirshipConfig { standIn() }
}

public enum AirshipLogLevel: String, Sendable, Decodable {
    case undefined, none, error, warn, info, debug, verbose
}
