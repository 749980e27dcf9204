import PlatformStandIns

/// The events of one bridge, or of several.
///
/// ```swift
/// for await event in MessageEvents.merged(one.events, other.events)() { print(event.shape, event) }
/// ```
///
/// Observers see what has happened and have no say. Events come in the order of their numbers, also over several
/// bridges. A value that keeps no bridge alive. Sendable; any thread.
public struct MessageEvents: Sendable {
    private struct Source: Sendable {
        weak var hub: EventHub?
    }

    private let sources: [Source]

    init(_ hub: EventHub) {
        sources = [Source(hub: hub)]
    }

    private init(_ sources: [Source]) {
        self.sources = sources
    }

    /// The events of several bridges as one stream.
    public static func merged(_ events: MessageEvents...) -> MessageEvents {
        merged(events)
    }

    /// The events of several bridges as one stream.
    public static func merged(_ events: [MessageEvents]) -> MessageEvents {
        MessageEvents(events.flatMap(\.sources))
    }

    /// A stream of the events from now on. It ends when the last bridge goes away, or when its reader stops.
    /// Buffering is unbounded.
    public func callAsFunction() -> AsyncStream<MessageEvent> {
        let hubs = sources.compactMap(\.hub)
        return AsyncStream { continuation in
            guard !hubs.isEmpty else { return continuation.finish() }
            let reader = EventReader(sources: hubs.count) {
                continuation.yield($0)
            } finish: {
                continuation.finish()
            }
            for hub in hubs { hub.add(reader) }
            let sources = self.sources
            continuation.onTermination = { _ in
                for source in sources { source.hub?.remove(reader) }
            }
        }
    }

    /// Calls `receive` with every event from now on, as it is delivered, for as long as what is returned is kept.
    /// - Parameter receive: gets the events, on the main thread.
    public func observe(_ receive: @escaping @Sendable (MessageEvent) -> Void) -> EventObservation {
        EventObservation(sources.compactMap(\.hub), receive)
    }

    /// Writes the events from now on down, for code that cannot wait, such as a synchronous test.
    public func record() -> EventRecord {
        EventRecord(sources.compactMap(\.hub))
    }
}

/// Sees the events of bridges for as long as somebody keeps it. Sendable; any thread.
public final class EventObservation: Sendable {
    private struct Source: Sendable {
        weak var hub: EventHub?
    }

    private let reader: EventReader
    private let sources: [Source]

    init(_ hubs: [EventHub], _ receive: @escaping @Sendable (MessageEvent) -> Void) {
        reader = EventReader(sources: hubs.count, receive: receive)
        sources = hubs.map { Source(hub: $0) }
        for hub in hubs { hub.add(reader) }
    }

    deinit {
        for source in sources { source.hub?.remove(reader) }
    }
}

/// The events that have happened since it was made, for as long as somebody keeps it. Sendable; any thread.
public final class EventRecord: Sendable {
    private let events = Locked<[MessageEvent]>([])
    private let observation: EventObservation

    init(_ hubs: [EventHub]) {
        observation = EventObservation(hubs) { [events] event in events.withLock { $0.append(event) } }
    }

    /// The events so far, in order.
    public var soFar: [MessageEvent] { events.current }

    /// The events since the last call of this.
    public func take() -> [MessageEvent] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
