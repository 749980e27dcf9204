import BrazeBridge
import BrazeContracts
import BrazeModel
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import RuleTesting
import Testing

/// Traces that a checked Braze delegate writes, as on a device.
@MainActor @Suite(.timeLimit(.minutes(20))) struct BrazeTraceFileTests {
    @Test("A checked delegate writes what the recorder sees, in every scenario, and the rules hold for it")
    func scenarios() async throws {
        let check = try await TraceFileCheck(.braze) { script, recorder, file in
            CheckedBrazeDelegate(
                RecordingBrazeDelegate(recorder, script: script), isRetained: true, trace: file
            ) { _ in }
        }
        #expect(check.complaints == [])
        #expect(check.played.count > 60)
        #expect(check.exercised.count > 40)
    }

    @Test("BZ-061 the trace of a host that dismisses without announcing it is rejected, with the callback")
    func brokenHost() async throws {
        let report = try await Self.report(
            #"{"call":"displayChoiceForMessage","arguments":[["message","a"]],"answer":"now","observed":[["visible","false"]],"shape":"braze","thread":"main","time":0}"#,
            #"{"call":"didDismiss","arguments":[["message","a"],["view","ModalView"]],"observed":[["visible","false"]],"shape":"braze","thread":"main","time":1}"#
        )
        #expect(!TraceContract.isSuccess(report))
        let broken = report.results.filter { $0.status == .failed }
        #expect(broken.map(\.id) == ["BZ-061"])
        #expect(
            broken.flatMap(\.violations).map(\.complaint) == [
                "expected delegate willPresent before delegate didDismiss, found delegate "
                    + "didDismiss(message: a, view: ModalView) first",
                "expected delegate willDismiss(view: ModalView) before delegate didDismiss(view: ModalView), "
                    + "found delegate didDismiss(message: a, view: ModalView) first",
            ])
        // A rule that the source leaves in doubt fails nothing, and reports what the trace shows.
        #expect(report["BZ-069"]?.status == .skipped)
        #expect(report["BZ-069"]?.explanation.contains("expected delegate willPresent before") == true)
        #expect(report["BZ-002"]?.status == .passed)
    }

    @Test("BZ-002 the trace of a host that asks while a message is visible is rejected")
    func asksWhileVisible() async throws {
        let report = try await Self.report(
            #"{"call":"displayChoiceForMessage","arguments":[["message","a"]],"observed":[["visible","true"]],"shape":"braze","thread":"main","time":0}"#
        )
        #expect(
            report["BZ-002"]?.violations.map(\.complaint) == [
                "expected delegate displayChoiceForMessage with visible: false, found true"
            ])
    }

    @Test("What a trace does not record counts as not exercised, and not as a failure of the SDK")
    func notShown() async throws {
        let report = try await Self.report(
            #"{"call":"displayChoiceForMessage","arguments":[["message","a"]],"shape":"braze","thread":"main","time":0}"#
        )
        #expect(report["BZ-002"]?.status == .notExercised)
        #expect(report["BZ-002"]?.explanation == "The trace does not show it.")
        #expect(report.counts[.failed] == nil)
    }

    @Test("The events of a bridge are the handler's calls in the model's trace of the same scenario")
    func events() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".jsonl")
        defer { try? FileManager.default.removeItem(at: url) }
        let scenario = try Scenario(
            json: Data(try #require(ShapeKit.braze.scenarios["single-message"]).utf8), for: [.braze])
        let stage = HeadlessStage()
        let host = BrazeHost(stage: stage)
        let bridge = BrazeBridge(ClosureHandler())
        let (file, observation) = try stage.run {
            let file = try TraceFile(at: url)
            bridge.attach(to: host.ui)
            return (file, file.record(bridge.events))
        }
        try host.trigger(json: JSONEncoder().encode(scenario.payloads["m"]))
        stage.runUntilIdle()
        stage.user.close()
        stage.runUntilIdle()
        withExtendedLifetime(observation) { file.close() }
        let recorded = try RecordedTrace(jsonLines: try Data(contentsOf: url), for: [.braze])
        let comparison = try await TraceContract.comparison(on: .braze, recorded, story: "single-message")
        #expect(comparison.explanation == nil)
        #expect(
            comparison.recorded.events.map(\.name) == [
                "decideDisplay", "willPresent", "didPresent", "willDismiss", "didDismiss",
            ])
        bridge.detach()
    }

    private static func report(_ lines: String...) async throws -> ContractReport {
        let text = (["{\"trace\":1,\"sdk\":\"18.2.0\"}"] + lines).joined(separator: "\n")
        let recorded = try RecordedTrace(jsonLines: Data(text.utf8), for: [.braze])
        return try await TraceContract.report(on: .braze, recorded)
    }
}
