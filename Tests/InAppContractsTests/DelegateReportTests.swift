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

    @Test("KIT A broken promise is no success, although nothing was found beside it")
    func broken() {
        let report = report(expecting: 2)
        #expect(report.findings == [])
        #expect(!report.isSuccess)
        #expect(report.description.contains("[braze] X-1 broken: It is presented."))
    }

    @Test("KIT Nothing played is no success")
    func nothingPlayed() {
        #expect(!report(expecting: 1, traces: [:]).isSuccess)
    }
}
