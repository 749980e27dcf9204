import AdobeIOSContracts
import BrazeContracts
import BrazeModel
import Foundation
import InAppCompat
import Testing

@testable import InAppContracts

/// Whole traces, and what scenarios expect.
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

    @Test("the delegate's calls stand alone")
    func delegateCalls() {
        #expect(trace.delegateCalls == ["onShow", "onDismiss"])
    }

    @Test("analytics count only when they are asked for")
    func analytics() throws {
        try trace.expectTrace(["campaign trigger", "delegate onShow", "delegate onDismiss"])
        try trace.expectTrace(
            ["campaign trigger", "delegate onShow", "sdk display(kind: analytics)", "delegate onDismiss"],
            includingAnalytics: true)
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

    private final class Plain: BrazeInAppMessageUIDelegate {}

    private func scenario(_ second: String) -> String {
        #"""
        {"name": "n", "shape": "braze", "payloads": {"a": {"type": "SLIDEUP", "trigger_id": "a", "message": "A"}},
         "steps": [{"trigger": "a"},
                   {"expect": ["displayChoiceForMessage", "prepareWith", "willPresent", "didPresent"]},
                   {"user": "swipeAway"}, {"expect": [\#(second)]}]}
        """#
    }

    @Test("a step of the app's own scenario expects what came since the last one")
    func kept() throws {
        let report = BrazeContract.verify(
            scenarios: [scenario(#""willDismiss", "didDismiss""#)], only: [], gateLimit: 300
        ) { Plain() }
        try report.expectSuccess()
    }

    @Test("what came otherwise is a finding, with the difference, and the report is an error once")
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

    @Test("an expectation is written as it was read, and cannot stand inside a callback")
    func decoding() throws {
        let read = try Scenario(json: Data(scenario(#""didDismiss""#).utf8), for: [.braze])
        #expect(read.steps[3].action == .expect(["didDismiss"]))
        let text = scenario("").replacingOccurrences(
            of: #""steps""#, with: #""reactions": [{"in": "willPresent", "do": [{"expect": []}]}], "steps""#)
        let error = try #require(throws: ScenarioError.self) {
            try Scenario(json: Data(text.utf8), for: [.braze])
        }
        #expect("\(error)".contains("nothing be expected there"))
    }
}
