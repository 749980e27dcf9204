import Airship18Model
import AirshipRecords
import Foundation
import HeadlessStage
import InAppContracts
import PlatformStandIns

/// Actions of apps on schedules and values.
extension Airship18Calls {
    static let ofSchedules: [Airship18Call] = [
        onMain(
            .init(
                .app, "upsert", .init("payload", .payload), text("name", isRequired: false),
                text("limit", isRequired: false), text("interval", isRequired: false),
                text("end", isRequired: false), text("start", isRequired: false),
                .init("remote", .flag, isRequired: false), .init("anew", .flag, isRequired: false),
                about:
                    "upsertSchedules with the schedule of a payload as the app's own: the same value each time unless "
                    + "anew is true, with another message name, limit or interval, or with an end or a start this many "
                    + "seconds from now; remote decodes the payload unchanged")
        ) { driver, call in try driver.upsert([driver.makeSchedule(call)]) },
        onMain(
            .init(
                .app, "upsertTwice", .init("payload", .payload), text("name"),
                about:
                    "upsertSchedules with the schedule of a payload twice, the second time with another message name"
            )
        ) { driver, call in
            let first = try driver.makeSchedule(
                ShapeCall(.app, "upsert", ["payload": .string(call.text("payload"))]))
            try driver.upsert([first, driver.makeSchedule(call)])
        },
        onMain(
            .init(
                .app, "cancel", text("schedules"),
                about: "cancelSchedule(identifiers:), with spaces between the names")
        ) { driver, call in
            let (automation, ids) = (driver.automation, call.words("schedules"))
            driver.start { try? await automation.cancelSchedule(identifiers: ids) }
        },
        onMain(.init(.app, "cancelGroup", text("group"), about: "cancelSchedules(group:)")) { driver, call in
            let (automation, group) = (driver.automation, call.text("group"))
            driver.start { try? await automation.cancelSchedules(group: group) }
        },
        onMain(
            .init(
                .app, "find", schedule,
                about: "getSchedule(identifier:); whether it is found is in the trace")
        ) { driver, call in
            let (automation, id) = (driver.automation, call.text("schedule"))
            let recorder = driver.recorder
            driver.start {
                let found = try? await automation.getSchedule(identifier: id)
                recorder.call(
                    .listener, "answered", .list(["schedule": id, "found": "\(found != nil)"]))
            }
        },
        onMain(
            .init(
                .app, "findGroup", text("group"),
                about: "getSchedules(group:); the identifiers are in the trace")
        ) { driver, call in
            let (automation, group) = (driver.automation, call.text("group"))
            let recorder = driver.recorder
            driver.start {
                let found = (try? await automation.getSchedules(group: group)) ?? []
                let names = found.map(\.identifier).joined(separator: " ")
                recorder.call(.listener, "answered", .list(["group": group, "schedules": names]))
            }
        },
    ]

    static let ofValues: [Airship18Call] = [
        onMain(
            .init(
                .app, "read", .init("payload", .payload), text("as"),
                about:
                    "decodes a payload as message or schedule, and writes accepted or refused into the trace")
        ) { driver, call in
            let json = try driver.json(call.text("payload"))
            driver.note("reads", call, driver.reads(json, as: call.text("as")) ? "accepted" : "refused")
        },
        onMain(
            .init(
                .app, "rewrite", .init("payload", .payload), text("as"),
                about:
                    "decodes a payload as message or schedule, encodes and decodes it again, and writes into the trace "
                    + "whether both are equal")
        ) { driver, call in
            let json = try driver.json(call.text("payload"))
            let isEqual =
                call.text("as") == "message"
                ? try isSame(InAppMessage.self, json) : try isSame(AutomationSchedule.self, json)
            driver.note("rewrites", call, isEqual ? "equal" : "different")
        },
        onMain(
            .init(
                .app, "compare", .init("payload", .payload), .init("other", .payload),
                about: "decodes two payloads as messages, and writes into the trace whether they are equal")
        ) { driver, call in
            let messages = try [call.text("payload"), call.text("other")].map {
                try JSONDecoder().decode(InAppMessage.self, from: driver.json($0))
            }
            driver.note("compares", call, messages[0] == messages[1] ? "equal" : "different")
        },
        onMain(
            .init(
                .app, "compareColours", text("text"), text("other"),
                about:
                    "makes an InAppMessageColor of each of two texts, and writes into the trace whether the colours are equal"
            )
        ) { driver, call in
            let colors = ["text", "other"].map { InAppMessageColor(hexColorString: call.text($0)).color }
            driver.recorder.note(
                .app, "compares",
                .list([
                    "payload": call.text("text"), "result": colors[0] == colors[1] ? "equal" : "different",
                ]))
        },
    ]

    /// - Throws: `DecodingError`, or what the encoder throws.
    private static func isSame<Value: Codable & Equatable>(_ type: Value.Type, _ json: Data) throws -> Bool {
        let first = try JSONDecoder().decode(type, from: json)
        return try JSONDecoder().decode(type, from: JSONEncoder().encode(first)) == first
    }
}

extension Airship18Driver {
    fileprivate func json(_ name: String) throws -> Data {
        guard let json = payload(name) else { throw Self.failure("there is no such payload.") }
        return json
    }

    fileprivate func note(_ name: String, _ call: ShapeCall, _ result: String) {
        recorder.note(.app, name, .list(["payload": call.text("payload"), "result": result]))
    }

    fileprivate func reads(_ json: Data, as kind: String) -> Bool {
        kind == "message"
            ? (try? JSONDecoder().decode(InAppMessage.self, from: json)) != nil
            : (try? JSONDecoder().decode(AutomationSchedule.self, from: json)) != nil
    }

    @MainActor fileprivate func upsert(_ schedules: [AutomationSchedule]) throws {
        let automation = automation
        start { try? await automation.upsertSchedules(schedules) }
    }

    /// The schedule of a payload, as if the app had built it itself: with a message of its own.
    fileprivate func makeSchedule(_ call: ShapeCall) throws -> AutomationSchedule {
        let name = call.text("payload")
        if call.flag("remote") { return try JSONDecoder().decode(AutomationSchedule.self, from: json(name)) }
        var schedule = try app[\.schedules][call.flag("anew") ? "" : name] ?? buildSchedule(name)
        if case .inAppMessage(var message) = schedule.data, let other = call.string("name") {
            message.name = other
            schedule.data = .inAppMessage(message)
        }
        if let limit = call.string("limit").flatMap(UInt.init) { schedule.limit = limit }
        if let interval = call.string("interval").flatMap(Double.init) { schedule.interval = interval }
        if call.string("end") != nil { schedule.end = Date(timeIntervalSinceNow: try call.number("end")) }
        if call.string("start") != nil {
            schedule.start = Date(timeIntervalSinceNow: try call.number("start"))
        }
        app[\.schedules][name] = schedule
        return schedule
    }

    private func buildSchedule(_ name: String) throws -> AutomationSchedule {
        var schedule = try JSONDecoder().decode(AutomationSchedule.self, from: json(name))
        guard case .inAppMessage(let message) = schedule.data else { return schedule }
        schedule.data = .inAppMessage(
            InAppMessage(
                name: message.name, displayContent: message.displayContent, extras: message.extras,
                actions: message.actions, isReportingEnabled: message.isReportingEnabled,
                displayBehavior: message.displayBehavior))
        return schedule
    }
}
