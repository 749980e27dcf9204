public import Foundation

/// A listener for events of the SDK. Called on a background thread.
public typealias EventListener = (Event) -> Void

/// An event between extensions of the SDK, as far as set-up code makes one. In the model, an event that an app
/// dispatches is written to the stage's log.
///
/// The facts state only the type's name; its members are the SDK's public ones as far as known, and uncertain. Not
/// Sendable: the app can put anything into the data.
public class Event: NSObject {
    /// A readable name of the event.
    public let name: String
    /// Its own id.
    public let id = UUID()
    /// Its type, such as `EventType.edge`.
    public let type: String
    /// Its source, such as `EventSource.requestContent`.
    public let source: String
    /// The event's data, by name.
    public let data: [String: Any]?
    /// The time when it was made.
    public let timestamp = Date()
    /// The names of the data that identify it in the device's event history (AI-115).
    public let mask: [String]?

    /// Makes an event. Any thread.
    /// - Parameters:
    ///   - name: a readable name.
    ///   - type: the event type.
    ///   - source: the event source.
    ///   - data: the event's data.
    ///   - mask: the names of the data that identify it.
    public init(name: String, type: String, source: String, data: [String: Any]?, mask: [String]? = nil) {
        self.name = name
        self.type = type
        self.source = source
        self.data = data
        self.mask = mask
    }
}

@available(*, unavailable) extension Event: Sendable {}

/// The types of events, as far as code around messages names them. The facts state the first two; the others are the
/// SDK's public ones as far as known.
public class EventType: NSObject {
    /// Events for the Edge network (AI-113).
    public static let edge = "com.adobe.eventType.edge"
    /// Events about messages (AI-115).
    public static let messaging = "com.adobe.eventType.messaging"
    /// Events that an app tracks.
    public static let genericTrack = "com.adobe.eventType.generic.track"
    /// Events that rules trigger.
    public static let rulesEngine = "com.adobe.eventType.rulesEngine"

    private override init() {}
}

/// The sources of events, as far as code around messages names them. The facts state the first two; the others are the
/// SDK's public ones as far as known.
public class EventSource: NSObject {
    /// A request (AI-113).
    public static let requestContent = "com.adobe.eventSource.requestContent"
    /// A write to the device's event history (AI-115).
    public static let eventHistoryWrite = "com.adobe.eventSource.eventHistoryWrite"
    /// A response.
    public static let responseContent = "com.adobe.eventSource.responseContent"

    private override init() {}
}

@available(*, unavailable) extension EventType: Sendable {}
@available(*, unavailable) extension EventSource: Sendable {}
