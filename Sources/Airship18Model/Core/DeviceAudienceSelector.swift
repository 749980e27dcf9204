import Foundation

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
