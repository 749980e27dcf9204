public import Foundation

/// Hears of an event of the SDK. Called on a background thread.
public typealias EventListener = (Event) -> Void

/// What extensions of the SDK send each other, as far as set-up code makes one. Headless an event that an app
/// dispatches is written into the stage's log.
///
/// The facts name the type only; its members are the SDK's public ones as far as known, and unsure. Not Sendable:
/// the data are whatever the app put in.
public class Event: NSObject {
    /// Names the event for people.
    public let name: String
    /// Its own id.
    public let id = UUID()
    /// What it is about, such as `EventType.edge`.
    public let type: String
    /// What kind of event it is, such as `EventSource.requestContent`.
    public let source: String
    /// The particulars, by name.
    public let data: [String: Any]?
    /// When it was made.
    public let timestamp = Date()
    /// Which of the particulars tell it from others, in the device's history (AI-115).
    public let mask: [String]?

    /// Makes an event. Any thread.
    /// - Parameters:
    ///   - name: names it for people.
    ///   - type: what it is about.
    ///   - source: what kind of event it is.
    ///   - data: the particulars.
    ///   - mask: which of them tell it from others.
    public init(name: String, type: String, source: String, data: [String: Any]?, mask: [String]? = nil) {
        self.name = name
        self.type = type
        self.source = source
        self.data = data
        self.mask = mask
    }
}

@available(*, unavailable) extension Event: Sendable {}

/// What events are about, as far as code around messages names it. The facts have the first two; the others are the SDK's
/// public ones as far as known.
public class EventType: NSObject {
    /// What goes to the Edge network (AI-113).
    public static let edge = "com.adobe.eventType.edge"
    /// What concerns messages (AI-115).
    public static let messaging = "com.adobe.eventType.messaging"
    /// What an app tracks.
    public static let genericTrack = "com.adobe.eventType.generic.track"
    /// What rules lead to.
    public static let rulesEngine = "com.adobe.eventType.rulesEngine"

    private override init() {}
}

/// What kinds of events there are, as far as code around messages names them. The facts have the first two; the others are
/// the SDK's public ones as far as known.
public class EventSource: NSObject {
    /// Somebody wants something (AI-113).
    public static let requestContent = "com.adobe.eventSource.requestContent"
    /// Something goes into the device's history (AI-115).
    public static let eventHistoryWrite = "com.adobe.eventSource.eventHistoryWrite"
    /// Somebody answers.
    public static let responseContent = "com.adobe.eventSource.responseContent"

    private override init() {}
}

@available(*, unavailable) extension EventType: Sendable {}
@available(*, unavailable) extension EventSource: Sendable {}
