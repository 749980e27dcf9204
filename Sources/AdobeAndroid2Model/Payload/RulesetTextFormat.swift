import AdobeAndroidShared
import AdobePayload
import Foundation
import HeadlessStage

/// The format of Messaging 2 for Android: the content of an item is a text that contains a ruleset in JSON (rules,
/// section 5). Propositions have no ranks; their order in the text decides.
struct RulesetTextFormat: CampaignFormat {
    private static let type = "cjmiam"
    private static let scopePrefix = "mobileapp://"

    /// Only the first rule of an item is loaded (A2-215).
    var limits: CampaignLimits {
        var limits = CampaignLimits()
        limits.rules = 1
        return limits
    }

    func proposition(_ node: JSONNode) throws -> PropositionInfo {
        try checkID(of: node)
        let scope = try node.required("scope", "a string")
        guard try node.requiredFilledText("scope").hasPrefix(Self.scopePrefix) else {
            throw scope.invalid("\"\(Self.scopePrefix)\" and the app's package name")
        }
        let details = try node.requiredFilledObject("scopeDetails")
        return PropositionInfo(
            id: try node.requiredFilledText("id"), scope: try node.requiredFilledText("scope"),
            activityID: details["activity"]?["id"]?.string ?? "")
    }

    /// The schema is not checked, but it is required (A2-218). An empty list of rules loses the whole response
    /// (A2-111).
    func content(ofItem node: JSONNode, in proposition: PropositionInfo?) throws -> ItemContent<Consequence> {
        try checkID(of: node)
        _ = try node.requiredFilledText("id")
        _ = try node.requiredFilledText("schema")
        let data = try node.required("data", "an object")
        try checkID(of: data)
        _ = try data.requiredFilledText("id")
        let text = try data.requiredFilledText("content")
        let path = data.path["content"]
        let ruleset = JSONNode(try JSONValue(parsing: Data(text.utf8), at: path), at: path)
        if let rules = ruleset["rules"], rules.elements?.isEmpty == true {
            throw LostAnswer(rules.invalid("an array with a rule"))
        }
        return .ruleset(ruleset)
    }

    // MARK: Errors that lose the server's whole response

    /// An id that is not a string is an error that the SDK does not catch (A2-111).
    private func checkID(of node: JSONNode) throws {
        if let id = node["id"], id.string == nil { throw LostAnswer(id.unexpected("a string")) }
    }

    /// Items that are not a list are an error that the SDK does not catch, either.
    func items(of proposition: JSONNode) throws -> [JSONNode] {
        guard let items = proposition["items"] else { return try proposition.requiredArray("items") }
        guard let elements = items.elements else { throw LostAnswer(items.unexpected("an array")) }
        return elements
    }

    // MARK: Consequences

    func message(
        ofConsequence node: JSONNode, isFirst: Bool, in proposition: PropositionInfo?
    ) throws -> Consequence {
        let id = try node.requiredFilledText("id")
        let type = try node.required("type", "a type")
        guard try node.requiredFilledText("type") == Self.type else {
            throw OtherKind(type.invalid("\"\(Self.type)\""))
        }
        let detail = try node.required("detail", "an object")
        return Consequence(
            id: id, html: try detail.requiredFilledText("html"),
            hasRemoteAssets: detail["remoteAssets"]?.elements?.isEmpty == false,
            parameters: try MobileParameters(detail["mobileParameters"]), isTracked: isFirst,
            proposition: proposition)
    }

    func message(ofData node: JSONNode) throws -> Consequence? { nil }
}
