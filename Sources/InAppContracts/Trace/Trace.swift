public import Foundation
public import HeadlessStage
public import InAppCompat

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

    /// One line per event, without time and thread: `source call`. Tests compare these lines.
    public var calls: [String] {
        events.map { "\($0.source) \($0.call)" }
    }

    /// One line per event.
    public var lines: [String] {
        events.map(\.description)
    }

    /// The lines, joined by line breaks.
    public var description: String {
        lines.joined(separator: "\n")
    }
}

/// One call or one record on a stage: a line of a `Trace`.
public struct TraceEvent: Sendable, Hashable, Codable {
    /// Which thread something happened on.
    public enum ThreadKind: String, Sendable, Hashable, Codable, CaseIterable {
        /// The main thread.
        case main
        /// Any other.
        case background
    }

    /// Who is called, or who acts. Extensible: compare with the well-known values, expect others.
    public struct Source: Sendable, Hashable, Codable, CustomStringConvertible {
        /// The name that traces print.
        public let name: String

        /// Names a source.
        public init(_ name: String) {
            self.name = name
        }

        /// The vendor's delegate is called.
        public static let delegate = Source("delegate")
        /// A delegate that was adopted is called: one for another shape, or the host's own.
        public static let adopted = Source("adopted")
        /// The neutral handler is called.
        public static let handler = Source("handler")
        /// Another object of the app that the SDK calls, such as its delegate for URLs.
        public static let listener = Source("listener")
        /// Something left the SDK: an analytics record, an opened URL, an error.
        public static let sdk = Source("sdk")
        /// A bridge wrote a diagnostic.
        public static let bridge = Source("bridge")
        /// A campaign qualifies.
        public static let campaign = Source("campaign")
        /// The user does something.
        public static let user = Source("user")
        /// The page of a message does something.
        public static let page = Source("page")
        /// The app calls the SDK or the handler's message.
        public static let app = Source("app")
        /// The stage moves time, turns the screen, or could not do a step.
        public static let stage = Source("stage")

        /// What acts on the SDK from outside: campaigns, the user, pages and the app.
        static let outside: Set<Source> = [.campaign, .user, .page, .app]
        /// The same, and the stage, which moves time.
        static let outsideOrStage = outside.union([.stage])

        /// The name.
        public var description: String { name }

        /// Reads the name.
        public init(from decoder: any Decoder) throws {
            name = try decoder.singleValueContainer().decode(String.self)
        }

        /// Writes the name.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(name)
        }
    }

    /// A named value.
    public typealias Argument = TracedCall.Argument

    /// Seconds on the stage's clock.
    public var time: TimeInterval
    /// The thread on which it happened.
    public var thread: ThreadKind
    /// Who is called, or who acts.
    public var source: Source
    /// What is called: the vendor's name of the callback, of the record, or of the gesture.
    public var name: String
    /// The arguments, in order.
    public var arguments: [Argument]
    /// The SDK's state as the callee sees it at that moment, in order: `visible`, `stack`, `view`.
    public var observed: [Argument]
    /// The return value as text; nil for a callback that returns none. Callbacks that are made before the callee
    /// returns are later events, although the return value is part of this one.
    public var answer: String?

    /// Describes an event.
    public init(
        time: TimeInterval, thread: ThreadKind, source: Source, name: String, arguments: [Argument] = [],
        observed: [Argument] = [], answer: String? = nil
    ) {
        self.time = time
        self.thread = thread
        self.source = source
        self.name = name
        self.arguments = arguments
        self.observed = observed
        self.answer = answer
    }

    /// The value of the argument with this name, or else of the observed value with this name.
    public subscript(_ name: String) -> String? {
        (arguments.first { $0.name == name } ?? observed.first { $0.name == name })?.value
    }

    /// The event without time, thread and observations: `name(argument: value) -> answer`.
    public var call: String {
        let list = arguments.isEmpty ? "" : "(" + arguments.map(\.description).joined(separator: ", ") + ")"
        return name + list + (answer.map { " -> \($0)" } ?? "")
    }
}

extension TraceEvent: CustomStringConvertible {
    /// One line: time, thread, source, call, and the observations in brackets.
    public var description: String {
        let clock = String(format: "%.2f", time)
        let left = [
            String(repeating: " ", count: max(0, 6 - clock.count)) + clock,
            thread == .main ? "main" : "bg  ",
            source.name.padding(toLength: max(8, source.name.count), withPad: " ", startingAt: 0),
        ].joined(separator: " ")
        let seen = observed.isEmpty ? "" : " [" + observed.map(\.description).joined(separator: ", ") + "]"
        return "\(left) \(call)\(seen)"
    }
}

extension TraceEvent {
    /// Makes an event of a line of a stage's log. The first argument is the line's kind; for an opened URL the event is
    /// `openedURL` and its first argument is `url`.
    public init(_ entry: StageLog.Entry) {
        let source: Source =
            switch entry.source {
            case "stage": .stage
            case "app": .app
            default: .sdk
            }
        let isURL = entry.kind == .openedURL
        let first = isURL ? Argument("url", entry.name) : Argument("kind", entry.kind.rawValue)
        self.init(
            time: entry.time, thread: entry.isOnMain ? .main : .background, source: source,
            name: isURL ? entry.kind.rawValue : entry.name,
            arguments: [first] + entry.details.sorted { $0.key < $1.key }.map { Argument($0.key, $0.value) })
    }
}
