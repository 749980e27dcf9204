import Foundation
import HeadlessStage
package import InAppCompat
package import InAppContracts

/// Compares the trace file that the checked delegate of a shape writes with the callbacks that the shape's recorder has
/// seen: the checked delegate stands for a device here, the recorder for the model.
@MainActor package struct TraceFileCheck {
    /// Creates a checked delegate that writes into a file, around one that answers as the script says.
    package typealias Maker = @MainActor (DelegateScript, TraceRecorder, TraceFile) -> AnyObject

    /// The complaints, one line each.
    package private(set) var complaints: [String] = []
    /// The scenarios that were played to their end.
    package private(set) var played: [String] = []
    /// The rules that the files have exercised.
    package private(set) var exercised: Set<String> = []

    /// Plays every scenario of a shape in virtual time without reactions inside callbacks.
    /// - Parameter skipping: the scenarios in which other delegates of the app are called, too, the script does not
    ///   contain everything that the delegate does, or only the recorder knows the name of a message.
    package init(_ kit: ShapeKit, skipping: Set<String> = [], _ make: Maker) async throws {
        for name in kit.scenarios.keys.sorted() where !skipping.contains(name) {
            let scenario = try Scenario(json: Data((kit.scenarios[name] ?? "").utf8), for: [kit])
            // Reactions inside callbacks happen before the checked delegate is called.
            guard !scenario.isRealTime, scenario.reactions.isEmpty else { continue }
            try await play(scenario, name, kit, make)
        }
    }

    private mutating func play(
        _ scenario: Scenario, _ name: String, _ kit: ShapeKit, _ make: Maker
    ) async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".jsonl")
        defer { try? FileManager.default.removeItem(at: url) }
        let file = try TraceFile(at: url, TraceFileHeader(story: name))
        let delegate = make(scenario.script, TraceRecorder(stage: HeadlessStage()), file)
        let result: ScenarioResult
        do {
            result = try ScenarioRunner.run(scenario, on: kit, subject: .delegate(delegate))
        } catch let error as ScenarioError where error.code == .stepFailed {
            complaints.append("\(name): \(error)")
            return
        }
        played.append(name)
        let recorded = try RecordedTrace(jsonLines: try Data(contentsOf: url), for: [kit])
        compare(recorded[kit.shape], result.trace.filtered(to: [.delegate]), name)
        guard !recorded[kit.shape].events.isEmpty else { return }
        let report = try await TraceContract.report(on: kit, recorded)
        exercised.formUnion(report.results.filter { $0.status == .passed }.map(\.id))
        complaints += report.failures.filter { $0.status == .failed }.flatMap { failure in
            failure.violations.map { "\(name): \(failure.id) \($0.complaint)" }
        }
    }

    private mutating func compare(_ written: Trace, _ seen: Trace, _ name: String) {
        for (one, other) in zip(written.events, seen.events)
        where one.call != other.call || one.thread != other.thread
            || !Set(one.observed).isSubset(of: other.observed)
        {
            complaints.append("\(name): written \(one.comparedText), seen \(other.comparedText)")
            return
        }
        if written.events.count != seen.events.count {
            complaints.append("\(name): written \(written.events.count), seen \(seen.events.count)")
        }
    }
}
