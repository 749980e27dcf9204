import Foundation
import HeadlessStage
import PlatformStandIns

/// Reads a campaign's payload: a schedule, or a message alone (section 4).
struct SchedulePayload {
    /// The identifier of a schedule that has none.
    let anonymousID: String

    /// - Throws: `PayloadError`.
    func decode(_ json: Data) throws -> UASchedule {
        let node = JSONNode(try JSONValue(parsing: json), at: .root)
        guard let members = node.namedValues else {
            throw node.unexpected("an object: a schedule or a message")
        }
        if members["display_type"] != nil { return try messageAlone(node) }
        return try schedule(node)
    }

    /// A message alone gets a schedule with the defaults. Only the host triggers it: its trigger is a screen with the
    /// schedule's own name.
    private func messageAlone(_ node: JSONNode) throws -> UASchedule {
        InAppMessageSchedule(message: try message(node)) { builder in
            builder.identifier = anonymousID
            builder.triggers = [hostTrigger(anonymousID)]
        }
    }

    private func hostTrigger(_ id: String) -> ScheduleTrigger {
        .screenTrigger(forScreenName: "headless \(id)", count: 1)
    }

    private func message(_ node: JSONNode) throws -> InAppMessage {
        do {
            return try InAppMessage(node: node)
        } catch let error as NSError {
            throw error.userInfo[NSUnderlyingErrorKey] as? PayloadError ?? error
        }
    }

    private func schedule(_ node: JSONNode) throws -> UASchedule {
        let builder = ScheduleBuilder()
        try read(node, into: builder)
        let schedule = try content(of: node, builder)
        guard schedule.isValid else {
            throw node.invalid("a schedule with 1 to 10 triggers that starts before it ends")
        }
        return schedule
    }

    private func content(of node: JSONNode, _ builder: ScheduleBuilder) throws -> UASchedule {
        let type = node["type"]
        switch type?.string ?? (node["actions"] != nil ? "actions" : "in_app_message") {
        case "in_app_message":
            let message = try message(node.required("message", "a message"))
            return InAppMessageSchedule(message: message, builder: builder)
        case "actions":
            let actions = try node.required("actions", "an object")
            guard let members = actions.members else { throw actions.unexpected("an object") }
            return ActionSchedule(actions: members, builder: builder)
        case "deferred":
            return try DeferredSchedule(node.required("deferred", "an object with a URL"), builder: builder)
        default:
            throw (type ?? node).unknown(#""in_app_message", "actions" or "deferred""#)
        }
    }

    private func read(_ node: JSONNode, into builder: ScheduleBuilder) throws {
        builder.identifier = try node.string("id") ?? anonymousID
        builder.group = try node.string("group")
        builder.priority = try node.integer("priority") ?? 0
        builder.limit = try node.limit() ?? 1
        builder.start = node["start"]?.date ?? .distantPast
        builder.end = node["end"]?.date ?? .distantFuture
        builder.interval = try node.number("interval") ?? 0
        builder.editGracePeriod = (try node.number("edit_grace_period") ?? 0) * 86_400
        builder.triggers = try node["triggers"].map(ScheduleTrigger.list) ?? [hostTrigger(builder.identifier)]
        builder.metadata = node["metadata"]?.members
        builder.delay = try node["delay"].map(ScheduleDelay.init(node:))
        builder.audience = try node["audience"].flatMap(audience)
    }

    /// Reads only the miss behavior of an audience; the host decides who belongs to the audience.
    private func audience(_ node: JSONNode) throws -> ScheduleAudience? {
        let behaviors: [String: ScheduleAudienceMissBehaviorType] = [
            "cancel": .cancel, "skip": .skip, "penalize": .penalize,
        ]
        let behavior = try node["miss_behavior"].map { member in
            guard let behavior = member.string.flatMap({ behaviors[$0] }) else {
                throw member.unknown("cancel, skip or penalize")
            }
            return behavior
        }
        return ScheduleAudience { $0.missBehavior = behavior ?? .penalize }
    }
}

extension JSONNode {
    func string(_ name: String) throws -> String? {
        try self[name].map { member in
            guard let string = member.string else { throw member.unexpected("a string") }
            return string
        }
    }

