public import InAppCompat

/// A scenario in neutral words: every shape plays it, as the host that drives a delegate and as the delegate that is
/// driven.
///
/// Sendable; a value.
public struct Story: Sendable, Hashable, CustomStringConvertible {
    /// What it is called.
    public let name: String
    /// What it shows, in a sentence.
    public let about: String
    /// The messages by their ids, in order of the alphabet, and what kind each is.
    public let messages: [String: StoryRole]
    /// What the delegate answers.
    public let script: DelegateScript
    /// What happens inside callbacks.
    public let reactions: [StoryReaction]
    /// Whether real queues, threads and the system's clock are used.
    public let isRealTime: Bool
    /// What happens, in order. After each the stage comes to rest and a second passes.
    public let steps: [StoryStep]

    /// Tells a story.
    /// - Parameters:
    ///   - messages: the messages by their ids, and what kind each is.
    ///   - gate: the answers of the gate about a message, in order; the last one is repeated, and yes is the answer
    ///     about the others.
    ///   - perform: the answer to clicks, for shapes that ask.
    public init(
        _ name: String, _ about: String, of messages: [String: StoryRole] = ["a": .modal],
        gate: [String: [DisplayDecision]] = [:], perform: Bool = true, reactions: [StoryReaction] = [],
        isRealTime: Bool = false, _ steps: StoryStep...
    ) {
        self.name = name
        self.about = about
        self.messages = messages
        var script = DelegateScript()
        script.gate.byMessage = gate
        script.perform.fallback = perform
        self.script = script
        self.reactions = reactions
        self.isRealTime = isRealTime
        self.steps = steps
    }

    /// The name.
    public var description: String { name }
}
