import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Readiness checks", .timeLimit(.minutes(20))) struct ReadinessTests {
    @Test("AM-001, AM-003, AM-056 one question after another, until the first no") func order() throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        world.adapters[\.isReady] = false
        _ = world.setPaused(true)
        #expect(try world.trigger(Payloads.schedule()) == ["factory(c)"])
        #expect(world.setPaused(false) == ["A.isReady(c)=false", "A.waits(c)"])
        world.adapters[\.isReady] = true
        world.stage.app.state = .inactive
        let adapters = world.adapters
        #expect(
            world.traceOnMain { _ in adapters.openGates() } == ["A.waited(c)", "A.isReady(c)=true"])
        #expect(
            world.trace { world.stage.app.state = .active }
                == ["A.isReady(c)=true", "D.isReady(c s)=false"])
        world.delegate[\.isReady] = true
        #expect(world.advance(3600) == [])
        #expect(world.notify() == displaying())
        #expect(world.finish() == finished())
    }

    @Test("AM-001, AM-005 the same scenario gives the same trace every time", arguments: 0..<10)
    func deterministic(_ run: Int) throws {
        let world = TestWorld()
        world.adapters[\.isReady] = false
        let first = try world.trigger(Payloads.schedule("1", Payloads.custom("a")))
        let second = try world.trigger(
            Payloads.schedule("2", Payloads.custom("b"), more: #", "priority": -1"#))
        #expect(first == ["factory(a)", "A.isReady(a)=false", "A.waits(a)"])
        #expect(
            second == [
                "factory(b)", "A.isReady(b)=false", "A.waits(b)", "A.isReady(a)=false", "A.waits(a)",
            ])
        world.adapters[\.isReady] = true
        let adapters = world.adapters
        #expect(
            world.traceOnMain { _ in adapters.openGates() } == [
                "A.waited(a)", "A.waited(a)", "A.waited(b)",
            ] + displaying("b", id: "2") + ["A.isReady(a)=true"])
    }

    @Test("AM-001 the same when the main thread drives the stage") @MainActor func mainThread() throws {
        let world = TestWorld()
        try world.host.trigger(json: Payloads.schedule())
        world.stage.runUntilIdle()
        #expect(world.takeTrace() == shown())
        #expect(world.finish() == finished())
    }

    @Test("AM-002 the closure alone decides, the delegate receives the other calls") func closure() throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        world.onMain {
            $0.onIsReadyToDisplay = { message, id in
                note("closure(\(message.name) \(id))")
                return true
            }
        }
        #expect(
            try world.trigger(Payloads.schedule()) == [
                "factory(c)", "A.isReady(c)=true", "closure(c s)", "D.will(c s)", "display s", "A.display(c)",
            ])
        #expect(world.finish() == finished())
        world.onMain { $0.onIsReadyToDisplay = nil }
        #expect(
            try world.trigger(Payloads.schedule("t")) == [
                "factory(c)", "A.isReady(c)=true", "D.isReady(c t)=false",
            ])
    }

    @Test("AM-002 before 20 there is no closure", arguments: [Airship18Version.v18, .v19])
    func noClosure(_ version: Airship18Version) throws {
        let world = TestWorld(version)
        #expect(
            world.traceOnMain { $0.onIsReadyToDisplay = { _, _ in false } }
                == ["error onIsReadyToDisplay does not exist"])
        #expect(try world.trigger(Payloads.schedule()) == shown())
    }

    @Test("AM-002 neither closure nor delegate means ready") func nobody() throws {
        let world = TestWorld()
        world.onMain { $0.displayDelegate = nil }
        #expect(
            try world.trigger(Payloads.schedule())
                == ["factory(c)", "A.isReady(c)=true", "display s", "A.display(c)"])
    }

    @Test("AM-004, AM-025, AM-109 all waiting messages are asked about, the lowest number first")
    func priorities() throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        for (id, priority) in [("five", 5), ("minus", -1), ("none", 0)] {
            _ = try world.trigger(
                Payloads.schedule(id, Payloads.custom(id), more: #", "priority": \#(priority)"#))
        }
        let asked = ["minus", "none", "five"].flatMap {
            ["A.isReady(\($0))=true", "D.isReady(\($0) \($0))=false"]
        }
        #expect(world.notify() == asked)
        world.delegate[\.isReady] = true
        #expect(
            world.notify() == displaying("minus", id: "minus") + [
                "A.isReady(none)=true", "A.isReady(five)=true",
            ])
        #expect(
            world.finish("minus") == finished("minus", id: "minus") + displaying("none", id: "none")
                + ["A.isReady(five)=true"])
    }

    @Test("AM-003, AM-004 before 18.8 each waits alone, in the order of arrival") func alone() throws {
        let world = TestWorld(Airship18Version(18, 7, 2))
        world.delegate[\.isReady] = false
        _ = try world.trigger(Payloads.schedule("1", Payloads.custom("a")))
        #expect(
            try world.trigger(Payloads.schedule("2", Payloads.custom("b"), more: #", "priority": -1"#))
                == ["factory(b)", "A.isReady(b)=true", "D.isReady(b 2)=false"])
        #expect(
            world.notify() == [
                "A.isReady(a)=true", "D.isReady(a 1)=false", "A.isReady(b)=true", "D.isReady(b 2)=false",
            ])
    }

    @Test("AM-003, AM-017, AM-046 the end of a pause asks again from 18.7.2 on") func unpausing() throws {
        for (version, isWoken) in [(Airship18Version(18, 7, 1), false), (Airship18Version(18, 7, 2), true)] {
            let world = TestWorld(version)
            _ = world.setPaused(true)
            #expect(try world.trigger(Payloads.schedule()) == ["factory(c)"])
            #expect(world.setPaused(false) == (isWoken ? displaying() : []))
            #expect(world.setPaused(false) == [])
        }
    }

    @Test("AM-005, AM-048 waits accumulate, and each return starts a pass") func waits() throws {
        let world = TestWorld()
        world.adapters[\.isReady] = false
        let no = ["A.isReady(c)=false", "A.waits(c)"]
        #expect(try world.trigger(Payloads.schedule()) == ["factory(c)"] + no)
        #expect(world.notify() == no)
        #expect(world.notify() == no)
        let adapters = world.adapters
        // Still not ready: the three `waitForReady` calls return, one pass follows, and the message waits again.
        #expect(
            world.traceOnMain { _ in adapters.openGates() }
                == ["A.waited(c)", "A.waited(c)", "A.waited(c)"] + no)
    }

    @Test("AM-006 nothing runs between isReady and display") func oneTurn() throws {
        let world = TestWorld()
        let stage = world.stage
        world.adapters[\.inIsReady] = { stage.onMain { note("other job") } }
        #expect(try world.trigger(Payloads.schedule()) == shown() + ["other job"])
    }

    @Test("AM-046 what does not cause a question") func sleepers() throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        let asked = ["A.isReady(c)=true", "D.isReady(c s)=false"]
        #expect(try world.trigger(Payloads.schedule()) == ["factory(c)"] + asked)
        #expect(world.send(.screen("home")) == [])
        #expect(world.send(.regionEnter("zoo")) == [])
        #expect(world.advance(86_400) == [])
        #expect(world.trace { world.stage.app.state = .background } == [])
        #expect(world.trace { world.stage.app.state = .active } == [])
        #expect(world.trace { world.host.isFeatureEnabled = false } == [])
        #expect(world.notify() == [])
        #expect(world.trace { world.host.isFeatureEnabled = true } == asked)
    }

    @Test("AM-047, AM-051 several notifications in one turn make one pass") func coalesced() throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        _ = try world.trigger(Payloads.schedule())
        let asked = ["A.isReady(c)=true", "D.isReady(c s)=false"]
        #expect(
            world.traceOnMain { messaging in
                for _ in 0..<3 { messaging.notifyDisplayConditionsChanged() }
            } == asked)
        // From inside the question it causes another pass, not a recursion; here only once.
        let messaging = world.messaging
        let isFirst = Locked(true)
        world.delegate[\.inIsReady] = { _ in
            let again = isFirst.withLock { first in
                defer { first = false }
                return first
            }
            if again { messaging.notifyDisplayConditionsChanged() }
        }
        #expect(world.notify() == asked + asked)
    }

    @Test("AM-051 a notification in messageWillDisplay is allowed") func notifyInWill() throws {
        let world = TestWorld()
        let messaging = world.messaging
        world.delegate[\.inWill] = { _ in messaging.notifyDisplayConditionsChanged() }
        #expect(try world.trigger(Payloads.schedule()) == shown())
    }

    @Test("AM-049 the adapter is asked during a display, the delegate is not") func duringDisplay() throws {
        let world = TestWorld()
        world.setInterval(30)
        #expect(try world.trigger(Payloads.schedule("1", Payloads.custom("a"))) == shown("a", id: "1"))
        #expect(
            try world.trigger(Payloads.schedule("2", Payloads.custom("b"))) == [
                "factory(b)", "A.isReady(b)=true",
            ])
        #expect(world.finish("a") == finished("a", id: "1"))
        #expect(world.notify() == ["A.isReady(b)=true"])
        #expect(world.advance(29.9) == [])
        #expect(world.advance(0.1) == displaying("b", id: "2"))
    }

    @Test("AM-052 without the feature nothing counts, but what was triggered is prepared") func feature()
        throws
    {
        let world = TestWorld()
        world.host.isFeatureEnabled = false
        #expect(try world.trigger(Payloads.schedule()) == ["not set off"])
        #expect(world.send(Own.event) == [])
        world.host.isFeatureEnabled = true
        #expect(world.send(Own.event) == shown())
        #expect(world.trace { world.host.isFeatureEnabled = false } == [])
        #expect(world.finish() == finished())
    }

    @Test("AM-002, AM-049 two messages in a row, the first of which is always refused") func heldForGood()
        throws
    {
        let world = TestWorld()
        world.onMain { $0.onIsReadyToDisplay = { message, _ in message.name != "a" } }
        #expect(
            try world.trigger(Payloads.schedule("1", Payloads.custom("a"))) == [
                "factory(a)", "A.isReady(a)=true",
            ])
        #expect(
            try world.trigger(Payloads.schedule("2", Payloads.custom("b"))) == [
                "factory(b)", "A.isReady(a)=true", "A.isReady(b)=true", "D.will(b 2)", "display 2",
                "A.display(b)",
            ])
    }
}
