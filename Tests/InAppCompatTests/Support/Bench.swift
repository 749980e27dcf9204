import Foundation
import HeadlessStage
import InAppCompat
import Testing

/// An engine between a fake SDK and a recording handler, on a stage with virtual time.
@MainActor final class Bench {
    let stage = HeadlessStage()
    let trace = TestTrace()
    let engine: LifecycleEngine
    let driver: FakeDriver
    let handler: RecordingHandler

    init(_ traits: EngineTraits = EngineTraits()) {
        handler = RecordingHandler(trace)
        engine = LifecycleEngine(capabilities: .capable, traits: traits, handler: handler)
        driver = FakeDriver(engine, trace)
        engine.diagnostics = { [trace] line in
            // The events have the discard as well.
            if line.code != .discardedByPolicy { trace.add("! \(line.code) \(line.messageID ?? "-")") }
        }
    }

    func message(_ id: String = "A") -> CompatMessage {
        stage.run { engine.makeMessage(id: id, native: id) }
    }

    /// Runs `body` as a callback of the SDK on the stage, then runs until the stage is idle.
    func run(_ body: () throws -> Void) rethrows {
        try stage.run(body)
        stage.runUntilIdle()
    }

    /// Asks the gate and records the answer.
    @discardableResult
    func ask(_ message: CompatMessage) -> DisplayDecision {
        let answer = engine.decide(message)
        trace.add("answer \(answer.rawValue) \(message.id)")
        return answer
    }

    /// Asks the gate, and prepares a message that it accepts. Call inside `run`.
    func prepare(_ message: CompatMessage) {
        ask(message)
        var plan = PresentationPlan(for: message)
        engine.prepare(&plan, for: message)
    }

    /// Shows a message, and clears its lines from the trace.
    func shown(_ id: String = "A") -> CompatMessage {
        let message = message(id)
        run {
            _ = engine.decide(message)
            engine.willPresent(message)
            engine.didPresent(message)
        }
        _ = trace.take()
        return message
    }

    /// Holds a message, and clears its lines from the trace.
    func held(_ id: String = "A") -> CompatMessage {
        let message = message(id)
        let decision = handler.decision
        handler.decision = { _ in .hold }
        run { _ = engine.decide(message) }
        handler.decision = decision
        _ = trace.take()
        return message
    }

    /// Compares the lines since the last call with the expected ones.
    func expect(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(trace.take() == lines, sourceLocation: sourceLocation)
    }

    /// The code of the error that `body` throws.
    func code(_ body: () throws -> Void) -> CompatError.Code? {
        do {
            try body()
            return nil
        } catch {
            return (error as? CompatError)?.code
        }
    }
}
