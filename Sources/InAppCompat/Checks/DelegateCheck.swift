/// A delegate that checks another one.
package protocol CheckedDelegate: AnyObject {
    /// Reports what can be said only when nothing more will happen. Called on the main thread, with the stage
    /// of the scenario still there.
    @MainActor func end()
}

/// What the checks of both shapes have in common: where findings go, and what is found only once.
///
/// Sendable; any thread.
package struct DelegateCheck: Sendable {
    let shape: Shape
    let report: DelegateFindingSink

    package init(shape: Shape, report: @escaping DelegateFindingSink) {
        self.shape = shape
        self.report = report
    }

    /// Reports something.
    package func find(_ kind: DelegateFinding.Kind, _ rule: String?, _ explanation: String, expected: String)
    {
        report(DelegateFinding(kind, shape: shape, rule: rule, explanation, expected: expected))
    }

    /// Reports a gate that took longer than it may, in seconds of real time.
    package func judgeGate(
        _ name: String, took seconds: Double, limit: Double, rule: String?, _ consequence: String
    ) {
        guard seconds > limit else { return }
        find(
            .slowGate, rule, "\(name) took more than \(limit) s. \(consequence)",
            expected: "an answer from what is known already; hold the message and show it later otherwise.")
    }

    /// Reports a delegate that is gone.
    package func findGone(_ rule: String) {
        find(
            .notRetained, rule, "The delegate is gone, so the SDK acts as if there were none.",
            expected: "the app keeps its delegate, because the SDK holds it weakly.")
    }
}
