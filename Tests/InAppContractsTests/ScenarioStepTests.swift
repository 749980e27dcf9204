import BrazeBridge
import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import ModelTesting
import PlatformStandIns
import Testing

@testable import InAppContracts

/// What the steps of a scenario record and change, when they end, and which of their errors is thrown.
@MainActor @Suite("Steps of a scenario", .timeLimit(.minutes(20))) struct ScenarioStepTests {
    private func scenario(
        _ steps: String, reactions: String = "", time: String = "virtual"
    ) throws -> Scenario {
        let json = #"""
            {"name": "n", "shape": "braze", "time": "\#(time)",
             "payloads": {"s": {"type": "SLIDEUP", "trigger_id": "s", "message": "A"},
                          "t": {"type": "SLIDEUP", "trigger_id": "t", "message": "B"}},
             "reactions": [\#(reactions)], "steps": [\#(steps)]}
            """#
        return try Scenario(json: Data(json.utf8), for: [.braze])
    }

    private func run(_ steps: String, reactions: String = "") throws -> ScenarioRun {
        try ScenarioRun(
            scenario(steps, reactions: reactions), on: nil, subject: .ownDelegate(nil, of: .braze))
    }

    @Test("Each step about the surroundings is recorded with its values, and changes them")
    func surroundings() throws {
        let run = try run(
            #"""
            {"screen": {"orientation": "landscapeLeft", "style": "dark"}}, {"appState": "background"},
            {"hasRootViewController": false}, {"isNetworkReachable": false}, {"advance": 2.5},
            {"page": "post", "name": "shop", "body": {"a": 1}}, {"user": "swipe", "direction": "up"}
            """#)
        try run.play()
        let events = run.recorder.trace.filtered(to: [.stage, .page, .user]).events
        #expect(
            events.filter { $0["kind"] == nil }.map { "\($0.source) \($0.call)" } == [
                "stage screen(orientation: landscapeLeft, style: dark)", "stage appState(value: background)",
                "stage hasRootViewController(value: false)", "stage isNetworkReachable(value: false)",
                "stage advance(seconds: 2.5)", #"page post(name: shop, body: {"a":1})"#,
                "user swipe(direction: up)",
            ])
        let stage = run.stage
        #expect(stage.app.state == .background && !stage.app.hasRootViewController)
        #expect(!stage.network.isReachable && stage.now == 2.5)
        #expect(stage.screen.orientation == .landscapeLeft && stage.screen.traits.userInterfaceStyle == .dark)
    }

    /// Two calls that fail inside one callback.
    private static let failures = ["nobody", "other"].map {
        #"{"in": "didPresent", "do": [{"app": "discardContext", "message": "\#($0)"}]}"#
    }.joined(separator: ", ")

    private func error(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "The first of several errors inside callbacks is thrown, however the steps are played", .realTime)
    func firstFailure() async throws {
        let first = "reactions[0]: the delegate has not seen the message nobody."
        let (trigger, reactions) = (#"{"trigger": "s"}"#, Self.failures)
        #expect(error { try run(trigger, reactions: reactions).play() } == first)
        #expect(
            error { try run(trigger, reactions: reactions).playAsStory(afterSteps: {}, whenAtRest: {}) }
                == first)
        #expect(error { try run("", reactions: reactions).play(.trigger(payload: "s")) } == first)
        let inRealTime = try scenario(trigger, reactions: reactions, time: "real")
        let failure = await #expect(throws: ScenarioError.self) {
            try await ScenarioRunner.play(inRealTime, subject: .ownDelegate(nil, of: .braze))
        }
        #expect(failure?.description == first)
    }

    @Test("An error of an action after the steps says so, and one in a step names the step")
    func afterwards() throws {
        let call = ScenarioAction.call(ShapeCall(.app, "discardContext", ["message": .string("nobody")]))
        let text = "the delegate has not seen the message nobody."
        #expect(error { try run("").play(call) } == "afterwards: \(text)")
        let played = try run(#"{"trigger": "s"}"#)
        try played.play()
        #expect(error { try played.play(call) } == "afterwards: \(text)")
        let steps = #"{"trigger": "s"}, {"app": "discardContext", "message": "nobody"}"#
        #expect(error { try run(steps).play() } == "steps[1]: \(text)")
        #expect(
            error { try run(steps).playAsStory(afterSteps: {}, whenAtRest: {}) } == "steps[1]: \(text)")
    }

    @Test(
        "As a story, a second passes after each step that settles and a minute at the end; then no callback has reactions"
    )
    func asStory() throws {
        let run = try run(
            #"{"trigger": "s"}, {"appState": "active", "settle": false}, {"advance": 5}"#,
            reactions: #"{"in": "didPresent", "times": 9, "do": [{"app": "look"}]}"#)
        var rests: [String] = []
        try run.playAsStory {
            rests.append("ends at \(run.stage.now)")
        } whenAtRest: {
            rests.append("rests at \(run.stage.now)")
        }
        #expect(rests == ["rests at 1.0", "rests at 7.0", "ends at 7.0", "rests at 67.0"])
        func looks() -> Int { run.recorder.trace.events(from: .app).count { $0.name == "look" } }
        #expect(looks() == 1)
        try run.perform(.dismisses, on: "s")
        run.stage.advance(seconds: 1)
        try run.play(.trigger(payload: "s"))
        let names = run.recorder.trace.events(from: .adopted).map(\.name)
        #expect(names.count { $0 == "didPresent" } == 2 && looks() == 1)
        // Braze's delegate cannot pause a message, so nothing is recorded or done.
        let count = run.recorder.trace.events.count
        try run.perform(.pauses, on: "s")
        #expect(run.recorder.trace.events.count == count)
        #expect(run.recorder.trace.calls.contains("app dismisses(message: s)"))
    }

    private final class Own: InAppMessageHandler {}

    @Test(
        "INV-7 Once a scenario is over, only an app's own handler stays attached: the app may still use its messages"
    )
    func attached() throws {
        for (subject, ids) in [
            (ScenarioSubject.handler(Own()), ["s"]), (.scriptedHandler, []), (.adoptedDelegate(.braze), []),
            (.ownDelegate(nil, of: .braze, isAlwaysAdopted: true), []),
        ] {
            let run = try ScenarioRun(scenario(#"{"trigger": "s"}"#), on: nil, subject: subject)
            try run.play()
            let engine = try #require(run.bridge?.engine)
            #expect(engine.visibleMessages.map(\.id) == ["s"])
            run.finish()
            #expect(engine.visibleMessages.map(\.id) == ids)
        }
    }

    @Test(
        "An adopted delegate of the SDK's own shape has no handler in between that is recorded; of another it has"
    )
    func between() throws {
        func sources(_ delegate: ShapeKit) throws -> Set<TraceEvent.Source> {
            let result = try ScenarioRunner.run(
                scenario(#"{"trigger": "s"}"#), subject: .adoptedDelegate(delegate))
            return Set(result.trace.events.map(\.source)).intersection([.adopted, .handler])
        }
        #expect(try sources(.braze) == [.adopted])
        #expect(try sources(.adobeIOS) == [.adopted, .handler])
    }

    @Test("BZ-067 A reaction is to the callbacks and the message that it names, as many times as it says")
    func reactions() throws {
        let away = #"{"user": "swipeAway"}"#
        let again = Array(repeating: #"{"trigger": "t"}, \#(away)"#, count: 3)
        let steps = ([#"{"trigger": "s"}, \#(away)"#] + again).joined(separator: ", ")
        let result = try ScenarioRunner.run(
            scenario(
                steps,
                reactions:
                    #"{"in": ["didPresent", "willDismiss"], "message": "t", "times": 3, "do": [{"app": "look"}]}"#
            ))
        let names = result.trace.events.map(\.name).filter {
            ["didPresent", "willDismiss", "look"].contains($0)
        }
        let (shown, gone) = ("didPresent", "willDismiss")
        #expect(
            names == [shown, gone, shown, "look", gone, "look", shown, "look", gone, shown, gone])
    }
}
