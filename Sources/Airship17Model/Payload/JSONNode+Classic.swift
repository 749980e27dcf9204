import Foundation
import HeadlessStage
import PlatformStandIns

/// The classic strictness (section 4): what is there has the right type, or the whole is refused. Null is of no
/// type. The SDK asks for a number where it wants a truth value, and the other way round.
extension JSONNode {
    /// The member of this name, even if it is null.
    func present(_ name: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members[name].map { JSONNode($0, at: path[name]) }
    }

    func optional<Value>(
        _ name: String, _ expected: String, _ read: (JSONNode) throws -> Value?
    ) throws -> Value? {
        guard let member = present(name) else { return nil }
        guard let value = try read(member) else { throw member.unexpected(expected) }
        return value
    }

    func optionalString(_ name: String) throws -> String? {
        try optional(name, "a string", \.string)
    }

    func optionalNumber(_ name: String) throws -> Double? {
        try optional(name, "a number") { $0.double ?? $0.bool.map { $0 ? 1 : 0 } }
    }

    func optionalPoints(_ name: String) throws -> CGFloat? {
        try optionalNumber(name).map { CGFloat($0) }
    }

    func optionalFlag(_ name: String) throws -> Bool? {
        try optional(name, "true or false") { $0.bool ?? $0.double.map { $0 != 0 } }
    }

    func optionalObject(_ name: String) throws -> ObjectValue? {
        try optional(name, "an object", \.object)
    }

    /// The members; nil when this is not an object.
    var object: ObjectValue? {
        guard case .object(let members) = value else { return nil }
        return ObjectValue(members: members)
    }

    /// The values of an array, each read by itself.
    func optionalArray<Value>(_ name: String, _ read: (JSONNode) throws -> Value) throws -> [Value]? {
        try optional(name, "an array", \.elements)?.map(read)
    }

    /// The string, which is one of those known.
    /// - Parameter lowercased: whether capital letters count as small ones.
    func choice<Choice: JSONNamed>(_ type: Choice.Type = Choice.self, lowercased: Bool) throws -> Choice {
        guard let name = lowercased ? string?.lowercased() : string, let choice = Choice(jsonName: name)
        else {
            throw unknown("one of \(Choice.jsonNames)")
        }
        return choice
    }

    func optionalChoice<Choice: JSONNamed>(_ name: String, lowercased: Bool) throws -> Choice? {
        try present(name)?.choice(lowercased: lowercased)
    }

    /// A colour. The SDK has none where the text is no colour, which nothing in Swift could hold; here it is
    /// what a view without a colour shows.
    /// - Parameter missing: that colour.
    func optionalColor(_ name: String, missing: UIColor) throws -> UIColor? {
        guard let text = try optionalString(name) else { return nil }
        if let color = HexColor.color(text) { return color }
        HeadlessStage.current.log.record(
            .error, from: "Airship17", "Unreadable color", ["keyPath": path[name].description, "value": text])
        return missing
    }
}
