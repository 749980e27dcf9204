import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("The server's side, and pushes", .timeLimit(.minutes(20))) struct ServerTests {
    private func payload(_ schedules: String...) -> String {
        "{\"in_app_messages\": [\(schedules.joined(separator: ", "))]}"
    }

    private func schedule(_ id: String, created: String, limit: Int = 0) -> String {
        Payloads.schedule(
            id, Payloads.custom(id, behavior: "immediate"), limit: limit, more: #", "created": "\#(created)""#
        )
    }

    private let old = "2000-01-01T00:00:00Z"
    private let new = "2099-01-01T00:00:00Z"

    @Test("AM-120 a schedule that an app stores as remote is never displayed") func foreign() async throws {
        let world = TestWorld()
        let json = Payloads.schedule("s", Payloads.custom(more: #", "source": "remote-data""#))
        let schedule = try JSONDecoder().decode(AutomationSchedule.self, from: Data(json.utf8))
        _ = try await world.upsert(schedule)
        #expect(world.send(Own.event) == ["waits for the server"])
        #expect(world.trace { world.host.refreshRemoteData() } == ["waits for the server"])
    }

    @Test("AM-121 only a malformed schedule itself is dropped, from 18.2.1 on") func malformed() throws {
        let json = payload(schedule("1", created: new), #"{"id": "bad"}"#)
        let world = TestWorld()
        #expect(
            world.trace { world.host.receiveRemoteData(json) }
                == [#"error schedule dropped: "in_app_messages[1].triggers" is missing, expected a value"#])
        #expect(world.send(Own.event) == shown("1", id: "1"))
        let early = TestWorld(Airship18Version(18, 2))
        #expect(
            early.trace { early.host.receiveRemoteData(json) }.first?.hasPrefix("error payload refused")
                ?? false)
        #expect(early.send(Own.event) == [])
    }

    @Test("AM-122 known schedules are replaced, old unknown ones ignored, missing ones ended") func changes()
        async throws
    {
        // Before 20.1, so that the event does not trigger the new schedule afterwards.
        let world = TestWorld(Airship18Version(20))
        world.host.receiveRemoteData(payload(schedule("1", created: old), schedule("2", created: old)))
        _ = world.trace {}
        #expect(
            world.send(Own.event) == ["factory(1)", "factory(2)"] + displaying("1", id: "1")
                + displaying("2", id: "2"))
        world.host.receiveRemoteData(
            payload(
                schedule("2", created: old, limit: 1), schedule("3", created: old),
                schedule("4", created: new)))
        _ = world.trace {}
        #expect(try await !world.isStored("1"))
        #expect(try await !world.isStored("3"))
        // A message on the screen stays, and its end does not count (AM-066).
        #expect(world.finish("1") == finished("1", id: "1"))
        #expect(world.finish("2") == finished("2", id: "2"))
        #expect(world.send(Own.event) == shown("4", id: "4"))
    }

    @Test("AM-121 triggers without an id keep their progress across payloads") func stableIDs() throws {
        let world = TestWorld()
        let json = payload(schedule("1", created: new)).replacingOccurrences(
            of: #""goal": 1"#, with: #""goal": 2"#)
        world.host.receiveRemoteData(json)
        #expect(world.send(Own.event) == [])
        world.host.receiveRemoteData(json)
        #expect(world.send(Own.event) == shown("1", id: "1"))
    }

    @Test("3.1 status, its changes, and waiting for it") func status() async throws {
        let world = TestWorld()
        let automation = world.automation
        #expect(await automation.status == .upToDate)
        world.host.updateStatus = .stale
        var updates = await automation.statusUpdates.makeAsyncIterator()
        #expect(await updates.next() == .stale)
        world.stage.onMain {
            StageTask.start(on: world.stage) {
                await automation.waitRefresh(maxTime: 5)
                note("time is up")
                await automation.waitRefresh(maxTime: nil)
                note("up to date")
            }
        }
        #expect(world.advance(4.9) == [])
        #expect(world.advance(0.1) == ["time is up"])
        #expect(world.trace { world.host.updateStatus = .upToDate } == ["up to date"])
        #expect(await updates.next() == .upToDate)
        await automation.waitRefresh(maxTime: nil)
    }

    // MARK: Standard messages

    private func push(_ id: String?, _ more: [String: Any] = [:], display: [String: Any] = [:])
        -> [AnyHashable: Any]
    {
        let banner = ["type": "banner", "alert": "Hello"].merging(display) { $1 } as [String: Any]
        var push: [AnyHashable: Any] = ["com.urbanairship.in_app": ["display": banner].merging(more) { $1 }]
        push["_"] = id
        return push
    }

    private func display(_ id: String) -> [String] {
        ["D.isReady(Hello \(id))=true", "D.will(Hello \(id))", "display \(id)"]
    }

    @Test("4.10, AM-139 a push is a banner, immediately or when the app next becomes active") func legacy()
        throws
    {
        let world = TestWorld()
        #expect(world.trace { world.host.receivePush(push("1")) } == display("1"))
        #expect(world.advance(15) == ["resolution 1 user_dismissed", "D.finished(Hello 1)"])
        let automation = world.automation
        world.onMain { _ in automation.legacyInAppMessaging.displayASAPEnabled = false }
        _ = world.advance(60)
        #expect(world.trace { world.host.receivePush(push("2")) } == [])
        world.stage.app.state = .inactive
        #expect(world.trace { world.stage.app.state = .active } == display("2"))
    }

    @Test("4.10, AM-141 opening the push withdraws its banner; another one does not") func directOpen() throws
    {
        let world = TestWorld()
        _ = world.setPaused(true)
        #expect(world.trace { world.host.receivePush(push("1")) } == [])
        #expect(world.trace { world.host.openPush(push("other")) } == [])
        #expect(world.trace { world.host.openPush(push("1")) } == ["resolution 1 direct_open"])
        #expect(world.setPaused(false) == [])
    }

    @Test("4.10, AM-140 a new push replaces the one that waits, also one with its own id") func replaced()
        throws
    {
        let world = TestWorld()
        _ = world.setPaused(true)
        _ = world.trace { world.host.receivePush(push("1")) }
        #expect(world.trace { world.host.receivePush(push("2")) } == ["resolution 1 replaced"])
        #expect(world.trace { world.host.receivePush(push("2")) } == ["resolution 2 replaced"])
        #expect(world.setPaused(false) == display("2"))
    }

    @Test("4.10 a push without a valid message is dropped", arguments: ["alert", "type"]) func dropped(
        _ key: String
    )
        throws
    {
        let world = TestWorld()
        #expect(
            world.trace { world.host.receivePush(push("1", display: [key: 1])) } == [
                "error standard message dropped"
            ])
        #expect(world.trace { world.host.receivePush(push(nil)) } == ["error standard message dropped"])
        #expect(world.trace { world.host.receivePush(["other": 1]) } == [])
    }

    @Test("4.10, AM-139 buttons by the category, the first two") func buttons() throws {
        let world = TestWorld()
        let actions = ["yes", "no", "later"].map { UNNotificationAction(identifier: $0, title: $0) }
        world.host.notificationCategories = [
            UNNotificationCategory(identifier: "three", actions: actions, intentIdentifiers: [])
        ]
        let more: [String: Any] = [
            "actions": [
                "button_group": "three", "button_actions": ["yes": ["tag": 1]], "on_click": ["open": "x"],
            ]
        ]
        var push = push("1", more)
        push["_uamid"] = "inbox"
        _ = world.trace { world.host.receivePush(push) }
        #expect(world.trace { world.stage.user.tapButton("later") }.first?.hasPrefix("error") ?? false)
        #expect(
            world.trace { world.stage.user.tapMessage() } == [
                "resolution 1 user_dismissed", "D.finished(Hello 1)", "action _uamid=\"inbox\" for nobody",
            ])
    }

    @Test("3.5, AM-056 converter and extenders: order, actor, and what nil does") func extenders() throws {
        let world = TestWorld()
        let automation = world.automation
        world.onMain { _ in
            automation.legacyInAppMessaging.messageExtender = { message in
                note("message extender \(MainThread.isCurrent)")
                message.name = "renamed"
            }
            automation.legacyInAppMessaging.scheduleExtender = { schedule in
                note("schedule extender \(schedule.identifier)")
                schedule.limit = 3
            }
        }
        let extended = [
            "message extender true", "schedule extender 1", "D.isReady(renamed 1)=true", "D.will(renamed 1)",
            "display 1",
        ]
        #expect(world.trace { world.host.receivePush(push("1")) } == extended)
        _ = world.trace { world.stage.user.swipe(.down) }
        world.onMain { _ in
            automation.legacyInAppMessaging.customMessageConverter = { message in
                note("converter \(message.identifier) \(message.alert)")
                return nil
            }
        }
        #expect(
            world.trace { world.host.receivePush(push("2")) }
                == ["converter 2 Hello", "error standard message dropped"])
    }
}
