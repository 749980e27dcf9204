import Foundation

extension AutomationSchedule {
    /// Reads a schedule (AM-132). A `start` or `end` that is not a date sets no limit; an invalid `created` is an
    /// error.
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        identifier = try container.decode(String.self, forKey: .identifier)
        triggers = try container.decode([AutomationTrigger].self, forKey: .triggers)
        data = try ScheduleData(container)
        group = try container.decodeIfPresent(String.self, forKey: .group)
        priority = try container.decodeIfPresent(Int.self, forKey: .priority)
        limit = try container.decodeIfPresent(UInt.self, forKey: .limit)
        start = try container.decodeIfPresent(String.self, forKey: .start).flatMap(AirshipDate.date)
        end = try container.decodeIfPresent(String.self, forKey: .end).flatMap(AirshipDate.date)
        audience = try container.decodeIfPresent(AutomationAudience.self, forKey: .audience)
        compoundAudience = try container.decodeIfPresent(
            AutomationCompoundAudience.self, forKey: .compoundAudience)
        delay = try container.decodeIfPresent(AutomationDelay.self, forKey: .delay)
        interval = try container.decodeIfPresent(TimeInterval.self, forKey: .interval)
        bypassHoldoutGroups = try container.decodeIfPresent(Bool.self, forKey: .bypassHoldoutGroups)
        editGracePeriodDays = try container.decodeIfPresent(UInt.self, forKey: .editGracePeriodDays)
        created = try Self.created(container) ?? Date.distantPast
        remote = try RemoteFields(container)
    }

    private static func created(_ container: KeyedDecodingContainer<CodingKeys>) throws -> Date? {
        guard let text = try container.decodeIfPresent(String.self, forKey: .created) else { return nil }
        guard let date = AirshipDate.date(text) else {
            throw DecodingError.dataCorruptedError(
                forKey: .created, in: container, debugDescription: "a date such as 2025-01-01T00:00:00Z")
        }
        return date
    }

    /// Writes the schedule; dates are precise to the second (AM-133).
    ///
    /// - Throws: the encoder's errors.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(triggers, forKey: .triggers)
        try data.encode(to: &container)
        try container.encodeIfPresent(group, forKey: .group)
        try container.encodeIfPresent(priority, forKey: .priority)
        try container.encodeIfPresent(limit, forKey: .limit)
        try container.encodeIfPresent(start.map(AirshipDate.text), forKey: .start)
        try container.encodeIfPresent(end.map(AirshipDate.text), forKey: .end)
        try container.encode(AirshipDate.text(created), forKey: .created)
        try container.encodeIfPresent(audience, forKey: .audience)
        try container.encodeIfPresent(compoundAudience, forKey: .compoundAudience)
        try container.encodeIfPresent(delay, forKey: .delay)
        try container.encodeIfPresent(interval, forKey: .interval)
        try container.encodeIfPresent(bypassHoldoutGroups, forKey: .bypassHoldoutGroups)
        try container.encodeIfPresent(editGracePeriodDays, forKey: .editGracePeriodDays)
        try remote.encode(to: &container)
    }

    enum CodingKeys: String, CodingKey {
        case identifier = "id"
        case triggers, type, message, actions, deferred, group, priority, limit, start, end, created
        case audience, delay, interval, campaigns, queue, metadata
        case compoundAudience = "compound_audience"
        case bypassHoldoutGroups = "bypass_holdout_groups"
        case editGracePeriodDays = "edit_grace_period"
        case reportingContext = "reporting_context"
        case productID = "product_id"
        case frequencyConstraintIDs = "frequency_constraint_ids"
        case messageType = "message_type"
        case minSDKVersion = "min_sdk_version"
        case additionalAudienceCheckOverrides = "additional_audience_check_overrides"
    }
}

/// The kinds of schedules (AM-132).
enum ScheduleType: String, Codable {
    case actions, deferred
    case message = "in_app_message"

    init(from decoder: any Decoder) throws {
        self = try decoder.choice(of: [.message, .actions, .deferred])
    }
}

extension AutomationSchedule.ScheduleData {
    fileprivate init(_ container: KeyedDecodingContainer<AutomationSchedule.CodingKeys>) throws {
        switch try container.decode(ScheduleType.self, forKey: .type) {
        case .message: self = .inAppMessage(try container.decode(InAppMessage.self, forKey: .message))
        case .actions: self = .actions(try container.decode(AirshipJSON.self, forKey: .actions))
        case .deferred:
            self = .deferred(try container.decode(DeferredAutomationData.self, forKey: .deferred))
        }
    }

