import BrazeContracts
import InAppCompat
import Testing

@testable import InAppContracts

/// The lines of a report on a handler.
@Suite(.timeLimit(.minutes(20))) struct HandlerReportTests {
    private func lines(
        effects count: Int = 0, uses: [CallbackUse] = [], never: [HandlerReport.Absence] = []
    ) -> [String] {
        let shape = HandlerReport.Shape(
            host: .braze, uses: uses, effects: (0..<count).map { "Effect \($0)." }, never: never, traces: [:])
        return HandlerReport(shapes: [shape]).description.split(separator: "\n").map(String.init)
    }

    @Test("KIT Up to three effects are all told, and more are counted", arguments: [0, 3, 4, 5])
    func effects(count: Int) {
        let shown = (0..<min(count, 3)).map { "  Effect \($0)." }
        let more = count > 3 ? ["  \(count - 3) more effects of its answers: see the details."] : []
        #expect(lines(effects: count) == ["braze:"] + shown + more)
    }

    @Test("KIT What a handler answers, receives, never gets, and did not get is told apart")
    func uses() {
        let use = { (name: String, times: Int, answers: [String: Int]) in
            CallbackUse(name: name, times: times, isImplemented: true, answers: answers)
        }
        let uses = [
            use("decideDisplay", 6, ["show": 1, "hold": 4, "discard": 1]), use("shouldPerform", 0, [:]),
            use("willPresent", 1, [:]), use("didPresent", 2, [:]), use("didHide", 0, [:]),
            use("didLoad", 0, [:]), use("didFail", 0, [:]),
        ]
        let never = [
            HandlerReport.Absence(callback: "shouldPerform", reason: "It acts itself."),
            HandlerReport.Absence(callback: "didHide", reason: "Nothing hides."),
        ]
        #expect(
            lines(uses: uses, never: never) == [
                "braze:", "  It answers decideDisplay 6 times (hold 4, discard 1, show 1).",
                "  It receives willPresent once, didPresent twice.",
                "  It never answers shouldPerform: It acts itself.",
                "  It never receives didHide: Nothing hides.",
                "  Not called in these stories: didLoad, didFail.",
            ])
    }

    @Test("INV-1 A promise that no trace exercises is not exercised, one that is only broken neither")
    @MainActor func promises() {
        let event = { TraceEvent(time: 0, thread: .main, source: .handler, name: $0) }
        let clause = { (first: String, then: String) in
            Whenever(EventPattern(.handler, first), then: .comes(EventPattern(.handler, then)))
        }
        let traces = ["one": Trace([event("a"), event("b")]), "two": Trace([event("b"), event("a")])]
        let promises = [
            ("X-1", [clause("c", "a")]), ("X-2", [clause("a", "b"), clause("c", "a")]),
            ("X-3", [clause("b", "c")]),
            ("X-4", [clause("a", "a"), clause("b", "c")]),
        ].map { HandlerPromises.Promise(id: $0.0, statement: "Statement.", clauses: $0.1) }
        let results = StoryContract.results(of: promises, in: traces)
        #expect(results.map(\.id) == ["X-1", "X-2", "X-3", "X-4"])
        #expect(results.map(\.isExercised) == [false, true, false, false])
        let missing = { (story: String, first: String, then: String) in
            "\(story): whenever handler \(first), handler \(then) occurs later; it is missing"
        }
        #expect(
            results.map(\.violations) == [
                [], [missing("two", "a", "b")], [missing("one", "b", "c"), missing("two", "b", "c")],
                [
                    missing("one", "a", "a"), missing("one", "b", "c"), missing("two", "a", "a"),
                    missing("two", "b", "c"),
                ],
            ])
    }
}
