import AirshipShared
public import Foundation
import HeadlessStage

/// A condition on JSON, as in triggers (AM-114, AM-115).
///
/// `and` and `or` take arrays; `not` takes one predicate or an array with exactly one. Matchers compare with `equals`,
/// `at_least`, `at_most`, `is_present`, `version_matches`, `array_contains` and `array_length`, at a `scope` and `key`;
/// all of these names except the first are inferred. An unknown matcher matches nothing. Immutable, Sendable; any
/// thread.
public final class JSONPredicate: NSObject, Sendable, Codable {
    private let condition: JSONCondition

    private init(_ condition: JSONCondition) {
        self.condition = condition
        super.init()
    }

    /// Makes a predicate from JSON, as Foundation reads it.
    ///
    /// - Throws: `PayloadError` for anything but a predicate.
    public convenience init(json: Any?) throws {
        self.init(try JSONCondition(JSONNode(JSONValue(json ?? NSNull()), at: .root)))
    }

    /// Makes a predicate with one matcher.
    public convenience init(jsonMatcher: JSONMatcher) {
        self.init(.matcher(jsonMatcher.matching))
    }

    /// Reads a predicate.
    ///
    /// - Throws: `DecodingError` for anything but a predicate.
    public convenience init(from decoder: any Decoder) throws {
        do {
            self.init(try JSONCondition(JSONNode(try JSONValue(from: decoder), at: .root)))
        } catch let error as PayloadError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.expected))
        }
    }

    /// Writes the predicate.
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws { try condition.json.encode(to: encoder) }

    /// A predicate that holds if all of the given ones hold.
    public class func andPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.and(subpredicates.map(\.condition)))
    }

    /// A predicate that holds if at least one of the given ones holds.
    public class func orPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.or(subpredicates.map(\.condition)))
    }

    /// A predicate that holds if the given one does not.
    public class func notPredicate(subpredicate: JSONPredicate) -> JSONPredicate {
        JSONPredicate(.not(subpredicate.condition))
    }

    /// Whether a value satisfies the predicate.
    public func evaluate(json: AirshipJSON) -> Bool { condition.admits(JSONValue(json)) }

    /// The predicate as JSON.
    var json: AirshipJSON { AirshipJSON(condition.json) }

    /// Whether it matches an event for the triggers of a stage: the host may decide
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

/// Selects a value in an event's data, and compares it. It is known that the class exists; its members are inferred.
/// Immutable, Sendable; any thread.
public final class JSONMatcher: NSObject, Sendable {
    let matching: JSONMatching

    /// Makes a matcher from JSON, as Foundation reads it.
    ///
    /// - Throws: `PayloadError` for anything but an object.
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

/// The audience of a schedule (AM-124). Its keys are not known, so it keeps its JSON; the host decides who belongs to
/// it (`Airship18Host.setAudienceCheck`). Sendable; a value.
public struct DeviceAudienceSelector: Codable, Sendable, Equatable {
    let json: AirshipJSON

    /// An audience of everybody. The facts do not list the SDK's parameters.
    public init() { json = .object([:]) }

    init(json: AirshipJSON) { self.json = json }

    /// Reads a selector.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws { json = try AirshipJSON(from: decoder) }
    /// Writes the selector unchanged.
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

/// A combination of selectors (AM-124). Its format is not known; see `DeviceAudienceSelector`. Sendable; a value.
public struct CompoundDeviceAudienceSelector: Codable, Sendable, Equatable {
    let json: AirshipJSON

    /// Reads a selector.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws { json = try AirshipJSON(from: decoder) }
    /// Writes the selector unchanged.
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