    fileprivate func encode(
        to container: inout KeyedEncodingContainer<AutomationSchedule.CodingKeys>
    ) throws {
        switch self {
        case .inAppMessage(let message):
            try container.encode(ScheduleType.message, forKey: .type)
            try container.encode(message, forKey: .message)
        case .actions(let actions):
            try container.encode(ScheduleType.actions, forKey: .type)
            try container.encode(actions, forKey: .actions)
        case .deferred(let deferred):
            try container.encode(ScheduleType.deferred, forKey: .type)
            try container.encode(deferred, forKey: .deferred)
        }
    }
}

extension AutomationSchedule.RemoteFields {
    fileprivate init(_ container: KeyedDecodingContainer<AutomationSchedule.CodingKeys>) throws {
        campaigns = try container.decodeIfPresent(AirshipJSON.self, forKey: .campaigns)
        reportingContext = try container.decodeIfPresent(AirshipJSON.self, forKey: .reportingContext)
        productID = try container.decodeIfPresent(String.self, forKey: .productID)
        frequencyConstraintIDs = try container.decodeIfPresent([String].self, forKey: .frequencyConstraintIDs)
        messageType = try container.decodeIfPresent(String.self, forKey: .messageType)
        minSDKVersion = try container.decodeIfPresent(String.self, forKey: .minSDKVersion)
        queue = try container.decodeIfPresent(String.self, forKey: .queue)
        metadata = try container.decodeIfPresent(AirshipJSON.self, forKey: .metadata)
        additionalAudienceCheckOverrides = try container.decodeIfPresent(
            AirshipJSON.self, forKey: .additionalAudienceCheckOverrides)
    }

    fileprivate func encode(
        to container: inout KeyedEncodingContainer<AutomationSchedule.CodingKeys>
    ) throws {
        try container.encodeIfPresent(campaigns, forKey: .campaigns)
        try container.encodeIfPresent(reportingContext, forKey: .reportingContext)
        try container.encodeIfPresent(productID, forKey: .productID)
        try container.encodeIfPresent(frequencyConstraintIDs, forKey: .frequencyConstraintIDs)
        try container.encodeIfPresent(messageType, forKey: .messageType)
        try container.encodeIfPresent(minSDKVersion, forKey: .minSDKVersion)
        try container.encodeIfPresent(queue, forKey: .queue)
        try container.encodeIfPresent(metadata, forKey: .metadata)
        try container.encodeIfPresent(
            additionalAudienceCheckOverrides, forKey: .additionalAudienceCheckOverrides)
    }
}

extension Decoder {
    /// Reads one of a few strings (AM-130, AM-131): case-sensitive; any other string is an error.
    ///
    /// - Throws: `DecodingError` that lists the allowed strings.
    func choice<Choice: RawRepresentable>(of choices: [Choice]) throws -> Choice
    where Choice.RawValue == String {
        let text = try singleValueContainer().decode(String.self)
        guard let choice = choices.first(where: { $0.rawValue == text }) else {
            let names = choices.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath, debugDescription: "one of \(names)"))
        }
        return choice
    }

    /// The version of the SDK whose strictness applies: the host's, else the latest.
    var version: Airship18Version {
        Airship18Version.userInfoKey.flatMap { userInfo[$0] as? Airship18Version } ?? .v20
    }
}

extension Airship18Version {
    /// The key under which a decoder has the version. Foundation accepts any name, although the initialiser is
    /// failable.
    static let userInfoKey = CodingUserInfoKey(rawValue: "Airship18Version")
}

/// Dates in the SDK's JSON: ISO 8601 (AM-132, AM-133).
enum AirshipDate {
    /// The time of a text; nil for a text that is not a date.
    static func date(_ text: String) -> Date? {
        let formatter = ISO8601DateFormatter()
        if let date = formatter.date(from: text) { return date }
        formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        if let date = formatter.date(from: text) { return date }
        formatter.formatOptions = [.withFullDate, .withTime, .withColonSeparatorInTime]
        return formatter.date(from: text)
    }

    /// The text of a time, precise to the second.
    static func text(_ date: Date) -> String {
        ISO8601DateFormatter().string(from: date)
    }
}
