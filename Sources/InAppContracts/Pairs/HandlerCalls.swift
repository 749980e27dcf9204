import Foundation
import InAppCompat

/// How often a neutral handler gets each callback in the neutral stories on one SDK, and how often its messages end in
/// which way and by which links. Also which phases are read, how many calls are refused, and what the SDK and the bridge
/// write. The handler answers yes unless a story has other answers.
///
/// Sendable; a value.
public struct HandlerCalls: Sendable, Hashable {
    /// The shape of the SDK.
    public let host: ShapeKit
    /// The number of occurrences of each kind of event.
    private let counts: [String: Int]

    /// Counts the events of traces.
    /// - Parameter derivedCount: the number of events that the bridge derived from others.
    init(_ traces: [Trace], on host: ShapeKit, derivedCount: Int = 0) {
        self.host = host
        var counts = traces.flatMap(\.events).compactMap(Self.name).counts
        if derivedCount > 0 { counts[Self.derived] = derivedCount }
        self.counts = counts
    }

    /// The name under which an event is counted; nil for an event that is not counted.
    private static func name(_ event: TraceEvent) -> String? {
        switch event.source {
        case .handler: event.name + (reason(event).map { " (\($0))" } ?? "")
        case .sdk where event.name == "openedURL": opened
        case .sdk: records
        case .bridge: diagnostics
        case .delegate: callbacks
        case .listener: parts
        case .app where event.name == "refused": refused
        case .app where event.name == "sees": event["phase"].map { "\(read) (\($0))" }
        default: nil
        }
    }

    /// The text that tells different occurrences of one callback apart, without ids: the outcome, or the kind of a link
    /// that was reported, and what the link says.
    private static func reason(_ event: TraceEvent) -> String? {
        let told = event["resolution"] ?? event["reason"] ?? event.answer ?? event["url"]
        guard let told else { return nil }
        let kind = told.split { !$0.isLetter && $0 != " " }.first
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return ([kind ?? told] + linkWords(event)).joined(separator: ", ")
    }

    /// What the link of an event says: its parameters, and whether it opens an address.
    private static func linkWords(_ event: TraceEvent) -> [String] {
        let text = event["resolution"] ?? event["action"] ?? event["url"] ?? ""
        guard let link = text.split(separator: " ").first(where: isAddress) else { return [] }
        // A link in a link may be encoded twice.
        let values = (URLComponents(string: "\(link)")?.queryItems ?? []).map {
            ($0.name, $0.value?.removingPercentEncoding ?? "")
        }
        let opens = link.hasPrefix("http") || values.contains { isAddress($0.1) }
        return values.filter { !isAddress($0.1) }.map { "\($0) \($1)" } + (opens ? ["opens"] : [])
    }

    private static func isAddress(_ text: some StringProtocol) -> Bool { text.contains("://") }

    private static let opened = "addresses opened"
    private static let records = "records of the SDK"
    private static let diagnostics = "diagnostics"
    private static let derived = "derived events"
    private static let callbacks = "callbacks of the SDK"
    private static let parts = "calls of other objects"
    private static let refused = "refused calls"
    private static let read = "phase read"

    /// One row per kind of event, one column per host: how often it occurred in all stories that the host can play.
    public static func rows(_ all: [HandlerCalls]) -> [[String]] {
        let names = Set(all.flatMap(\.counts.keys))
        func rows(_ name: String) -> [String] {
            names.filter { $0 == name || $0.hasPrefix("\(name) (") }.sorted()
        }
        let order =
            RecordingHandler.callbacks.flatMap(rows)
            + [derived, read, refused, opened, callbacks, parts, records, diagnostics].flatMap(rows)
        return [["handler"] + all.map(\.host.description)]
            + order.map { name in [name] + all.map { "\($0.counts[name, default: 0])" } }
    }
}

extension StoryContract {
    /// Plays every story that a host supports with a neutral handler, and counts the handler's calls.
    /// - Throws: `ScenarioError` if a shape takes no part in stories, or if a step fails that should not.
    public static func handlerCalls(host: ShapeKit) throws -> HandlerCalls {
        try handlerCalls(host: host, in: Stories.known)
    }

    /// The same, in some of the stories.
    package static func handlerCalls(host: ShapeKit, in stories: [Story]) throws -> HandlerCalls {
        let played = try played(host: host, subject: .handler(), stories: stories).values
        return HandlerCalls(
            played.map(\.trace), on: host, derivedCount: played.reduce(0) { $0 + $1.derivedCount })
    }
}
