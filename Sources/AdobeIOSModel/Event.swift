public import Foundation

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
    /// What it is about, such as `com.adobe.eventType.edge`.
    public let type: String
    /// What kind of event it is, such as `com.adobe.eventSource.requestContent`.
    public let source: String
    /// The particulars, by name.
    public let data: [String: Any]?
    /// When it was made.
    public let timestamp = Date()

    /// Makes an event.
    /// - Parameters:
    ///   - name: names it for people.
    ///   - type: what it is about.
    ///   - source: what kind of event it is.
    ///   - data: the particulars.
    public init(name: String, type: String, source: String, data: [String: Any]?) {
        self.name = name
        self.type = type
        self.source = source
        self.data = data
    }
}

@available(*, unavailable) extension Event: Sendable {}
