import Airship17Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Preparation", .timeLimit(.minutes(20))) struct PrepareTests {
    @Test("AS-010 the message that extend returns replaces the original for everything after it")
    func extend() throws {
        let world = TestWorld()
        world.delegate[\.extend] = { message in
            message.extend { $0.name = "changed" } ?? message
        }
        #expect(
            try world.trigger(HostPayloads.schedule()) == ["bg D.extend(c)"]
                + preparing("changed").dropFirst() + displaying("changed"))
        #expect(world.finish() == finishing("changed"))
    }

    @Test("AS-011, AS-020 invalidate starts the preparation again, with the message as it was scheduled")
    func invalidate()
        throws
    {
        let world = TestWorld()
        world.adapters[\.results] = [.invalidate]
        world.delegate[\.extend] = { message in message.extend { $0.name = message.label + "+" } ?? message }
        let once = ["bg D.extend(c)"] + preparing("c+").dropFirst()
        #expect(try world.trigger(HostPayloads.schedule()) == once + once + displaying("c+"))
        #expect(world.adapters[\.adapters].count == 2)
    }

    final class NilDelegate: NSObject, ModelOnlyExtendingDelegate {
        func extendOrNil(_ message: InAppMessage) -> InAppMessage? {
            note("extendOrNil(\(message.label))")
            return nil
        }
        func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) { note("will") }
    }

    @Test("AS-012 no message from extend counts an execution") func extendNil() throws {
        let world = TestWorld()
        let delegate = NilDelegate()
        world.manager.delegate = delegate
        let penalty = ["bg extendOrNil(c)", "bg error extend gave no message"]
        #expect(try world.trigger(HostPayloads.schedule(limit: 2)) == penalty)
        #expect(world.storedIDs() == ["s"])
        #expect(world.send(event) == penalty)
        #expect(world.storedIDs() == [])
        #expect(world.send(event) == [])
    }

    enum Choice: CaseIterable, Sendable {
        case noDelegate, unimplemented, nothing, own
    }

    /// The second message is displayed while the first is on the screen only by the immediate
    /// coordinator, or by the app's own.
    @Test(
        "AS-014, AS-036 the coordinator depends on delegate and behavior",
        arguments: Choice.allCases, ["default", "immediate"])
    func coordinator(_ choice: Choice, _ behavior: String) throws {
        let world = TestWorld()
        world.manager.delegate = nil
        _ = try world.trigger(HostPayloads.schedule("first"))
        let own = RecordingCoordinator()
        switch choice {
        case .noDelegate: break
        case .unimplemented:
            world.delegate[\.coordinator] = UnimplementedChoice.answer
            world.manager.delegate = world.delegate
        case .nothing:
            world.delegate[\.coordinator] = { _ in nil }
            world.manager.delegate = world.delegate
        case .own:
            world.delegate[\.coordinator] = { _ in own }
            world.manager.delegate = world.delegate
        }
        let trace = try world.trigger(
            HostPayloads.schedule("second", message: HostPayloads.custom(behavior: behavior)))
        let isImmediate = behavior == "immediate" && (choice == .noDelegate || choice == .unimplemented)
        #expect(trace.contains("main A.display(c)") == (isImmediate || choice == .own))
        #expect(trace.contains("main C.didBegin(c)") == (choice == .own))
    }

    @Test("AS-015 the coordinator is chosen once; the delegate to notify is looked up each time")
    nonisolated func delegateSwap() async throws {
        let world = TestWorld()
        let coordinator = RecordingCoordinator(isReady: false)
        world.delegate[\.coordinator] = { _ in coordinator }
        #expect(try world.trigger(HostPayloads.schedule()) == preparing() + ["main C.isReady=false"])
        let other = RecordingDelegate("E")
        world.manager.delegate = other
        #expect(
            world.trace { coordinator.become(true) } == [
                "bg C.isReady=true", "main C.isReady=true", "main A.isReady(c)=true",
                "main E.isMessageReady(c)=true", "main E.will(c s)", "main C.didBegin(c)", "main display s",
                "main A.display(c)",
            ])
        #expect(
            world.finish() == [
                "main resolution s user_dismissed", "main E.finished(c s user_dismissed)",
                "main C.didFinish(c)",
            ])
    }

    @Test("AS-016 without a factory an execution is counted, after extend") func noFactory() throws {
        let world = TestWorld()
        world.manager.setOptionalFactoryBlock(nil, for: .custom)
        #expect(
            try world.trigger(HostPayloads.schedule()) == ["bg D.extend(c)", "bg error no adapter"])
        #expect(world.storedIDs() == [])
        #expect(world.send(event) == [])
    }

    @Test(
        "AS-017 a factory that returns no adapter has the effect of no factory, even for a type with a built-in adapter"
    )
    func nilFactory() throws {
        let world = TestWorld()
        world.manager.setOptionalFactoryBlock(
            { _ in
                note("nothing"); return nil
            }, for: .banner)
        #expect(
            try world.trigger(HostPayloads.schedule(message: HostPayloads.banner()))
                == ["bg D.extend(b)", "bg nothing", "bg error no adapter"])
        #expect(world.storedIDs() == [])
    }

    @Test("AS-017 the last factory of the extended message's type counts") func lastFactory() throws {
        let world = TestWorld()
        world.manager.setFactoryBlock(
            { message in
                note("never"); return world.adapters.make(message)
            }, for: .modal)
        world.makeAdapters(for: .modal)
        let modal = try world.makeMessage(HostPayloads.modal())
        world.delegate[\.extend] = { message in
            message.extend { $0.displayContent = modal.displayContent } ?? message
        }
        #expect(try world.trigger(HostPayloads.schedule()) == preparing() + displaying())
    }

    @Test("AS-018, AS-020 a retry asks the same adapter again after 30, 60, 120, 120 seconds") func retry()
        throws
    {
        let world = TestWorld()
        world.adapters[\.results] = [.retry, .retry, .retry, .retry]
        #expect(try world.trigger(HostPayloads.schedule()) == preparing())
        let again = ["main A.prepare(c)"]
        for (seconds, trace) in [
            (30.0, again), (60, again), (120, again), (120, again + displaying()),
        ] {
            #expect(world.advance(seconds - 0.1) == [])
            #expect(world.advance(0.1) == trace)
        }
        #expect(world.adapters[\.adapters].count == 1)
    }

    @Test("AS-020 cancel deletes the schedule, whatever its limit is") func cancel() throws {
        let world = TestWorld()
        world.adapters[\.results] = [.cancel]
        #expect(try world.trigger(HostPayloads.schedule(limit: 0)) == preparing())
        #expect(world.storedIDs() == [])
        #expect(world.send(event) == [])
    }

    @Test("AS-021 an adapter that never reports blocks the next one's preparation, not its factory")
    func serial() throws {
        let world = TestWorld()
        world.adapters[\.results] = [nil]
        #expect(try world.trigger(HostPayloads.schedule("1")) == preparing())
        #expect(try world.trigger(HostPayloads.schedule("2")) == preparing().dropLast())
        let first = try #require(world.adapters[\.adapters].first)
        #expect(
            world.trace { first.prepareReport?(.success) }
                == displaying(id: "1") + ["main A.prepare(c)"])
    }

    @Test("AS-021 during a back-off the slot is free") func freeSlot() throws {
        let world = TestWorld()
        world.adapters[\.results] = [.retry]
        #expect(try world.trigger(HostPayloads.schedule("1")) == preparing())
        #expect(try world.trigger(HostPayloads.schedule("2")) == preparing() + displaying(id: "2"))
    }

    @Test("AS-022 a report for a schedule that was cancelled has no effect") func lateReport() throws {
        let world = TestWorld()
        world.adapters[\.results] = [nil]
        _ = try world.trigger(HostPayloads.schedule(limit: 0))
        #expect(
            world.trace {
                world.automation.cancelSchedule(withID: "s") { note("cancelled \($0)") }
            } == ["main cancelled true"])
        #expect(world.trace { world.adapters.last?.prepareReport?(.success) } == [])
        #expect(world.send(.screen("home")) == [])
    }

    @Test(
        "AS-022 the result of an earlier preparation does not replace the result of a later one"
    )
    func outdated() throws {
        let world = TestWorld()
        world.delegate[\.isReady] = false
        world.adapters[\.results] = [.retry]
        #expect(try world.schedule() == true)
        #expect(world.send(event) == preparing())
        world.automation.cancelSchedule(withID: "s", completionHandler: nil)
        world.stage.runUntilIdle()
        #expect(try world.schedule(HostPayloads.custom(name: "later")) == true)
        let looked = ["main A.isReady(later)=true", "main D.isMessageReady(later)=false"]
        #expect(world.send(event) == preparing("later") + looked)
        // The earlier one is retried only now, and succeeds.
        #expect(world.advance(30) == ["main A.prepare(c)"])
        world.delegate[\.isReady] = true
        #expect(world.trace { world.manager.notifyDisplayConditionsChanged() } == displaying("later"))
        #expect(world.finish() == finishing("later"))
    }

    @Test("AS-013 a second report of a preparation has no effect") func secondReport() throws {
        let world = TestWorld()
        world.adapters[\.results] = [nil]
        _ = try world.trigger(HostPayloads.schedule())
        let report = try #require(world.adapters.last?.prepareReport)
        #expect(world.trace { report(.success) } == displaying())
        #expect(world.trace { report(.invalidate) } == [])
    }

    @Test("AS-025 an HTML page whose URL is not allowed deletes the schedule") func notAllowed() throws {
        let world = TestWorld()
        world.host.setURLAllowList { url, scope in scope != .openURL || url.host == "example.com" }
        let bad = HostPayloads.html(url: "https://elsewhere.com/page")
        #expect(
            try world.trigger(HostPayloads.schedule(message: bad, limit: 0))
                == ["bg D.extend(h)", "bg D.displayCoordinator(h)", "main error URL not allowed"])
        #expect(world.storedIDs() == [])
        #expect(
            try world.trigger(HostPayloads.schedule("good", message: HostPayloads.html()))
                .contains("main page load"))
    }

    @Test("AS-025 an HTML message waits for the network, if it needs it") func offline() throws {
        let world = TestWorld()
        world.host.setNetworkReachable(false)
        let prepared = ["bg D.extend(h)", "bg D.displayCoordinator(h)"]
        let shown = ["main D.isMessageReady(h)=true", "main D.will(h s)", "main display s", "main page load"]
        #expect(try world.trigger(HostPayloads.schedule(message: HostPayloads.html())) == prepared)
        #expect(world.send(.screen("home")) == [])
        #expect(world.trace { world.host.setNetworkReachable(true) } == shown)
        let other = TestWorld()
        other.host.setNetworkReachable(false)
        #expect(
            try other.trigger(HostPayloads.schedule(message: HostPayloads.html(needsNetwork: false)))
                == prepared + shown)
    }

    @Test("AS-025 in early versions the preparation is retried while there is no network") func offlineEarly()
        throws
    {
        let world = TestWorld()
        world.host.era = .early
        world.host.setNetworkReachable(false)
        let message = HostPayloads.html(needsNetwork: false)
        #expect(
            try world.trigger(HostPayloads.schedule(message: message))
                == ["bg D.extend(h)", "bg D.displayCoordinator(h)"])
        world.stage.network.isReachable = true
        #expect(world.advance(29) == [])
        #expect(world.advance(1) == ["main D.will(h s)", "main display s", "main page load"])
    }
}
