public import Foundation
public import InAppCore
import PlatformStandIns

/// A delegate that checks another one.
public protocol CheckedDelegate: AnyObject {
    /// Reports what can be said only when nothing more will happen. Called on the main thread, with the stage
    /// of the scenario still there.
    @MainActor func end()
}

/// What the checks of all shapes have in common: where findings go, and how they are worded.
///
/// Sendable; any thread.
public struct DelegateCheck: Sendable {
    let shape: SDKShape
    let report: DelegateFindingSink
    let trace: TraceFile?

    /// Makes the checks of one delegate.
    /// - Parameters:
    ///   - shape: whose delegate it is.
    ///   - trace: gets every callback; nil writes none down.
    ///   - report: gets each finding, on the thread of the callback.
    public init(shape: SDKShape, trace: TraceFile? = nil, report: @escaping DelegateFindingSink) {
        self.shape = shape
        self.trace = trace
        self.report = report
    }

    /// Runs a callback that answers, and writes it into the trace, if there is one.
    /// - Parameters:
    ///   - call: the callback in words; only made for a trace.
    ///   - describe: puts the answer into words; nil for no answer.
    ///   - body: the callback.
    /// - Returns: its answer.
    public func traced<Answer>(
        _ call: @autoclosure () -> TracedCall, describe: (Answer) -> String?, _ body: () -> Answer
    ) -> Answer {
        guard let trace else { return body() }
        return trace.call(call(), on: shape, describe: describe, body: body)
    }

    /// Runs a callback that answers nothing, and writes it into the trace, if there is one.
    /// - Parameters:
    ///   - call: the callback in words; only made for a trace.
    ///   - body: the callback.
    public func traced(_ call: @autoclosure () -> TracedCall, _ body: () -> Void) {
        traced(call(), describe: { (_: Void) in nil }, body)
    }

    /// Reports something.
    /// - Parameters:
    ///   - kind: the kind of finding.
    ///   - rule: the number of the rule behind it, if there is one.
    ///   - explanation: what happened, in a sentence.
    ///   - expected: what was expected instead.
    public func find(_ kind: DelegateFinding.Kind, _ rule: String?, _ explanation: String, expected: String) {
        report(DelegateFinding(kind, shape: shape, rule: rule, explanation, expected: expected))
    }

    /// Asks a gate, and reports it if it takes longer than it may.
    /// - Parameters:
    ///   - name: what it is called.
    ///   - limit: how long it may take, in seconds of real time; without those in which a busy machine has no processor
    ///     for its thread.
    ///   - rule: the number of the rule behind it, if there is one.
    ///   - consequence: what came of it, in a sentence.
    ///   - gate: the question.
    /// - Returns: the answer.
    public func timeGate<Answer>(
        _ name: String, limit: TimeInterval, rule: String?, _ consequence: String, _ gate: () -> Answer
    ) -> Answer {
        let (start, waited) = (DispatchTime.now().uptimeNanoseconds, ThreadLook.processorWait)
        let answer = gate()
        let seconds = TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
        guard seconds > limit, seconds - (ThreadLook.processorWait - waited) > limit else { return answer }
        find(
            .slowGate, rule, "\(name) took more than \(limit) s. \(consequence)",
            expected: "an answer from what is known already; hold the message and show it later otherwise.")
        return answer
    }

    /// Reports that a screen was refused which is no campaign's.
    /// - Parameter rule: the number of the rule behind it.
    public func findRefusalOfForeignScreen(_ rule: String) {
        find(
            .refusesForeignScreen, rule,
            "A screen without a parent was refused: it belongs to another extension, not to a campaign.",
            expected: "true for every message whose parent is nil.")
    }

    /// Reports a delegate that is gone.
    /// - Parameter rule: the number of the rule behind it.
    public func findGone(_ rule: String) {
        find(
            .notRetained, rule, "The delegate is gone, so the SDK acts as if there were none.",
            expected: "the app keeps its delegate, because the SDK holds it weakly.")
    }
}
