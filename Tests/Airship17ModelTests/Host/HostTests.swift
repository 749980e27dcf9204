import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("The host", .timeLimit(.minutes(20))) struct HostTests {
    @Test("a message without a schedule gets a schedule of its own, each time") func messageAlone() throws {
        let world = TestWorld()
        #expect(try world.trigger(HostPayloads.custom()) == preparing() + displaying(id: "message-1"))
        #expect(world.finish() == finishing(id: "message-1"))
        _ = world.advance(30)
        #expect(try world.trigger(HostPayloads.custom()) == preparing() + displaying(id: "message-2"))
    }

    @Test("AS-061, AS-063 a schedule whose JSON is triggered again is the same one") func again() throws {
        let world = TestWorld()
        let json = HostPayloads.schedule(limit: 2)
        #expect(try world.trigger(json) == preparing() + displaying())
        #expect(try world.trigger(json) == ["main not set off"])
        _ = world.finish()
        _ = world.advance(30)
        #expect(try world.trigger(json) == preparing() + displaying())
        _ = world.finish()
        #expect(try world.trigger(json) == ["main not set off"])
    }

    @Test("4.8 the values of a schedule's JSON") func schedule() throws {
        let world = TestWorld()
        let json = """
            {"id": "full", "type": "in_app_message", "group": "g", "priority": -3, "limit": 0, "interval": 5,
             "start": "2020-01-01T00:00:00Z", "end": "2100-01-01T00:00:00", "edit_grace_period": 2,
             "metadata": {"k": "v"}, "audience": {"miss_behavior": "skip"},
             "delay": {"seconds": 3, "screen": ["a"], "region_id": "r", "app_state": "foreground",
                       "cancellation_triggers": [{"type": "background", "goal": 1}]},
             "triggers": [{"type": "Foreground", "goal": 2}, {"type": "screen", "goal": 1, "predicate": {"x": 1}}],
             "message": \(HostPayloads.custom())}
            """
        let schedule = try world.host.schedule(in: Data(json.utf8))
        #expect(schedule is InAppMessageSchedule)
        #expect(schedule.identifier == "full")
        #expect(schedule.group == "g")
        #expect(schedule.priority == -3)
        #expect(schedule.limit == 0)
        #expect(schedule.interval == 5)
        #expect(schedule.start == Date(timeIntervalSince1970: 1_577_836_800))
        #expect(schedule.end == Date(timeIntervalSince1970: 4_102_444_800))
        #expect(schedule.editGracePeriod == 172_800)
        #expect(schedule.metadata["k"] as? String == "v")
        #expect(schedule.audience?.missBehavior == .skip)
        #expect(schedule.delay?.seconds == 3)
        #expect(schedule.delay?.screens == ["a"])
        #expect(schedule.delay?.regionID == "r")
        #expect(schedule.delay?.appState == .foreground)
        #expect(schedule.delay?.cancellationTriggers.map(\.type) == [.appBackground])
        #expect(schedule.triggers.map(\.type) == [.appForeground, .screen])
        #expect(schedule.triggers.map(\.goal) == [2, 1])
        #expect(schedule.isValid)
        #expect(world.storedIDs() == [])
    }

    @Test("4.8 a bad start or end counts as missing") func badDates() throws {
        let world = TestWorld()
        let json = HostPayloads.schedule(more: #", "start": "soon", "end": 5"#)
        let schedule = try world.host.schedule(in: Data(json.utf8))
        #expect(schedule.start == .distantPast)
        #expect(schedule.end == .distantFuture)
    }

    nonisolated static let malformed: [(String, PayloadError.Code, String)] = [
        ("not json", .notJSON, ""), ("[]", .wrongType, ""), ("{}", .missing, "message"),
        (#"{"type": "deferred"}"#, .missing, "deferred"), (#"{"type": 3}"#, .missing, "message"),
        (#"{"type": "deferred", "deferred": {"url": 3}}"#, .wrongType, "deferred.url"),
        (HostPayloads.schedule(more: #", "delay": {"screen": [1]}"#), .wrongType, "delay.screen[0]"),
        (HostPayloads.schedule(more: #", "delay": {"screen": 1}"#), .wrongType, "delay.screen"),
        (HostPayloads.schedule(more: #", "delay": {"wait": 1}"#), .invalidValue, "delay.wait"),
        (
            #"{"message": {}, "triggers": [{"type": "screen", "goal": 1, "what": "x"}]}"#, .invalidValue,
            "triggers[0].what"
        ),
        (
            #"{"message": {}, "triggers": [{"type": "screen", "goal": 1, "predicate": {"what": "x"}}]}"#,
            .invalidValue, "triggers[0].predicate.what"
        ),
        (#"{"type": "actions", "actions": 3}"#, .wrongType, "actions"),
        (HostPayloads.schedule(more: #", "group": 3"#), .wrongType, "group"),
        (HostPayloads.schedule(more: #", "priority": "high""#), .wrongType, "priority"),
        (HostPayloads.schedule(limit: -1), .invalidValue, "limit"),
        (HostPayloads.schedule(more: #", "interval": "1""#), .wrongType, "interval"),
        (
            HostPayloads.schedule(more: #", "audience": {"miss_behavior": "x"}"#), .invalidValue,
            "audience.miss_behavior"
        ),
        (HostPayloads.schedule(more: #", "delay": {"app_state": "x"}"#), .invalidValue, "delay.app_state"),
        (HostPayloads.schedule(more: #", "delay": {"seconds": -1}"#), .invalidValue, ""),
        (HostPayloads.schedule(message: #"{"display_type": "banner"}"#), .missing, "message.display"),
        (#"{"message": {}, "triggers": [{"type": "moon", "goal": 1}]}"#, .invalidValue, "triggers[0].type"),
        (#"{"message": {}, "triggers": {}}"#, .wrongType, "triggers"),
        (#"{"display_type": "banner", "display": {}}"#, .missing, "display.body"),
    ]

    @Test("4 errors of invalid payloads name the path, and nothing happens", arguments: malformed)
    func bad(_ json: String, _ code: PayloadError.Code, _ path: String) {
        let world = TestWorld()
        #expect {
            try world.host.trigger(json: json)
        } throws: { error in
            guard let error = error as? PayloadError else { return false }
            return error.code == code && error.keyPath == path
        }
        world.stage.runUntilIdle()
        #expect(world.takeTrace() == [])
        #expect(world.storedIDs() == [])
    }

    @Test("AS-066 a campaign beyond the limit of stored schedules is refused, and the log says so")
    func full() throws {
        let world = TestWorld()
        world.host.scheduleLimit = 1
        _ = try world.trigger(HostPayloads.schedule("1"))
        #expect(try world.trigger(HostPayloads.schedule("2")) == ["main error schedules refused"])
        #expect(world.storedIDs() == ["1"])
    }

    @Test("AS-102 a schedule whose identifier is already stored is stored again") func duplicate() throws {
        let world = TestWorld()
        #expect(try world.schedule() == true)
        #expect(try world.schedule() == true)
        #expect(world.storedIDs() == ["s"])
    }
}
