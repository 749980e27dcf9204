import Foundation

#if canImport(UIKit)
    import UIKit
    import WebKit
#else
    import PlatformStandIns
#endif

// The names are known, and the mask with its default; the rest is not.

public typealias EventListener = (Event) -> Void

public class Event: NSObject {
    public let name: String
    public let id: UUID
    public let type: String
    public let source: String
    public let data: [String: Any]?
    public let timestamp: Date
    public let mask: [String]?
    public init(name: String, type: String, source: String, data: [String: Any]?, mask: [String]? = nil) {
        standIn()
    }
}

public class EventType: NSObject {
    public static let edge = "com.adobe.eventType.edge"
    public static let messaging = "com.adobe.eventType.messaging"
}

public class EventSource: NSObject {
    public static let requestContent = "com.adobe.eventSource.requestContent"
    public static let eventHistoryWrite = "com.adobe.eventSource.eventHistoryWrite"
}
