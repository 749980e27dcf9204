import InAppCompat

/// How many of the calls that a delegate gets in the neutral stories under its own SDK it gets under another one: the same
/// callback about the same message, with the same arguments and answer, on the same thread, in the same order. What is
/// opened counts as a call.
///
/// Promises are kept or not; this counts what they do not speak of. Sendable; a value.
public struct PairCalls: Sendable, Hashable {
    /// A story in which calls are not the same. Sendable; a value.
    public struct Difference: Sendable, Hashable {
        /// The story.
        public let story: String
        /// The calls that come under the own SDK only, in order.
        public let missing: [String]
        /// The calls that come under the other SDK only, in order.
        public let more: [String]
    }

    /// How many calls there are under the own SDK, in the stories that both can play.
    public let ownCount: Int
    /// The stories in which calls are not the same, by name.
    public let differences: [Difference]

    /// How many of them are the same.
    public var sameCount: Int { ownCount - differences.reduce(0) { $0 + $1.missing.count } }
    /// How many come under the other SDK only.
    public var moreCount: Int { differences.reduce(0) { $0 + $1.more.count } }

    /// Compares what a delegate saw.
    /// - Parameters:
    ///   - own: the traces under its own SDK, by story.
    ///   - other: the traces under another one.
    init(own: [String: Trace], other: [String: Trace]) {
        let stories = own.keys.filter { other[$0] != nil }.sorted()
        let calls = stories.map { (own[$0]?.comparableCalls ?? [], other[$0]?.comparableCalls ?? []) }
        ownCount = calls.reduce(0) { $0 + $1.0.count }
        differences = zip(stories, calls).compactMap { story, calls in
            let changes = calls.1.difference(from: calls.0)
            guard !changes.isEmpty else { return nil }
            return Difference(
                story: story, missing: changes.removals.map(\.element),
                more: changes.insertions.map(\.element))
        }
    }
}

extension CollectionDifference.Change {
    fileprivate var element: ChangeElement {
        switch self {
        case .insert(_, let element, _), .remove(_, let element, _): element
        }
    }
}

extension Trace {
    /// What a delegate was called with and what was opened, in words that mean the same under every SDK.
    fileprivate var comparableCalls: [String] {
        events.filter { $0.source == .delegate || $0.name == "openedURL" }.map { event in
            var event = event
            event.arguments.removeAll { CallComparison.ownWords.contains($0.name) }
            return event.call + (event.thread == .main ? "" : " on a background thread")
        }
    }
}
