import AdobeIOSContracts
import BrazeContracts
import BrazeModel
import Foundation
import InAppCompat
import Testing

@testable import InAppContracts

/// Whole traces, and the traces that scenarios expect.
@Suite("Expected traces", .timeLimit(.minutes(20))) @MainActor struct TraceMismatchTests {
    private func event(_ source: TraceEvent.Source, _ name: String, _ kind: String? = nil) -> TraceEvent {
        TraceEvent(
            time: 0, thread: .main, source: source, name: name,
            arguments: kind.map { [TraceEvent.Argument("kind", $0)] } ?? [])
    }

    private var trace: Trace {
        Trace([
            event(.campaign, "trigger"), event(.delegate, "onShow"), event(.sdk, "display", "analytics"),
            event(.delegate, "onDismiss"),
        ])
    }

    @Test("the delegate's calls are available alone")
    func delegateCalls() {
        #expect(trace.delegateCalls == ["onShow", "onDismiss"])
    }

    @Test("analytics are compared only on request")
    func analytics() throws {
        try trace.expectTrace(["campaign trigger", "delegate onShow", "delegate onDismiss"])
        try trace.expectTrace(
            ["campaign trigger", "delegate onShow", "sdk display(kind: analytics)", "delegate onDismiss"],
            includingAnalytics: true)
        // Only the SDK's own records are analytics, and not everything that the SDK records.
        let others = Trace([event(.sdk, "warning", "log"), event(.app, "count", "analytics")])
        try others.expectTrace(["sdk warning(kind: log)", "app count(kind: analytics)"])
    }

    @Test("of two values with the same name the first counts, and an argument before an observed value")
    func values() {
        func event(_ arguments: [String], _ observed: [String]) -> TraceEvent {
            TraceEvent(
                time: 0, thread: .main, source: .sdk, name: "n",
                arguments: arguments.map { TraceEvent.Argument("view", $0) },
                observed: observed.map { TraceEvent.Argument("view", $0) })
        }
        #expect(event(["a", "b"], ["c"])["view"] == "a")
        #expect(event([], ["c", "d"])["view"] == "c")
        #expect(event(["a"], ["c"])["stack"] == nil)
    }

    @Test("each line that differs has a mark")
    func difference() throws {
        let mismatch = try #require(throws: TraceMismatch.self) {
            try trace.expectTrace([
                "campaign trigger", "delegate gate", "delegate onDismiss", "delegate onTap",
            ])
        }
        #expect(
            mismatch.description.split(separator: "\n") == [
                "The trace is not the expected one (- did not happen, + was not expected):",
                "  campaign trigger", "- delegate gate", "+ delegate onShow", "  delegate onDismiss",
                "- delegate onTap",
            ])
    }

    /// A file in a folder that is removed again, and its text.
    private func page(_ write: (URL) throws -> Void) throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("lane.html")
        try write(file)
        return try? String(contentsOf: file, encoding: .utf8)
    }

    @Test("a page shows the expected trace beside the actual one, and the error says where the page is")
    func sideBySide() throws {
        var said = ""
        let written = try page { file in
            let mismatch = try #require(throws: TraceMismatch.self) {
                try trace.expectTrace(["campaign trigger", "delegate gate(a: b) -> now"], page: file)
            }
            said = mismatch.description
            #expect(said.hasSuffix("\nSide by side: \(file.path)"))
        }
        let html = try #require(written)
        let columns = Array(html.components(separatedBy: "<article class=\"column\">")[1...])
        #expect(columns.count == 2)
        #expect(columns[0].contains("<h3>expected</h3>"))
        #expect(columns[0].contains("<b>gate(a: b) -&gt; now</b>"))
        #expect(!columns[0].contains("differs"))
        #expect(columns[1].contains("<b>onShow</b> <span class=\"mark different\">differs</span>"))
        #expect(columns[1].contains("Not here: <code>delegate gate(a: b) -&gt; now</code>"))
        #expect(!columns[1].contains("<b>trigger</b> <span"))
    }

    @Test(
        "no page is written for a trace as expected, or without a request; a failure to write is reported")
    func noPage() throws {
        let right = ["campaign trigger", "delegate onShow", "delegate onDismiss"]
        #expect(try page { try trace.expectTrace(right, page: $0) } == nil)
        let mismatch = try #require(throws: TraceMismatch.self) {
            try trace.expectTrace([], page: URL(fileURLWithPath: "/nowhere/lane.html"))
        }
        #expect(mismatch.description.contains("\nThe page could not be written to /nowhere/lane.html: "))
    }

    @Test("a mismatch can write its page later, also for lines alone")
    func writtenLater() throws {
        let lines = TraceMismatch(expected: ["user taps"], found: ["user swipes"])
        let html = try #require(try page(lines.write))
        #expect(html.contains("<span class=\"who\">user</span> <b>swipes</b>"))
        #expect(html.contains("Not here: <code>user taps</code>"))
    }

    @Test("a line that is missing stands at the time of the line before it")
    func times() throws {
        let events = [("opens", 1.0), ("closes", 4.0)].map { name, time in
            TraceEvent(time: time, thread: .main, source: .user, name: name)
        }
        let mismatch = try #require(throws: TraceMismatch.self) {
            try Trace(events).expectTrace([
                "user waits", "user opens", "user taps twice", "user swipes", "user closes", "user waits",
            ])
        }
        let columns = mismatch.lane.columns.map { $0.trace.events.map { "\($0.time) \($0.name)" } }
        #expect(
            columns == [
                [
                    "0.0 waits", "1.0 opens", "1.0 taps twice", "1.0 swipes", "4.0 closes", "4.0 waits",
                ], ["1.0 opens", "4.0 closes"],
            ])
    }

    private final class Plain: BrazeInAppMessageUIDelegate {}

    @Test("a report that is not a success writes a page on request, and a success writes none")
    func reportPage() throws {
        let wrong = BrazeContract.verify(
            scenarios: [scenario(#""didDismiss""#)], only: [], gateLimit: 300
        ) { Plain() }
        let written = try page { file in
            let failure = try #require(throws: DelegateReport.Failure.self) {
                try wrong.expectSuccess(page: file)
            }
            #expect("\(failure)" == "\(wrong)\nSide by side: \(file.path)")
        }
        #expect(try #require(written).contains("<b>willDismiss</b>"))
        let right = BrazeContract.verify(
            scenarios: [scenario(#""willDismiss", "didDismiss""#)], only: [], gateLimit: 300
        ) { Plain() }
        #expect(try page { try right.expectSuccess(page: $0) } == nil)
    }

    private func scenario(_ second: String) -> String {
        #"""
        {"name": "n", "shape": "braze", "payloads": {"a": {"type": "SLIDEUP", "trigger_id": "a", "message": "A"}},
         "steps": [{"trigger": "a"},
                   {"expect": ["displayChoiceForMessage", "prepareWith", "willPresent", "didPresent"]},
                   {"user": "swipeAway"}, {"expect": [\#(second)]}]}
        """#
    }

    @Test("a step of the app's own scenario expects the calls since the last such step")
    func kept() throws {
        let report = BrazeContract.verify(
            scenarios: [scenario(#""willDismiss", "didDismiss""#)], only: [], gateLimit: 300
        ) { Plain() }
        try report.expectSuccess()
    }

    @Test("other calls are a finding, with the difference, and the report is an error once")
    func broken() throws {
        let failure = try #require(throws: DelegateReport.Failure.self) {
            try BrazeContract.verify(
                scenarios: [scenario(#""didDismiss""#)], only: [], gateLimit: 300
            ) { Plain() }.expectSuccess()
        }
        let finding = try #require(failure.report.findings.first)
        #expect(failure.report.findings.count == 1)
        #expect(finding.kind == .notAsExpected)
        #expect(finding.explanation.contains("steps[3]"))
        #expect(finding.explanation.contains("\n+ willDismiss"))
        #expect("\(failure)" == "\(failure.report)")
    }

    @Test("an expectation is written as it was read, and is not allowed inside a callback")
    func decoding() throws {
        let read = try Scenario(json: Data(scenario(#""didDismiss""#).utf8), for: [.braze])
        #expect(read.steps[3].action == .expect(["didDismiss"]))
        let text = scenario("").replacingOccurrences(
            of: #""steps""#, with: #""reactions": [{"in": "willPresent", "do": [{"expect": []}]}], "steps""#)
        let error = try #require(throws: ScenarioError.self) {
            try Scenario(json: Data(text.utf8), for: [.braze])
        }
        #expect("\(error)".contains("no calls can be expected"))
    }
}
