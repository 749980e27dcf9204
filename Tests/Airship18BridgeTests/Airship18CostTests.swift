import Airship18Bridge
import Airship18Model
import BridgeTesting
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

/// A handler that holds every message and counts how often it is asked about each.
@MainActor private final class Holder: InAppMessageHandler {
    private(set) var asked: [String: Int] = [:]

    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        asked[message.id, default: 0] += 1
        return .hold
    }
}

/// Counts steps, not seconds: how many schedules are examined, and how often the app and the handler are asked.
@MainActor @Suite("Cost", .timeLimit(.minutes(20))) struct Airship18CostTests {
    /// The number of waiting messages.
    private static let count = 100

    /// Stores all schedules, and triggers them with one event.
    private func setOff(_ host: Airship18Host) {
        let stage = host.stage
        let schedules = (0..<Self.count).map { number in
            AutomationSchedule(
                identifier: "m\(number)",
                triggers: [.event(EventAutomationTrigger(type: .customEventCount, goal: 1))],
                data: .inAppMessage(InAppMessage(name: "m\(number)", displayContent: .custom([:]))))
        }
        stage.run {
            let automation = Airship.inAppAutomation
            StageTask.start(on: stage) { try? await automation.upsertSchedules(schedules) }
        }
        stage.runUntilIdle()
        host.send(.customEvent("e"))
        stage.runUntilIdle()
    }

    @Test(
        "AM-003, AM-047 100 held messages and 1,000 notifications: the handler is asked once about each message"
    )
    func held() {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        let holder = Holder()
        let bridge = stage.run { Airship18Bridge(holder).attach() }
        let adapter = OldAdapter()
        stage.run { bridge.setCustomAdapter(forType: .custom) { _ in adapter } }
        setOff(host)
        // Each arrival causes all waiting messages to be examined again, in a pass of its own (AM-046, AM-156).
        let examined = host.examinedScheduleCount
        #expect(examined <= Self.count * Self.count)
        #expect(bridge.engine.heldCount == Self.count)
        let messaging = stage.run { Airship.inAppAutomation.inAppMessaging }
        // Notifications in one turn cause one pass, those in turns of their own one pass each; a pass examines
        // each waiting message once.
        for notifications in [900, 90] {
            stage.run { for _ in 0..<notifications { messaging.notifyDisplayConditionsChanged() } }
            stage.runUntilIdle()
        }
        for _ in 0..<10 {
            stage.run { messaging.notifyDisplayConditionsChanged() }
            stage.runUntilIdle()
        }
        #expect(host.examinedScheduleCount == examined + 12 * Self.count)
        #expect(adapter.calls.count == host.examinedScheduleCount)
        #expect(holder.asked.count == Self.count)
        #expect(holder.asked.values.allSatisfy { $0 == 1 })
        #expect(bridge.engine.heldCount == Self.count)
    }

    @Test("AM-025 100 held messages are discarded one by one, and each costs the same")
    func discarded() throws {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage)
        let bridge = stage.run { Airship18Bridge(Holder()).attach() }
        stage.run { bridge.setCustomAdapter(forType: .custom) { _ in OldAdapter() } }
        setOff(host)
        for message in bridge.heldMessages { try stage.run { try message.discard() } }
        stage.runUntilIdle()
        let messaging = stage.run { Airship.inAppAutomation.inAppMessaging }
        let examined = host.examinedScheduleCount
        for _ in 0..<2 {
            stage.run { messaging.notifyDisplayConditionsChanged() }
            stage.runUntilIdle()
        }
        // The first pass drops the prepared messages (AM-065); then no message waits.
        #expect(host.examinedScheduleCount == examined + Self.count)
        #expect(bridge.engine.heldCount == 0)
    }
}
