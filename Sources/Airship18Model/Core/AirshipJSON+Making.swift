public import Foundation
import HeadlessStage

// Making JSON of other things, and other things of JSON.

extension AirshipJSON {
    /// Makes JSON of any value.
    ///
    /// - Parameters:
    ///   - value: nil, a JSON value, what Foundation reads from JSON text, or something that can be encoded.
    ///   - encoder: encodes what can be encoded.
    /// - Throws: `AirshipJSONError.cannotWrap` for a value that JSON has no form for, else what the encoder throws.
    public static func wrap(_ value: Any?, encoder: @autoclosure () -> JSONEncoder = JSONEncoder()) throws
        -> AirshipJSON
    {
        guard let value else { return .null }
        switch value {
        case let json as AirshipJSON: return json
        case is NSNull: return .null
        case let text as String: return .string(text)
        case let url as URL: return .string(url.absoluteString)
        case let number as NSNumber: return wrap(number)
        case let list as [Any?]: return .array(try list.map { try wrap($0, encoder: encoder()) })
        case let members as [String: Any?]:
            return .object(try members.mapValues { try wrap($0, encoder: encoder()) })
        case let encodable as any Encodable: return try from(data: encoder().encode(encodable))
        default: throw AirshipJSONError.cannotWrap("\(type(of: value))")
        }
    }

    private static func wrap(_ number: NSNumber) -> AirshipJSON {
        if case .bool(let value) = JSONValue(number) { return .bool(value) }
        return .number(number.doubleValue)
    }

    /// Reads JSON text; nil is null.
    ///
    /// - Throws: `DecodingError` for what is no JSON.
    public static func from(
        json: String?, decoder: @autoclosure () -> JSONDecoder = JSONDecoder()
    ) throws -> AirshipJSON {
        guard let json else { return .null }
        return try decoder().decode(AirshipJSON.self, from: Data(json.utf8))
    }

    /// Reads JSON text; nil is null.
    ///
    /// - Throws: `DecodingError` for what is no JSON.
    public static func from(
        data: Data?, decoder: @autoclosure () -> JSONDecoder = JSONDecoder()
    ) throws -> AirshipJSON {
        guard let data else { return .null }
        return try decoder().decode(AirshipJSON.self, from: data)
    }

    /// The value as JSON text.
    ///
    /// - Throws: `EncodingError` for a number that JSON has no form for.
    public func toData(encoder: @autoclosure () -> JSONEncoder = JSONEncoder()) throws -> Data {
        try encoder().encode(self)
    }

    /// The value as JSON text.
    ///
    /// - Throws: `EncodingError` for a number that JSON has no form for.
    public func toString(encoder: @autoclosure () -> JSONEncoder = JSONEncoder()) throws -> String {
        String(decoding: try toData(encoder: encoder()), as: UTF8.self)
    }

    /// Reads a value of another type out of it.
    ///
    /// - Throws: `DecodingError`.
    public func decode<T: Decodable>(
        decoder: @autoclosure () -> JSONDecoder = JSONDecoder(),
        encoder: @autoclosure () -> JSONEncoder = JSONEncoder()
    ) throws -> T {
        try decoder().decode(T.self, from: toData(encoder: encoder()))
    }

    /// Makes an object member by member.
    public static func makeObject(builderBlock: (inout AirshipJSONObjectBuilder) -> Void) -> AirshipJSON {
        var builder = AirshipJSONObjectBuilder()
        builderBlock(&builder)
        return builder.build()
    }
}

/// Collects the members of an object. A value, Sendable.
public struct AirshipJSONObjectBuilder: Sendable {
    private var members: [String: AirshipJSON] = [:]

    init() {}

    /// Sets a member to a string; nil leaves it out.
    public mutating func set(string: String?, key: String) { members[key] = string.map(AirshipJSON.string) }
    /// Sets a member to a number; nil leaves it out.
    public mutating func set(double: Double?, key: String) { members[key] = double.map(AirshipJSON.number) }
    /// Sets a member to a truth value; nil leaves it out.
    public mutating func set(bool: Bool?, key: String) { members[key] = bool.map(AirshipJSON.bool) }
    /// Sets a member to any value; nil leaves it out.
    public mutating func set(json: AirshipJSON?, key: String) { members[key] = json }
    /// Sets a member to an array; nil leaves it out.
    public mutating func set(array: [AirshipJSON]?, key: String) {
        members[key] = array.map(AirshipJSON.array)
    }
    /// Sets a member to an object; nil leaves it out.
    public mutating func set(object: [String: AirshipJSON]?, key: String) {
        members[key] = object.map(AirshipJSON.object)
    }

    func build() -> AirshipJSON { .object(members) }
}

/// Why a value cannot be made JSON. The model's own; the facts name none. Sendable.
public enum AirshipJSONError: Error, Sendable, Equatable {
    /// JSON has no form for a value of this type.
    case cannotWrap(String)
}

extension AirshipJSON {
    init(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .integer(let value): self = .number(Double(value))
        case .number(let value): self = .number(value)
        case .string(let value): self = .string(value)
        case .array(let values): self = .array(values.map(AirshipJSON.init))
        case .object(let values): self = .object(values.mapValues(AirshipJSON.init))
        }
    }

    /// The value as JSON text with its members in the order of their names, for the log.
    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? toString(encoder: encoder)) ?? "null"
    }
}
