import BrazeBridge
import Foundation
import InAppCompat
import Testing

@testable import InAppContracts

/// Which traces the pages of reports show.
@Suite("Pages of reports", .timeLimit(.minutes(20))) struct ReportPageTests {
    private func page(_ write: (URL) throws -> Void) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        try write(file)
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The parts of a page between a start and the next tag.
    private func parts(_ html: String, _ start: String) -> [String] {
        html.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: "<")[0] }
    }

    private func report(_ findings: [(DelegateFinding.Kind, [String])]) -> DelegateReport {
        DelegateReport(
            shape: .braze,
            occurrences: findings.map { kind, scenarios in
                DelegateReport.Occurrence(
                    finding: DelegateFinding(kind, shape: .braze, "Text.", expected: "other."),
                    scenarios: scenarios)
            }, interruptions: [], callbacks: [], contract: ContractReport(subject: "", results: []),
            traces: Dictionary(
                uniqueKeysWithValues: ["c", "a", "b"].map { ($0, Trace(short: ["delegate in_\($0) x"])) }),
            statements: [:], mayOnlySeemBlocked: false)
    }

    @Test(
        "KIT A report's page has the scenarios with findings by name, each with its remarks; without findings all"
    )
    func delegate() throws {
        let some = try page(
            report([(.blocked, ["c", "a"]), (.neverEnds, ["a", "unknown"])]).write)
        #expect(parts(some, "<title>") == ["braze: 2 findings"])
        #expect(parts(some, "-title\">Story: ") == ["a", "c"])
        #expect(
            parts(some, "<p class=\"remark\">") == [
                "blocked: Text. Expected: other.", "neverEnds: Text. Expected: other.",
                "blocked: Text. Expected: other.",
            ])
        #expect(parts(some, "<b>") == ["in a", "in c"])
        let none = try page(report([]).write)
        #expect(parts(none, "<title>") == ["braze: 0 findings"])
        #expect(parts(none, "-title\">Story: ") == ["a", "b", "c"])
        #expect(parts(none, "<p class=\"remark\">") == [])
    }

    @Test("KIT A device's trace stands beside the model's, without what only one of them observes")
    func comparison() throws {
        func trace(_ name: String, _ seen: [String: String]) -> Trace {
            Trace([
                TraceEvent(
                    time: 0, thread: .main, source: .delegate, name: name,
                    observed: seen.sorted { $0.key < $1.key }.map { TraceEvent.Argument($0.key, $0.value) })
            ])
        }
        let same = TraceComparison(
            recorded: trace("told", ["view": "x", "visible": "a"]),
            model: trace("told", ["stack": "b", "visible": "a"]),
            of: .delegate)
        let html = try page { try same.write(to: $0, story: "one") }
        #expect(parts(html, "<title>") == ["one: a trace beside the model&#39;s"])
        #expect(html.contains("<p>There is no difference. "))
        #expect(parts(html, "<h3>") == ["the trace", "the model"])
        #expect(parts(html, "<small>") == ["visible: a", "visible: a"])
        #expect(!html.contains("Not here: "))
        let other = TraceComparison(recorded: trace("told", [:]), model: trace("gone", [:]), of: .delegate)
        let page = try page { try other.write(to: $0, story: "two") }
        #expect(page.contains("<p>The first difference is callback 1: "))
        #expect(page.contains("Not here: <code>delegate told</code>"))
    }

    @Test("KIT Text is escaped, anchors are plain, and long text is cut")
    func text() {
        #expect("<a & \"b\" 'c'>".markup == "&lt;a &amp; &quot;b&quot; &#39;c&#39;&gt;")
        #expect("a B-1_ü.".anchor == "a-B-1---")
        #expect("12345".shortened(to: 5) == "12345" && "123456".shortened(to: 5) == "1234…")
    }
}
