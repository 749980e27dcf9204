import AdobePayload
import Foundation
import HeadlessStage

/// The format of Messaging 5 for iOS. A part that cannot be decoded invalidates the parts that contain it.
struct IOSCampaignFormat: CampaignFormat {
    private let items: InAppItemFormat<InAppConsequence>

    /// - Parameter anonymousID: the id of a message whose payload is only an item's data.
    init(anonymousID: String) {
        items = InAppItemFormat(
            anonymousID: anonymousID, make: InAppConsequence.init)
    }

    var limits: CampaignLimits { items.limits }

    /// A proposition without details of its scope is dropped (AI-159).
    func proposition(_ node: JSONNode) throws -> PropositionInfo {
        let proposition = try items.proposition(node)
        let details = try node.requiredObject("scopeDetails")
        guard details.value != .object([:]) else {
            throw details.invalid("an object that is not empty")
        }
        return proposition
    }

    /// If one item is malformed, the list is empty (AI-159).
    func items(of proposition: JSONNode) throws -> [JSONNode] {
        let items = try proposition.requiredArray("items")
        for item in items {
            _ = try item.requiredString("id")
            _ = try item.requiredString("schema")
            _ = try item.requiredObject("data")
        }
        return items
    }

    /// A ruleset needs a version, and each of its rules needs consequences (AI-160, AI-174).
    func rules(of ruleset: JSONNode) throws -> [JSONNode] {
        let rules = try ruleset.requiredArray("rules")
        let version = try ruleset.required("version", "an integer")
        guard version.integer != nil else { throw version.unexpected("an integer") }
        for rule in rules { _ = try rule.requiredArray("consequences") }
        return rules
    }

    /// A rule whose condition is a group without operands never matches (AI-174).
    func consequences(of rule: JSONNode) throws -> [JSONNode] {
        if let condition = rule["condition"], !hasOperands(condition) {
            throw condition.invalid("a condition, or a group with one in it")
        }
        return try rule.requiredArray("consequences")
    }

    /// A consequence without an id or a detail is removed before the first one is chosen (AI-174).
    func flaw(ofConsequence node: JSONNode) -> PayloadError? {
        do {
            _ = try node.requiredString("id")
            _ = try node.requiredObject("detail")
            return nil
        } catch {
            return error as? PayloadError
        }
    }

    private func hasOperands(_ condition: JSONNode) -> Bool {
        guard condition["type"]?.string == "group" else { return true }
        return (condition["definition"]?["conditions"]?.elements ?? []).contains(where: hasOperands)
    }

    func content(
        ofItem node: JSONNode, in proposition: PropositionInfo?
    ) throws -> ItemContent<InAppConsequence> {
        try items.content(ofItem: node, in: proposition)
    }

    func message(
        ofConsequence node: JSONNode, isFirst: Bool, in proposition: PropositionInfo?
    ) throws -> InAppConsequence {
        try items.message(ofConsequence: node, isFirst: isFirst, in: proposition)
    }

    func message(ofData node: JSONNode) throws -> InAppConsequence? {
        try items.message(ofData: node)
    }
}

extension JSONNode {
    /// The members as Swift values. Null members are removed; nulls inside of members stay, as `NSNull` (AI-174). nil
    /// when this is not an object.
    var membersWithInnerNulls: [String: Any]? {
        namedValues?.mapValues(\.valueWithNulls)
    }
}

extension JSONValue {
    fileprivate var valueWithNulls: Any {
        switch self {
        case .array(let values): values.map(\.valueWithNulls)
        case .object(let values): values.mapValues(\.valueWithNulls)
        default: swiftValue ?? NSNull()
        }
    }
}
