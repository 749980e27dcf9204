import Foundation
import HeadlessStage

/// Removes the wrappers of a payload, down to the consequences that are messages.
///
/// A response of the Edge network, one of its handles, propositions by surface, several propositions or one, a ruleset,
/// a rule, a consequence, an event that delivers a consequence, an item, and an item's data: each is the same content
/// in another wrapper. Parts are read one by one, so a malformed part next to a valid one is skipped (AI-134, A3-125,
/// A2-215).
struct CampaignReader<Format: CampaignFormat> {
    private let format: Format
    private(set) var found: [(message: Format.Message, rank: Int)] = []
    private(set) var passedOver: [PassedOver] = []
    /// The error that invalidates everything that was found, if there is one.
    private(set) var lost: PayloadError?

    init(_ format: Format) {
        self.format = format
    }

    /// Reads a whole payload, which may be a list.
    mutating func read(_ root: JSONNode) {
        each(root.elements ?? [root]) { try $0.part($1) }
    }

    /// Reads each part, and skips those that cannot be read.
    private mutating func each(
        _ nodes: some Sequence<JSONNode>, _ read: (inout Self, JSONNode) throws -> Void
    ) {
        for node in nodes where lost == nil {
            do {
                try read(&self, node)
            } catch let answer as LostAnswer {
                lost = answer.reason
            } catch let error as PayloadError {
                passedOver.append(PassedOver(reason: error, isMalformed: true))
            } catch let other as OtherKind {
                passedOver.append(PassedOver(reason: other.reason, isMalformed: false))
            } catch {
                // Formats throw no other error.
                let reason = node.invalid("\(error)")
                passedOver.append(PassedOver(reason: reason, isMalformed: true))
            }
        }
    }

    /// Reads the parts that the SDK reads, and skips the others.
    private mutating func first(
        _ limit: Int, of nodes: [JSONNode], _ read: (inout Self, JSONNode) throws -> Void
    ) {
        each(nodes.prefix(limit), read)
        each(nodes.dropFirst(limit)) { _, node in
            throw OtherKind(node.invalid("at most \(limit) here: the others are not read"))
        }
    }

    private mutating func append(_ message: Format.Message, _ proposition: PropositionInfo?) {
        found.append((message, format.limits.sortsByRank ? proposition?.rank ?? -1 : 0))
    }

    // MARK: Wrappers

    private mutating func part(_ node: JSONNode) throws {
        guard case .object(let members) = node.value else {
            throw node.unexpected("a proposition, or a wrapper or a part of one")
        }
        let surfaces = members.keys.filter { $0.contains("://") }
        if members["handle"] != nil {
            each(try node.requiredArray("handle")) { try $0.list("payload", of: $1) }
        } else if members["payload"] != nil {
            try list("payload", of: node)
        } else if !surfaces.isEmpty {
            // The order of members is not kept; this order is the same on every run.
            each(surfaces.sorted().map { JSONNode(members[$0] ?? .null, at: node.path[$0]) }) {
                try $0.list($1)
            }
        } else {
            try content(node, members)
        }
    }

    private mutating func list(_ name: String, of node: JSONNode) throws {
        try list(node.required(name, "an array"))
    }

    private mutating func list(_ node: JSONNode) throws {
        guard let elements = node.elements else { throw node.unexpected("an array of propositions") }
        each(elements) { try $0.part($1) }
    }

    // MARK: Content

    private mutating func content(_ node: JSONNode, _ members: [String: JSONValue]) throws {
        if members["items"] != nil || members["scopeDetails"] != nil {
            try proposition(node)
        } else if let event = node["data"], event["triggeredconsequence"] != nil {
            try consequence(event.required("triggeredconsequence", "a consequence"))
        } else if members["triggeredconsequence"] != nil {
            try consequence(node.required("triggeredconsequence", "a consequence"))
        } else if members["rules"] != nil {
            try ruleset(node, in: nil)
        } else if members["consequences"] != nil {
            try rule(node, in: nil)
        } else if members["detail"] != nil {
            try consequence(node)
        } else if members["schema"] != nil {
            try item(node, in: nil)
        } else if let message = try format.message(ofData: node) {
            append(message, nil)
        } else {
            throw node.invalid("a proposition, or a wrapper or a part of one")
        }
    }

    private mutating func proposition(_ node: JSONNode) throws {
        let info = try format.proposition(node)
        let items = try format.items(of: node)
        guard !items.isEmpty else {
            throw try node.required("items", "an array").invalid("an array with an item")
        }
        each(items) { reader, item in
            if let flaw = reader.format.flaw(ofItem: item) { throw flaw }
        }
        let whole = items.filter { format.flaw(ofItem: $0) == nil }
        first(format.limits.items, of: whole) { try $0.item($1, in: info) }
    }

    private mutating func item(_ node: JSONNode, in proposition: PropositionInfo?) throws {
        switch try format.content(ofItem: node, in: proposition) {
        case .ruleset(let rules): try ruleset(rules, in: proposition)
        case .message(let message): append(message, proposition)
        }
    }

    /// The rules' conditions are ignored: the host decides when a campaign triggers.
    private mutating func ruleset(_ node: JSONNode, in proposition: PropositionInfo?) throws {
        let rules = try format.rules(of: node)
        let end = rules.firstIndex { format.endsReading(at: $0) } ?? rules.endIndex
        first(format.limits.rules, of: Array(rules[..<end])) { try $0.rule($1, in: proposition) }
        each(rules[end...]) { reader, rule in
            if rule.path == rules[end].path { _ = try reader.format.consequences(of: rule) }
            throw OtherKind(
                rule.invalid("no rule at or before this one that ends the reading of its ruleset"))
        }
    }

    private mutating func rule(_ node: JSONNode, in proposition: PropositionInfo?) throws {
        let all = try format.consequences(of: node)
        guard !all.isEmpty else {
            throw try node.required("consequences", "an array").invalid("an array with a consequence")
        }
        each(all) { reader, consequence in
            if let flaw = reader.format.flaw(ofConsequence: consequence) { throw flaw }
        }
        let consequences = all.filter { format.flaw(ofConsequence: $0) == nil }
        guard let start = consequences.first else { return }
        first(format.limits.consequences, of: consequences) { reader, consequence in
            try reader.consequence(consequence, isFirst: consequence.path == start.path, in: proposition)
        }
    }

    private mutating func consequence(
        _ node: JSONNode, isFirst: Bool = true, in proposition: PropositionInfo? = nil
    ) throws {
        append(try format.message(ofConsequence: node, isFirst: isFirst, in: proposition), proposition)
    }
}
