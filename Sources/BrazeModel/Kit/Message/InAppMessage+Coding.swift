public import Foundation
import HeadlessStage

/// A message as JSON: the payload of its untyped counterpart, without the `Context`.
extension Braze.InAppMessage: Codable {
    /// Decodes a payload.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    public init(from decoder: any Decoder) throws {
        try self.init(Braze.InAppMessageRaw(from: decoder))
    }

    /// Encodes the payload.
    public func encode(to encoder: any Encoder) throws {
        try Braze.InAppMessageRaw(self).encode(to: encoder)
    }

    /// The payload as JSON text, for code beyond Swift; nil if it cannot be written.
    public func json() -> Foundation.Data? {
        Braze.InAppMessageRaw(self).json()
    }

    /// The message of a payload, without `Context`; nil if there is none in it.
    public static func decoding(json: Foundation.Data) -> Self? {
        try? Self(payload: json)
    }

    /// The message of a payload, without `Context`. Model only: `decoding(json:)` with the reason.
    /// - Throws: `PayloadError`, naming the key path, what stood there and what was expected.
    package init(payload json: Foundation.Data) throws {
        try self.init(Braze.InAppMessageRaw(payload: json))
    }

    /// The payload of a message that must be of one kind.
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
