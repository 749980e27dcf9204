import AirshipShared
public import Foundation
import HeadlessStage

/// A condition on JSON, as triggers have it (AM-114, AM-115).
///
/// `and` and `or` take arrays, `not` one predicate or an array of exactly one. Matchers compare with `equals`, `at_least`,
/// `at_most`, `is_present`, `version_matches`, `array_contains` and `array_length`, at a `scope` and `key`; all but the first
/// are inferred spellings. What none of them is matches nothing. Immutable, Sendable; any thread.
public final class JSONPredicate: NSObject, Sendable, Codable {
    private let condition: JSONCondition

    private init(_ condition: JSONCondition) {
        self.condition = condition
        super.init()
    }

    /// Makes a predicate of JSON, as Foundation reads it.
    ///
    /// - Throws: `PayloadError` for what is no predicate.
    public convenience init(json: Any?) throws {
        self.init(try JSONCondition(JSONNode(JSONValue(json ?? NSNull()), at: .root)))
    }

    /// Makes a predicate of one matcher.
    public convenience init(jsonMatcher: JSONMatcher) {
        self.init(.matcher(jsonMatcher.matching))
    }

    /// Reads a predicate.
    ///
    /// - Throws: `DecodingError` for what is no predicate.
    public convenience init(from decoder: any Decoder) throws {
        do {
            self.init(try JSONCondition(JSONNode(try JSONValue(from: decoder), at: .root)))
        } catch let error as PayloadError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.expected))
        }
    }

    /// Writes the predicate.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws { try condition.json.encode(to: encoder) }

    /// All of them must hold.
    public class func andPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.and(subpredicates.map(\.condition)))
    }

    /// One of them must hold.
    public class func orPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.or(subpredicates.map(\.condition)))
    }

    /// It must not hold.
    public class func notPredicate(subpredicate: JSONPredicate) -> JSONPredicate {
        JSONPredicate(.not(subpredicate.condition))
    }

    /// Whether a value fulfils the predicate.
    public func evaluate(json: AirshipJSON) -> Bool { condition.admits(JSONValue(json)) }

    /// The predicate as it is written.
    var json: AirshipJSON { AirshipJSON(condition.json) }

    /// Whether the triggers of a stage take an event by it: the host may decide
    /// (`Airship18Host.setPredicateEvaluator`).
    func admits(_ json: AirshipJSON, _ circumstances: Circumstances) -> Bool {
        guard let evaluate = circumstances[\.predicate] else { return evaluate(json: json) }
        return evaluate(self.json.text, json.text)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? JSONPredicate)?.condition == condition
    }
    public override var hash: Int { condition.hashValue }
}

/// Says which value of what an event carries is compared, and with what. That the class exists is known; its members are
/// inferred. Immutable, Sendable; any thread.
public final class JSONMatcher: NSObject, Sendable {
    let matching: JSONMatching

    /// Makes a matcher of JSON, as Foundation reads it.
    ///
    /// - Throws: `PayloadError` for what is no object.
    public init(json: Any?) throws {
        let node = JSONNode(JSONValue(json ?? NSNull()), at: .root)
        guard case .object = node.value else { throw node.unexpected("an object: a matcher") }
        matching = JSONMatching(node)
        super.init()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? JSONMatcher)?.matching == matching
    }
    public override var hash: Int { matching.hashValue }
}

/// Whom a schedule is for (AM-124). Its keys were not read, so it keeps what it was decoded from; the host decides
/// who belongs to it (`Airship18Host.setAudienceCheck`). Sendable; a value.
public struct DeviceAudienceSelector: Codable, Sendable, Equatable {
    let json: AirshipJSON

    /// Everybody. The facts do not list the SDK's parameters.
    public init() { json = .object([:]) }

    init(json: AirshipJSON) { self.json = json }

    /// Reads a selector.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws { json = try AirshipJSON(from: decoder) }
    /// Writes the selector as it was read.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

/// Several selectors as one (AM-124). Its form was not read; see `DeviceAudienceSelector`. Sendable; a value.
public struct CompoundDeviceAudienceSelector: Codable, Sendable, Equatable {
    let json: AirshipJSON

    /// Reads a selector.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws { json = try AirshipJSON(from: decoder) }
    /// Writes the selector as it was read.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
