import BrazeBridge
import InAppCompat
import Testing

@testable import InAppContracts

/// The whole report on a delegate, and what of it fits on one screen.
@Suite(.timeLimit(.minutes(20))) struct DelegateReportDetailTests {
    private func report(_ findings: [DelegateFinding], statements: [String: String] = [:]) -> DelegateReport {
        DelegateReport(
            shape: .braze,
            occurrences: findings.map { DelegateReport.Occurrence(finding: $0, scenarios: ["one", "two"]) },
            interruptions: [DelegateReport.Interruption(scenario: "three", reason: "it was late.")],
            callbacks: [], contract: ContractReport(subject: "a delegate", results: []),
            traces: ["one": Trace(short: ["delegate gate a"]), "two": Trace(short: ["user tap"])],
            statements: statements, mayOnlySeemBlocked: false)
    }

    private func finding(_ kind: DelegateFinding.Kind, rule: String? = nil) -> DelegateFinding {
        DelegateFinding(kind, shape: .braze, rule: rule, "Text.", expected: "other.")
    }

    @Test("KIT The details have each finding with its rule and the trace of its first scenario")
    func details() {
        var report = report(
            [finding(.blocked, rule: "X-1"), finding(.slowGate, rule: "X-2"), finding(.neverEnds)],
            statements: ["X-1": "It returns."])
        report.undecidedBecause = "Jobs have not run."
        report.undecided = [DelegateReport.Occurrence(finding: finding(.neverReady), scenarios: ["two"])]
        func lines(_ kind: String, _ rule: [String], _ scenarios: String, _ trace: String) -> [String] {
            ["[braze] \(kind): Text.", "        expected: other."] + rule
                + ["        in \(scenarios)", "        | \(trace)"]
        }
        let first = "  0.00 main delegate gate(message: a)"
        let expected =
            lines("blocked", ["        X-1: It returns."], "one, two", first)
            + lines("slowGate", [], "one, two", first) + lines("neverEnds", [], "one, two", first)
            + ["undecided: Jobs have not run."] + lines("neverReady", [], "two", "  0.00 main user     tap")
            + ["not played to its end: three: it was late."]
        #expect(
            Array(report.details.split(separator: "\n").map(String.init).prefix(expected.count)) == expected)
    }

    @Test("KIT Findings get the lines that the rest leaves; where one does not fit, the others are counted")
    func room() {
        // Three lines each, after one line at the top; three lines for the rest.
        for (count, shown) in [(11, 11), (12, 12), (13, 11), (20, 11)] {
            let lines = report((0..<count).map { finding(DelegateFinding.Kind("kind\($0)")) }).description
                .split(separator: "\n").map(String.init)
            #expect(lines.count <= 40, "\(count)")
            #expect(lines[0] == "\(count) findings in 2 scenarios.")
            #expect(lines.filter { $0.hasPrefix("[braze] kind") }.count == shown, "\(count)")
            #expect(
                lines.filter { $0.hasSuffix("see the report's details.") }
                    == (shown == count ? [] : ["\(count - shown) more: see the report's details."]),
                "\(count)")
        }
    }

    @Test(
        "KIT A hint says how to find out about a block, or about what a job may end, where that may be the reason"
    )
    func hints() {
        func hint(_ kind: DelegateFinding.Kind, mayOnlySeem: Bool, mayDepend: Bool) -> [String] {
            var report = DelegateReport(
                shape: .braze,
                occurrences: [DelegateReport.Occurrence(finding: finding(kind), scenarios: ["one"])],
                interruptions: [], callbacks: [],
                contract: ContractReport(subject: "a delegate", results: []),
                traces: ["one": Trace()], statements: [:], mayOnlySeemBlocked: mayOnlySeem)
            report.mayDependOnJobs = mayDepend
            let lines = report.description.split(separator: "\n").map(String.init)
            return lines.dropFirst(4).prefix { !$0.hasPrefix("Callbacks") }.map {
                $0.split(separator: " ").prefix(3).joined(separator: " ")
            }
        }
        let block = "It may wait"
        #expect(hint(.blocked, mayOnlySeem: true, mayDepend: true).first == block)
        #expect(hint(.blocked, mayOnlySeem: false, mayDepend: true) == [])
        #expect(hint(.slowGate, mayOnlySeem: true, mayDepend: true) == [])
        #expect(hint(.neverEnds, mayOnlySeem: true, mayDepend: true).first == "A job in")
        #expect(hint(.neverEnds, mayOnlySeem: true, mayDepend: false) == [])
    }

    @Test("KIT Only a report without findings is a success; the failure has the report as its text")
    func success() throws {
        let good = report([])
        #expect(good.isSuccess)
        try good.expectSuccess()
        let bad = report([finding(.blocked)])
        #expect(!bad.isSuccess)
        let failure = #expect(throws: DelegateReport.Failure.self) { try bad.expectSuccess() }
        #expect(failure?.description == bad.description)
    }
}
