import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@Suite("Coordinators", .timeLimit(.minutes(20))) @MainActor struct CoordinatorTests {
    @Test("AS-030 the interval is 30 seconds at first") func defaultInterval() {
        let world = TestWorld()
        #expect(world.manager.displayInterval == 30)
        #expect(world.stage.run { InAppMessageDefaultDisplayCoordinator().displayInterval } == 30)
    }

    @Test("AS-031 the interval begins with the end of a display") func interval() throws {
        let world = TestWorld()
        _ = try world.trigger(HostPayloads.schedule("1"))
        #expect(try world.trigger(HostPayloads.schedule("2")) == preparing())
        let first = try #require(world.adapters[\.adapters].first)
        #expect(world.advance(300) == [])
        _ = world.trace { first.finish(.userDismissed()) }
        #expect(world.advance(29.9) == [])
        #expect(world.advance(0.1) == displaying(id: "2"))
    }

    @Test("AS-032 a change of the interval does not affect the running one") func changedInterval() throws {
        let world = TestWorld()
        _ = try world.trigger(HostPayloads.schedule("1"))
        _ = world.finish()
        world.manager.displayInterval = 1
        #expect(try world.trigger(HostPayloads.schedule("2")) == preparing())
        #expect(world.advance(29) == [])
        #expect(world.advance(1) == displaying(id: "2"))
        _ = world.finish()
        #expect(try world.trigger(HostPayloads.schedule("3")) == preparing())
        #expect(world.advance(1) == displaying(id: "3"))
    }

    @Test(
        "AS-033 the coordinator gets the exact value, the getter returns whole seconds",
        arguments: [(2.5, 2.0), (0.9, 0), (30, 30), (1e300, TimeInterval(Int.max)), (.nan, 0)])
    func wholeSeconds(_ set: TimeInterval, _ read: TimeInterval) {
        let world = TestWorld()
        world.manager.displayInterval = set
        #expect(world.manager.displayInterval == read)
    }

    @Test("AS-033 half a second counts for the coordinator") func halfSecond() throws {
        let world = TestWorld()
        world.manager.displayInterval = 2.5
        _ = try world.trigger(HostPayloads.schedule("1"))
        _ = world.finish()
        _ = try world.trigger(HostPayloads.schedule("2"))
        #expect(world.advance(2.4) == [])
        #expect(world.advance(0.1) == displaying(id: "2"))
    }

    @Test("AS-034, AS-035 without an interval it is ready again a little later, not immediately")
    func noInterval()
        throws
    {
        let stage = HeadlessStage()
        let message = try TestWorld().makeMessage(HostPayloads.custom())
        stage.run {
            let coordinator = InAppMessageDefaultDisplayCoordinator()
            coordinator.displayInterval = 0
            #expect(coordinator.isReady)
            coordinator.didBeginDisplaying(message)
            #expect(!coordinator.isReady)
            coordinator.didFinishDisplaying(message)
            #expect(!coordinator.isReady)
            stage.runUntilIdle()
            #expect(coordinator.isReady)
        }
    }

    @Test(
        "AS-035, AS-036 readiness depends on app state and lock", arguments: StageApp.State.allCases,
        [false, true])
    func states(_ state: StageApp.State, _ isLocked: Bool) throws {
        let stage = HeadlessStage()
        let message = try TestWorld().makeMessage(HostPayloads.custom())
        stage.run {
            let coordinator = InAppMessageDefaultDisplayCoordinator()
            let immediate = InAppMessageImmediateDisplayCoordinator()
            if isLocked {
                coordinator.didBeginDisplaying(message)
                immediate.didBeginDisplaying(message)
            }
            stage.app.state = state
            #expect(coordinator.isReady == (state == .active && !isLocked))
            #expect(immediate.isReady == (state == .active))
        }
    }

    @Test("AS-035 an inactive app keeps a message waiting until it is active") func inactive() throws {
        let world = TestWorld()
        world.stage.app.state = .inactive
        #expect(try world.trigger(HostPayloads.schedule()) == preparing())
        #expect(world.trace { world.stage.app.state = .active } == displaying())
    }

    @Test("AS-036 an immediate message appears over another one and takes no lock") func immediate() throws {
        let world = TestWorld()
        let immediate = HostPayloads.custom(name: "i", behavior: "immediate")
        _ = try world.trigger(HostPayloads.schedule("1"))
        #expect(
            try world.trigger(HostPayloads.schedule("2", message: immediate))
                == preparing("i") + displaying("i", id: "2"))
        let first = try #require(world.adapters[\.adapters].first)
        _ = world.trace { first.finish(.userDismissed()) }
        _ = try world.trigger(HostPayloads.schedule("3"))
        // The immediate message is still on the screen.
        #expect(world.advance(30) == displaying(id: "3"))
    }

    @Test("AS-036 an immediate message, too, needs an active app") func immediateInactive() throws {
        let world = TestWorld()
        let immediate = HostPayloads.custom(name: "i", behavior: "immediate")
        world.stage.app.state = .inactive
        #expect(try world.trigger(HostPayloads.schedule(message: immediate)) == preparing("i"))
        #expect(world.trace { world.stage.app.state = .active } == displaying("i"))
    }

    @Test("AS-027 key paths announce changes, too") func keyPath() throws {
        let world = TestWorld()
        let gate = KeyPathGate()
        world.delegate[\.coordinator] = { _ in gate }
        #expect(try world.trigger(HostPayloads.schedule()) == preparing())
        #expect(world.trace { gate.didChangeValue(forKey: "other") } == [])
        #expect(world.trace { gate.isReady = true } == displaying())
    }

    @Test("AS-035 the default coordinator notifies its observers of the SDK's three changes, and of no other")
    func defaultNotifications() throws {
        let stage = HeadlessStage()
        let message = try TestWorld().makeMessage(HostPayloads.custom())
        let coordinator = stage.run { InAppMessageDefaultDisplayCoordinator() }
        let count = ReadinessCount(of: coordinator)
        for round in 1...2 {
            stage.run { coordinator.didBeginDisplaying(message) }
            stage.app.state = .inactive
            stage.app.state = .active
            #expect(count.takeReady() == 0, "locked \(round)")
            stage.run { coordinator.didFinishDisplaying(message) }
            stage.advance(seconds: 29)
            #expect(count.takeReady() == 0, "pause \(round)")
            stage.advance(seconds: 1)
            #expect(count.takeReady() == 1, "unlocked \(round)")
            stage.app.state = .background
            #expect(count.takeReady() == 0, "not ready \(round)")
            stage.app.state = .active
            #expect(count.takeReady() == 1, "active \(round)")
        }
    }

    @Test("AS-036 the immediate coordinator notifies its observers when the app has become active")
    func immediateNotifications() {
        let stage = HeadlessStage()
        let coordinator = stage.run { InAppMessageImmediateDisplayCoordinator() }
        let count = ReadinessCount(of: coordinator)
        for state in [StageApp.State.inactive, .background, .active, .background, .active] {
            stage.app.state = state
            #expect(count.takeReady() == (state == .active ? 1 : 0), "\(state)")
        }
    }
}

