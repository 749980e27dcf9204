import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import PlatformStandIns
#endif

// The facts say that nothing is there before the take-off and leave these spellings open: they are inferred.

public class Airship: NSObject {
    @MainActor public class func takeOff(
        _ config: AirshipConfig?, launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) { fatalError("A stand-in of the SDK has no behaviour.") }
}

public class AirshipConfig: NSObject {
    public class func `default`() -> AirshipConfig { fatalError("A stand-in of the SDK has no behaviour.") }
    public var urlAllowList: [String]?
    public var developmentAppKey: String?
    public var developmentAppSecret: String?
    public var productionAppKey: String?
    public var productionAppSecret: String?
    public var inProduction = false
}
