import BrazeContracts
import BrazeModel
import Foundation
import InAppCompat
import ModelTesting
import PlatformStandIns
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

    @Test("a delegate that takes too long is a finding also where the main thread is free")
    func offMainThread() async throws {
        let names = Set(ShapeKit.braze.scenarios.keys.sorted().prefix(2))
        let visit = DelegateVisit(DelegateContract(.braze, only: names), freesMainThread: true, timeLimit: -1)
        try await inBackground { visit.play { _ in DelegateContract.Subject(unchecked: Plain()) } }
        #expect(visit.report.findings.map(\.kind) == [.takesTooLong])
        #expect(visit.report.traces.isEmpty)
    }

    /// Takes its time, most of it when it is asked.
    private final class Slow: BrazeInAppMessageUIDelegate {
        private func wait(_ seconds: Double) {
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + seconds)
        }

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
        ) -> BrazeInAppMessageUI.DisplayChoice {
            wait(0.2)
            return .now
        }

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
        ) {
            wait(0.02)
        }
    }

    @Test("the finding names the callback that took the longest, and how long it took each time")
    func slowest() throws {
        let names = Set(ShapeKit.braze.scenarios.keys.sorted().prefix(4))
        for (limit, most) in [(0.01, true), (-1, false)] {
            let visit = DelegateVisit(DelegateContract(.braze, only: names), timeLimit: limit)
            visit.play { _ in DelegateContract.Subject(unchecked: Slow()) }
            let text = try #require(visit.report.findings.first { $0.kind == .takesTooLong }).explanation
            let start =
                "Verifying this delegate took more than \(Int(limit)) s, so not everything was played."
            #expect(text.hasPrefix(start))
            let rest = text.dropFirst(start.count)
            #expect(rest.isEmpty == !most)
            if most {
                #expect(rest.hasPrefix(" displayChoiceForMessage took the longest: about 0."), "\(rest)")
                #expect(rest.hasSuffix(" s each time."), "\(rest)")
            }
        }
    }

    /// Puts jobs into the stage's queue, one after the other, each of which takes a while.
    @MainActor private final class Worker: BrazeInAppMessageUIDelegate {
        private(set) var count = 0

        func inAppMessage(
            _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
        ) {
            work()
        }

        private func work() {
            count += 1
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.005)
            guard count < 200 else { return }
            MainThread.async { [self] in work() }
        }
    }

    @Test("jobs of a delegate run no longer than the whole verification may take")
    func jobs() throws {
        let worker = Worker()
        let visit = DelegateVisit(
            DelegateContract(.braze, only: ["button-tapped"]), timeLimit: 0.05)
        visit.play { _ in DelegateContract.Subject(unchecked: worker) }
        #expect(worker.count < 100, "\(worker.count)")
    }
}
