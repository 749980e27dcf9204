import Foundation
import HeadlessStage

extension ScheduleDelay {
    /// The domain of errors of a delay's JSON; their code is 0. Its name is inferred from the other domains.
    public static let errorDomain = "com.urbanairship.schedule_delay"

    /// Reads a delay.
    ///
    /// - Parameter json: an object with `seconds`, `screen` (a string or an array of strings), `region_id` or `region`,
    ///   `app_state` and `cancellation_triggers`, each of which may be missing. Other keys are refused (AS-111).
    /// - Throws: an error of the domain `errorDomain` with the code 0 that says what was wrong and where.
    public convenience init(json: Any) throws {
        self.init(try JSONNode.read(json, naming: Self.errorDomain, Self.builder))
    }

    /// Reads the delay of a campaign.
    /// - Throws: `PayloadError`.
    convenience init(node: JSONNode) throws {
        self.init(try Self.builder(node))
    }

    private static func builder(_ node: JSONNode) throws -> ScheduleDelayBuilder {
        guard let members = node.namedValues else { throw node.unexpected("an object") }
        for key in members.keys.sorted() where !Self.keys.contains(key) {
            throw (node.present(key) ?? node).invalid(
                "one of the keys \(Self.keys.sorted().joined(separator: ", "))")
        }
        let builder = ScheduleDelayBuilder()
        builder.seconds = try node.number("seconds") ?? 0
        builder.screens = try node["screen"].map(Self.screens)
        builder.regionID = try node.string("region_id") ?? node.string("region")
        builder.appState = try node["app_state"].map(Self.appState) ?? .any
        builder.cancellationTriggers = try node["cancellation_triggers"].map(ScheduleTrigger.list)
        return builder
    }

    /// The key of a region is `region_id` in the SDK as far as is known, and `region` in versions from 18 on.
    private static let keys: Set<String> = [
        "seconds", "screen", "region_id", "region", "app_state", "cancellation_triggers",
    ]

    private static func screens(_ node: JSONNode) throws -> [String] {
        if let screen = node.string { return [screen] }
        guard let elements = node.elements else { throw node.unexpected("a string or an array of strings") }
        return try elements.map { element in
            guard let screen = element.string else { throw element.unexpected("a string") }
            return screen
        }
    }

    private static func appState(_ node: JSONNode) throws -> ScheduleDelayAppState {
        switch node.string {
        case "any": .any
        case "foreground": .foreground
        case "background": .background
        default: throw node.unknown("any, foreground or background")
        }
    }
}

extension ScheduleTrigger {
    /// Reads an array of triggers.
    /// - Throws: `PayloadError`.
    static func list(_ node: JSONNode) throws -> [ScheduleTrigger] {
        guard let elements = node.elements else { throw node.unexpected("an array of triggers") }
        return try elements.map { try ScheduleTrigger(node: $0) }
    }
}
