public import Foundation
import PlatformStandIns

/// Something that happened to a message, for observers.
public struct MessageEvent: Sendable, CustomStringConvertible {
    /// What happened.
    public enum Kind: Sendable, Hashable, CustomStringConvertible {
        /// The handler was asked and gave this answer.
        case decided(DisplayDecision)
        /// The message is held or hidden, and what it waits for has changed.
        case waits(for: WaitReason)
        /// The message is about to appear.
        case willPresent
        /// The message has appeared.
        case didPresent
        /// The message was hidden.
        case didHide
        /// A click; false means that the handler carries it out itself.
        case action(MessageAction, isLeftToSDK: Bool)
        /// The SDK acted on a link.
        case didLoad(URL)
        /// The message is about to go away.
        case willDismiss
        /// The message has gone away.
        case didDismiss(MessageResolution)
        /// The message was discarded.
        case discarded
        /// The message failed.
        case didFail(MessageFailure)

        public var description: String {
            switch self {
            case .decided(let decision): "decided \(decision.rawValue)"
            case .waits(let reason): "waits for \(reason)"
            case .willPresent: "willPresent"
            case .didPresent: "didPresent"
            case .didHide: "didHide"
            case .action(let action, let isLeft): "action \(action)" + (isLeft ? "" : " taken over")
            case .didLoad(let url): "didLoad \(url.absoluteString)"
            case .willDismiss: "willDismiss"
            case .didDismiss(let resolution): "didDismiss \(resolution)"
            case .discarded: "discarded"
            case .didFail(let failure): "didFail \(failure)"
            }
        }
    }

    /// The message that it happened to.
    public let message: CompatMessage
    /// What happened.
    public let kind: Kind
    /// Whether the event was derived from another one because the shape lacks it (INV-5).
    public let isDerived: Bool
    /// When it was delivered, in seconds on the stage's clock (`MainThread.now`).
    public let time: TimeInterval
    /// Its position among the events of all bridges: a later event has a higher number. There may be gaps.
    public let number: Int

    /// The shape of the SDK that sent it.
    public var shape: SDKShape { message.shape }

    public var description: String {
        "\(message.id) \(kind)" + (isDerived ? " (derived)" : "")
    }
}

/// The events of one bridge, or of several.
///
/// ```swift
/// for await event in MessageEvents.merged(one.events, other.events)() { print(event.shape, event) }
/// ```
///
/// Observers cannot influence what happens. Events come in the order of their numbers, also over several bridges. It
/// is a value and keeps no bridge alive. Sendable; any thread.
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

    /// Calls `receive` with every event from now on, as long as the returned value is kept.
    /// - Parameter receive: called with each event, on the main thread.
    public func observe(_ receive: @escaping @Sendable (MessageEvent) -> Void) -> EventObservation {
        EventObservation(sources.compactMap(\.hub), receive)
    }

    /// Records the events from now on, for code that cannot await, such as a synchronous test.
    public func record() -> EventRecord {
        EventRecord(sources.compactMap(\.hub))
    }
}

/// Receives the events of bridges for as long as it is retained. Sendable; any thread.
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

/// The events since it was made, for as long as it is retained. Sendable; any thread.
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
