import InAppCompat

extension DelegateScript {
    init(_ node: ScenarioNode) throws {
        self.init()
        try node.allow(only: ["gate", "perform"])
        if let answers = try node.optional("gate") {
            gate = try Self.answers(answers, else: .show) { try $0.word(DisplayDecision.self) }
        }
        if let answers = try node.optional("perform") {
            perform = try Self.answers(answers, else: true) { try $0.bool() }
        }
    }

    private static func answers<Answer>(
        _ node: ScenarioNode, else fallback: Answer, _ read: (ScenarioNode) throws -> Answer
    ) throws -> ScriptedAnswers<Answer> {
        var answers = ScriptedAnswers(fallback: fallback)
        guard case .object = node.value else {
            answers.any = try node.elementsOrSelf().map(read)
            return answers
        }
        for (message, node) in try node.sortedMembers() {
            let list = try node.elementsOrSelf().map(read)
            if message == "*" { answers.any = list } else { answers.byMessage[message] = list }
        }
        return answers
    }

    var json: ContentValue {
        var members: [String: ContentValue] = [:]
        members["gate"] = Self.json(gate) { .string($0.rawValue) }
        members["perform"] = Self.json(perform) { .bool($0) }
        return .object(members)
    }

    /// Nil where nothing is scripted.
    private static func json<Answer>(
        _ answers: ScriptedAnswers<Answer>, _ write: (Answer) -> ContentValue
    ) -> ContentValue? {
        var members = answers.byMessage.mapValues { ContentValue.array($0.map(write)) }
        if !answers.any.isEmpty { members["*"] = .array(answers.any.map(write)) }
        return members.isEmpty ? nil : .object(members)
    }
}
