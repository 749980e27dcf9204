import AirshipShared
import Foundation
import HeadlessStage

/// The content of a campaign: schedules and frequency limits (sections 2.8 and 2.11).
struct CampaignPayload: Sendable {
    var schedules: [AutomationSchedule]
    /// Nil if the payload does not contain any.
    var constraints: [FrequencyConstraint]?

    init(schedules: [AutomationSchedule], constraints: [FrequencyConstraint]?) {
        self.schedules = schedules
        self.constraints = constraints
    }

    /// Reads a server payload, one schedule, or a message alone.
    ///
    /// - Parameters:
    ///   - anonymousID: the identifier for a message alone, or for a schedule that has none.
    ///   - version: the version whose strictness applies.
    /// - Throws: `PayloadError`.
    init(_ json: Data, anonymousID: String, version: Airship18Version) throws {
        let node = JSONNode(try JSONValue(parsing: json), at: .root)
        guard case .object(let members) = node.value else {
            throw node.unexpected("an object: a server payload, a schedule or a message")
        }
        let reader = PayloadReader(version: version)
        if members["in_app_messages"] != nil {
            schedules = try node.requiredArray("in_app_messages").map { try reader.remoteSchedule($0) }
            constraints = try node["frequency_constraints"].map { _ in
                try node.requiredArray("frequency_constraints").map { try reader.read($0) }
            }
        } else if members["display_type"] != nil {
            schedules = [try reader.schedule(around: node, id: anonymousID)]
        } else {
            schedules = [try reader.remoteSchedule(reader.completed(node, members, id: anonymousID))]
        }
    }
}

/// Reads values from a payload, with errors that state the position. A value.
struct PayloadReader {
    let version: Airship18Version

    /// - Throws: `PayloadError`.
    func read<Value: Decodable>(_ node: JSONNode) throws -> Value {
        let decoder = JSONDecoder()
        if let key = Airship18Version.userInfoKey { decoder.userInfo[key] = version }
        do {
            return try decoder.decode(Value.self, from: JSONEncoder().encode(node.value))
        } catch let error as DecodingError {
            throw PayloadError(error, in: node)
        }
    }

    /// A schedule from the server: its message is marked as such, whatever its `source`, and its triggers have
    /// deterministic ids (AM-121).
    func remoteSchedule(_ node: JSONNode) throws -> AutomationSchedule {
        var schedule: AutomationSchedule = try read(node)
        if case .inAppMessage(var message) = schedule.data {
            message.source = .remoteData
            schedule.data = .inAppMessage(message)
        }
        let ids = node["triggers"]?.elements?.map { $0["id"]?.string } ?? []
        for (index, id) in ids.enumerated() where id == nil {
            guard case .event(let trigger) = schedule.triggers[index] else { continue }
            schedule.triggers[index] = .event(trigger.withStableID)
        }
        return schedule
    }

    /// A message alone gets a schedule with the defaults, which only the host triggers.
    func schedule(around node: JSONNode, id: String) throws -> AutomationSchedule {
        var message: InAppMessage = try read(node)
        message.source = .remoteData
        return AutomationSchedule(identifier: id, triggers: [], data: .inAppMessage(message))
    }

    /// A schedule with defaults for the values that the host does not require: an identifier, triggers and the type of
    /// its content.
    func completed(_ node: JSONNode, _ members: [String: JSONValue], id: String) throws -> JSONNode {
        var members = members
        if members["id"] == nil { members["id"] = .string(id) }
        if members["triggers"] == nil { members["triggers"] = .array([]) }
        if members["type"] == nil {
            let isActions = members["actions"] != nil && members["message"] == nil
            members["type"] = .string(isActions ? "actions" : "in_app_message")
        }
        return JSONNode(.object(members), at: node.path)
    }
}

