import BrazeContracts
import BuiltInShapes
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// Steps of scenarios that the app defines.
@Suite("Steps of the app", .timeLimit(.minutes(20))) @MainActor struct AppStepTests {
    private let names: Set = ["checkoutBegins", "checkoutEnds"]

    private func text(_ steps: String, reactions: String = "") -> Data {
        Data(
            #"""
            {"name": "n", "shape": "braze", "payloads": {"a": {"type": "SLIDEUP", "trigger_id": "a", "message": "A"}},
             "reactions": [\#(reactions)], "steps": [\#(steps)]}
            """#.utf8)
    }

    @Test("a step calls its closure in turn, on the scenario's stage, and is recorded in the trace")
    func played() throws {
        let scenario = try Scenario(
            json: text(#"{"app": "checkoutBegins"}, {"trigger": "a"}, {"app": "checkoutEnds"}"#),
            for: .builtIn,
            appSteps: names)
        #expect(scenario.appSteps == names)
        var calls: [String] = []
        var stages: [ObjectIdentifier] = []
        let result = try ScenarioRunner.run(
            scenario,
            appSteps: [
                "checkoutBegins": {
                    calls.append("begins")
                    stages.append(ObjectIdentifier(HeadlessStage.current))
                },
                "checkoutEnds": {
                    calls.append("ends")
                    stages.append(ObjectIdentifier(HeadlessStage.current))
                },
            ])
        #expect(calls == ["begins", "ends"])
        #expect(Set(stages).count == 1)
        #expect(
            result.trace.filtered(to: [.app, .campaign]).calls == [
                "app checkoutBegins", "campaign trigger(payload: a)", "app checkoutEnds",
            ])
    }

    @Test("a step can be part of a reaction, and then runs inside the callback")
    func reaction() throws {
        let scenario = try Scenario(
            json: text(
                #"{"trigger": "a"}"#, reactions: #"{"in": "willPresent", "do": [{"app": "checkoutEnds"}]}"#),
            for: .builtIn, appSteps: names)
        var count = 0
        let result = try ScenarioRunner.run(scenario, appSteps: ["checkoutEnds": { count += 1 }])
        #expect(count == 1)
        let calls = result.trace.filtered(to: [.app, .delegate]).calls
        let place = try #require(calls.firstIndex(of: "app checkoutEnds"))
        #expect(calls[place - 1].hasPrefix("delegate willPresent"))
    }

    @Test("an unknown name is an error that lists the calls and the app's steps")
    func unknown() {
        let error = #expect(throws: ScenarioError.self) {
            try Scenario(json: text(#"{"app": "checkoutEnd"}"#), for: .builtIn, appSteps: names)
        }
        #expect(error?.keyPath == "steps[0].app")
        #expect(error?.explanation.contains("changeUser, checkoutBegins, checkoutEnds, ") == true)
        #expect(error?.explanation.hasSuffix(" Did you mean checkoutEnds?") == true)
    }

    @Test("a scenario does not begin if the closure of one of its steps is missing")
    func missing() throws {
        let scenario = try Scenario(
            json: text(#"{"trigger": "a"}, {"app": "checkoutEnds"}"#), for: .builtIn, appSteps: names)
        let none = #expect(throws: ScenarioError.self) { try ScenarioRunner.run(scenario) }
        #expect(
            none?.description == #"appSteps: no closure for the app's step "checkoutEnds"; there are none."#)
        let other = #expect(throws: ScenarioError.self) {
            try ScenarioRunner.run(scenario, appSteps: ["checkoutBegins": {}])
        }
        #expect(
            other?.explanation == #"no closure for the app's step "checkoutEnds"; there is checkoutBegins."#)
    }

    @Test("an error of a step names its place")
    func failing() throws {
        struct Closed: Error, CustomStringConvertible { let description = "the shop is closed." }
        let scenario = try Scenario(
            json: text(#"{"trigger": "a"}, {"app": "checkoutEnds"}"#), for: .builtIn, appSteps: names)
        let error = #expect(throws: ScenarioError.self) {
            try ScenarioRunner.run(scenario, appSteps: ["checkoutEnds": { throw Closed() }])
        }
        #expect(error?.description == "steps[1]: the shop is closed.")
    }

    @Test("a step has no parameters, and cannot run on a background thread")
    func refused() {
        let particulars = #expect(throws: ScenarioError.self) {
            try Scenario(
                json: text(#"{"app": "checkoutEnds", "value": true}"#), for: .builtIn, appSteps: names)
        }
        #expect(particulars?.keyPath == "steps[0].value")
        let together = #expect(throws: ScenarioError.self) {
            try Scenario(
                json: text(#"{"together": [{"app": "checkoutEnds"}]}"#), for: .builtIn, appSteps: names)
        }
        #expect(together?.description == "steps[0].together[0]: this cannot be done on a background thread.")
    }

    @Test("a scenario with steps of the app survives a round trip through JSON")
    func roundTrip() throws {
        let scenario = try Scenario(json: text(#"{"app": "checkoutEnds"}"#), for: .builtIn, appSteps: names)
        let decoder = JSONDecoder()
        decoder.userInfo[try #require(CodingUserInfoKey.shapeKits)] = [ShapeKit].builtIn
        decoder.userInfo[try #require(CodingUserInfoKey.appSteps)] = names
        #expect(try decoder.decode(Scenario.self, from: JSONEncoder().encode(scenario)) == scenario)
    }

    @Test(
        "a step or a handler's call inside a callback off the main thread fails the step that caused the callback"
    )
    func offMainThread() throws {
        for (action, what) in [
            (#"{"app": "checkoutEnds"}"#, "a step of the app"),
            (#"{"handler": "show", "message": "p"}"#, "a handler's call"),
        ] {
            let json = #"""
                {"name": "n", "shape": "adobeIOS",
                 "payloads": {"p": {"contentType": "text/html", "content": "<p>hi</p>"}},
                 "reactions": [{"in": "shouldShowMessage", "do": [\#(action)]}], "steps": [{"advance": 1}, {"trigger": "p"}]}
                """#
            let scenario = try Scenario(json: Data(json.utf8), for: .builtIn, appSteps: names)
            let error = #expect(throws: ScenarioError.self) {
                try ScenarioRunner.run(scenario, appSteps: ["checkoutEnds": {}])
            }
            #expect(
                error?.description == "reactions[0]: \(what) inside a callback off the main thread.")
        }
    }
}
