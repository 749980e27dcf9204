import Airship18EarlierModel
import Foundation
import HeadlessStage
import Testing

/// App code of 18 and 19.
@Suite("Spellings of 18 and 19", .timeLimit(.minutes(20))) struct EarlierSpellingTests {
    @MainActor final class Gate: InAppMessageDisplayDelegate {
        var isOpen = false
        var shown: [String] = []

        func start() {
            InAppAutomation.shared.inAppMessaging.displayDelegate = self
            InAppAutomation.shared.isPaused = false
        }

        func open() {
            isOpen = true
            let messaging: any InAppMessagingProtocol = Airship.inAppAutomation.inAppMessaging
            messaging.notifyDisplayConditionsChanged()
        }

        func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { isOpen }
        func messageWillDisplay(_ message: InAppMessage, scheduleID: String) { shown.append(message.name) }
        func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
    }

    @Test("3.1 InAppAutomation.shared and Airship.inAppAutomation as a class") @MainActor func shared() throws
    {
        let stage = HeadlessStage()
        let gate = Gate()
        let host = Airship18Host(stage: stage, version: .v18)
        stage.run { gate.start() }
        try host.trigger(json: #"{"name": "m", "display_type": "html", "display": {"url": "https://e.com"}}"#)
        stage.runUntilIdle()
        #expect(gate.shown == [])
        stage.run { gate.open() }
        stage.runUntilIdle()
        #expect(gate.shown == ["m"])
    }

    @Test("3.1 setAdapterFactoryBlock, with message and assets") @MainActor func factoryBlock() throws {
        let stage = HeadlessStage()
        let host = Airship18Host(stage: stage, version: .v18)
        let seen = Locked<[String]>([])
        stage.run {
            InAppAutomation.shared.inAppMessaging.setAdapterFactoryBlock(forType: .html) { message, _ in
                seen.withLock { $0.append(message.name) }
                return nil
            }
        }
        try host.trigger(json: #"{"name": "m", "display_type": "html", "display": {"url": "https://e.com"}}"#)
        stage.runUntilIdle()
        #expect(seen.current == ["m"])
    }

    @Test("3.1 waitRefresh without a time, schedules") func schedules() async throws {
        let automation: InAppAutomation = HeadlessStage().run { InAppAutomation.shared }
        await automation.waitRefresh()
        let trigger = EventAutomationTrigger(type: .screen, goal: 1)
        try await automation.upsertSchedules([
            AutomationSchedule(
                identifier: "s", triggers: [.event(trigger)], data: .actions(["a": 1]), group: "g")
        ])
        #expect(try await automation.getSchedule(identifier: "s")?.group == "g")
        try await automation.cancelSchedules(group: "g")
        #expect(try await automation.getSchedules(group: "g").isEmpty)
    }
}
