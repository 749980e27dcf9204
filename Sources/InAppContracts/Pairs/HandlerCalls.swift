import Foundation
import InAppCompat

/// How often a neutral handler gets each callback in the neutral stories on one SDK, how often its messages end in
/// which way, and how many records and diagnostics the SDK and the bridge write. The handler answers yes unless a story
/// has other answers.
///
/// Sendable; a value.
public struct HandlerCalls: Sendable, Hashable {
    /// The shape of the SDK.
    public let host: ShapeKit
    /// The number of occurrences of each kind of event.
    private let counts: [String: Int]

    /// Counts the events of traces.
    init(_ traces: [Trace], on host: ShapeKit) {
        self.host = host
        counts = traces.flatMap(\.events).compactMap(Self.name).counts
    }

    /// The name under which an event is counted; nil for an event that is not counted.
    private static func name(_ event: TraceEvent) -> String? {
        switch event.source {
        case .handler: event.name + (reason(event).map { " (\($0))" } ?? "")
        case .sdk where event.name == "openedURL": opened
        case .sdk: records
        case .bridge: diagnostics
        default: nil
        }
    }

    /// The text that tells different outcomes of one callback apart, without URLs and ids.
    private static func reason(_ event: TraceEvent) -> String? {
        (event["resolution"] ?? event["reason"] ?? event.answer).map { text in
            text.split { !$0.isLetter && $0 != " " }.first.map { $0.trimmingCharacters(in: .whitespaces) }
                ?? text
        }
    }

    private static let opened = "addresses opened"
    private static let records = "records of the SDK"
    private static let diagnostics = "diagnostics"

    /// One row per kind of event, one column per host: how often it occurred in all stories that the host can play.
    public static func rows(_ all: [HandlerCalls]) -> [[String]] {
        let names = Set(all.flatMap(\.counts.keys))
        let callbacks = RecordingHandler.callbacks.flatMap { callback in
            names.filter { $0 == callback || $0.hasPrefix("\(callback) (") }.sorted()
        }
        let order = callbacks + [opened, records, diagnostics].filter(names.contains)
        return [["handler"] + all.map(\.host.description)]
            + order.map { name in [name] + all.map { "\($0.counts[name, default: 0])" } }
    }
}

extension StoryContract {
    /// Plays every story that a host supports with a neutral handler, and counts the handler's calls.
    /// - Throws: `ScenarioError` if a shape takes no part in stories, or if a step fails that should not.
    public static func handlerCalls(host: ShapeKit) throws -> HandlerCalls {
        let room = try host.storyRoom
        let stories = (Stories.known).filter { !$0.isRealTime && room.host.has($0) }
        return HandlerCalls(
            try stories.map { story in try trace(of: story, host: host, delegate: nil) }, on: host)
    }
}
