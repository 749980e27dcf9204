/// Something that an app tells the SDK's parts. The rules do not cover it: its members are the SDK's public ones
/// as far as known. Immutable; made by its `Builder`.
public final class Event {
    private let name: String
    private let type: String
    private let source: String
    private let eventData: [String: Any]?

    fileprivate init(_ name: String, _ type: String, _ source: String, _ eventData: [String: Any]?) {
        self.name = name
        self.type = type
        self.source = source
        self.eventData = eventData
    }

    /// What it is called in logs.
    public func getName() -> String { name }
    /// What kind of event it is, such as `com.adobe.eventType.edge`.
    public func getType() -> String { type }
    /// What it is about, such as `com.adobe.eventSource.requestContent`.
    public func getSource() -> String { source }
    /// The particulars.
    public func getEventData() -> [String: Any]? { eventData }

    /// Collects what an event says; not for more than one thread at once.
    public final class Builder {
        private let name: String
        private let type: String
        private let source: String
        private var eventData: [String: Any]?

        /// Makes a builder.
        /// - Parameters:
        ///   - name: what the event is called in logs.
        ///   - type: what kind of event it is.
        ///   - source: what it is about.
        public init(_ name: String, _ type: String, _ source: String) {
            self.name = name
            self.type = type
            self.source = source
        }

        /// Sets the particulars.
        @discardableResult public func setEventData(_ data: [String: Any]?) -> Builder {
            eventData = data
            return self
        }

        /// The event as it stands now.
        public func build() -> Event { Event(name, type, source, eventData) }
    }
}

@available(*, unavailable) extension Event: Sendable {}
@available(*, unavailable) extension Event.Builder: Sendable {}