    fileprivate func integer(_ name: String) throws -> Int? {
        try self[name].map { member in
            guard let integer = member.integer else { throw member.unexpected("an integer") }
            return integer
        }
    }

    func number(_ name: String) throws -> Double? {
        try self[name].map { member in
            guard let number = member.double else { throw member.unexpected("a number") }
            return number
        }
    }

    fileprivate func limit() throws -> UInt? {
        guard let limit = try integer("limit") else { return nil }
        guard limit >= 0 else {
            throw self["limit"]?.invalid("a number that is not negative") ?? invalid("a limit")
        }
        return UInt(limit)
    }

    /// The time of an ISO 8601 text; an invalid text counts as missing (4.8).
    fileprivate var date: Date? {
        guard let string else { return nil }
        let formatter = ISO8601DateFormatter()
        if let date = formatter.date(from: string) { return date }
        formatter.formatOptions = [.withFullDate, .withTime, .withColonSeparatorInTime]
        return formatter.date(from: string)
    }
}

extension ScheduleDelay {
    /// The domain of errors of a delay's JSON; their code is 0. Its name is inferred from the other domains.
    public static let errorDomain = "com.urbanairship.schedule_delay"

    /// Reads a delay.
    ///
    /// - Parameter json: an object with `seconds`, `screen` (a string or an array of strings), `region_id` or `region`,
    ///   `app_state` and `cancellation_triggers`, all of them optional. Other keys are rejected (AS-111).
    /// - Throws: an error of the domain `errorDomain` with the code 0, which says what was wrong and where.
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

    /// The key of a region is `region_id` in the SDK as far as known, and `region` in versions from 18 on.
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

extension ScheduleTrigger {
    /// The domain of errors of a trigger's JSON; their code is 0.
    public static let errorDomain = "com.urbanairship.schedule_trigger"

    /// Reads a trigger.
    ///
    /// - Parameter json: an object with a `type` (case-insensitive), a `goal` above zero, and an optional `predicate`;
    ///   a `what` is rejected (AS-111).
    /// - Throws: an error of the domain `errorDomain` with the code 0, which says what was wrong and where.
    public convenience init(json: Any) throws {
        self.init(try JSONNode.read(json, naming: Self.errorDomain, Parts.init))
    }

    /// Reads a trigger of a campaign.
    /// - Throws: `PayloadError`.
    convenience init(node: JSONNode) throws {
        self.init(try Parts(node))
    }

    private convenience init(_ parts: Parts) {
        self.init(parts.type, goal: parts.goal, predicate: parts.predicate)
    }
}

/// The parts of a trigger.
private struct Parts {
    let type: UAScheduleTriggerType
    let goal: NSNumber
    let predicate: JSONPredicate?

    init(_ node: JSONNode) throws {
        let typeNode = try node.required("type", "a trigger type")
        guard let type = typeNode.string.flatMap({ Self.types[$0.lowercased()] }) else {
            throw typeNode.unknown("one of \(Self.types.keys.sorted().joined(separator: ", "))")
        }
        let goalNode = try node.required("goal", "a number above 0")
        guard let goal = goalNode.double else { throw goalNode.unexpected("a number above 0") }
        guard goal > 0 else { throw goalNode.invalid("a number above 0") }
        if let what = node["what"] { throw what.invalid("no \"what\" outside of a predicate") }
        self.type = type
        self.goal = NSNumber(value: goal)
        predicate = try node["predicate"].map(JSONPredicate.init(node:))
    }

    private static let types: [String: UAScheduleTriggerType] = [
        "app_init": .appInit, "foreground": .appForeground, "background": .appBackground,
        "region_enter": .regionEnter, "region_exit": .regionExit, "custom_event_count": .customEventCount,
        "custom_event_value": .customEventValue, "screen": .screen, "active_session": .activeSession,
        "version": .version,
    ]
}
