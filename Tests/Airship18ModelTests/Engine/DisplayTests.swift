import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

@MainActor @Suite("Displays", .timeLimit(.minutes(20))) struct DisplayTests {
    private static let button = InAppMessageButtonInfo(
        identifier: "any", label: InAppMessageTextInfo(text: "Any"), actions: ["own": 1], behavior: .cancel)

    @Test("AM-007, AM-010, AM-062 a complete display, with its actions last") func whole() throws {
        let world = TestWorld()
        let message = Payloads.custom(more: #", "actions": {"b": 2, "a": {"x": "y"}}"#)
        #expect(try world.trigger(Payloads.schedule("s", message)) == shown())
        #expect(
            world.finish() == finished() + ["action a={\"x\":\"y\"} for s", "action b=2 for s"])
    }

    @Test("AM-008, AM-074, AM-075 the delegate receives the same calls whatever the result is") func results()
        throws
    {
        let label = InAppMessageTextInfo(text: "OK")
        let all: [(CustomDisplayResolution, String)] = [
            (
                .buttonTap(InAppMessageButtonInfo(identifier: "ok", label: label, actions: ["own": 1])),
                "button_click ok"
            ),
            (.messageTap, "message_click"), (.userDismissed, "user_dismissed"), (.timedOut, "timed_out"),
        ]
        for (resolution, type) in all {
            let world = TestWorld()
            _ = try world.trigger(Payloads.schedule(limit: 2))
            // No component runs the button's actions.
            #expect(world.finish("c", resolution) == finished(type: type))
            #expect(world.send(Own.event) == shown())
        }
    }

    @Test("AM-009, AM-010 a button that cancels deletes the schedule, after everything else") func cancel()
        async throws
    {
        let world = TestWorld()
        let message = Payloads.custom(more: #", "actions": {"a": 1}"#)
        _ = try world.trigger(Payloads.schedule("s", message, limit: 0))
        #expect(
            world.finish("c", .buttonTap(Self.button)) == finished(type: "button_click any") + [
                "action a=1 for s"
            ])
        #expect(try await !world.isStored("s"))
        #expect(world.send(Own.event) == [])
    }

    @Test("AM-011, AM-067 both callbacks are called for a control group, which delays the next message")
    func control()
        throws
    {
        let world = TestWorld()
        world.setInterval(30)
        world.host.setControlGroup { $0 == "1" }
        let message = Payloads.custom("a", more: #", "actions": {"a": 1}"#)
        #expect(
            try world.trigger(Payloads.schedule("1", message)) == [
                "factory(a)", "A.isReady(a)=true", "D.isReady(a 1)=true", "D.will(a 1)",
                "resolution 1 control",
                "D.finished(a 1)",
            ])
        #expect(
            try world.trigger(Payloads.schedule("2", Payloads.custom("b"))) == [
                "factory(b)", "A.isReady(b)=true",
            ])
        #expect(world.advance(30) == displaying("b", id: "2"))
    }

    @Test("AM-125 a schedule can bypass experiments") func bypass() throws {
        let world = TestWorld()
        world.host.setControlGroup { _ in true }
        #expect(try world.trigger(Payloads.schedule(more: #", "bypass_holdout_groups": true"#)) == shown())
    }

    @Test("AM-012, AM-126 an excluded user: a question, but no other callback and no lock; it counts")
    func excluded() throws {
        let world = TestWorld()
        world.host.setAdditionalAudienceCheck { $0 == "1" ? .missed : .passed }
        world.setInterval(30)
        #expect(
            try world.trigger(Payloads.schedule("1", Payloads.custom("a"))) == [
                "factory(a)", "A.isReady(a)=true", "D.isReady(a 1)=true",
                "resolution 1 audience_check_excluded",
            ])
        #expect(world.send(Own.event) == [])
        let next = try world.trigger(Payloads.schedule("2"))
        #expect(next == shown(id: "2"))
    }

    @Test("AM-126 without an answer the preparation is retried") func noAnswer() throws {
        let world = TestWorld()
        let answer = Locked(Airship18AudienceCheck.failed)
        world.host.setAdditionalAudienceCheck { _ in answer.current }
        #expect(
            try world.trigger(Payloads.schedule())
                == ["error not prepared: no answer to the additional audience check"])
        answer.withLock { $0 = .passed }
        #expect(world.advance(14.9) == [])
        #expect(world.advance(0.1) == shown())
    }

    @Test("AM-018, AM-019 the interval, restarted while it runs, and kept") func interval() throws {
        let world = TestWorld()
        world.setInterval(30)
        _ = try world.trigger(Payloads.schedule("1", Payloads.custom("a")))
        #expect(world.finish("a") == finished("a", id: "1"))
        #expect(
            try world.trigger(Payloads.schedule("2", Payloads.custom("b"))) == [
                "factory(b)", "A.isReady(b)=true",
            ])
        #expect(world.advance(20) == [])
        world.setInterval(30)
        #expect(world.advance(20) == [])
        #expect(world.advance(10) == displaying("b", id: "2"))
        world.setInterval(0.5)
        world.host.relaunch()
        world.onMain { note("\($0.displayInterval)") }
        #expect(world.takeTrace().last == "0.5")
        let fresh = TestWorld()
        fresh.onMain { note("\($0.displayInterval)") }
        #expect(fresh.takeTrace() == ["0.0"])
    }

    @Test("AM-020, AM-021, AM-068 immediate messages cover everything") func immediate() throws {
        let world = TestWorld()
        func schedule(_ id: String, _ behavior: String) -> String {
            Payloads.schedule(id, Payloads.custom(id, behavior: behavior))
        }
        #expect(try world.trigger(schedule("a", "default")) == shown("a", id: "a"))
        #expect(try world.trigger(schedule("b", "immediate")) == shown("b", id: "b"))
        #expect(try world.trigger(schedule("c", "immediate")) == shown("c", id: "c"))
        #expect(try world.trigger(schedule("d", "default")) == ["factory(d)", "A.isReady(d)=true"])
        #expect(world.finish("a") == finished("a", id: "a") + displaying("d", id: "d"))
        #expect(world.finish("c") == finished("c", id: "c"))
        world.stage.app.state = .background
        #expect(try world.trigger(schedule("e", "immediate")) == ["factory(e)", "A.isReady(e)=true"])
        #expect(world.trace { world.stage.app.state = .active } == displaying("e", id: "e"))
    }

    @Test("AM-021 an embedded layout does not wait for others") func embedded() throws {
        let world = TestWorld()
        _ = try world.trigger(Payloads.schedule("1", Payloads.custom("a")))
        let layout = """
            {"name": "l", "display_type": "layout",
             "display": {"layout": {"version": 1, "presentation": {"type": "embedded"}}}}
            """
        #expect(
            try world.trigger(Payloads.schedule("2", layout)) == [
                "D.isReady(l 2)=true", "D.will(l 2)", "display 2",
            ])
    }

    @Test(
        "AM-015, AM-056 the factory: on the main actor, once per attempt, after the files, with priority and runner"
    )
    func factory() throws {
        let world = TestWorld()
        let isRight = Locked<[Bool]>([])
        let url = try #require(URL(string: "https://example.com/i.png"))
        world.onMain {
            $0.setCustomAdapter(forType: .modal) { arguments in
                isRight.withLock {
                    $0 = [
                        MainThread.isCurrent, arguments.assets.isCached(remoteURL: url),
                        arguments.priority == 7,
                    ]
                }
                return nil
            }
        }
        _ = try world.trigger(
            Payloads.schedule("s", Payloads.modal(image: url.absoluteString), more: #", "priority": 7"#))
        #expect(isRight.current == [true, true, true])
    }

    @Test("AM-014, AM-017 nil from the factory means the SDK's own view") func builtInInstead() throws {
        let world = TestWorld()
        world.onMain { $0.setCustomAdapter(forType: .banner) { _ in nil } }
        #expect(
            try world.trigger(Payloads.schedule("s", Payloads.banner()))
                == ["D.isReady(b s)=true", "D.will(b s)", "display s"])
    }

    @Test("AM-014, AM-044 a custom message without a factory is tried again; a late factory is used")
    func lateFactory() throws {
        let world = TestWorld(isRecording: false)
        let error = "error not prepared: no adapter for a custom message"
        #expect(try world.trigger(Payloads.schedule()) == [error])
        for wait in [15.0, 30, 60, 60] {
            #expect(world.advance(wait - 0.1) == [])
            #expect(world.advance(0.1) == [error])
        }
        world.register()
        #expect(world.advance(60) == shown())
    }

    @Test("AM-016 content that is not valid is skipped in preparation, not counted, and stays stored")
    func invalid()
        async throws
    {
        let world = TestWorld()
        let empty = AutomationSchedule(
            identifier: "s",
            triggers: [.event(EventAutomationTrigger(type: .customEventCount, goal: 1))],
            data: .inAppMessage(InAppMessage(name: "b", displayContent: .banner(.init()))))
        #expect(try await world.upsert(empty) == [])
        let error = "error not prepared: content that is not valid"
        #expect(world.send(Own.event) == [error])
        #expect(world.send(Own.event) == [error])
        #expect(try await world.isStored("s"))
    }

    @Test("AM-030 an adapter that never returns keeps standard messages waiting, but not immediate ones")
    func never() throws {
        let world = TestWorld()
        #expect(try world.trigger(Payloads.schedule("1", Payloads.custom("a"))) == shown("a", id: "1"))
        #expect(
            try world.trigger(Payloads.schedule("2", Payloads.custom("b"))) == [
                "factory(b)", "A.isReady(b)=true",
            ])
        #expect(world.advance(86_400) == [])
        #expect(
            try world.trigger(Payloads.schedule("3", Payloads.custom("i", behavior: "immediate")))
                == ["factory(i)", "A.isReady(b)=true"] + displaying("i", id: "3"))
    }

    @Test("AM-063 in messageFinishedDisplaying the schedule is still executing") func insideFinished() throws
    {
        let world = TestWorld()
        let host = world.host
        let automation = world.automation
        world.delegate[\.inFinished] = { _ in
            host.send(Own.event)
            let stage = HeadlessStage.current
            StageTask.start(on: stage) {
                let found = try? await automation.getSchedule(identifier: "s")
                note("found \(found?.identifier ?? "nothing")")
            }
        }
        _ = try world.trigger(Payloads.schedule(limit: 2))
        #expect(world.finish() == finished() + ["found s"])
        #expect(world.send(Own.event) == shown())
        #expect(world.finish() == finished() + ["found s"])
        #expect(world.send(Own.event) == [])
    }

    @Test("AM-064 an adapter may return immediately") func atOnce() throws {
        let world = TestWorld()
        world.adapters[\.immediateEnd] = InAppMessageButtonInfo(
            identifier: "ok", label: InAppMessageTextInfo(text: "OK"))
        #expect(
            try world.trigger(Payloads.schedule())
                == shown() + ["resolution s button_click ok", "D.finished(c s)"])
    }

    @Test("AM-069 the delegate is read at each call; a released one receives nothing") func changing() throws
    {
        let world = TestWorld()
        _ = try world.trigger(Payloads.schedule("1"))
        let other = RecordingDelegate("E")
        world.onMain { $0.displayDelegate = other }
        #expect(world.finish() == ["A.ends(c)", "resolution 1 user_dismissed", "E.finished(c 1)"])
        world.onMain { $0.displayDelegate = RecordingDelegate("F") }
        #expect(
            try world.trigger(Payloads.schedule("2"))
                == ["factory(c)", "A.isReady(c)=true", "display 2", "A.display(c)"])
    }

    @Test("AM-137 a message whose reporting is off still has its callbacks") func unreported() throws {
        let world = TestWorld()
        let message = Payloads.custom(more: #", "reporting_enabled": false"#)
        #expect(
            try world.trigger(Payloads.schedule("s", message)) + world.finish()
                == (shown() + finished()).filter { !$0.hasPrefix("display") && !$0.hasPrefix("resolution") })
    }

    @Test("AM-138, AM-074 the runner attributes actions to the message") func runner() throws {
        let world = TestWorld()
        _ = try world.trigger(Payloads.schedule())
        let runner = try #require(world.adapters[\.arguments].last?.actionRunner)
        #expect(
            world.traceOnMain { _ in
                runner.runAsync(actions: ["a": "b"])
                note("returned")
            } == ["returned", "action a=\"b\" for s"])
        #expect(
            world.traceOnMain { _ in
                StageTask.start(on: HeadlessStage.current) {
                    await runner.run(actions: ["x": 1])
                    _ = await runner.run(actionName: "y", arguments: ActionArguments(string: "z"))
                    note("ran")
                }
            } == ["action x=1 for s", "action y=\"z\" for s", "ran"])
    }

    @Test("AM-072 actions take the same path without a question, also in the background") func actions()
        throws
    {
        let world = TestWorld()
        world.stage.app.state = .background
        #expect(
            try world.trigger(#"{"id": "s", "actions": {"tag": "x"}}"#) == ["action tag=\"x\" for nobody"])
        #expect(try world.trigger(#"{"id": "s", "actions": {"tag": "x"}}"#) == ["not set off"])
    }
}
