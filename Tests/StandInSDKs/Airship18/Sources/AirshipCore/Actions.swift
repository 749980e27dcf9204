#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// The facts name these types, and of their members what message code touches.
public struct ActionArguments: Sendable {
    public let value: AirshipJSON
}

public enum ActionResult: Sendable {
    case completed(AirshipJSON)
    case error(any Error)
    case argumentsRejected
    case actionNotFound
}

public struct AirshipLayout: Sendable, Codable, Equatable {}
public struct DeviceAudienceSelector: Sendable, Codable, Equatable {}
public struct CompoundDeviceAudienceSelector: Sendable, Codable, Equatable {}
