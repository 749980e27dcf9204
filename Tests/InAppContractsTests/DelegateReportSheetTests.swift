import BrazeBridge
import InAppCompat
import Testing

@testable import InAppContracts

/// The lines of a report on a delegate.
@Suite(.timeLimit(.minutes(20))) struct DelegateReportSheetTests {
    private static let traces = [
        "one": Trace(short: ["delegate willPresent a"]), "two": Trace(short: ["delegate willPresent a"]),
    ]

    private func report(
        interruptions: [DelegateReport.Interruption] = [], callbacks: [CallbackUse] = [], idle count: Int = 0
    ) -> DelegateReport {
        let rules = (0..<count).map { number in
            Rule(
                "X-\(number)", shape: .braze, majorVersion: 18, level: .must, "It is told.",
                intent: "Intent.",
                source: "[S]", isUnsure: false,
                .checked(.scenario("one", .carries(EventPattern(.delegate, "never"), "a", "b"))))
        }
        return DelegateReport(
            shape: .braze, occurrences: [], interruptions: interruptions, callbacks: callbacks,
            contract: ContractReport(
                subject: "a delegate", results: rules.map { $0.result(in: Self.traces) }),
            traces: Self.traces, statements: [:], mayOnlySeemBlocked: false)
    }

    private func lines(_ report: DelegateReport) -> [String] {
        report.description.split(separator: "\n").map(String.init)
    }

    private static let head = "Callbacks, how often they were called, and what they answered:"

    @Test("KIT Each callback has its calls and answers, the most frequent answer first")
    func callbacks() {
        let use = { (name: String, times: Int, isImplemented: Bool?, answers: [String: Int]) in
            CallbackUse(name: name, times: times, isImplemented: isImplemented, answers: answers)
        }
        let report = report(callbacks: [
            use("gate", 6, true, ["show": 1, "hold": 4, "drop": 1]), use("onShow", 2, nil, [:]),
            use("onHide", 0, nil, [:]), use("onDismiss", 0, true, [:]), use("onLoad", 0, false, [:]),
        ])
        #expect(
            lines(report) == [
                "No findings in 2 scenarios.", Self.head,
                "    gate       6×: hold 4, drop 1, show 1", "    onShow     2× (if implemented)",
                "    onHide     never called", "    onDismiss  never called",
                "    onLoad     not implemented", "All 0 promises to the delegate were exercised.",
            ])
    }

    @Test("KIT Of up to four idle promises all are named, and the others after them", arguments: [1, 4, 5])
    func promises(count: Int) {
        let shown = (0..<min(count, 4)).map { "    X-\($0) It is told." }
        #expect(
            lines(report(idle: count)) == [
                "No findings in 2 scenarios.", Self.head,
                "Of \(count) promises to the delegate, these were not exercised:",
            ] + shown + (count > 4 ? ["    and X-4"] : []) + [
                "To exercise them, give verify campaigns or scenarios of your own."
            ])
    }

    @Test(
        "KIT The advice names a constant answer only while a callback is open that was never called",
        arguments: [
            (0, nil, true), (0, true, true), (0, false, false), (1, nil, false), (1, true, false),
        ] as [(Int, Bool?, Bool)])
    func advice(times: Int, isImplemented: Bool?, isNamed: Bool) {
        let report = report(
            callbacks: [
                CallbackUse(name: "gate", times: 2, isImplemented: true, answers: ["now": 2]),
                CallbackUse(name: "other", times: times, isImplemented: isImplemented, answers: [:]),
            ], idle: 1)
        let advice =
            isNamed
            ? "This delegate always answered gate now."
            : "To exercise them, give verify campaigns or scenarios of your own."
        #expect(lines(report).contains { $0.hasPrefix(advice) })
    }

    @Test(
        "KIT The first scenario that was not played to its end is named with its reason, and the others after it"
    )
    func interruptions() {
        let all = (1...5).map { DelegateReport.Interruption(scenario: "s\($0)", reason: "reason \($0)") }
        let expected = [
            0: nil, 1: "Not played to its end: s1: reason 1",
            2: "Not played to its end: s1: reason 1; also s2",
            5: "Not played to its end: s1: reason 1; also s2, s3, s4 and 1 more",
        ]
        for (count, line) in expected {
            #expect(
                lines(report(interruptions: Array(all.prefix(count)))).dropFirst(3).first == line, "\(count)")
        }
    }

    @Test("KIT Two undecided findings are shown, and more are counted", arguments: [0, 1, 2, 3])
    func undecided(count: Int) {
        var report = report()
        report.undecidedBecause = "Jobs have not run."
        report.undecided = (0..<count).map { number in
            DelegateReport.Occurrence(
                finding: DelegateFinding(
                    .neverEnds, shape: .braze, rule: number == 0 ? "X-1" : nil, "Text \(number).",
                    expected: "Other."),
                scenarios: ["one"])
        }
        let shown = [
            "    neverEnds (X-1): Text 0.", "        in one", "    neverEnds: Text 1.", "        in one",
        ]
        #expect(
            lines(report) == ["No findings in 2 scenarios.", "Jobs have not run."]
                + (count == 0 ? [] : ["So the following is undecided and not a finding:"])
                + shown.prefix(count * 2)
                + (count > 2 ? ["    and 1 more: see the report's details."] : []) + [
                    Self.head, "All 0 promises to the delegate were exercised.",
                ])
    }

    @Test(
        "KIT A broken promise has its first complaint and the scenarios; more than three are counted",
        arguments: 1...5)
    func broken(count: Int) {
        let rule = Rule(
            "X-1", shape: .braze, majorVersion: 18, level: .must, "It is told.", intent: "Intent.",
            source: "[S]",
            isUnsure: false, .checked(.everywhere(.never(EventPattern(.delegate, nil)))))
        let names = (1...count).map { "s\($0)" }
        let traces = names.map { ($0, Trace(short: ["delegate call\($0) a"])) }
        let report = DelegateReport(
            shape: .braze, occurrences: [], interruptions: [], callbacks: [],
            contract: ContractReport(
                subject: "a delegate", results: [rule.result(in: Dictionary(uniqueKeysWithValues: traces))]),
            traces: Self.traces, statements: [:], mayOnlySeemBlocked: false)
        let some = names.prefix(3).joined(separator: ", ") + (count > 3 ? " and \(count - 3) more" : "")
        #expect(
            lines(report) == [
                "1 finding in 2 scenarios.", "[braze] X-1 broken: It is told.",
                "    expected no delegate, found delegate calls1(message: a)", "    in \(some)", Self.head,
                "All 1 promises to the delegate were exercised.",
            ])
    }
}
