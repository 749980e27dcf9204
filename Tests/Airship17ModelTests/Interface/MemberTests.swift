import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// Members as Swift imports them.
@MainActor @Suite("Members as imported", .timeLimit(.minutes(20))) struct MemberTests {
    /// Implements the methods in the form of the SDK's declaration.
    private final class Coordinator: NSObject, InAppMessageDisplayCoordinator {
        var isReady: Bool { true }
        func didBeginDisplaying(_ message: InAppMessage!) { note("began \(message.name ?? "")") }
        func didFinishDisplaying(_ message: InAppMessage!) { note("finished \(message.name ?? "")") }
    }

    private final class Delegate: NSObject, InAppMessagingDelegate {
        let coordinator = Coordinator()
        func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
            coordinator
        }
    }

    @Test("AS-037, AS-042 a coordinator may take a message that may be nil") func coordinator() throws {
        let world = TestWorld()
        let delegate = Delegate()
        world.stage.run { InAppAutomation.shared.inAppMessageManager.delegate = delegate }
        let shown = try world.trigger(HostPayloads.custom())
        #expect(shown.filter { $0.contains("began") }.count == 1)
        #expect(world.finish().filter { $0.contains("finished") }.count == 1)
    }

    @Test("AS-113 schedules that have ended are not listed, and handlers may be left out") func listed()
        throws
    {
        let world = TestWorld()
        #expect(
            try world.schedule {
                $0.end = Date(timeIntervalSinceNow: 60)
                $0.group = "g"
            } == true)
        let found = Locked<[String]>([])
        let list = {
            world.stage.run {
                InAppAutomation.shared.getAllSchedules { schedules in
                    found.withLock { $0 = schedules.map(\.identifier) }
                }
            }
            world.stage.runUntilIdle()
        }
        list()
        #expect(found.current == ["s"])
        _ = world.advance(120)
        list()
        #expect(found.current.isEmpty)
        #expect(try world.schedule() == true)
        world.stage.run {
            InAppAutomation.shared.cancelSchedules(withGroup: "g")
            InAppAutomation.shared.cancelMessageSchedules(withGroup: "g")
            InAppAutomation.shared.cancelActionSchedules(withGroup: "g")
            InAppAutomation.shared.editSchedule(withID: "s", edits: ScheduleEdits { $0.limit = 2 })
            InAppAutomation.shared.cancelSchedule(withID: "s")
        }
        list()
        #expect(found.current.isEmpty)
    }

    @Test("1.11 the types allow nil for the times of a schedule, and version 13 has infos") func info() throws
    {
        let world = TestWorld()
        let message = try world.makeMessage(HostPayloads.custom())
        let end = Date(timeIntervalSinceNow: 60)
        let schedule = InAppMessageSchedule(message: message) {
            $0.end = end
            $0.limit = 3
        }
        #expect(schedule.end == end)
        #expect((schedule.start ?? .distantFuture) < end)
        #expect(schedule.info?.limit == 3)
        #expect(schedule.info?.message.isEqual(message) == true)
        #expect(ActionSchedule(actions: [:]) { _ in }.info == nil)
        #expect(UAInAppMessageDisplayCoordinatorIsReadyKey == "isReady")
    }

    @Test("AS-060 JSON matchers are evaluated") func matchers() throws {
        let matcher = JSONMatcher(
            valueMatcher: .matcherWhereNumberAtLeast(2, atMost: 3), scope: ["event_value"])
        for (value, isCounted) in [(1.0, false), (2, true), (3, true), (4, false)] {
            let world = TestWorld()
            #expect(
                try world.schedule {
                    $0.triggers = [
                        .customEventTrigger(with: JSONPredicate(jsonMatcher: matcher), count: 1)
                    ]
                } == true)
            #expect(world.send(.customEvent("e", value: value)).isEmpty != isCounted)
        }
    }

    @Test("4.10 the SDK's own kinds of notifications give buttons") func categories() throws {
        let push: [String: Any] = [
            "display": ["type": "banner", "alert": "Hello"],
            "actions": ["button_group": "ua_yes_no_foreground"],
        ]
        let message = try #require(
            HeadlessStage().run { LegacyInAppMessage(payload: push) })
        #expect(message.buttonCategory?.actions.map(\.identifier) == ["yes", "no"])
    }
}
