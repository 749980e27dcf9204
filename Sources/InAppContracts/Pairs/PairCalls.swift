import InAppCompat

/// How many of the calls that a delegate gets in the neutral stories under its own SDK it also gets under another one:
/// the same callback about the same message, with the same arguments and answer, on the same thread, in the same order.
/// An opened URL counts as a call.
///
/// Promises are either kept or not; this counts what they do not cover. Sendable; a value.
public struct PairCalls: Sendable, Hashable {
    /// A story in which the calls differ. Sendable; a value.
    public struct Difference: Sendable, Hashable {
        /// The story.
        public let story: String
        /// The calls that occur only under the delegate's own SDK, in order.
        public let missing: [String]
        /// The calls that occur only under the other SDK, in order.
        public let more: [String]
    }

    /// The number of calls under the delegate's own SDK, in the stories that both can play.
    public let ownCount: Int
    /// The stories in which the calls differ, by name.
    public let differences: [Difference]

    /// The number of calls that are the same.
    public var sameCount: Int { ownCount - differences.reduce(0) { $0 + $1.missing.count } }
    /// The number of calls that occur only under the other SDK.
    public var moreCount: Int { differences.reduce(0) { $0 + $1.more.count } }

    /// Compares the calls of a delegate.
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
    /// The calls of a delegate and the opened URLs, as text that means the same under every SDK.
    fileprivate var comparableCalls: [String] {
        events.filter { $0.source == .delegate || $0.name == "openedURL" }.map { event in
            var event = event
            event.arguments.removeAll { CallComparison.ownWords.contains($0.name) }
            return event.call + (event.thread == .main ? "" : " on a background thread")
        }
    }
}
