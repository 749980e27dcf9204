package import HeadlessStage

/// What one version of the SDK makes of the parts of a payload. `CampaignReader` takes the wrappers off.
package protocol CampaignFormat {
    /// What a campaign's message is decoded to.
    associatedtype Message

    /// How much of a payload the version reads.
    var limits: CampaignLimits { get }

    /// Reads the head of a proposition.
    /// - Throws: `PayloadError` when no message can come of it.
    func proposition(_ node: JSONNode) throws -> PropositionInfo

    /// Reads an item.
    /// - Parameter proposition: the proposition that it is in, if any.
    /// - Throws: `PayloadError`, or `OtherKind` for what is well formed and no in-app message.
    func content(ofItem node: JSONNode, in proposition: PropositionInfo?) throws -> ItemContent<Message>

    /// Reads a consequence of a rule.
    /// - Parameters:
    ///   - isFirst: whether it is the rule's first one.
    ///   - proposition: the proposition that it is in, if any.
    /// - Throws: `PayloadError`, or `OtherKind` for what is well formed and no in-app message.
    func message(
        ofConsequence node: JSONNode, isFirst: Bool, in proposition: PropositionInfo?
    ) throws -> Message

    /// Reads the data of an item, without the item.
    /// - Returns: nil when this is something else.
    func message(ofData node: JSONNode) throws -> Message?

    /// Looks at a whole proposition before its parts are read.
    /// - Throws: `PayloadError` when the version drops it for what is wrong in any part.
    func admit(proposition node: JSONNode) throws

    /// Looks at a whole ruleset before its rules are read.
    /// - Throws: `PayloadError` when the version drops it for what is wrong in any rule.
    func admit(ruleset node: JSONNode) throws

    /// Looks at a rule of a ruleset before its consequences are read.
    /// - Throws: `PayloadError` when the version drops it.
    func admit(rule node: JSONNode) throws

    /// Looks at a consequence before the version chooses among those of its rule.
    /// - Throws: `PayloadError` when it is left out of that choice.
    func admit(consequence node: JSONNode) throws
}

extension CampaignFormat {
    /// Leaves it to the parts.
    package func admit(proposition node: JSONNode) throws {}

    /// Leaves it to the rules.
    package func admit(ruleset node: JSONNode) throws {}

    /// Leaves it to the consequences.
    package func admit(rule node: JSONNode) throws {}

    /// Leaves it to the reading of the consequence.
    package func admit(consequence node: JSONNode) throws {}
}

/// What is in an item: rules that lead to messages, or a message itself.
package enum ItemContent<Message> {
    case ruleset(JSONNode)
    case message(Message)
}

/// How much of a payload a version of the SDK reads. The rest is passed over. Sendable; a value.
package struct CampaignLimits: Sendable {
    /// How many items of a proposition.
    package var items = Int.max
    /// How many rules of a ruleset.
    package var rules = Int.max
    /// How many consequences of a rule.
    package var consequences = Int.max
    /// Whether a rule without consequences ends the reading of its ruleset (A3-127).
    package var stopsAtEmptyRule = false
    /// Whether messages come in the order of their propositions' ranks, not in that of the text.
    package var sortsByRank = false

    package init() {}
}

/// Thrown for what is well formed and something else than an in-app message: a card, say.
package struct OtherKind: Error {
    package let reason: PayloadError

    package init(_ reason: PayloadError) {
        self.reason = reason
    }
}
