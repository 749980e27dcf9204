import Airship18Model
import Foundation
import HeadlessStage
import Testing

@MainActor @Suite("Frequency limits", .timeLimit(.minutes(20))) struct FrequencyTests {
    private func payload(_ constraints: String, ids: String = #""f""#, name: String = "a") -> String {
        """
        {"in_app_messages": [\(Payloads.schedule("1", Payloads.custom(name), limit: 0,
            more: #", "frequency_constraint_ids": [\#(ids)]"#))],
         "frequency_constraints": [\(constraints)]}
        """
    }

    private let over = ["factory(a)", "A.isReady(a)=true", "D.isReady(a 1)=true", "over a frequency limit"]

    @Test("AM-059 the boundary counts inclusively") func boundary() throws {
        let world = TestWorld()
        let json = payload(#"{"id": "f", "range": 60, "period": "seconds", "boundary": 2}"#)
        #expect(try world.trigger(json) == shown("a", id: "1"))
        _ = world.finish("a")
        _ = world.advance(30)
        #expect(world.send(Own.event) == shown("a", id: "1"))
        _ = world.finish("a")
        _ = world.advance(30)
        #expect(world.send(Own.event) == over)
        _ = world.advance(0.1)
        #expect(world.send(Own.event) == shown("a", id: "1"))
    }

    @Test("AM-059 one of several constraints is enough") func several() throws {
        let world = TestWorld()
        let json = payload(
            #"""
            {"id": "f", "range": 1, "period": "days", "boundary": 9}, {"id": "g", "range": 1, "period": "days", "boundary": 1}
            """#, ids: #""f", "g""#)
        _ = try world.trigger(json)
        _ = world.finish("a")
        #expect(world.send(Own.event) == over)
    }

    nonisolated private static let secondsOfPeriods: [(String, TimeInterval)] = [
        ("seconds", 1.0), ("minutes", 60), ("hours", 3600), ("days", 86_400), ("weeks", 6 * 86_400),
        ("months", 30 * 86_400), ("years", 365 * 86_400),
    ]

    @Test("AM-060 periods, a week of six days", arguments: secondsOfPeriods)
    func periods(_ period: String, _ seconds: TimeInterval) throws {
        let world = TestWorld()
        _ = try world.trigger(payload(#"{"id": "f", "range": 1, "period": "\#(period)", "boundary": 1}"#))
        _ = world.finish("a")
        _ = world.advance(seconds)
        #expect(world.send(Own.event) == over)
        _ = world.advance(0.5)
        #expect(world.send(Own.event) == shown("a", id: "1"))
    }

    @Test("AM-060 a schedule with an unknown id is skipped each time") func unknown() throws {
        let world = TestWorld()
        let error = "error not prepared: a frequency constraint that is not known"
        #expect(try world.trigger(payload("")) == [error])
        #expect(world.send(Own.event) == [error])
    }

    @Test("AM-061 occurrences stay unless the range changes") func replaced() throws {
        let world = TestWorld()
        let hour = #"{"id": "f", "range": 1, "period": "hours", "boundary": 1}"#
        _ = try world.trigger(payload(hour))
        _ = world.finish("a")
        world.host.receiveRemoteData(payload(hour))
        _ = world.trace {}
        #expect(world.send(Own.event) == over)
        world.host.receiveRemoteData(payload(#"{"id": "f", "range": 2, "period": "hours", "boundary": 1}"#))
        _ = world.trace {}
        #expect(world.send(Own.event) == shown("a", id: "1"))
    }

    @Test("AM-057 a display that shows nothing also counts") func control() throws {
        let world = TestWorld()
        world.host.setControlGroup { _ in true }
        _ = try world.trigger(payload(#"{"id": "f", "range": 1, "period": "hours", "boundary": 1}"#))
        world.host.setControlGroup { _ in false }
        #expect(world.send(Own.event) == over)
    }

    @Test("AM-001 18.0.0 counts before it asks") func countedFirst() throws {
        for (version, isCounted) in [(Airship18Version(18), true), (Airship18Version(18, 0, 1), false)] {
            let world = TestWorld(version)
            world.delegate[\.isReady] = false
            _ = try world.trigger(payload(#"{"id": "f", "range": 1, "period": "hours", "boundary": 1}"#))
            let second = Payloads.schedule(
                "2", Payloads.custom("b"), more: #", "frequency_constraint_ids": ["f"]"#)
            world.delegate[\.isReady] = true
            let trace = try world.trigger(second)
            #expect(trace.contains("over a frequency limit") == isCounted)
            #expect(trace.contains("D.isReady(b 2)=true") == !isCounted)
        }
    }
}
