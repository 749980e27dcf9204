import Foundation
import HeadlessStage
import PlatformStandIns

/// Reads what a campaign sends: a schedule, or a message alone (section 4).
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

    /// A message alone gets a schedule with the defaults. Nothing but the host sets it off: its trigger is a screen that
    /// has the schedule's own name.
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

    /// Of an audience only what becomes of a miss is read; the host decides who belongs to it.
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

    /// The time that an ISO 8601 text names; a bad one counts as missing (4.8).
    fileprivate var date: Date? {
        guard let string else { return nil }
        let formatter = ISO8601DateFormatter()
        if let date = formatter.date(from: string) { return date }
        formatter.formatOptions = [.withFullDate, .withTime, .withColonSeparatorInTime]
        return formatter.date(from: string)
    }
}
