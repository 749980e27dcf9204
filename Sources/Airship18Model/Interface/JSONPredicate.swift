public import Foundation
import HeadlessStage

/// A condition on JSON, as triggers have it (AM-114, AM-115).
///
/// `and` and `or` take arrays, `not` one predicate or an array of exactly one. The matcher was not read: `equals`
/// is worked out here, with `key` and `scope`; anything else is left to `Airship18Host.setPredicateEvaluator`.
/// Immutable, Sendable; any thread.
public final class JSONPredicate: NSObject, Sendable, Codable {
    indirect enum Kind: Sendable, Hashable {
        case matcher(AirshipJSON)
        case and([Kind])
        case or([Kind])
        case not(Kind)
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Makes a predicate of JSON, as Foundation reads it.
    ///
    /// - Throws: `PayloadError` for what is no predicate.
    public convenience init(json: Any?) throws {
        self.init(try Kind(JSONNode(JSONValue(json ?? NSNull()), at: .root)))
    }

    /// Reads a predicate.
    ///
    /// - Throws: `DecodingError` for what is no predicate.
    public convenience init(from decoder: any Decoder) throws {
        do {
            let node = JSONNode(try JSONValue(from: decoder), at: .root)
            self.init(try Kind(node))
        } catch let error as PayloadError {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: error.expected))
        }
    }

    /// Writes the predicate.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws { try kind.json.encode(to: encoder) }

    /// All of them must hold.
    public class func andPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.and(subpredicates.map(\.kind)))
    }

    /// One of them must hold.
    public class func orPredicate(subpredicates: [JSONPredicate]) -> JSONPredicate {
        JSONPredicate(.or(subpredicates.map(\.kind)))
    }

    /// It must not hold.
    public class func notPredicate(subpredicate: JSONPredicate) -> JSONPredicate {
        JSONPredicate(.not(subpredicate.kind))
    }

    /// Whether a value fulfils the predicate.
    public func evaluate(json: AirshipJSON) -> Bool { kind.admits(json) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? JSONPredicate)?.kind == kind }
    public override var hash: Int { kind.hashValue }
}

extension JSONPredicate.Kind {
    /// - Throws: `PayloadError`.
    init(_ node: JSONNode) throws {
        guard case .object = node.value else { throw node.unexpected("an object: a predicate") }
        if node["and"] != nil {
            self = .and(try node.requiredArray("and").map(Self.init))
        } else if node["or"] != nil {
            self = .or(try node.requiredArray("or").map(Self.init))
        } else if let inner = node["not"] {
            guard let list = inner.elements else {
                self = .not(try Self(inner))
                return
            }
            guard list.count == 1, let only = list.first else {
                throw inner.invalid("one predicate, or an array of exactly one")
            }
            self = .not(try Self(only))
        } else {
            self = .matcher(AirshipJSON(node.value))
        }
    }

    var json: AirshipJSON {
        switch self {
        case .matcher(let json): json
        case .and(let kinds): .object(["and": .array(kinds.map(\.json))])
        case .or(let kinds): .object(["or": .array(kinds.map(\.json))])
        case .not(let kind): .object(["not": .array([kind.json])])
        }
    }

    func admits(_ json: AirshipJSON) -> Bool {
        switch self {
        case .and(let kinds): return kinds.allSatisfy { $0.admits(json) }
        case .or(let kinds): return kinds.contains { $0.admits(json) }
        case .not(let kind): return !kind.admits(json)
        case .matcher(let matcher):
            guard let expected = matcher.object?["value"]?.object?["equals"] else {
                return AirshipWorld.current.circumstances[\.predicate](matcher.text, json.text)
            }
            return Self.value(of: json, for: matcher) == expected
        }
    }

    private static func value(of json: AirshipJSON, for matcher: AirshipJSON) -> AirshipJSON {
        var value = json
        let scope = matcher.object?["scope"]
        let names = scope?.array?.compactMap(\.string) ?? [scope?.string].compactMap { $0 }
        for name in names + [matcher.object?["key"]?.string].compactMap({ $0 }) {
            value = value.object?[name] ?? .null
        }
        return value
    }
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