/// Counts how often a coordinator announces a change to ready, as an app's observer of `isReady` does.
@MainActor private final class ReadinessCount {
    private let coordinator: any InAppMessageDisplayCoordinator
    private let count = Locked(0)
    #if canImport(ObjectiveC)
        private var observation: Observation?

        /// A key-value observer, as an app has it.
        private final class Observation: NSObject {
            let action: @Sendable () -> Void

            init(_ action: @escaping @Sendable () -> Void) { self.action = action }

            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                if (object as? any InAppMessageDisplayCoordinator)?.isReady == true { action() }
            }
        }
    #endif

    init(of coordinator: any InAppMessageDisplayCoordinator) {
        self.coordinator = coordinator
        observe()
    }

    /// The count since the last call.
    func takeReady() -> Int {
        let taken = count.withLock { count in
            defer { count = 0 }
            return count
        }
        observe()
        return taken
    }

    private func observe() {
        let count = count
        let action: @Sendable () -> Void = { count.withLock { $0 += 1 } }
        #if canImport(ObjectiveC)
            guard observation == nil, let object = coordinator as? NSObject else { return }
            let made = Observation(action)
            object.addObserver(made, forKeyPath: "isReady", options: [], context: nil)
            observation = made
        #else
            coordinator.observeReadiness(for: self, action: action)
        #endif
    }
}

/// A coordinator that announces its changes by key path: on Apple's systems a property has to be `@objc` for that, and
/// a `dynamic` one announces them by itself.
private final class KeyPathGate: NSObject, InAppMessageDisplayCoordinator {
    #if canImport(ObjectiveC)
        @objc dynamic var isReady = false
    #else
        var isReady = false {
            willSet { willChangeValue(for: \.isReady) }
            didSet { didChangeValue(for: \.isReady) }
        }
    #endif
}
