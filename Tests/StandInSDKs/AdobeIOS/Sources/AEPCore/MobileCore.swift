import AEPServices
import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 1.2.
public final class MobileCore: NSObject {
    public static var messagingDelegate: (any MessagingDelegate)? {
        @available(*, unavailable) get { standIn() }
        set { standIn() }
    }
    public static func registerExtensions(_ extensions: [NSObject.Type], _ completion: (() -> Void)? = nil) {
        standIn()
    }
    public static func configureWith(appId: String) { standIn() }
    public static func initialize(appId: String, _ completion: (() -> Void)? = nil) { standIn() }
    public static func updateConfigurationWith(configDict: [String: Any]) { standIn() }
    public static func lifecycleStart(additionalContextData: [String: Any]?) { standIn() }
    public static func resetIdentities() { standIn() }
    public static func dispatch(event: Event) { standIn() }
    public static func dispatch(
        event: Event, timeout: TimeInterval = 1, responseCallback: @escaping (Event?) -> Void
    ) {
        standIn()
    }
    public static func registerEventListener(
        type: String, source: String, listener: @escaping EventListener
    ) {
        standIn()
    }
    public static func setPushIdentifier(_ deviceToken: Data?) { standIn() }
    public static func setLogLevel(_ level: LogLevel) { standIn() }
    public static func track(action: String?, data: [String: Any]?) { standIn() }
    public static func track(state: String?, data: [String: Any]?) { standIn() }
}
