import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif
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
    @available(iOSApplicationExtension, unavailable)
    public var uiService: any UIService {
        get { standIn() }
        set { standIn() }
    }
    @available(iOSApplicationExtension, unavailable)
    public var urlService: any URLOpening {
        get { standIn() }
        set { standIn() }
    }
    public var networkService: any Networking {
        get { standIn() }
        set { standIn() }
    }
    public var loggingService: any Logging {
        get { standIn() }
        set { standIn() }
    }
}

public protocol URLOpening {
    func openUrl(_ url: URL) -> Bool
}

public enum LogLevel: Int, Comparable {
    case error = 0
    case warning = 1
    case debug = 2
    case trace = 3
    public static func < (lhs: LogLevel, rhs: LogLevel) -> Bool { standIn() }
}

public class Log: NSObject {
    public static var logFilter: LogLevel = .error
    public static func trace(label: String, _ message: String) { standIn() }
    public static func debug(label: String, _ message: String) { standIn() }
    public static func warning(label: String, _ message: String) { standIn() }
    public static func error(label: String, _ message: String) { standIn() }
}

// The services are known by their names; what they are asked is not.

public protocol Networking {
    func connectAsync(
        networkRequest: NetworkRequest, completionHandler: ((HttpConnection) -> Void)?)
}

public class NetworkRequest: NSObject {
    public let url: URL
    public init(url: URL) { standIn() }
}

public struct HttpConnection {
    public let data: Data?
    public let response: HTTPURLResponse?
    public let error: (any Error)?
    public init(data: Data?, response: HTTPURLResponse?, error: (any Error)?) { standIn() }
}

public protocol Logging {
    func log(level: LogLevel, label: String, message: String)
}
