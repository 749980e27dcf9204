import BrazeBridge
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import Testing

@testable import InAppContracts

/// How the steps of a scenario are written for another SDK.
@Suite("Ported scenarios", .timeLimit(.minutes(20))) @MainActor struct ScenarioPorterTests {
    private let porter = ScenarioPorter(source: .braze, target: .adobeIOS)
    private static let payloads =
        #"{"a": {"type": "SLIDEUP", "trigger_id": "x", "message": "A"}, "b": {"type": "SLIDEUP", "trigger_id": "y", "message": "B"}}"#

    private func scenario(_ steps: String, reactions: String = "") throws -> Scenario {
        let text = #"""
            {"name": "n", "shape": "braze", "payloads": \#(Self.payloads), "reactions": [\#(reactions)], "steps": [\#(steps)]}
            """#
        return try Scenario(json: Data(text.utf8), for: .builtIn, appSteps: ["checkout"])
    }

    @Test("KIT Campaigns have the ids of their messages, and steps settle as before")
    func steps() throws {
        let ported = try porter.ported(
            scenario(
                #"""
                {"trigger": "a", "settle": false}, {"trigger": "b"}, {"advance": 2}, {"expect": ["didPresent"]},
                {"app": "checkout"}, {"user": "close"}, "relaunch", {"together": [{"trigger": "b"}, {"trigger": "a"}]}
                """#))
        #expect(ported.kits == [.adobeIOS] && ported.name == "n")
        #expect(ported.payloads.keys.sorted() == ["x", "y"])
        let close = ported.steps[5].action
        #expect(
            ported.steps == [
                ScenarioStep(.trigger(payload: "x"), settles: false), ScenarioStep(.trigger(payload: "y")),
                ScenarioStep(.advance(seconds: 2)), ScenarioStep(.runUntilIdle),
                ScenarioStep(.appStep("checkout")),
                ScenarioStep(close), ScenarioStep(.relaunch),
                ScenarioStep(.together([.trigger(payload: "y"), .trigger(payload: "x")])),
            ])
        guard case .user = close else {
            Issue.record("\(close) is no gesture")
            return
        }
    }

    @Test("KIT On its own SDK a scenario stays as it is")
    func same() throws {
        let own = ScenarioPorter(source: .braze, target: .braze)
        let scenario = try scenario(#"{"trigger": "a"}, {"app": "presentNext"}"#)
        #expect(try own.ported(scenario) == scenario && own.ids(in: scenario) == [:])
        #expect(try own.foreignCalls(in: scenario) == [])
    }

    @Test("KIT What happens inside callbacks is ported too")
    func reactions() throws {
        let ported = try porter.ported(
            scenario(
                #"{"trigger": "a"}"#,
                reactions:
                    #"{"in": "didPresent", "message": "x", "times": 2, "do": [{"trigger": "b"}, {"app": "checkout"}]}"#
            ))
        #expect(ported.reactions.map(\.actions) == [[.trigger(payload: "y"), .appStep("checkout")]])
        #expect(ported.reactions.map(\.times) == [2] && ported.reactions.map(\.message) == ["x"])
        let error = #expect(throws: ScenarioError.self) {
            try porter.ported(
                scenario(
                    #"{"trigger": "a"}"#,
                    reactions:
                        #"{"in": "didPresent", "do": []}, {"in": "didPresent", "do": [{"app": "dismiss"}]}"#))
        }
        #expect(error?.code == .wrongShape && error?.keyPath == "reactions[1]")
    }

    @Test("KIT A call of the old SDK or of a handler cannot be ported, and its step is named")
    func calls() throws {
        func error(_ step: String) throws -> String? {
            let scenario = try scenario(#"{"advance": 1}, \#(step)"#)
            return #expect(throws: ScenarioError.self) { try porter.ported(scenario) }?.description
        }
        #expect(
            try error(#"{"app": "presentNext"}"#)
                == "steps[1]: presentNext is a call of braze’s SDK, which is not available under adobeIOS: let the delegate do "
                + "it, in a step of the app (appSteps).")
        #expect(
            try error(#"{"handler": "showNext"}"#)
                == "steps[1]: a call of a handler, but a delegate is played.")
    }

    @Test("KIT Calls of a page that the other SDK does not answer are told with the message")
    func pages() throws {
        let html = #"<a href='x?abButtonId=1' onclick='brazeBridge.closeMessage()'>x</a>"#
        let text = #"""
            {"name": "n", "shape": "braze", "steps": [],
             "payloads": {"a": {"type": "HTML_FULL", "trigger_id": "x", "message": "\#(html)"},
                          "b": {"type": "SLIDEUP", "trigger_id": "y", "message": "B"}}}
            """#
        let scenario = try Scenario(json: Data(text.utf8), for: .builtIn)
        #expect(
            try porter.foreignCalls(in: scenario) == [
                "The page of “x” calls brazeBridge., abButtonId, which adobeIOS does not answer."
            ])
    }

    @Test("KIT Of the effects under the other SDK the ids in calls and stored values are the delegate's own")
    func renaming() {
        let call = TraceEvent(
            time: 0, thread: .main, source: .delegate, name: "shown",
            arguments: [TraceEvent.Argument("message", "x")],
            observed: [TraceEvent.Argument("visible", "x"), TraceEvent.Argument("stack", "x y")])
        var effects = PlayedEffects()
        effects.calls = [call]
        effects.opened = ["x"]
        let renamed = effects.renaming(["x": "z"])
        #expect(renamed.calls.map(\.call) == ["shown(message: z)"])
        #expect(renamed.calls[0].observed.map(\.value) == ["z", "x y"] && renamed.opened == ["x"])
    }

    @Test("KIT What was said until a rest is known by the count at that rest")
    func said() {
        var effects = PlayedEffects()
        effects.diagnostics = ["one", "two", "three"].map {
            Diagnostic(.actionFailed, shape: .braze, messageID: "a", $0)
        }
        effects.rests = [1, 3].map { PlayedEffects.Rest(screen: [], contents: [:], saidCount: $0) }
        func said(_ place: Int?) -> [String] { effects.diagnostics(until: place).map(\.explanation) }
        #expect(said(0) == ["one"] && said(1) == ["one", "two", "three"])
        #expect(said(nil).count == 3 && said(2).count == 3 && said(-1).count == 3)
    }
}
