import AdobePayload
import Foundation
import HeadlessStage

/// The format of Messaging 2 for Android: items whose content is text, which is a ruleset in JSON again (rules,
/// section 5). Propositions have no ranks; the order of the text decides.
struct RulesetTextFormat: CampaignFormat {
    private static let type = "cjmiam"
    private static let scopePrefix = "mobileapp://"

    /// Of one item only the first rule is loaded (A2-215).
    var limits: CampaignLimits {
        var limits = CampaignLimits()
        limits.rules = 1
        return limits
    }

    func proposition(_ node: JSONNode) throws -> PropositionInfo {
        let scope = try node.required("scope", "a string")
        guard try node.requiredText("scope").hasPrefix(Self.scopePrefix) else {
            throw scope.invalid("\"\(Self.scopePrefix)\" and the app's package name")
        }
        let details = try node.requiredObject("scopeDetails")
        guard details.value != .object([:]) else { throw details.invalid("an object with members") }
        return PropositionInfo(
            id: try node.requiredText("id"), scope: try node.requiredText("scope"),
            activityID: details["activity"]?["id"]?.string ?? "")
    }

    /// The schema is not checked, but it has to be there (A2-218).
    func content(ofItem node: JSONNode, in proposition: PropositionInfo?) throws -> ItemContent<Consequence> {
        _ = try node.requiredText("id")
        _ = try node.requiredText("schema")
        let data = try node.required("data", "an object")
        _ = try data.requiredText("id")
        let text = try data.requiredText("content")
        let path = data.path["content"]
        return .ruleset(JSONNode(try JSONValue(parsing: Data(text.utf8), at: path), at: path))
    }

    func message(
        ofConsequence node: JSONNode, isFirst: Bool, in proposition: PropositionInfo?
    ) throws -> Consequence {
        let id = try node.requiredText("id")
        let type = try node.required("type", "a type")
        guard try node.requiredText("type") == Self.type else {
            throw OtherKind(type.invalid("\"\(Self.type)\""))
        }
        let detail = try node.required("detail", "an object")
        return Consequence(
            id: id, html: try detail.requiredText("html"),
            hasRemoteAssets: detail["remoteAssets"]?.elements?.isEmpty == false,
            parameters: try MobileParameters(detail["mobileParameters"]), isTracked: isFirst,
            proposition: proposition)
    }

    func message(ofData node: JSONNode) throws -> Consequence? { nil }
}
