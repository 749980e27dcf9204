package import HeadlessStage

/// How one version of the SDK reads the parts of a payload. `CampaignReader` removes the wrappers.
package protocol CampaignFormat {
    /// The decoded message of a campaign.
    associatedtype Message

    /// How much of a payload the version reads.
    var limits: CampaignLimits { get }

    /// Reads the head of a proposition.
    /// - Throws: `PayloadError` when it can contain no message.
    func proposition(_ node: JSONNode) throws -> PropositionInfo

    /// Reads an item.
    /// - Parameter proposition: the proposition that contains it, if any.
    /// - Throws: `PayloadError`, or `OtherKind` for well-formed content that is not an in-app message.
    func content(ofItem node: JSONNode, in proposition: PropositionInfo?) throws -> ItemContent<Message>

    /// Reads a consequence of a rule.
    /// - Parameters:
    ///   - isFirst: whether it is the rule's first one.
    ///   - proposition: the proposition that contains it, if any.
    /// - Throws: `PayloadError`, or `OtherKind` for well-formed content that is not an in-app message.
    func message(
        ofConsequence node: JSONNode, isFirst: Bool, in proposition: PropositionInfo?
    ) throws -> Message

    /// Reads the data of an item, without the item.
    /// - Returns: nil when this is something else.
    func message(ofData node: JSONNode) throws -> Message?

    /// The items of a proposition, before any of them is read.
    /// - Throws: `PayloadError`, or `LostAnswer`.
    func items(of proposition: JSONNode) throws -> [JSONNode]

    /// The error of an item that is skipped before items are counted; nil for one that counts.
    func flaw(ofItem node: JSONNode) -> PayloadError?

    /// The rules of a ruleset, before any of them is read.
    /// - Throws: `PayloadError` when none of its rules is read, or `LostAnswer`.
    func rules(of ruleset: JSONNode) throws -> [JSONNode]

    /// Whether neither this rule of a ruleset nor any later one is read.
    func endsReading(at rule: JSONNode) -> Bool

    /// The consequences of a rule, before any of them is read.
    /// - Throws: `PayloadError` or `OtherKind` when none of them is read.
    func consequences(of rule: JSONNode) throws -> [JSONNode]

    /// The error of a consequence that is skipped before consequences are counted; nil for one that counts.
    func flaw(ofConsequence node: JSONNode) -> PayloadError?
}

/// The behaviour that most formats share.
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

/// The content of an item: rules that lead to messages, or a message itself.
package enum ItemContent<Message> {
    case ruleset(JSONNode)
    case message(Message)
}

/// How much of a payload a version of the SDK reads. The rest is skipped. Sendable; a value.
package struct CampaignLimits: Sendable {
    /// The maximum number of items of a proposition.
    package var items = Int.max
    /// The maximum number of rules of a ruleset.
    package var rules = Int.max
    /// The maximum number of consequences of a rule.
    package var consequences = Int.max
    /// Whether messages are sorted by their propositions' ranks instead of their order in the text.
    package var sortsByRank = false

    package init() {}
}

/// Thrown for well-formed content that is not an in-app message, such as a card.
package struct OtherKind: Error {
    package let reason: PayloadError

    package init(_ reason: PayloadError) {
        self.reason = reason
    }
}

/// Thrown for content that makes the SDK drop the server's whole response, including its valid parts (A2-111).
package struct LostAnswer: Error {
    package let reason: PayloadError

    package init(_ reason: PayloadError) {
        self.reason = reason
    }
}
