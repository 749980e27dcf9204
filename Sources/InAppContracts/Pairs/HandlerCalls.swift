import Foundation
import InAppCompat

/// How often a neutral handler, which says yes unless a story says otherwise, gets each callback in the neutral stories on
/// one SDK; how often its messages end in which way; and what the SDK and the bridge write down meanwhile.
///
/// Sendable; a value.
public struct HandlerCalls: Sendable, Hashable {
    /// The shape of the SDK.
    public let host: ShapeKit
    /// How often each thing happened.
    private let counts: [String: Int]

    /// Counts what stands in traces.
    init(_ traces: [Trace], on host: ShapeKit) {
        self.host = host
        counts = traces.flatMap(\.events).compactMap(Self.name).counts
    }

    /// What an event is counted as; nil for what is not counted.
    private static func name(_ event: TraceEvent) -> String? {
        switch event.source {
        case .handler: event.name + (reason(event).map { " (\($0))" } ?? "")
        case .sdk where event.name == "openedURL": opened
        case .sdk: records
        case .bridge: diagnostics
        default: nil
        }
    }

    /// What tells ends of one callback apart, without addresses and ids.
    private static func reason(_ event: TraceEvent) -> String? {
        (event["resolution"] ?? event["reason"] ?? event.answer).map { text in
            text.split { !$0.isLetter && $0 != " " }.first.map { $0.trimmingCharacters(in: .whitespaces) }
                ?? text
        }
    }

    private static let opened = "addresses opened"
    private static let records = "records of the SDK"
    private static let diagnostics = "diagnostics"

    /// A row a thing that happens, a column a host: how often it happened in all stories that the host can play.
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
    /// Plays every story that a host has with a neutral handler, and counts what that gets.
    /// - Throws: `ScenarioError` where a shape takes no part in stories, or a step fails that should not.
    public static func handlerCalls(host: ShapeKit) throws -> HandlerCalls {
        let room = try host.storyRoom
        let stories = Stories.all.filter { !$0.isRealTime && room.host.has($0) }
        return HandlerCalls(
            try stories.map { story in try trace(of: story, host: host, delegate: nil) }, on: host)
    }
}
