import BrazeBridge
import Foundation
import InAppCompat
import InAppContracts
import Testing

/// The text of reports on rules, in every format.
@Suite(.timeLimit(.minutes(20))) struct ReportTests {
    private static let trace = Trace([
        TraceEvent(
            time: 0, thread: .main, source: .delegate, name: "willPresent",
            arguments: [TraceEvent.Argument("message", "m")])
    ])

    private static func rule(
        _ id: String, _ testability: Rule.Testability, level: Rule.Level = .must, isUnsure: Bool = false
    ) -> Rule {
        Rule(
            id, shape: .braze, majorVersion: 18, level: level, "Statement of \(id) | with a bar.",
            intent: "Intent.", source: "[S]", isUnsure: isUnsure, testability)
    }

    private static let holds = RuleCheck.everywhere(.never(EventPattern(.delegate, "didDismiss")))
    private static let breaks = RuleCheck.scenario("one", .count(EventPattern(.delegate, "willPresent"), 2))
    private static let idle = RuleCheck.scenario("another", .occurs(EventPattern(.delegate, "x")))

    private static let report = ContractReport(
        subject: "a host",
        results: [
            rule("X-1", .checked(holds)), rule("X-2", .checked(breaks)), rule("X-3", .checked(idle)),
            rule("X-4", .checked(breaks), isUnsure: true), rule("X-5", .untestable("No device.")),
            rule("X-6", .outOfScope("Nobody sees it.")),
        ].map { $0.result(in: ["one": trace]) })

    @Test("Every status is reported, with a reason where a rule was not checked")
    func statuses() {
        #expect(
            Self.report.results.map(\.status) == [
                .passed, .failed, .notExercised, .skipped, .untestable, .outOfScope,
            ])
        #expect(
            Self.report.results.map(\.explanation) == [
                "", "", "Nothing that was played exercised it.",
                "The source leaves room for doubt: expected 2 × delegate willPresent, found 1", "No device.",
                "Nobody sees it.",
            ])
        #expect(
            RuleResult.Status.allCases.map(\.rawValue).sorted() == [
                "failed", "notExercised", "outOfScope", "passed", "skipped", "untestable",
            ])
    }

    @Test("A broken binding rule, or one that was not exercised, is a failure")
    func success() {
        #expect(!Self.report.isSuccess)
        #expect(Self.report.failures.map(\.id) == ["X-2", "X-3"])
        for (place, isSuccess) in [true, false, false, true, true, true].enumerated() {
            #expect(ContractReport(subject: "", results: [Self.report.results[place]]).isSuccess == isSuccess)
        }
        let mild = Self.rule("X-7", .checked(Self.idle), level: .should).result(in: [:])
        #expect(ContractReport(subject: "", results: [mild]).isSuccess)
        #expect(Self.report["X-3"]?.status == .notExercised)
        #expect(Self.report["X-0"] == nil)
        #expect(Self.report.coverage == 4.0 / 5.0)
        #expect(ContractReport(subject: "", results: []).coverage == 0)
    }

    @Test("As text, a broken rule shows what was expected and the trace")
    func text() {
        #expect(
            Self.report.description.split(separator: "\n").map(String.init) == [
                "a host: 1 passed, 1 failed, 1 not exercised, 1 skipped, 1 untestable, 1 out of scope",
                "X-1 passed        Statement of X-1 | with a bar.",
                "X-2 failed        Statement of X-2 | with a bar.",
                "        in one: expected 2 × delegate willPresent, found 1",
                "        |   0.00 main delegate willPresent(message: m)",
                "X-3 not exercised Statement of X-3 | with a bar.",
                "        Nothing that was played exercised it.",
                "X-4 skipped       Statement of X-4 | with a bar.",
                "        The source leaves room for doubt: expected 2 × delegate willPresent, found 1",
                "X-5 untestable    Statement of X-5 | with a bar.", "        No device.",
                "X-6 out of scope  Statement of X-6 | with a bar.", "        Nobody sees it.",
            ])
    }

    @Test("As JSON, a rule is an object")
    func json() throws {
        let object = try JSONSerialization.jsonObject(with: Data(Self.report.json.utf8))
        let rules = try #require(object as? [[String: Any]])
        #expect(rules.map { $0["id"] as? String } == ["X-1", "X-2", "X-3", "X-4", "X-5", "X-6"])
        #expect(
            rules.map { $0["status"] as? String } == [
                "passed", "failed", "notExercised", "skipped", "untestable", "outOfScope",
            ])
        let first = rules[1]
        #expect(
            Set(first.keys) == [
                "id", "shape", "majorVersion", "level", "status", "statement", "intent", "source", "unsure",
                "explanation", "violations",
            ])
        #expect(first["level"] as? String == "must")
        #expect(first["statement"] as? String == "Statement of X-2 | with a bar.")
        #expect(first["source"] as? String == "[S]")
        #expect(first["shape"] as? String == "braze")
        #expect(first["unsure"] as? Bool == false)
        let violation = try #require((first["violations"] as? [[String: Any]])?.first)
        #expect(violation["scenario"] as? String == "one")
        #expect(violation["complaint"] as? String == "expected 2 × delegate willPresent, found 1")
        #expect(violation["trace"] as? [String] == Self.trace.lines)
    }

    @Test("As Markdown, each rule is a row, with bars escaped")
    func markdown() {
        let lines = Self.report.markdown.split(separator: "\n").map(String.init)
        #expect(lines[0] == "# a host")
        #expect(lines[2] == "| rule | level | status | statement |")
        #expect(lines[5] == #"| X-2 | must | failed | Statement of X-2 \| with a bar. |"#)
        #expect(lines.count == 4 + 6)
    }
}