extension PayloadError {
    /// An error in a payload, with the key path of the `DecodingError`.
    init(_ error: DecodingError, in node: JSONNode) {
        switch error {
        case .keyNotFound(let key, let context):
            self = .missing(node.path[context.codingPath][key.stringValue], expected: "a value")
        case .valueNotFound(let type, let context):
            self = .wrongType(.null, at: node.path[context.codingPath], expected: Self.name(of: type))
        case .typeMismatch(let type, let context):
            self = .wrongType(
                node.value[context.codingPath], at: node.path[context.codingPath],
                expected: Self.name(of: type))
        case .dataCorrupted(let context):
            self = .invalidValue(
                node.value[context.codingPath], at: node.path[context.codingPath],
                expected: context.debugDescription)
        @unknown default:
            self = .invalidValue(node.value, at: node.path, expected: "a payload that can be read")
        }
    }

    private static func name(of type: any Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is UInt.Type: "an integer that is not negative"
        case is Int.Type: "an integer"
        case is Double.Type: "a number"
        case is any Collection.Type where "\(type)".hasPrefix("Array"): "an array"
        default: "an object"
        }
    }
}

extension PayloadPath {
    fileprivate subscript(codingPath: [any CodingKey]) -> PayloadPath {
        codingPath.reduce(self) { path, key in key.intValue.map { path[$0] } ?? path[key.stringValue] }
    }
}

extension JSONValue {
    /// The value at a position; null if there is none.
    fileprivate subscript(codingPath: [any CodingKey]) -> JSONValue {
        codingPath.reduce(self) { value, key in
            switch value {
            case .object(let members): members[key.stringValue] ?? .null
            case .array(let elements):
                key.intValue.flatMap { elements.indices.contains($0) ? elements[$0] : nil } ?? .null
            default: .null
            }
        }
    }
}

/// The server's data at one time (AM-121, AM-122).
struct RemotePayload {
    let schedules: [AutomationSchedule]
    let constraints: [FrequencyConstraint]
    /// The reasons why schedules were dropped.
    let dropped: [PayloadError]

    /// - Throws: `PayloadError` when the payload as a whole cannot be used.
    init(_ json: Data, version: Airship18Version) throws {
        let node = JSONNode(try JSONValue(parsing: json), at: .root)
        let reader = PayloadReader(version: version)
        constraints =
            try node["frequency_constraints"].map { _ in
                try node.requiredArray("frequency_constraints").map { try reader.read($0) }
            } ?? []
        var schedules: [AutomationSchedule] = []
        var dropped: [PayloadError] = []
        for element in try node.requiredArray("in_app_messages") {
            do {
                schedules.append(try reader.remoteSchedule(element))
            } catch let error as PayloadError where version.dropsMalformedAlone {
                dropped.append(error)
            }
        }
        self.schedules = schedules
        self.dropped = dropped
    }
}

extension SDKInAppAutomation {
    /// The server's data have arrived.
    @MainActor func receive(remote json: Data, at date: Date) {
        engine.start()
        let remote = installation.remote
        do {
            let payload = try RemotePayload(json, version: installation.version)
            for error in payload.dropped {
                installation.link.record(.error, "schedule dropped", ["reason": "\(error)"])
            }
            installation.frequencies.set(payload.constraints)
            let ids = Set(payload.schedules.map(\.identifier))
            let last = remote.lastPayload ?? .distantPast
            let accepted = payload.schedules.filter {
                remote.known.contains($0.identifier) || $0.created > last
            }
            engine.end(remote.known.subtracting(ids))
            remote.known = Set(accepted.map(\.identifier))
            remote.lastPayload = date
            for schedule in accepted { remote.mark(schedule.identifier, isStale: false) }
            engine.upsert(accepted)
        } catch {
            installation.link.record(.error, "payload refused", ["reason": "\(error)"])
            // A payload that cannot be read counts as missing (AM-121).
            if installation.follows(.endedSource) { engine.end(remote.known) }
        }
        engine.preparer.refreshed()
        remote.set(.upToDate)
    }
}
