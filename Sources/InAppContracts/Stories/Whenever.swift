/// A promise to a delegate about every trace of it, whoever drives it: whenever one thing is seen, another is true.
///
/// It is data, so that a report can say it in words and a test can break it. A trace in which the thing is not seen
/// says nothing. Unless it is told otherwise, only events about the same message count, and such about none.
///
/// Sendable; a value.
public struct Whenever: Sendable, CustomStringConvertible {
    /// What is true then.
    public enum Consequence: Sendable {
        /// This comes later, before another thing if that is given.
        case comes(EventPattern, before: EventPattern? = nil)
        /// This does not come later, before another thing if that is given.
        case neverComes(EventPattern, before: EventPattern? = nil)
        /// This came earlier, after the last of another thing if that is given.
        case came(EventPattern, since: EventPattern? = nil)
        /// This did not come earlier, after the last of another thing if that is given.
        case neverCame(EventPattern, since: EventPattern? = nil)
        /// The next callback is one of these.
        case isFollowed(by: [EventPattern])
        /// What is seen has this argument or observation with this value.
        case carries(String, String)
        /// When the app looks at the message next, it reads this.
        case isReadAs(String, String)
        /// It happens on this thread.
        case isOn(TraceEvent.ThreadKind)
        /// This comes so many seconds later, give or take one: SDKs count from different ends of animations.
        case comesAfter(seconds: Double, EventPattern)
    }

    /// From one thing to the next of another.
    public struct Span: Sendable {
        let start: EventPattern
        let end: EventPattern?
        let isOfAny: Bool
        private(set) var isOutside = false

        /// - Parameters:
        ///   - end: nil for a span that does not end.
        ///   - isOfAny: whether both may be seen of any message, and not of the same only.
        public init(_ start: EventPattern, _ end: EventPattern?, ofAny isOfAny: Bool = false) {
            self.start = start
            self.end = end
            self.isOfAny = isOfAny
        }

        /// Everywhere but from one thing to the next of another.
        public static func outside(
            _ start: EventPattern, _ end: EventPattern?, ofAny isOfAny: Bool = false
        ) -> Span {
            var span = Span(start, end, ofAny: isOfAny)
            span.isOutside = true
            return span
        }
    }

    /// What is seen: one of these.
    public let triggers: [EventPattern]
    /// It counts only inside all of these.
    public let spans: [Span]
    /// It does not count where one of these comes before what is promised.
    public let excuses: [EventPattern]
    /// The same, seen of any message.
    public let excusesOfAny: [EventPattern]
    /// Whether events about other messages count too.
    public let concernsAll: Bool
    /// What is true then.
    public let consequence: Consequence

    /// States a promise.
    public init(
        _ triggers: EventPattern..., during spans: [Span] = [], unless excuses: [EventPattern] = [],
        unlessAny excusesOfAny: [EventPattern] = [],
        amongAll concernsAll: Bool = false, then consequence: Consequence
    ) {
        self.triggers = triggers
        self.spans = spans
        self.excuses = excuses
        self.excusesOfAny = excusesOfAny
        self.concernsAll = concernsAll
        self.consequence = consequence
    }

    /// Whether it is about what comes before a call of the app's has returned: with real threads that is a race.
    var endsWithReturn: Bool {
        if case .neverComes(_, let end) = consequence { end == .returned } else { false }
    }

    /// The promise in words.
    public var description: String {
        let seen = triggers.map(\.description).joined(separator: " or ")
        let place = spans.map { span in
            let any = span.isOfAny ? " of any message" : ""
            let not = span.isOutside ? " not" : ""
            return not + (span.end.map { " between \(span.start) and \($0)" } ?? " after \(span.start)")
                + any
        }
        return "whenever \(seen)\(place.joined(separator: " and")), \(consequence.words)"
    }
}

extension Whenever.Consequence {
    fileprivate var words: String {
        func before(_ end: EventPattern?) -> String { end.map { " before \($0)" } ?? " later" }
        func since(_ start: EventPattern?) -> String { start.map { " since \($0)" } ?? " before" }
        return switch self {
        case .comes(let pattern, let end): "\(pattern) comes\(before(end))"
        case .neverComes(let pattern, let end): "\(pattern) does not come\(before(end))"
        case .came(let pattern, let start): "\(pattern) has come\(since(start))"
        case .neverCame(let pattern, let start): "\(pattern) has not come\(since(start))"
        case .isFollowed(let patterns):
            "the next callback is \(patterns.map(\.description).joined(separator: " or "))"
        case .carries(let name, let value): "it has \(name): \(value)"
        case .isReadAs(let name, let value): "the app reads \(name): \(value)"
        case .isOn(let thread): "it is on the \(thread.rawValue) thread"
        case .comesAfter(let seconds, let pattern): "\(pattern) comes after \(seconds) s"
        }
    }
}
