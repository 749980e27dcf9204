import BrazeContracts
import BrazeModel
import Foundation
import InAppCompat
import Testing

@testable import InAppContracts

/// The longest time of a verification.
@Suite("A limit of time", .timeLimit(.minutes(20))) @MainActor struct VisitLimitTests {
    private final class Plain: BrazeInAppMessageUIDelegate {}

    @Test("a delegate that takes too long is a finding, and the rest is not played")
    func tooLong() throws {
        let names = Set(ShapeKit.braze.scenarios.keys.sorted().prefix(4))
        let some = DelegateContract(.braze, only: names)
        let visit = DelegateVisit(some, timeLimit: -1)
        visit.play { _ in DelegateContract.Subject(unchecked: Plain()) }
        let report = visit.report
        #expect(report.findings.map(\.kind) == [.takesTooLong])
        #expect(report.traces.isEmpty && !report.isSuccess)
        #expect(report.interruptions.count == 4)
        #expect(report.interruptions.allSatisfy { $0.reason.contains("took too long") })
    }

    @Test("so it is where the main thread is free")
    func offMainThread() async {
        let names = Set(ShapeKit.braze.scenarios.keys.sorted().prefix(2))
        let visit = DelegateVisit(DelegateContract(.braze, only: names), freesMainThread: true, timeLimit: -1)
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                visit.play { _ in DelegateContract.Subject(unchecked: Plain()) }
                done.resume()
            }
        }
        #expect(visit.report.findings.map(\.kind) == [.takesTooLong])
        #expect(visit.report.traces.isEmpty)
    }
}
