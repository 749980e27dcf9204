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
@MainActor @Suite struct BrazeTraceFileTests {
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
                "expected delegate willDismiss before delegate didDismiss, found delegate "
                    + "didDismiss(message: a, view: ModalView) first",
                "expected delegate willPresent before delegate didDismiss, found delegate "
                    + "didDismiss(message: a, view: ModalView) first",
            ])
        // A rule of which the source leaves doubt fails nothing, and tells what the trace shows.
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

    @Test("What a trace does not write down is not exercised, and not held against the SDK")
    func notShown() async throws {
        let report = try await Self.report(
            #"{"call":"displayChoiceForMessage","arguments":[["message","a"]],"shape":"braze","thread":"main","time":0}"#
        )
        #expect(report["BZ-002"]?.status == .notExercised)
        #expect(report["BZ-002"]?.explanation == "The trace does not show it.")
        #expect(report.counts[.failed] == nil)
    }

    private static func report(_ lines: String...) async throws -> ContractReport {
        let text = (["{\"trace\":1,\"sdk\":\"18.2.0\"}"] + lines).joined(separator: "\n")
        let recorded = try RecordedTrace(jsonLines: Data(text.utf8), for: [.braze])
        return try await TraceContract.report(on: .braze, recorded)
    }
}
