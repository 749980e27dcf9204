import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

/// Section 1.2.
public class ServiceProvider {
    public static let shared = ServiceProvider()
    init() { standIn() }
    public weak var messagingDelegate: (any MessagingDelegate)?
    public var uiService: any UIService {
        get { standIn() }
        set { standIn() }
    }
    public var urlService: any URLOpening {
        get { standIn() }
        set { standIn() }
    }
}

public protocol URLOpening {
    func openUrl(_ url: URL) -> Bool
}

public enum LogLevel: Int {
    case error = 0
    case warning = 1
    case debug = 2
    case trace = 3
}

public enum Log {
    public static func trace(label: String, _ message: String) { standIn() }
    public static func debug(label: String, _ message: String) { standIn() }
    public static func warning(label: String, _ message: String) { standIn() }
    public static func error(label: String, _ message: String) { standIn() }
}
