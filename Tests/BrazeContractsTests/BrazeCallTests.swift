import BrazeContracts
import BrazeModel
import Foundation
import InAppContracts
import Testing

/// The calls that scenarios can make on Braze's SDK.
@Suite("Braze calls", .timeLimit(.minutes(20))) @MainActor struct BrazeCallTests {
    private func play(_ steps: String, reactions: String = "") throws -> Trace {
        let text = #"""
            {
              "name": "test", "shape": "braze",
              "payloads": {"m": {"type": "SLIDEUP", "trigger_id": "m", "message": "m"}},
              "reactions": [\#(reactions)], "steps": [\#(steps)]
            }
            """#
        return try ScenarioRunner.run(Scenario(json: Data(text.utf8), for: [.braze])).trace
    }

    @Test("BZ-126 a default look that a scenario changes for the process is restored afterwards")
    func lookIsRestored() throws {
        typealias Attributes = BrazeInAppMessageUI.SlideupView.Attributes
        let trace = try play(
            #"{"app": "setDefaultLook", "cornerRadius": "42"}, {"trigger": "m"}, {"app": "lookAtView"}"#)
        #expect(trace.events.last?["cornerRadius"] == "42.0")
        #expect(Attributes.defaults.cornerRadius == 15)
    }

    @Test(
        "A call that makes no sense fails its step with an explanation",
        arguments: [
            (#"{"app": "edit", "what": "weather"}"#, "prepareWith cannot change weather."),
            (#"{"app": "setDefaultLook", "cornerRadius": "round"}"#, "a corner radius is a number."),
            (#"{"app": "lookAtView"}"#, "no message is visible."),
            (#"{"app": "presentTop"}"#, "the stack is empty."),
            (#"{"app": "discardContext", "message": "m"}"#, "the delegate has not seen the message m."),
        ])
    func failures(_ step: String, _ explanation: String) {
        let error = #expect(throws: ScenarioError.self) { try play(step) }
        #expect(error?.code == .stepFailed)
        #expect(error?.explanation == explanation)
    }

    @Test("An edit applies to one prepareWith only")
    func edits() throws {
        let trace = try play(
            #"{"trigger": "m"}, {"app": "dismiss"}, {"trigger": "m"}, {"app": "dismiss"}"#,
            reactions: #"{"in": "prepareWith", "do": [{"app": "edit", "what": "extras", "value": "a=b"}]}"#)
        #expect(trace.events.filter { $0.name == "didPresent" }.map { $0["extras"] } == ["a=b", nil])
    }
}
