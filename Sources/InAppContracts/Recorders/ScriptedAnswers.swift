/// What a scripted delegate answers to one of its questions.
///
/// The law: answers for the message's id come first, then those for any message; each list is used from
/// the front, and its last answer is repeated. With neither, `fallback` is the answer.
public struct ScriptedAnswers<Answer: Sendable & Hashable>: Sendable, Hashable {
    /// Answers for one message, by its id.
    public var byMessage: [String: [Answer]]
    /// Answers for any message that has none of its own.
    public var any: [Answer]
    /// The answer where nothing is scripted.
    public var fallback: Answer

    /// Scripts answers.
    public init(_ any: [Answer] = [], byMessage: [String: [Answer]] = [:], fallback: Answer) {
        self.any = any
        self.byMessage = byMessage
        self.fallback = fallback
    }

    /// The next answer for a message; uses it up unless it is the last of its list.
    public mutating func next(for message: String) -> Answer {
        if let answer = byMessage[message]?.takeNext() { return answer }
        return any.takeNext() ?? fallback
    }
}

extension Array {
    fileprivate mutating func takeNext() -> Element? {
        count > 1 ? removeFirst() : first
    }
}
