import BuiltInShapes
import InAppCompat
import RuleTesting
import Testing

@testable import InAppContracts

/// A broken adoption for every promise: the callbacks of the adopted delegate are changed in
/// exactly the way that breaks it.
@MainActor @Suite(.timeLimit(.minutes(20))) struct StoryMutantTests {
    private nonisolated static let kits = [ShapeKit].builtIn

    @Test(
        "A fault in the calls of an adopted delegate is detected for each promise, and reported in its terms",
        arguments: kits.hosts, kits)
    func faults(_ host: ShapeKit, _ delegate: ShapeKit) throws {
        guard host.shape != delegate.shape else { return }
        let report = try PlayedPairs.report(host: host, delegate: delegate)
        for result in report.results where result.isKept {
            for clause in result.rule.promise ?? [] {
                let complaint = Self.complaint(about: clause, in: report.traces)
                #expect(
                    complaint?.hasPrefix("\(clause); ") == true, "\(report.name) \(result.id): \(clause)")
            }
        }
    }

    /// The complaint about the first trace that can be broken in this clause's way; nil if none can.
    private static func complaint(about clause: Whenever, in traces: [String: Trace]) -> String? {
        for (_, trace) in traces.sorted(by: { $0.key < $1.key }) {
            for broken in clause.opposites(of: trace) {
                if case .broken(let complaint) = clause.outcome(in: broken) { return complaint }
            }
        }
        return nil
    }
}
