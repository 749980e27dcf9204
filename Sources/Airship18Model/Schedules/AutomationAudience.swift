import Foundation

/// For whom a schedule is (AM-031, AM-124). Sendable; a value.
public struct AutomationAudience: Codable, Sendable, Equatable {
    /// What becomes of a schedule whose audience the user is not in (AM-055).
    public enum MissBehavior: String, Codable, Sendable {
        /// It is deleted.
        case cancel
        /// It is idle again, and nothing is counted.
        case skip
        /// It counts as executed.
        case penalize

        /// Reads a behaviour; exact case.
        /// - Throws: `DecodingError`.
        public init(from decoder: any Decoder) throws {
            self = try decoder.choice(of: [.cancel, .skip, .penalize])
        }
    }

    let audienceSelector: DeviceAudienceSelector
    let missBehavior: MissBehavior?

    /// Makes an audience.
    ///
    /// - Parameters:
    ///   - audienceSelector: who is in it.
    ///   - missBehavior: what becomes of the schedule for anybody else; nil acts as `penalize`.
    public init(audienceSelector: DeviceAudienceSelector, missBehavior: MissBehavior? = nil) {
        self.audienceSelector = audienceSelector
        self.missBehavior = missBehavior
    }

    /// Reads an audience: the selector's members stand beside `miss_behavior`.
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        missBehavior = try container.decodeIfPresent(MissBehavior.self, forKey: .missBehavior)
        var members = try [String: AirshipJSON](from: decoder)
        members[CodingKeys.missBehavior.rawValue] = nil
        audienceSelector = DeviceAudienceSelector(json: .object(members))
    }

    /// Writes the audience.
    /// - Throws: what the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try audienceSelector.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(missBehavior, forKey: .missBehavior)
    }

    enum CodingKeys: String, CodingKey {
        case missBehavior = "miss_behavior"
    }
}

/// For whom a schedule is, by several selectors (AM-031, AM-124). Sendable; a value.
public struct AutomationCompoundAudience: Codable, Sendable, Equatable {
    let selector: CompoundDeviceAudienceSelector
    let missBehavior: AutomationAudience.MissBehavior

    /// Makes an audience.
    ///
    /// - Parameters:
    ///   - selector: who is in it.
    ///   - missBehavior: what becomes of the schedule for anybody else.
    public init(selector: CompoundDeviceAudienceSelector, missBehavior: AutomationAudience.MissBehavior) {
        self.selector = selector
        self.missBehavior = missBehavior
    }

    enum CodingKeys: String, CodingKey {
        case selector
        case missBehavior = "miss_behavior"
    }
}
