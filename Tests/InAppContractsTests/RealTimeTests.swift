import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// The scenarios in real time: the same rules, with threads that the stage does not control.
@Suite("Real time", .timeLimit(.minutes(20))) @MainActor struct RealTimeTests {
    // MARK: Reading and playing

    private func scenario(_ more: String) throws -> Scenario {
        try Scenario(
            json: Data(
                #"""
                {"name": "n", "shape": "braze", "payloads": {
                   "a": {"type": "SLIDEUP", "trigger_id": "a", "message": "A"},
                   "b": {"type": "SLIDEUP", "trigger_id": "b", "message": "B"}}, \#(more)}
                """#.utf8), for: [.braze])
    }

    @Test(
        "impossible steps are refused, with their place",
        arguments: [
            (
                #""time": "real", "steps": [{"advance": 1}]"#,
                "steps[0]: the time of a scenario in real time cannot be moved."
            ),
            (
                #""time": "slow", "steps": []"#, #"time: found "slow", expected one of real, virtual"#
            ),
            (
                #""steps": [{"together": [{"handler": "show", "message": "a"}]}]"#,
                "steps[0].together[0]: this cannot be done on a background thread."
            ),
            (
                #""steps": [{"together": ["runUntilIdle"]}]"#,
                "steps[0].together[0]: this cannot be done on a background thread."
            ),
        ])
    func refused(more: String, complaint: String) {
        #expect {
            _ = try scenario(more)
        } throws: {
            "\($0)".hasPrefix(complaint)
        }
    }

    @Test("a scenario in real time survives a round trip through JSON, and cannot be played without waiting")
    func waiting() throws {
        let one = try scenario(#""time": "real", "steps": [{"together": [{"trigger": "a"}]}]"#)
        #expect(one.isRealTime)
        #expect(try Scenario(json: Data(one.jsonText.utf8), for: .builtIn) == one)
        #expect {
            try ScenarioRunner.run(one)
        } throws: {
            ($0 as? ScenarioError)?.code == .wrongTime
        }
    }

    @Test("BZ-036 in virtual time, simultaneous actions run in order, off the main thread")
    func together() async throws {
        let one = try scenario(#""steps": [{"together": [{"trigger": "a"}, {"trigger": "b"}]}]"#)
        let trace = try await ScenarioRunner.play(one).trace.filtered(to: [.campaign, .delegate])
        #expect(
            trace.events.map { "\($0.thread.rawValue) \($0.call)" } == [
                "background trigger(payload: a)", "background trigger(payload: b)",
                "main displayChoiceForMessage(message: a) -> now",
                "main displayChoiceForMessage(message: b) -> now",
                "main prepareWith(message: b, attributes: slideup)",
                "main willPresent(message: b, view: SlideupView)",
                "main didPresent(message: b, view: SlideupView)",
            ])
    }

    @Test("a step that fails on another thread fails the scenario there", arguments: ["virtual", "real"])
    func failure(time: String) async throws {
        let one = try scenario(
            #""time": "\#(time)", "steps": [{"together": [{"app": "discardContext", "message": "nobody"}]}]"#)
        await #expect {
            try await ScenarioRunner.play(one)
        } throws: {
            let error = $0 as? ScenarioError
            return error?.code == .stepFailed && error?.keyPath == "steps[0].together[0]"
        }
    }

    @Test("BZ-050 in real time, too, nothing that is asynchronous happens after a step that does not settle")
    func unsettled() async throws {
        let one = try scenario(
            #""time": "real", "steps": [{"host": "attachesContext", "value": false, "settle": false}, "#
                + #"{"trigger": "a", "settle": false}]"#)
        let trace = try await ScenarioRunner.play(one).delegateTrace
        #expect(trace.events.map(\.name) == ["displayChoiceForMessage", "prepareWith"])
    }
}
