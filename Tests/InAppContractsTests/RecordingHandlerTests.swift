import BuiltInShapes
import Foundation
import HeadlessStage
import InAppCompat
import PlatformStandIns
import Testing

@testable import InAppContracts

/// What a recording handler writes, and what the handler behind it receives.
@Suite("Recording handlers", .timeLimit(.minutes(20))) @MainActor struct RecordingHandlerTests {
    /// Notes every call, and gives answers that no script gives by default.
    private final class Spy: DisplayPolicy {
        var calls: [String] = []
        var ordersMessages: Bool { true }
        func waitReason(of message: CompatMessage) -> WaitReason? { .expired }

        func decideDisplay(of message: CompatMessage) -> DisplayDecision { note("gate", .discard) }
        func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
            plan.content.header = TextContent("Inner")
            calls.append("prepare")
        }
        func willPresent(_ message: CompatMessage) { calls.append("willPresent") }
        func didPresent(_ message: CompatMessage) { calls.append("didPresent") }
        func didHide(_ message: CompatMessage) { calls.append("didHide") }
        func shouldPerform(_ action: MessageAction, of message: CompatMessage) -> Bool {
            note("perform", false)
        }
        func didLoad(_ url: URL, in message: CompatMessage) { calls.append("didLoad \(url)") }
        func willDismiss(_ message: CompatMessage) { calls.append("willDismiss") }
        func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
            calls.append("didDismiss \(resolution)")
        }
        func didFail(_ message: CompatMessage, failure: MessageFailure) {
            calls.append("didFail \(failure.reason.name)")
        }
        func didNotShow(_ message: CompatMessage, error: any Error) { calls.append("didNotShow") }

        private func note<Answer>(_ name: String, _ answer: Answer) -> Answer {
            calls.append(name)
            return answer
        }
    }

    /// A message that is displayed.
    private func message() throws -> (CompatMessage, ScenarioRun) {
        let text = #"""
            {"name": "n", "shape": "braze", "payloads": {"s": {"type": "SLIDEUP", "trigger_id": "s", "message": "A"}},
             "steps": [{"trigger": "s"}]}
            """#
        let run = try ScenarioRun(
            Scenario(json: Data(text.utf8), for: .builtIn), on: nil, subject: .scriptedHandler)
        try run.play()
        return (try #require(run.bridge?.engine.visibleMessages.first), run)
    }

    private func callAll(_ handler: RecordingHandler, about message: CompatMessage) -> String? {
        var plan = PresentationPlan(for: message)
        let url = URL(fileURLWithPath: "/x")
        _ = handler.decideDisplay(of: message)
        handler.edit = { $0.content.body = TextContent("Edited after \($0.content.header?.text ?? "none")") }
        handler.prepare(&plan, for: message)
        handler.prepare(&plan, for: message)
        handler.willPresent(message)
        handler.didPresent(message)
        handler.didHide(message)
        _ = handler.shouldPerform(MessageAction(source: .body, effect: .none), of: message)
        handler.didLoad(url, in: message)
        handler.willDismiss(message)
        handler.didDismiss(message, resolution: MessageResolution(.timedOut))
        handler.didFail(message, failure: MessageFailure(MessageFailure.Reason("trial"), "A trial."))
        #expect(handler.edit == nil)
        return plan.content.body?.text
    }

    private func lines(gate: String, perform: String) -> [String] {
        let action = MessageAction(source: .body, effect: .none)
        return [
            "decideDisplay(message: s) -> \(gate)", "prepare(message: s)", "prepare(message: s)",
            "willPresent(message: s)", "didPresent(message: s)", "didHide(message: s)",
            "shouldPerform(message: s, action: \(action)) -> \(perform)",
            "didLoad(message: s, url: file:///x)",
            "willDismiss(message: s)", "didDismiss(message: s, resolution: \(MessageResolution(.timedOut)))",
            "didFail(message: s, reason: trial)",
        ]
    }

    @Test("KIT Every call is recorded with its arguments and passed on; the inner handler's answers count")
    func forwarded() throws {
        let (message, run) = try message()
        defer { run.finish() }
        let spy = Spy()
        let recorder = TraceRecorder(stage: HeadlessStage())
        let handler = RecordingHandler(recorder, script: DelegateScript(gate: [.hold]), inner: spy)
        let text = callAll(handler, about: message)
        #expect(recorder.trace.events.map(\.call) == lines(gate: "discard", perform: "false"))
        #expect(recorder.trace.events.allSatisfy { $0.source == .handler })
        #expect(
            spy.calls == [
                "gate", "prepare", "prepare", "willPresent", "didPresent", "didHide", "perform",
                "didLoad file:///x",
                "willDismiss", "didDismiss \(MessageResolution(.timedOut))", "didFail trial",
            ])
        #expect(text == "Edited after Inner")
    }

    @Test("KIT Without an inner handler the script answers")
    func scripted() throws {
        let (message, run) = try message()
        defer { run.finish() }
        let recorder = TraceRecorder(stage: HeadlessStage())
        var script = DelegateScript(gate: [.hold])
        script.perform.fallback = false
        let text = callAll(RecordingHandler(recorder, script: script), about: message)
        #expect(recorder.trace.events.map(\.call) == lines(gate: "hold", perform: "false"))
        #expect(text?.hasPrefix("Edited after") == true)
        let plain = TraceRecorder(stage: HeadlessStage())
        _ = callAll(RecordingHandler(plain), about: message)
        #expect(plain.trace.events.map(\.call) == lines(gate: "show", perform: "true"))
    }

    @Test("KIT A recording of a policy is a policy with the same answers; of another handler it is none")
    func policies() throws {
        let (message, run) = try message()
        defer { run.finish() }
        let spy = Spy()
        let recorder = TraceRecorder(stage: HeadlessStage())
        let policy = try #require(RecordingHandler.recording(spy, recorder) as? any DisplayPolicy)
        #expect(policy.ordersMessages && policy.waitReason(of: message) == .expired)
        policy.didNotShow(message, error: ScenarioError.unseen("s"))
        #expect(spy.calls == ["didNotShow"])
        #expect(!(RecordingHandler.recording(ClosureHandler(), recorder) is any DisplayPolicy))
    }

    @Test("KIT A message is known from its gate or its display on, and only as long as it exists")
    func known() throws {
        let (message, run) = try message()
        defer { run.finish() }
        for isAsked in [true, false] {
            let handler = RecordingHandler(TraceRecorder(stage: HeadlessStage()))
            #expect(handler.message("s") == nil)
            if isAsked { _ = handler.decideDisplay(of: message) } else { handler.willPresent(message) }
            #expect(handler.message("s") === message && handler.message("t") == nil)
        }
    }
}
