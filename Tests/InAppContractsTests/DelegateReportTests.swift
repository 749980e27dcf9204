import BrazeBridge
import InAppCompat
import Testing

@testable import InAppContracts

/// The conditions under which the verification of a delegate succeeds.
@Suite(.timeLimit(.minutes(20))) struct DelegateReportTests {
    private static let trace = Trace([
        TraceEvent(time: 0, thread: .main, source: .delegate, name: "willPresent", arguments: [])
    ])

    private func report(expecting count: Int, traces: [String: Trace] = ["one": trace]) -> DelegateReport {
        let rule = Rule(
            "X-1", shape: .braze, majorVersion: 18, level: .must, "It is presented.", intent: "Intent.",
            source: "[S]", isUnsure: false,
            .checked(.scenario("one", .count(EventPattern(.delegate, "willPresent"), count))))
        return DelegateReport(
            shape: .braze, occurrences: [], interruptions: [], callbacks: [],
            contract: ContractReport(subject: "a delegate", results: [rule.result(in: traces)]),
            traces: traces, statements: [:], mayOnlySeemBlocked: false)
    }

    @Test("KIT A promise that holds is a success")
    func kept() {
        #expect(report(expecting: 1).isSuccess)
    }

    @Test("KIT A broken promise is not a success, even without a finding")
    func broken() {
        let report = report(expecting: 2)
        #expect(report.findings == [])
        #expect(!report.isSuccess)
        #expect(report.description.contains("[braze] X-1 broken: It is presented."))
    }

    @Test("KIT A report in which nothing was played is not a success")
    func nothingPlayed() {
        #expect(!report(expecting: 1, traces: [:]).isSuccess)
    }

    @Test(
        "KIT An answer that was given twice, and no other, is named in the advice", arguments: [1, 2])
    func onlyAnswer(times: Int) {
        let callbacks = [
            CallbackUse(name: "gate", times: times, isImplemented: true, answers: ["now": times]),
            CallbackUse(name: "other", times: 0, isImplemented: nil, answers: [:]),
        ]
        let idle = Rule(
            "X-2", shape: .braze, majorVersion: 18, level: .must, "It is told.", intent: "Intent.",
            source: "[S]", isUnsure: false,
            .checked(.scenario("one", .carries(EventPattern(.delegate, "never"), "a", "b"))))
        let report = DelegateReport(
            shape: .braze, occurrences: [], interruptions: [], callbacks: callbacks,
            contract: ContractReport(
                subject: "a delegate", results: [idle.result(in: ["one": Self.trace])]),
            traces: ["one": Self.trace], statements: [:], mayOnlySeemBlocked: false)
        #expect(report.description.contains("This delegate always answered gate now.") == (times == 2))
    }

    @Test("KIT The complaint is about the first of several events that break a promise")
    func firstComplaint() {
        let event = { (value: String) in
            TraceEvent(
                time: 0, thread: .main, source: .delegate, name: "told",
                arguments: [TraceEvent.Argument("a", value)])
        }
        let rule = Rule(
            "X-3", shape: .braze, majorVersion: 18, level: .must, "It is told.", intent: "Intent.",
            source: "[S]", isUnsure: false,
            .checked(.scenario("one", .carries(EventPattern(.delegate, "told"), "a", "right"))))
        let result = rule.result(in: ["one": Trace(["right", "first", "second"].map(event))])
        #expect(result.violations.count == 1)
        let complaint = result.violations.first?.complaint ?? ""
        #expect(complaint.contains("first") && !complaint.contains("second"), "\(complaint)")
    }

    @Test("KIT Three scenarios of a finding are all named, and more are counted", arguments: [1, 3, 4, 5])
    func someScenarios(count: Int) {
        let finding = DelegateFinding(.blocked, shape: .braze, "It waits.", expected: "no wait.")
        let names = (1...count).map { "story-\($0)" }
        let report = DelegateReport(
            shape: .braze, occurrences: [DelegateReport.Occurrence(finding: finding, scenarios: names)],
            interruptions: [], callbacks: [], contract: ContractReport(subject: "a delegate", results: []),
            traces: ["story-1": Self.trace], statements: [:], mayOnlySeemBlocked: false)
        let shown = [
            1: "in story-1", 3: "in story-1, story-2, story-3", 4: "in story-1, story-2, story-3 and 1 more",
            5: "in story-1, story-2, story-3 and 2 more",
        ]
        #expect(
            report.description.split(separator: "\n").prefix(4).map(String.init) == [
                "1 finding in 1 scenario.", "[braze] blocked: It waits.", "    expected: no wait.",
                "    \(shown[count] ?? "")",
            ])
    }
}
