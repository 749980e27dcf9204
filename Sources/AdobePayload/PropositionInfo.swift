package import HeadlessStage

/// The link between a message and its campaign; without it nothing is tracked (AI-112, A2-102, A3-105).
package struct PropositionInfo: Sendable, Hashable {
    package let id: String
    package let scope: String
    /// The campaign, for the device's event history; empty when unknown.
    package let activityID: String
    /// The rank of the proposition: the lowest number comes first, and a proposition without a number counts as -1
    /// (AI-132, A3-123).
    package let rank: Int

    package init(id: String, scope: String, activityID: String, rank: Int = -1) {
        self.id = id
        self.scope = scope
        self.activityID = activityID
        self.rank = rank
    }

    /// The head of a proposition.
    /// - Throws: `PayloadError` when the id, the scope or the details of the scope are missing: such a proposition
    ///   makes no message (AI-135, A3-128).
    package init(_ node: JSONNode) throws {
        let id = try node.requiredString("id")
        let scope = try node.requiredString("scope")
        let details = try node.requiredObject("scopeDetails")
        self.init(
            id: id, scope: scope, activityID: details["activity"]?["id"]?.string ?? "",
            rank: details["rank"]?.integer ?? -1)
    }

    /// A campaign for a message whose payload has no proposition around it.
    package init(madeUpFor consequenceID: String) {
        self.init(
            id: "proposition-\(consequenceID)", scope: "mobileapp://headless",
            activityID: "activity-\(consequenceID)")
    }
}

extension JSONNode {
    /// The object of this name; it may be empty.
    package func requiredObject(_ name: String) throws -> JSONNode {
        let member = try required(name, "an object")
        guard case .object = member.value else { throw member.unexpected("an object") }
        return member
    }
}
