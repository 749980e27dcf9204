public import Foundation
import HeadlessStage

/// An untyped message as JSON, without its `Context`.
extension Braze.InAppMessageRaw {
    /// Decodes a payload.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    public convenience init(from decoder: any Decoder) throws {
        try self.init(Fields(PayloadReader(from: decoder)))
    }

    /// Encodes the payload.
    public func encode(to encoder: any Encoder) throws {
        try JSONValue.object(fields.payload).encode(to: encoder)
    }

    /// The payload as JSON text, with sorted keys; nil if a value cannot be written.
    public func json() -> Foundation.Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(JSONValue.object(fields.payload))
    }

    /// The message of a payload, without `Context`; nil if there is none in it.
    public static func decoding(json: Foundation.Data) -> Braze.InAppMessageRaw? {
        try? Braze.InAppMessageRaw(payload: json)
    }

    /// The message of a payload, without `Context`. Model only: `decoding(json:)` with the reason.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    package convenience init(payload json: Foundation.Data) throws {
        try self.init(Fields(PayloadReader(json: json)))
    }
}

extension Braze.InAppMessageRaw.Theme {
    /// Decodes a theme of a payload.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    public init(from decoder: any Decoder) throws {
        try self.init(PayloadReader(from: decoder))
    }

    /// Encodes the theme as payloads have it.
    public func encode(to encoder: any Encoder) throws {
        try JSONValue.object(payload).encode(to: encoder)
    }
}

extension Braze.InAppMessageRaw.ButtonTheme {
    /// Decodes a button's theme of a payload.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    public init(from decoder: any Decoder) throws {
        try self.init(PayloadReader(from: decoder))
    }

    /// Encodes the theme as payloads have it.
    public func encode(to encoder: any Encoder) throws {
        try JSONValue.object(payload).encode(to: encoder)
    }
}

extension Braze.InAppMessageRaw.Button {
    /// Decodes a button of a payload.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    public init(from decoder: any Decoder) throws {
        try self.init(PayloadReader(from: decoder))
    }

    /// Encodes the button as payloads have it.
    public func encode(to encoder: any Encoder) throws {
        try JSONValue.object(payload).encode(to: encoder)
    }
}
