public import Foundation

/// What happened on a stage, in order. Prints as text lines and as JSON.
public struct Trace: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The events, oldest first.
    public var events: [TraceEvent]

    /// Makes a trace of events.
    public init(_ events: [TraceEvent] = []) {
        self.events = events
    }

    /// Reads what `json()` wrote.
    /// - Throws: `DecodingError`.
    public init(json: Data) throws {
        self = try JSONDecoder().decode(Trace.self, from: json)
    }

    /// The trace as JSON text with sorted keys: an array of events.
    /// - Throws: `EncodingError` for a time that is not a finite number.
    public func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self)
    }

    /// Reads an array of events.
    public init(from decoder: any Decoder) throws {
        events = try [TraceEvent](from: decoder)
    }

    /// Writes an array of events.
    public func encode(to encoder: any Encoder) throws {
        try events.encode(to: encoder)
    }

    /// The events of some sources.
    public func events(from sources: TraceEvent.Source...) -> [TraceEvent] {
        events.filter { sources.contains($0.source) }
    }

    /// The trace reduced to some sources.
    public func filtered(to sources: Set<TraceEvent.Source>) -> Trace {
        Trace(events.filter { sources.contains($0.source) })
    }

    /// One line an event, without times and threads: `source call`. What tests compare.
    public var calls: [String] {
        events.map { "\($0.source) \($0.call)" }
    }

    /// One line an event.
    public var lines: [String] {
        events.map(\.description)
    }

    /// The lines, with line breaks between them.
    public var description: String {
        lines.joined(separator: "\n")
    }
}
