import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Ready checks", .timeLimit(.minutes(20))) struct ReadinessTests {
    @Test("AS-026 one gate after the other, up to the first no") nonisolated func order() async throws {
        let world = TestWorld()
        let coordinator = RecordingCoordinator(isReady: false)
        world.delegate[\.coordinator] = { _ in coordinator }
        world.delegate[\.isReady] = false
        world.adapters[\.isReady] = false
        world.automation.isPaused = true
        #expect(try world.trigger(HostPayloads.schedule()) == preparing())
        #expect(world.trace { world.automation.isPaused = false } == ["main C.isReady=false"])
        #expect(
            world.trace { coordinator.become(true) } == [
                "bg C.isReady=true", "main C.isReady=true", "main A.isReady(c)=false",
            ])
        world.adapters[\.isReady] = true
        let asked = ["main C.isReady=true", "main A.isReady(c)=true"]
        #expect(world.send(.screen("1")) == asked + ["main D.isMessageReady(c)=false"])
        world.delegate[\.isReady] = true
        #expect(
            world.send(.screen("2")) == asked + [
                "main D.isMessageReady(c)=true", "main D.will(c s)", "main C.didBegin(c)", "main display s",
                "main A.display(c)",
            ])
    }

    @Test("AS-026 a message that the server has changed is prepared again") func stale() throws {
        let world = TestWorld()
        world.adapters[\.isReady] = false
        _ = try world.trigger(HostPayloads.schedule())
        #expect(
            world.trace { world.host.markStale(scheduleID: "s") } == preparing() + ["main A.isReady(c)=false"]
        )
    }

    @Test("AS-026 also while its coordinator is not ready, a changed message is prepared again")
    func staleBehindLock() throws {
        let world = TestWorld()
        _ = try world.trigger(HostPayloads.schedule("1"))
        #expect(try world.trigger(HostPayloads.schedule("2")) == preparing())
        #expect(world.trace { world.host.markStale(scheduleID: "2") } == preparing())
    }

    @Test(
        "AS-026 over a frequency limit the schedule becomes idle again, uncounted",
        arguments: [Airship17Era.early, .late])
    func frequency(_ era: Airship17Era) throws {
        let world = TestWorld()
        world.host.era = era
        world.adapters[\.isReady] = false
        _ = try world.trigger(HostPayloads.schedule())
        let isOver = Locked(true)
        world.host.setFrequencyCheck { _ in isOver.current }
        world.adapters[\.isReady] = true
        // The early era asks before the adapter, the late one after the delegate.
        let asked =
            era == .early ? [] : ["main A.isReady(c)=true", "main D.isMessageReady(c)=true"]
        #expect(world.send(.screen("home")) == asked)
        #expect(world.send(event) == [])
        isOver.withLock { $0 = false }
        let shown = displaying().filter { era == .late || !$0.contains("isMessageReady") }
        #expect(world.send(event) == preparing() + shown)
        #expect(world.finish() == finishing())
        #expect(world.storedIDs() == [])
    }

    @Test("AS-027 after a no from the adapter, only another event leads to a new check") func wakers() throws
    {
        let world = TestWorld()
        let no = ["main A.isReady(c)=false"]
        world.adapters[\.isReady] = false
        #expect(try world.trigger(HostPayloads.schedule()) == preparing() + no)
        #expect(world.advance(3600) == [])
        #expect(world.send(.screen("home")) == no)
        #expect(world.send(.regionEnter("zoo")) == no)
        #expect(world.send(.regionExit("zoo")) == no)
        #expect(world.send(event) == [])
        world.stage.app.state = .background
        #expect(world.trace {} == [])
        #expect(world.trace { world.stage.app.state = .active } == no + no)
        #expect(world.trace { world.host.setNetworkReachable(false) } == [])
        #expect(world.trace { world.host.setNetworkReachable(true) } == no)
        #expect(world.trace { world.manager.notifyDisplayConditionsChanged() } == no)
        world.adapters[\.isReady] = true
        #expect(world.trace { world.manager.notifyDisplayConditionsChanged() } == displaying())
    }

    @Test("AS-027 a coordinator's change wakes everything that waits, once")
    nonisolated func coordinatorWakes() async throws {
        let world = TestWorld()
        let (first, second) = (RecordingCoordinator(isReady: false), RecordingCoordinator())
        world.delegate[\.coordinator] = { $0.label == "1" ? first : second }
        world.adapters[\.isReady] = false
        _ = try world.trigger(HostPayloads.schedule("1", message: HostPayloads.custom(name: "1")))
        _ = try world.trigger(HostPayloads.schedule("2", message: HostPayloads.custom(name: "2")))
        #expect(world.trace { first.become(false) } == ["bg C.isReady=false"])
        #expect(
            world.trace { first.become(true) } == [
                "bg C.isReady=true", "main C.isReady=true", "main A.isReady(1)=false", "main C.isReady=true",
                "main A.isReady(2)=false",
            ])
        #expect(world.trace { first.become(true) } == [])
    }

    @Test("AS-028 the lowest priority number comes first; each display may keep the others waiting")
    func priorities() throws {
        let world = TestWorld()
        world.automation.isPaused = true
        for priority in [5, -1, 0] {
            _ = try world.schedule(HostPayloads.custom(name: "\(priority)"), id: "\(priority)") {
                $0.priority = priority
            }
        }
        _ = world.send(event)
        #expect(world.trace { world.automation.isPaused = false } == displaying("-1", id: "-1"))
        let shown = world.adapters[\.adapters].first { $0.message.label == "-1" }
        _ = world.trace { shown?.finish(.userDismissed()) }
        #expect(world.advance(30) == displaying("0", id: "0"))
    }

    @Test("AS-028 a waiting message has the priority that an edit gives it") func editedPriority() throws {
        let world = TestWorld()
        _ = world.trace { world.automation.isPaused = true }
        for (id, priority) in [("a", 0), ("b", 1), ("c", 2)] {
            _ = try world.schedule(HostPayloads.custom(name: id), id: id) { $0.priority = priority }
        }
        _ = world.send(event)
        let edits = ScheduleEdits { $0.priority = -1 }
        #expect(world.trace { world.automation.editSchedule(withID: "c", edits: edits) } == [])
        #expect(world.trace { world.automation.isPaused = false } == displaying("c", id: "c"))
    }

    // MARK: A message that waits for the same coordinator as another one

    /// A world in which `a` is on the screen, and `b` waits for the coordinator.
    private func locked(_ era: Airship17Era = .late) throws -> TestWorld {
        let world = TestWorld()
        world.host.era = era
        for id in ["a", "b"] {
            _ = try world.trigger(HostPayloads.schedule(id, message: HostPayloads.custom(name: id)))
        }
        return world
    }

    @Test("AS-026 early versions check the frequency limit of each message, then the coordinator")
    func frequencyBehindLock() throws {
        let world = try locked(.early)
        _ = try world.schedule(HostPayloads.custom(name: "c"), id: "c") { $0.limit = 0 }
        #expect(world.send(event) == preparing("c"))
        world.host.setFrequencyCheck { $0 == "c" }
        #expect(world.send(.screen("x")) == [])
        world.host.setFrequencyCheck { _ in false }
        // It went back to its triggers.
        #expect(world.send(event) == preparing("c"))
    }

    @Test("AS-064 a message that ends while it waits for the coordinator is finished when it is checked")
    func endBehindLock() throws {
        let world = try locked()
        _ = try world.schedule(HostPayloads.custom(name: "c"), id: "c") {
            $0.end = Date(timeIntervalSinceNow: 3600)
        }
        #expect(world.send(event) == preparing("c"))
        #expect(world.advance(7200) == [])
        #expect(world.send(.screen("x")) == [])
        let answer = Locked<Bool?>(nil)
        let edits = ScheduleEdits { $0.end = .distantFuture }
        world.automation.editSchedule(withID: "c", edits: edits) { isEdited in
            answer.withLock { $0 = isEdited }
        }
        world.stage.runUntilIdle()
        #expect(answer.current == false)
    }

    @Test(
        "AS-038 prepared data that the end of a replaced message's display removes is prepared again at the next check"
    )
    func lostBehindLock() throws {
        let world = try locked()
        let shown = Carried(try #require(world.adapters[\.adapters].first))
        _ = try world.schedule(HostPayloads.custom(name: "new"), id: "a")
        #expect(world.send(event) == preparing("new"))
        #expect(
            world.trace { world.stage.onMain { shown.value.finish(.userDismissed()) } }
                == finishing("a", id: "a"))
        #expect(world.send(.screen("x")) == preparing("new"))
        #expect(world.advance(30) == displaying("b", id: "b"))
    }

    @Test("AS-029 no work of the main queue runs between the answer and the display") func synchronous()
        throws
    {
        let world = TestWorld()
        let stage = world.stage
        world.adapters[\.inIsReady] = { stage.onMain { note("queued in isReadyToDisplay") } }
        #expect(
            try world.trigger(HostPayloads.schedule())
                == preparing() + displaying() + ["main queued in isReadyToDisplay"])
    }
}
