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

    /// The items of a proposition, before any of them is read.
    /// - Throws: `PayloadError`, or `LostAnswer`.
    func items(of proposition: JSONNode) throws -> [JSONNode]

    /// What is wrong with an item that is skipped before items are counted; nil for one that counts.
    func flaw(ofItem node: JSONNode) -> PayloadError?

    /// The rules of a ruleset, before any of them is read.
    /// - Throws: `PayloadError` when no rule of it is read, or `LostAnswer`.
    func rules(of ruleset: JSONNode) throws -> [JSONNode]

    /// Whether neither this rule of a ruleset is read nor any behind it.
    func endsReading(at rule: JSONNode) -> Bool

    /// The consequences of a rule, before any of them is read.
    /// - Throws: `PayloadError` or `OtherKind` when none of them is read.
    func consequences(of rule: JSONNode) throws -> [JSONNode]

    /// What is wrong with a consequence that is skipped before consequences are counted; nil for one that counts.
    func flaw(ofConsequence node: JSONNode) -> PayloadError?
}

/// What most formats have alike.
extension CampaignFormat {
    package func items(of proposition: JSONNode) throws -> [JSONNode] {
        try proposition.requiredArray("items")
    }

    package func flaw(ofItem node: JSONNode) -> PayloadError? { nil }

    package func rules(of ruleset: JSONNode) throws -> [JSONNode] { try ruleset.requiredArray("rules") }

    package func endsReading(at rule: JSONNode) -> Bool { false }

    package func consequences(of rule: JSONNode) throws -> [JSONNode] {
        try rule.requiredArray("consequences")
    }

    package func flaw(ofConsequence node: JSONNode) -> PayloadError? { nil }
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

/// Thrown for what makes the SDK drop the whole answer of the server, with all that is good in it (A2-111).
package struct LostAnswer: Error {
    package let reason: PayloadError

    package init(_ reason: PayloadError) {
        self.reason = reason
    }
}
