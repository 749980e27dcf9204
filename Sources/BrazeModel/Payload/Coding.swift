public import Foundation
import HeadlessStage

/// A message as JSON: the payload of its untyped counterpart, without the `Context`.
extension Braze.InAppMessage: Codable {
    /// Decodes a payload.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public init(from decoder: any Decoder) throws {
        try self.init(Braze.InAppMessageRaw(from: decoder))
    }

    /// Encodes the payload.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessageRaw(self).encode(to: encoder)
    }

    /// The payload as JSON text, for code in other languages; nil if it cannot be written.
    public func json() -> Foundation.Data? {
        Braze.InAppMessageRaw(self).json()
    }

    /// The message of a payload, without a `Context`; nil if the payload has none.
    public static func decoding(json: Foundation.Data) -> Self? {
        try? Self(payload: json)
    }

    /// The message of a payload, without `Context`. Model only: `decoding(json:)` with the reason.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    package init(payload json: Foundation.Data) throws {
        try self.init(Braze.InAppMessageRaw(payload: json))
    }

    /// The payload of a message that must be of a certain kind.
    func payload<Payload>(
        _ kind: String, of decoder: any Decoder, _ keyPath: KeyPath<Self, Payload?>
    ) throws -> Payload {
        if let payload = self[keyPath: keyPath] { return payload }
        throw PayloadError(
            code: .invalidValue, keyPath: PayloadPath(decoder.codingPath)["type"].description,
            found: "the type of another kind of message",
            expected: "that of \(kind)")
    }
}

/// An untyped message as JSON, without its `Context`.
extension Braze.InAppMessageRaw {
    /// Decodes a payload.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
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

    /// The message of a payload, without a `Context`; nil if the payload has none.
    public static func decoding(json: Foundation.Data) -> Braze.InAppMessageRaw? {
        try? Braze.InAppMessageRaw(payload: json)
    }

    /// The message of a payload, without `Context`. Model only: `decoding(json:)` with the reason.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    package convenience init(payload json: Foundation.Data) throws {
        try self.init(Fields(PayloadReader(json: json)))
    }
}

extension Braze.InAppMessageRaw.Theme {
    /// Decodes a theme in a payload.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public init(from decoder: any Decoder) throws {
        try self.init(PayloadReader(from: decoder))
    }

    /// Encodes the theme in the format of payloads.
    public func encode(to encoder: any Encoder) throws {
        try JSONValue.object(payload).encode(to: encoder)
    }
}

extension Braze.InAppMessageRaw.ButtonTheme {
    /// Decodes a button's theme of a payload.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public init(from decoder: any Decoder) throws {
        try self.init(PayloadReader(from: decoder))
    }

    /// Encodes the theme in the format of payloads.
    public func encode(to encoder: any Encoder) throws {
        try JSONValue.object(payload).encode(to: encoder)
    }
}

extension Braze.InAppMessageRaw.Button {
    /// Decodes a button of a payload.
    /// - Throws: `PayloadError`, which names the key path, the value found and the value expected.
    public init(from decoder: any Decoder) throws {
        try self.init(PayloadReader(from: decoder))
    }

    /// Encodes the button in the format of payloads.
    public func encode(to encoder: any Encoder) throws {
        try JSONValue.object(payload).encode(to: encoder)
    }
}

/// Analytics without a `Context`, and without its safeguards.
extension Braze.InAppMessageRaw {
    /// Logs an impression, each time it is called.
    public func logImpression(using braze: Braze) {
        braze.recordImpression(id: id)
    }

    /// Logs a click, each time it is called.
    ///
    /// - Parameters:
    ///   - buttonId: the button's id; nil for the message's body.
    ///   - braze: the SDK that logs the click.
    public func logClick(buttonId: String?, using braze: Braze) {
        braze.recordClick(id: id, buttonId: buttonId)
    }
}
