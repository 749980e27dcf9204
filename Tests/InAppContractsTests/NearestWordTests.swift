import BuiltInShapes
import Foundation
import InAppContracts
import Testing

/// The errors of scenarios about unknown words.
@Suite("Misspelt words", .timeLimit(.minutes(20))) @MainActor struct NearestWordTests {
    private func complaint(_ json: String) -> String? {
        let error = #expect(throws: ScenarioError.self) {
            try Scenario(json: Data(json.utf8), for: .builtIn)
        }
        return error?.description
    }

    private func scenario(step: String, more: String = #""payloads": {"news": {}, "sale": {}},"#) -> String {
        #"{"name": "n", "shape": "braze", \#(more) "steps": [\#(step)]}"#
    }

    @Test(
        "the nearest known word is named",
        arguments: [
            (#"{"trigger": "newz"}"#, "news"), (#"{"triger": "news"}"#, "trigger"),
            (#"{"user": "tapButon", "id": "0"}"#, "tapButton"), (#"{"user": "Close"}"#, "close"),
            (#"{"page": "finishloading"}"#, "finishLoading"), (#"{"app": "presentNxt"}"#, "presentNext"),
            (#"{"appState": "backgroud"}"#, "background"), (#""runUntillIdle""#, "runUntilIdle"),
            (#"{"user": "swipe", "direction": "upp"}"#, "up"),
            (#"{"user": "close", "setle": false}"#, "settle"),
        ])
    func steps(step: String, meant: String) {
        #expect(complaint(scenario(step: step))?.hasSuffix(". Did you mean \(meant)?") == true)
    }

    @Test("misspelt keys and shapes get a suggestion too")
    func wholeFiles() {
        #expect(
            complaint(#"{"name": "n", "shape": "braze", "step": [], "steps": []}"#)
                == "step: unknown key; known are about, name, payloads, reactions, script, shape, shapes, steps, "
                + "time. Did you mean steps?")
        #expect(
            complaint(#"{"name": "n", "shape": "brase", "steps": []}"#)?.hasSuffix("Did you mean braze?")
                == true)
    }

    @Test("a word without a similar one gets no suggestion")
    func noGuess() {
        #expect(
            complaint(scenario(step: #"{"trigger": "coupon"}"#))
                == #"steps[0].trigger: found "coupon", expected one of news, sale."#)
    }

    @Test("where no word is known, the error says what is missing")
    func empty() {
        #expect(
            complaint(scenario(step: #"{"trigger": "news"}"#, more: ""))
                == #"steps[0].trigger: found "news", but the scenario has no payloads: "payloads" is missing or empty."#
        )
        let error = #expect(throws: ScenarioError.self) {
            try Scenario(json: Data(#"{"name": "n", "shape": "braze", "steps": []}"#.utf8), for: [])
        }
        #expect(
            error?.description
                == #"shape: found "braze", but no shapes were given that a scenario may name."#)
    }
}
