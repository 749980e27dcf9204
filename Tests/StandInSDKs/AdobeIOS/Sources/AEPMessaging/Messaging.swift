import AEPCore
import AEPServices
import Foundation

#if canImport(UIKit)
    import UIKit
    import UserNotifications
    import WebKit
#else
    import PlatformStandIns
#endif

#if canImport(UserNotifications)
    import UserNotifications
#else
    import PlatformStandIns
#endif

public class Messaging: NSObject {
    public static var extensionVersion: String = "5.14.0"
    public static func refreshInAppMessages() { standIn() }
    public static func updatePropositionsForSurfaces(
        _ surfaces: [Surface], _ completion: ((Bool) -> Void)? = nil
    ) {
        standIn()
    }
    public static func getPropositionsForSurfaces(
        _ surfacePaths: [Surface], _ completion: @escaping ([Surface: [Proposition]]?, (any Error)?) -> Void
    ) {
        standIn()
    }
    public static func handleNotificationResponse(
        _ response: UNNotificationResponse, urlHandler: ((URL) -> Bool)? = nil,
        closure: ((PushTrackingStatus) -> Void)? = nil
    ) {
        standIn()
    }
}

public enum PushTrackingStatus: Int {
    case trackingInitiated = 0
    case noDatasetConfigured = 1
    case noTrackingData = 2
    case invalidMessageId = 3
    case unknownError = 4
}
