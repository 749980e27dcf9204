import Airship17Model
import Foundation
import HeadlessStage
import ModelTesting
import PlatformStandIns
import Testing

/// Behaviour that only real queues show, and tests that need Swift concurrency.
@Suite("Real time", .realTime, .timeLimit(.minutes(20))) struct RealTimeTests {
    @Test("AS-013, AS-001 the threads of a whole life") func threads() async throws {
        let world = TestWorld(.realTime)
        let coordinator = RecordingCoordinator()
        world.delegate[\.coordinator] = { _ in coordinator }
        try world.host.trigger(json: HostPayloads.schedule())
        await world.stage.idle()
        #expect(
            world.takeTrace() == preparing() + [
                "main C.isReady=true", "main A.isReady(c)=true", "main D.isMessageReady(c)=true",
                "main D.will(c s)", "main C.didBegin(c)", "main display s", "main A.display(c)",
            ])
        let adapters = world.adapters
        world.stage.onMain { adapters.finish() }
        await world.stage.idle()
        #expect(world.takeTrace() == finishing() + ["main C.didFinish(c)"])
        await world.stage.idle()
    }

    @Test("AS-013 a delegate may block in extend, waiting for the main thread") func blocking() async throws {
        let world = TestWorld(.realTime)
        world.delegate[\.extend] = { message in
            #expect(MainThread.ask(timeout: 30) { MainThread.isCurrent } == true)
            return message
        }
        try world.host.trigger(json: HostPayloads.schedule())
        await world.stage.idle()
        #expect(world.takeTrace() == preparing() + displaying())
    }

    @Test("AS-021 preparations from many threads run one at a time") func manyThreads() async throws {
        let world = TestWorld(.realTime)
        let running = Locked((now: 0, most: 0))
        world.delegate[\.extend] = { message in
            running.withLock { running in
                running.now += 1
                running.most = max(running.most, running.now)
            }
            defer { running.withLock { $0.now -= 1 } }
            return message
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 1...50 {
                group.addTask { try world.host.trigger(json: HostPayloads.schedule("\(index)")) }
            }
            try await group.waitForAll()
        }
        await world.stage.idle()
        #expect(running.current.most == 1)
        let trace = world.takeTrace()
        #expect(trace.filter { $0 == "bg D.extend(c)" }.count == 50)
        #expect(trace.filter { $0 == "main A.display(c)" }.count == 1)
    }

    @Test("AS-031 the interval works in real time, too") func interval() async throws {
        let world = TestWorld(.realTime)
        world.manager.displayInterval = 0
        for id in ["1", "2"] { try world.host.trigger(json: HostPayloads.schedule(id)) }
        await world.stage.idle()
        let first = Carried(world.adapters[\.adapters].first)
        world.stage.onMain { first.value?.finish(.userDismissed()) }
        await world.stage.idle()
        #expect(
            world.takeTrace().filter { $0.contains("D.will") } == ["main D.will(c 1)", "main D.will(c 2)"])
    }

    // MARK: Asynchronous adapters

    /// An adapter with `async` methods.
    final class AsyncAdapter: NSObject, InAppMessageAdapterProtocol, Sendable {
        static func adapter(for message: InAppMessage) -> AsyncAdapter { AsyncAdapter() }
        func prepare(with assets: InAppMessageAssets) async -> InAppMessagePrepareResult {
            note("async prepare")
            return .success
        }
        func isReadyToDisplay() -> Bool { true }
        func display() async -> InAppMessageResolution {
            note("async display")
            return .messageClick()
        }
    }

    /// Resumes when the delegate was told that a display has ended, or after a time limit.
    private func untilFinished(_ world: TestWorld, _ act: () throws -> Void) async rethrows {
        let isFinished = Locked(false)
        world.delegate[\.inFinished] = { isFinished.withLock { $0 = true } }
        try act()
        await eventually("the delegate is told that the display has ended") { isFinished.current }
        await world.stage.idle()
    }

    @Test("1.6 an adapter with the asynchronous forms") func asynchronous() async throws {
        let world = TestWorld(.realTime)
        world.manager.setFactoryBlock({ AsyncAdapter.adapter(for: $0) }, for: .custom)
        try await untilFinished(world) { try world.host.trigger(json: HostPayloads.schedule()) }
        #expect(
            world.takeTrace() == [
                "bg D.extend(c)", "bg D.displayCoordinator(c)", "bg async prepare",
                "main D.isMessageReady(c)=true",
                "main D.will(c s)", "main display s", "bg async display", "bg resolution s message_click",
                "bg D.finished(c s message_click)",
            ])
    }

    /// Wraps an adapter with completion handlers in `async` methods. `@unchecked Sendable` is sound: the wrapped
    /// adapter is a constant, and the SDK makes one call of it at a time.
    final class AsyncWrapper: NSObject, InAppMessageAdapterProtocol, @unchecked Sendable {
        private let inner: any InAppMessageAdapterProtocol
        init(_ inner: any InAppMessageAdapterProtocol) { self.inner = inner }
        static func adapter(for message: InAppMessage) -> AsyncWrapper {
            AsyncWrapper(InAppMessageModalAdapter.adapter(for: message))
        }
        func prepare(with assets: InAppMessageAssets) async -> InAppMessagePrepareResult {
            await inner.prepare(with: assets)
        }
        func isReadyToDisplay() -> Bool { inner.isReadyToDisplay() }
        func display() async -> InAppMessageResolution { await inner.display() }
    }

    final class QuickAdapter: NSObject, InAppMessageAdapterProtocol {
        static func adapter(for message: InAppMessage) -> QuickAdapter { QuickAdapter() }
        func prepare(
            with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
        ) {
            completionHandler(.success)
            completionHandler(.success)
        }
        func isReadyToDisplay() -> Bool { true }
        func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
            completionHandler(.timedOut())
        }
    }

    @Test("1.6 an asynchronous adapter may wait for one of the other form") func asyncWrapper() async throws {
        let world = TestWorld(.realTime)
        world.manager.setFactoryBlock({ _ in AsyncWrapper(QuickAdapter()) }, for: .custom)
        try await untilFinished(world) { try world.host.trigger(json: HostPayloads.schedule()) }
        #expect(world.takeTrace().last == "bg D.finished(c s timed_out)")
    }

    final class Incomplete: NSObject, InAppMessageAdapterProtocol {
        static func adapter(for message: InAppMessage) -> Incomplete { Incomplete() }
        func prepare(
            with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
        ) { completionHandler(.success) }
        func isReadyToDisplay() -> Bool { true }
    }

    @Test("AS-039 an adapter without display blocks the next default message") func incomplete()
        async throws
    {
        let world = TestWorld()
        world.manager.setFactoryBlock({ Incomplete.adapter(for: $0) }, for: .custom)
        let coordinator = RecordingCoordinator()
        world.delegate[\.coordinator] = { $0.label == "own" ? coordinator : nil }
        let own = HostPayloads.custom(name: "own")
        // The warning is written in a task of its own, at any time: the test waits for each one before the next step.
        let warning = "The adapter does not implement display"
        var warningCount = 0
        func withoutWarnings(_ trace: [String]) -> [String] {
            let rest = trace.filter { !$0.contains(warning) }
            warningCount += trace.count - rest.count
            return rest
        }
        func waitForWarning(_ number: Int) async {
            await eventually("warning \(number) is in the log") {
                warningCount + world.stage.log.entries(of: .error).count >= number
            }
            #expect(withoutWarnings(world.takeTrace()) == [])
        }
        #expect(
            withoutWarnings(try world.trigger(HostPayloads.schedule("1", message: own))) == [
                "bg D.extend(own)", "bg D.displayCoordinator(own)", "main C.isReady=true",
                "main D.isMessageReady(own)=true", "main D.will(own 1)", "main C.didBegin(own)",
                "main display 1",
            ])
        await waitForWarning(1)
        #expect(
            withoutWarnings(try world.trigger(HostPayloads.schedule("2"))) == [
                "bg D.extend(c)", "bg D.displayCoordinator(c)", "main D.isMessageReady(c)=true",
                "main D.will(c 2)", "main display 2",
            ])
        await waitForWarning(2)
        #expect(
            withoutWarnings(try world.trigger(HostPayloads.schedule("3")))
                == ["bg D.extend(c)", "bg D.displayCoordinator(c)"])
        #expect(withoutWarnings(world.advance(3600)) == [])
        #expect(warningCount == 2)
    }

    @Test("1.1 the asynchronous forms of the entry point") func asyncEntryPoint() async throws {
        let world = TestWorld(.realTime)
        let automation = world.automation
        let message = try world.makeMessage(HostPayloads.custom())
        let schedule = InAppMessageSchedule(message: message) {
            $0.identifier = "s"
            $0.triggers = [.backgroundTrigger(withCount: 1)]
        }
        #expect(await automation.schedule(schedule))
        #expect(await automation.messageSchedules().map(\.identifier) == ["s"])
        #expect(await automation.messageSchedule(withID: "s")?.isEqual(to: schedule) == true)
        #expect(await automation.actionSchedules().isEmpty)
        #expect(await automation.editSchedule(withID: "s", edits: ScheduleEdits { $0.limit = 3 }))
        #expect(await automation.schedules().map(\.limit) == [3])
        #expect(await automation.cancelSchedule(withID: "s"))
        #expect(await automation.cancelSchedule(withID: "s") == false)
        #expect(await automation.scheduleMultiple([ActionSchedule(actions: [:]) { _ in }]) == false)
    }
}
