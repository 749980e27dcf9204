import InAppCompat

/// One step of a scenario: an action, and whether the stage then runs until it is idle.
public struct ScenarioStep: Sendable, Hashable {
    /// What happens.
    public var action: ScenarioAction
    /// Whether the stage then runs until it is idle.
    public var settles: Bool

    /// Makes a step.
    public init(_ action: ScenarioAction, settles: Bool = true) {
        self.action = action
        self.settles = settles
    }

    init(_ node: ScenarioNode, _ words: ScenarioVocabulary) throws {
        guard case .object(var members) = node.value else {
            self.init(try ScenarioAction(node, words))
            return
        }
        let settles = try node.optional("settle")?.bool() ?? true
        members["settle"] = nil
        let action = ScenarioNode(.object(members), at: node.path, taken: ["settle"])
        self.init(try ScenarioAction(action, words), settles: settles)
    }

    var json: ContentValue {
        guard !settles else { return action.json }
        var members: [String: ContentValue] = ["settle": false]
        if case .object(let own) = action.json { members.merge(own) { $1 } }
        return action == .runUntilIdle ? action.json : .object(members)
    }
}

/// Something that happens inside a callback.
public struct ScenarioReaction: Sendable, Hashable {
    /// The names of the callbacks, as traces print them.
    public var callbacks: [String]
    /// The id of the only message to which it applies; nil for all messages.
    public var message: String?
    /// How often it happens.
    public var times: Int
    /// What happens, in order, before the callback returns.
    public var actions: [ScenarioAction]

    /// Makes a reaction.
    public init(in callbacks: String..., message: String? = nil, times: Int = 1, do actions: [ScenarioAction])
    {
        self.callbacks = callbacks
        self.message = message
        self.times = times
        self.actions = actions
    }

    init(_ node: ScenarioNode, _ words: ScenarioVocabulary) throws {
        try node.allow(only: ["in", "message", "times", "do"])
        let known = Dictionary(uniqueKeysWithValues: words.callbacks.map { ($0, $0) })
        callbacks = try node.required("in", "the name of a callback").elementsOrSelf().map {
            try $0.word(known)
        }
        message = try node.optional("message")?.string()
        times = try node.optional("times")?.count() ?? 1
        actions = try node.required("do", "an array of actions").elementsOrSelf().map { element in
            let action = try ScenarioAction(element, words)
            guard action.isPossibleInCallback else {
                throw element.error(
                    .invalidValue,
                    "inside a callback the stage cannot be moved, and no calls can be expected.")
            }
            return action
        }
    }

    var json: ContentValue {
        var members: [String: ContentValue] = [
            "in": .array(callbacks.map { .string($0) }), "times": .int(times),
            "do": .array(actions.map(\.json)),
        ]
        members["message"] = message.map { .string($0) }
        return .object(members)
    }
}
