import Airship17Model
import HeadlessStage
import PlatformStandIns
import Testing

/// Events and changes inside the callbacks of a display.
@MainActor @Suite("Inside callbacks", .timeLimit(.minutes(20))) struct ReentranceTests {
    private static let screen = Airship17Event.screen("x")

    /// A world with one message that waits because its adapter was not ready, and now is.
    private func waiting(
        _ build: @escaping (ScheduleBuilder) -> Void = { _ in }
    ) throws -> TestWorld {
        let world = TestWorld()
        _ = try world.schedule { builder in
            builder.limit = 0
            build(builder)
        }
        world.adapters[\.isReady] = false
        #expect(world.send(event) == preparing() + ["main A.isReady(c)=false"])
        world.adapters[\.isReady] = true
        return world
    }

    @Test(
        "AS-029 a screen that is tracked inside a ready check shows the message once, after complete checks")
    func screenInQuestion() throws {
        let world = try waiting()
        world.adapters[\.inIsReady] = { [host = world.host] in host.send(Self.screen) }
        #expect(world.trace { world.manager.notifyDisplayConditionsChanged() } == displaying())
        #expect(world.finish() == finishing())
    }

    @Test("AS-029, AS-106 a cancellation trigger inside a ready check comes too late: the message is shown")
    func cancellationInQuestion() throws {
        let world = try waiting { builder in
            builder.delay = ScheduleDelay { delay in
                delay.cancellationTriggers = [.screenTrigger(forScreenName: "x", count: 1)]
            }
        }
        world.adapters[\.inIsReady] = { [host = world.host] in host.send(Self.screen) }
        #expect(world.trace { world.manager.notifyDisplayConditionsChanged() } == displaying())
        #expect(world.finish() == finishing())
    }

    @Test(
        "AS-026 a change of the server inside a ready check does not stop the display that is being checked")
    func staleInQuestion() throws {
        let world = try waiting()
        world.adapters[\.inIsReady] = { [host = world.host] in host.markStale(scheduleID: "s") }
        #expect(world.trace { world.manager.notifyDisplayConditionsChanged() } == displaying())
        #expect(world.finish() == finishing())
    }

    @Test(
        "AS-042, AS-027 a screen that is tracked inside finished checks other messages after the coordinator is notified"
    )
    func screenInFinished() throws {
        let world = TestWorld()
        let coordinator = RecordingCoordinator()
        world.delegate[\.coordinator] = { $0.label == "c" ? coordinator : UnimplementedChoice.answer($0) }
        _ = try world.schedule { $0.limit = 0 }
        _ = try world.schedule(HostPayloads.custom(name: "i", behavior: "immediate"), id: "i") {
            $0.triggers = [.screenTrigger(forScreenName: "i", count: 1)]
        }
        _ = world.send(event)
        let shown = try #require(world.adapters.last)
        world.adapters[\.isReady] = false
        _ = world.send(.screen("i"))
        world.adapters[\.isReady] = true
        world.delegate[\.inFinished] = { [host = world.host] in host.send(Self.screen) }
        let carried = Carried(shown)
        #expect(
            world.trace { world.stage.onMain { carried.value.finish(.userDismissed()) } } == finishing() + [
                "main C.didFinish(c)"
            ] + displaying("i", id: "i"))
    }

    @Test("AS-061, AS-042 an event inside finished is lost on the message's own schedule")
    func eventInFinished()
        throws
    {
        let world = try waiting()
        _ = world.trace { world.manager.notifyDisplayConditionsChanged() }
        world.manager.displayInterval = 0
        world.delegate[\.inFinished] = { [host = world.host] in host.send(event) }
        #expect(world.finish() == finishing())
        world.delegate[\.inFinished] = {}
        #expect(world.send(event) == preparing() + displaying())
    }
}
