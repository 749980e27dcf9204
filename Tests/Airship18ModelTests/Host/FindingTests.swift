import Airship18Model
import Foundation
import HeadlessStage
import PlatformStandIns
import Testing

/// Findings from the vendor's code that no vendor test covers, in both behaviours.
@MainActor @Suite("Findings", .timeLimit(.minutes(20))) struct FindingTests {
    private func withoutScene(_ version: Airship18Version, _ behavior: Airship18Behavior) throws -> TestWorld
    {
        let world = TestWorld(version)
        world.host.setBehavior(behavior, for: .stuckAfterFailedDisplay)
        world.stage.scenes.set([])
        return world
    }

    @Test(
        "AM-013, AM-022, AM-071 late 20.x: both callbacks without a display, then stuck until the next launch"
    )
    func lateScene() async throws {
        let world = try withoutScene(.v20, .asVendor)
        let message = Payloads.modal(image: "https://example.com/i.png")
        // A display in one of the SDK's own views is not recorded (AM-159).
        let failed = [
            "D.isReady(m s)=true", "D.will(m s)", "D.finished(m s)",
            "error display failed: there is no scene",
        ]
        #expect(try world.trigger(Payloads.schedule("s", message, limit: 2)) == failed)
        world.stage.scenes.set([])
        #expect(world.notify() == [])
        #expect(world.send(Own.event) == [])
        #expect(world.trace { world.host.relaunch() } == ["resolution s interrupted"])
        #expect(try await world.isStored("s"))
    }

    @Test(
        "AM-013, AM-071 18 to 20.0: a question, then nothing",
        arguments: [Airship18Version.v18, .v19, Airship18Version(20)])
    func earlyScene(_ version: Airship18Version) throws {
        let world = try withoutScene(version, .asVendor)
        #expect(
            try world.trigger(Payloads.schedule()) == [
                "factory(c)", "A.isReady(c)=true", "D.isReady(c s)=true",
                "error display failed: there is no scene",
            ])
        #expect(world.notify() == [])
    }

    @Test("AM-013 with the documented behaviour it is tried again when conditions change") @MainActor
    func retried() throws {
        let world = try withoutScene(Airship18Version(20), .asDocumented)
        _ = try world.trigger(Payloads.schedule())
        world.stage.scenes.set([StageScene()])
        #expect(world.notify() == displaying())
    }

    @Test("AM-011 18 to 20.0: even a control group needs a scene", arguments: [Airship18Version(20), .v20])
    func controlWithoutScene(_ version: Airship18Version) throws {
        let world = try withoutScene(version, .asVendor)
        world.host.setControlGroup { _ in true }
        let asked = ["factory(c)", "A.isReady(c)=true", "D.isReady(c s)=true"]
        #expect(
            try world.trigger(Payloads.schedule())
                == asked
                + (version < .v20
                    ? ["error display failed: there is no scene"]
                    : ["D.will(c s)", "resolution s control", "D.finished(c s)"]))
    }

    private static let limited = """
        {"in_app_messages": [\(Payloads.schedule("1", Payloads.custom("a"), limit: 0,
            more: #", "frequency_constraint_ids": ["f"], "interval": 10"#))],
         "frequency_constraints": [{"id": "f", "range": 1, "period": "hours", "boundary": 1}]}
        """

    @Test("AM-050, AM-057, AM-058 over a frequency limit: asked, skipped, paused until the next launch")
    func pausedByFrequency() throws {
        let world = TestWorld()
        #expect(try world.trigger(Self.limited) == shown("a", id: "1"))
        #expect(world.finish("a") == finished("a", id: "1"))
        #expect(world.advance(10) == [])
        let skipped = [
            "factory(a)", "A.isReady(a)=true", "D.isReady(a 1)=true", "over a frequency limit",
        ]
        #expect(world.send(Own.event) == skipped)
        #expect(world.advance(7200) == [])
        #expect(world.send(Own.event) == [])
        _ = world.trace { world.host.relaunch() }
        world.register()
        #expect(world.send(Own.event) == shown("a", id: "1"))
    }

    @Test("AM-058 with the documented behaviour it is idle again") func idleByFrequency() throws {
        let world = TestWorld()
        world.host.setBehavior(.asDocumented, for: .pausedByFrequencySkip)
        _ = try world.trigger(Self.limited)
        _ = world.finish("a")
        _ = world.advance(10)
        #expect(world.send(Own.event).last == "over a frequency limit")
        #expect(world.advance(3600) == [])
        #expect(world.send(Own.event) == shown("a", id: "1"))
    }

    @Test("AM-044, AM-094 a failed download, remembered or repeated")
    func downloads() throws {
        let error = "error not prepared: a file that cannot be fetched"
        let display = ["D.isReady(m s)=true", "D.will(m s)", "display s"]
        for (version, behavior, isRemembered) in [
            (Airship18Version.v20, Airship18Behavior.asVendor, true), (.v20, .asDocumented, false),
            (.v18, .asVendor, false),
        ] {
            let world = TestWorld(version)
            world.host.setBehavior(behavior, for: .rememberedDownloadFailure)
            world.stage.network.isReachable = false
            let message = Payloads.modal(image: "https://example.com/i.png")
            #expect(try world.trigger(Payloads.schedule("s", message)) == [error])
            world.stage.network.isReachable = true
            #expect(world.advance(15) == (isRemembered ? [error] : display))
            guard isRemembered else { continue }
            #expect(world.advance(30) == [error])
            #expect(world.trace { world.host.relaunch() } == ["display s"])
        }
    }

    @Test("AM-101 an upsert while the message waits is lost, or prepared again") func upserts() async throws {
        for (version, behavior, isLost) in [
            (Airship18Version.v20, Airship18Behavior.asVendor, true), (.v20, .asDocumented, false),
            (Airship18Version(18, 7), .asVendor, false),
        ] {
            let world = TestWorld(version)
            world.host.setBehavior(behavior, for: .lostUpsert)
            world.delegate[\.isReady] = false
            var schedule = Own.schedule("s", "old")
            #expect(try await world.upsert(schedule) == [])
            _ = world.send(Own.event)
            schedule.data = .inAppMessage(Own.message("new"))
            // An upsert alone causes no question (AM-102).
            #expect(try await world.upsert(schedule) == [])
            world.delegate[\.isReady] = true
            // A waiting message is prepared again, with a new adapter (AM-155).
            #expect(world.notify() == (isLost ? ["upsert lost"] + shown("old") : shown("new")))
        }
    }

    @Test("AM-101 also while it is being prepared") func upsertInPreparation() async throws {
        let world = TestWorld()
        world.host.setDownloadTime { _ in 5 }
        var schedule = Own.schedule("s", "old")
        let media = InAppMessageMediaInfo(url: "https://example.com/i.png", type: .image)
        schedule.data = .inAppMessage(
            InAppMessage(
                name: "old",
                displayContent: .modal(
                    .init(
                        heading: InAppMessageTextInfo(text: "x"), media: media, buttons: [],
                        template: .headerBodyMedia))))
        _ = try await world.upsert(schedule)
        #expect(world.send(Own.event) == [])
        schedule.data = .inAppMessage(Own.message("new"))
        _ = try await world.upsert(schedule)
        #expect(
            world.advance(5) == ["upsert lost", "D.isReady(old s)=true", "D.will(old s)", "display s"])
    }

    private static func payload(_ constraint: String) -> String {
        """
        {"in_app_messages": [\(Payloads.schedule("s", limit: 0, more: #", "created": "2099-01-01T00:00:00Z""#))],
         "frequency_constraints": [\(constraint)]}
        """
    }

    @Test("AM-121 one malformed constraint ends every schedule of the server, or changes nothing")
    func endedSource() throws {
        for (behavior, isEnded) in [(Airship18Behavior.asVendor, true), (.asDocumented, false)] {
            let world = TestWorld()
            world.host.setBehavior(behavior, for: .endedSource)
            #expect(world.trace { world.host.receiveRemoteData(Self.payload("")) } == [])
            #expect(
                world.trace {
                    world.host.receiveRemoteData(
                        Self.payload(#"{"id": "f", "range": 1, "period": "moons", "boundary": 1}"#))
                } == [
                    #"error payload refused: "frequency_constraints[0].period" is "moons", expected one of "seconds", "minutes", "hours", "days", "weeks", "months", "years""#
                ])
            #expect(world.send(Own.event) == (isEnded ? [] : shown()))
        }
    }
}
