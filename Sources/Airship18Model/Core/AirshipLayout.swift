import Foundation

/// A layout that the vendor's dashboard made (AM-090). Its views are not modelled; it keeps what it was decoded
/// from. Sendable; a value.
public struct AirshipLayout: Codable, Sendable, Equatable {
    let json: AirshipJSON

    /// Reads a layout.
    /// - Throws: `DecodingError` when it is no object.
    public init(from decoder: any Decoder) throws {
        json = .object(try [String: AirshipJSON](from: decoder))
    }

    /// Writes the layout as it was read.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

    /// Whether its version is known: 1 or 2.
    func validate() -> Bool { [1, 2].contains(json.object?["version"]?.double) }

    /// Whether it is shown inside a view of the app's own.
    var isEmbedded: Bool { json.object?["presentation"]?.object?["type"] == "embedded" }
}
