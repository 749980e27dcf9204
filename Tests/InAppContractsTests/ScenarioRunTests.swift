import BuiltInShapes
import Foundation
import RuleTesting
import Testing

@testable import InAppContracts

/// The runner's behaviour beyond the reference sequences.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ScenarioRunTests {
    private func scenario(_ json: String) throws -> Scenario {
        try Scenario(json: Data(json.utf8), for: .builtIn)
    }

    private let slideup = #"{"type": "SLIDEUP", "trigger_id": "s", "message": "Hello", "extras": {"x": 1.0}}"#

    @Test("BZ-050 without settling nothing that is asynchronous has happened")
    func settle() throws {
        let result = try ScenarioRunner.run(
            scenario(
                #"""
                {"name": "n", "shape": "braze", "payloads": {"s": \#(slideup)},
                 "steps": [{"host": "attachesContext", "value": false}, {"trigger": "s", "settle": false}]}
                """#))
        #expect(
            result.delegateTrace.events.map(\.name) == ["displayChoiceForMessage", "prepareWith"])
    }

    @Test("BZ-067 a reaction happens inside the callback, as often as it says")
    func reaction() throws {
        let result = try ScenarioRunner.run(
            scenario(
                #"""
                {"name": "n", "shape": "braze", "payloads": {"s": \#(slideup)},
                 "reactions": [{"in": "didPresent", "do": [{"app": "dismiss"}]}],
                 "steps": [{"trigger": "s"}, {"trigger": "s"}]}
                """#))
        #expect(
            result.trace.filtered(to: [.delegate, .app]).events.map(\.name) == [
                "displayChoiceForMessage", "prepareWith", "willPresent", "didPresent", "dismiss",
                "willDismiss",
                "dismiss completion", "didDismiss",
                "displayChoiceForMessage", "prepareWith", "willPresent", "didPresent",
            ])
    }

    @Test("BZ-067 an app's own delegate reacts once, in its own callback and not in the SDK's call around it")
    func ownReaction() throws {
        let text = #"""
            {"name": "n", "shape": "braze", "payloads": {"s": \#(slideup)},
             "reactions": [{"in": "didPresent", "times": 3, "do": [{"app": "look"}]}], "steps": [{"trigger": "s"}]}
            """#
        for isAlwaysAdopted in [false, true] {
            let result = try ScenarioRunner.run(
                scenario(text), subject: .ownDelegate(nil, of: .braze, isAlwaysAdopted: isAlwaysAdopted))
            let own = result.trace.filtered(to: [.adopted, .app]).events.map(\.name)
            #expect(
                own == [
                    "displayChoiceForMessage", "prepareWith", "willPresent", "didPresent", "look", "state",
                ], "\(isAlwaysAdopted)")
        }
    }

    @Test("INV-6 a handler's calls are about the message that they name, and showNext about none")
    func handlerCalls() throws {
        let other = slideup.replacingOccurrences(of: #""s""#, with: #""t""#)
        func trace(_ call: String) throws -> [String] {
            let result = try ScenarioRunner.run(
                scenario(
                    #"""
                    {"name": "n", "shape": "braze", "payloads": {"s": \#(slideup), "t": \#(other)},
                     "script": {"gate": ["hold", "hold", "show"]},
                     "steps": [{"trigger": "s"}, {"trigger": "t"}, {"handler": \#(call)}]}
                    """#), subject: .scriptedHandler)
            return result.trace.filtered(to: [.app, .handler]).events.map {
                "\($0.name) \($0["message"] ?? "-")"
            }
        }
        let held = ["decideDisplay s", "decideDisplay t"]
        let shown = { (id: String) in ["prepare \(id)", "willPresent \(id)", "didPresent \(id)"] }
        let (next, last) = (try trace(#""showNext""#), try trace(#""show", "message": "t""#))
        let discarded = try trace(#""discard", "message": "t""#)
        #expect(next == held + ["handler showNext -"] + shown("s"))
        #expect(last == held + ["handler show t"] + shown("t"))
        #expect(discarded == held + ["handler discard t"])
    }

    @Test(
        "BZ-045 a campaign ends at once if it closes within less than a second, and not after one or by hand",
        arguments: [(nil, false), (1000, false), (999, true), (5000, false)] as [(Int?, Bool)])
    func endsAtOnce(duration: Int?, isAtOnce: Bool) throws {
        let close = duration.map { #", "message_close": "AUTO_DISMISS", "duration": \#($0)"# } ?? ""
        let scenario = try scenario(
            #"""
            {"name": "n", "shape": "braze", "payloads": {"s": {"type": "SLIDEUP", "message": "A"\#(close)}}, "steps": []}
            """#)
        let run = try ScenarioRun(scenario, on: nil, subject: .scriptedDelegate)
        #expect(run.hasCampaignThatEndsAtOnce(for: .braze) == isAtOnce)
    }

    @Test("BZ-067 an adopted delegate has no reactions: they would come before its own callback")
    func noReaction() throws {
        let result = try ScenarioRunner.run(
            scenario(
                #"""
                {"name": "n", "shape": "braze", "payloads": {"s": \#(slideup)},
                 "reactions": [{"in": "didPresent", "do": [{"app": "dismiss"}]}], "steps": [{"trigger": "s"}]}
                """#), subject: .adoptedDelegate(.braze))
        #expect(
            result.trace.filtered(to: [.adopted, .app]).events.map(\.name) == [
                "displayChoiceForMessage", "prepareWith", "willPresent", "didPresent",
            ])
    }

    @Test(
        "BZ-031 the screen of a scenario is the one that the SDK sees",
        arguments: [#""orientation": "landscapeLeft", "vertical": "compact""#, #""rotate": "landscapeLeft""#])
    func screen(change: String) throws {
        let result = try ScenarioRunner.run(
            scenario(
                #"""
                {"name": "n", "shape": "braze",
                 "payloads": {"s": {"type": "SLIDEUP", "message": "Hello", "orientation": "LANDSCAPE"}},
                 "steps": [{"trigger": "s"},
                           {"screen": {\#(change)}}, {"trigger": "s"}]}
                """#))
        #expect(
            result.delegateTrace.events.map(\.name) == [
                "displayChoiceForMessage", "displayChoiceForMessage", "prepareWith", "willPresent",
                "didPresent",
            ])
    }

    @Test("Answers are used from the front, and the last one is repeated")
    func answers() throws {
        let result = try ScenarioRunner.run(
            scenario(
                #"""
                {"name": "n", "shape": "braze", "payloads": {"s": \#(slideup)},
                 "script": {"gate": ["hold", "discard"]},
                 "steps": [{"trigger": "s"}, {"trigger": "s"}, {"trigger": "s"}]}
                """#))
        #expect(result.delegateTrace.events.map(\.answer) == ["reenqueue", "discard", "discard"])
    }

    @Test("A payload that cannot be decoded fails its step, with the decoder's reason")
    func badPayload() throws {
        let broken = try scenario(
            #"{"name": "n", "shape": "braze", "payloads": {"p": {"type": 3}}, "steps": [{"advance": 1}, {"trigger": "p"}]}"#
        )
        let error = #expect(throws: ScenarioError.self) { try ScenarioRunner.run(broken) }
        #expect(error?.code == .stepFailed)
        #expect(error?.keyPath == "steps[1]")
        #expect(error?.explanation.contains("type") == true)
    }

    @Test(
        "A call about a message that was never seen fails its step; one in a reaction fails the step around it"
    )
    func unknownMessage() throws {
        let html = #"{"contentType": "text/html", "content": "<p>hi</p>"}"#
        let direct = try scenario(
            #"{"name": "n", "shape": "adobeIOS", "steps": [{"app": "messageShow", "message": "m"}]}"#)
        #expect(
            throws: ScenarioError(.stepFailed, at: "steps[0]", "the delegate has not seen the message m.")
        ) {
            try ScenarioRunner.run(direct)
        }
        let nested = try scenario(
            #"""
            {"name": "n", "shape": "adobeIOS", "payloads": {"p": \#(html)},
             "reactions": [{"in": "onShow", "do": [{"app": "messageShow", "message": "m"}]}],
             "steps": [{"trigger": "p"}]}
            """#)
        #expect(
            throws: ScenarioError(.stepFailed, at: "reactions[0]", "the delegate has not seen the message m.")
        ) {
            try ScenarioRunner.run(nested)
        }
    }

    @Test("A handler's call needs a handler, and a shape that the scenario is for")
    func wrongUse() throws {
        let both = try ScenarioFiles(of: "InAppContractsTests").load("hold-then-show", for: .builtIn)
        #expect(throws: ScenarioError.self) { try ScenarioRunner.run(both) }
        let braze = try ScenarioFiles(of: "BrazeContractsTests").load("braze-01-button", for: .builtIn)
        let error = #expect(throws: ScenarioError.self) { try ScenarioRunner.run(braze, on: .adobeIOS) }
        #expect(error?.code == .wrongShape)
    }

    @Test("INV-7 a page that the bridge itself displays goes once a scenario is over, and its display ends")
    func finished() throws {
        let sale = String(decoding: ShapeKit.airship18.campaigns.sale, as: UTF8.self)
        let pages = #"""
            {"name": "n", "shape": "airship18", "payloads": {"s": \#(sale)}, "steps": [{"trigger": "s"}]}
            """#
        let scenario = try Scenario(json: Data(pages.utf8), for: [.airship18Pages])
        let run = try ScenarioRun(scenario, on: nil, subject: .scriptedHandler)
        try run.play()
        #expect(run.stage.windowContents.count == 1)
        let count = run.recorder.trace.events.count
        run.finish()
        #expect(run.stage.windowContents.isEmpty)
        #expect(
            run.recorder.trace.events.dropFirst(count).map(\.name) == [
                "didFail", "in_app_resolution", "messageFinishedDisplaying", "strayCallback",
            ])
    }

    @Test("Every call of every shape is known by the driver")
    func calls() throws {
        for type in [ShapeKit].builtIn.map(\.driver) {
            let stage = HeadlessStage()
            let driver = type.init(TraceRecorder(stage: stage)) { _ in nil }
            driver.attach(DelegateScript())
            for signature in type.calls {
                do {
                    try driver.perform(ShapeCall(signature.origin, signature.name, ["userId": "u"]))
                } catch let error as ScenarioError {
                    #expect(
                        !error.explanation.contains("is not a call of"), "\(type.shape) \(signature.name)")
                }
            }
        }
    }

    @Test("The example of SCENARIOS.md runs")
    func documentation() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Compat/SCENARIOS.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let example = try #require(text.components(separatedBy: "```json").dropFirst().first)
        let json = try #require(example.components(separatedBy: "```").first)
        let scenario = try scenario(json)
        for shape in scenario.kits {
            for subject in [ScenarioSubject.scriptedHandler, .scriptedDelegate] {
                let result = try ScenarioRunner.run(scenario, on: shape, subject: subject)
                let callbacks = result.delegateTrace.events.map(\.name)
                #expect(callbacks.last?.hasSuffix("ismiss") == true, "\(shape) \(callbacks)")
            }
        }
    }
}
