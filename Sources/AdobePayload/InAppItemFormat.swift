package import HeadlessStage

/// The names of the schemas.
private enum Schema {
    static let ruleset = "https://ns.adobe.com/personalization/ruleset-item"
    static let inApp = "https://ns.adobe.com/personalization/message/in-app"
    static let consequenceType = "schema"
}

/// The format of Messaging 5 for iOS and 3 for Android: rulesets whose consequences hold in-app items.
///
/// The legacy consequence type `cjmiam` has another meaning there, and is never a message (AI-136).
package struct InAppItemFormat<Message>: CampaignFormat {
    package let limits: CampaignLimits
    private let anonymousID: String
    private let make: (InAppItem) throws -> Message

    /// Only the first item of a proposition and the first consequence of a rule are read (AI-131), and the messages
    /// come in the order of their ranks (AI-132, A3-123).
    /// - Parameters:
    ///   - anonymousID: the id of a message whose payload is only an item's data, which contain no id.
    ///   - make: decodes the item; throws `PayloadError`.
    package init(anonymousID: String, make: @escaping (InAppItem) throws -> Message) {
        var limits = CampaignLimits()
        limits.items = 1
        limits.consequences = 1
        limits.sortsByRank = true
        self.limits = limits
        self.anonymousID = anonymousID
        self.make = make
    }

    package func proposition(_ node: JSONNode) throws -> PropositionInfo {
        try PropositionInfo(node)
    }

    package func content(
        ofItem node: JSONNode, in proposition: PropositionInfo?
    ) throws -> ItemContent<Message> {
        let schema = try node.required("schema", "a schema")
        guard let name = schema.string else { throw schema.unexpected("a schema") }
        let data = try node.required("data", "an object")
        if name == Schema.ruleset { return .ruleset(data) }
        // Within a proposition, an in-app item without a ruleset makes no message (AI-135, A3-128).
        guard name == Schema.inApp, proposition == nil else {
            throw OtherKind(schema.invalid("the schema of a ruleset"))
        }
        let id = try node.requiredString("id")
        return .message(try make(InAppItem(id: id, consequenceID: id, data: data, proposition: nil)))
    }

    package func message(
        ofConsequence node: JSONNode, isFirst: Bool, in proposition: PropositionInfo?
    ) throws -> Message {
        let id = try node.requiredString("id")
        let type = try node.required("type", "a type")
        guard let name = type.string else { throw type.unexpected("a type") }
        guard name == Schema.consequenceType else {
            throw OtherKind(type.invalid("\"\(Schema.consequenceType)\""))
        }
        let detail = try node.required("detail", "an object")
        let schema = try detail.required("schema", "a schema")
        guard schema.string != nil else { throw schema.unexpected("a schema") }
        guard schema.string == Schema.inApp else { throw OtherKind(schema.invalid("\"\(Schema.inApp)\"")) }
        let data = try detail.required("data", "an object")
        return try make(
            InAppItem(
                id: detail.requiredString("id"), consequenceID: id, data: data, proposition: proposition))
    }

    package func message(ofData node: JSONNode) throws -> Message? {
        guard node["contentType"] != nil || node["content"] != nil else { return nil }
        return try make(
            InAppItem(id: anonymousID, consequenceID: anonymousID, data: node, proposition: nil))
    }
}

/// An item that is an in-app message, and where it came from. Sendable; a value.
package struct InAppItem: Sendable {
    private static let jsonType = "application/json"

    /// The id that the message gets. The campaign is stored under the consequence's id; the two should be equal.
    package let id: String
    /// The id of the consequence.
    package let consequenceID: String
    /// The campaign's data about the message.
    package let data: JSONNode
    /// nil when the payload has no proposition around the message.
    package let proposition: PropositionInfo?

    /// The MIME type of the content; it may be empty.
    package func contentType() throws -> String {
        try data.requiredString("contentType")
    }

    /// The page.
    /// - Throws: `PayloadError` for content that contradicts its type, such as a string whose type is JSON (AI-135,
    ///   A3-128), and for arrays and objects, which cannot be made into a message (AI-010, A3-120).
    package func page() throws -> String {
        let content = try data.required("content", "a string")
        let isJSON = try contentType() == Self.jsonType
        guard let page = content.string else { throw content.unexpected("a string") }
        if isJSON {
            throw content.unexpected("an array or an object, as the content type is \(Self.jsonType)")
        }
        return page
    }
}
