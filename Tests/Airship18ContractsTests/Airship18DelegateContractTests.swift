import Airship18Bridge
import Airship18Contracts
import Airship18Model
import Foundation
import HeadlessStage
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// A delegate that accepts every message and otherwise only listens. Sendable: it has no state.
private final class Listener: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { true }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

/// A delegate whose gate is slow. Sendable: it has no state.
private final class Sleeper: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        // Real time, without the time in which a busy machine gives the thread no processor: this is what is measured.
        let end = Self.activeSeconds + 0.06
        while Self.activeSeconds < end {}
        return true
    }

    private static var activeSeconds: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1_000_000_000
    }

    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

/// An adapter that ends its display a second after it began.
@MainActor private final class Toast: CustomDisplayAdapter {
    nonisolated init() {}
    var isReady: Bool { true }
    func waitForReady() async {}

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        await withCheckedContinuation { done in MainThread.after(1) { done.resume() } }
        return .timedOut
    }
}

/// An adapter whose `waitForReady` returns although it is not ready.
@MainActor private final class Liar: CustomDisplayAdapter {
    nonisolated init() {}
    var isReady: Bool { false }
    func waitForReady() async {}
    func display(scene: UIWindowScene) async -> CustomDisplayResolution { .userDismissed }
}

/// A gate that refuses, and immediately asks the SDK to ask again.
@MainActor private final class Restless: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool {
        Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged()
        return false
    }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

/// Airship delegates and adapters that are correct and that are broken on purpose, and the reports about them.
@Suite("Airship 18 delegates", .timeLimit(.minutes(20))) @MainActor struct Airship18DelegateContractTests {
    /// Scenarios with messages of every kind and behaviour.
    private let few: Set = ["shown", "immediate", "banner-tapped", "held", "relaunched-in-interval"]

    @Test(
        "A delegate is driven through every scenario but those in real time, and checked against every rule")
    func everything() {
        let report = Airship18Contract.verify(gateLimit: 5) { Listener() }
        #expect(report.isSuccess, "\(report)")
        let names = ShapeKit.airship18.scenarios.keys.filter { !$0.hasPrefix("real-time") }
        #expect(Set(report.traces.keys) == Set(names))
        #expect(report.contract.results.map(\.id) == ShapeKit.airship18.promiseIDs)
    }

    @Test("AM-056 A slow delegate is found, with the scenarios")
    func slow() {
        let report = Airship18Contract.verify(only: few, gateLimit: 0.05) { Sleeper() }
        #expect(!report.isSuccess)
        #expect(report.findings.map(\.kind) == [.slowGate])
        #expect(report.findings.first?.rule == "AM-056")
        #expect(report.occurrences.first.map { Set($0.scenarios).isSubset(of: few) } == true)
    }

    @Test("AM-046 A gate that makes the SDK ask again is found, once, and the verification ends")
    func loops() {
        let report = Airship18Contract.verify(only: few, gateLimit: 5) { Restless() }
        #expect(!report.isSuccess)
        #expect(report.findings.map(\.kind) == [.endlessLoop])
        #expect(
            report.findings.first?.explanation
                == "isMessageReadyToDisplay is called without end, because of what the delegate does in it."
        )
        #expect(report.occurrences.first?.scenarios.count == 1)
        #expect(
            report.interruptions.last?.reason
                == "this delegate is called without end, so nothing more was played.")
    }

    @Test(
        "AM-005 An adapter that says that it is ready when it is not is found; one that ends by itself is not"
    )
    func adapters() {
        func verified(only: Set<String>, _ make: @escaping @Sendable () -> any CustomDisplayAdapter)
            -> DelegateReport
        {
            let parts = AppParts<any InAppMessageDisplayDelegate> { delegate, _ in
                let messaging = Airship.inAppAutomation.inAppMessaging
                messaging.displayDelegate = delegate
                messaging.setCustomAdapter(forType: .custom) { _ in make() }
            }
            return Airship18Contract.verify(parts: parts, only: only, gateLimit: 5) { Listener() }
        }
        let lied = verified(only: ["shown"]) { Liar() }
        #expect(lied.findings.map(\.kind) == [.neverReady])
        #expect(lied.findings.first?.rule == "AM-005")
        let right = verified(only: ["ends-at-once", "unreported"]) { Toast() }
        #expect(right.findings == [])
    }

    @Test("AM-032 A delegate that is not retained is found, once")
    func gone() {
        let found = Locked<[DelegateFinding]>([])
        let checked = Airship18Contract.checked(Listener()) { finding in
            found.withLock { $0.append(finding) }
        }
        let message = InAppMessage(name: "x", displayContent: .custom([:]))
        #expect(checked.isMessageReadyToDisplay(message, scheduleID: "x"))
        checked.messageWillDisplay(message, scheduleID: "x")
        #expect(found.current.map(\.kind) == [.notRetained])
        #expect(found.current.first?.rule == "AM-032")
        checked.end()
        checked.messageFinishedDisplaying(message, scheduleID: "x")
        #expect(found.current.count == 1)
    }

    @Test("A method that is never called is found in source text")
    func lint() {
        let source = """
            final class D: InAppMessageDisplayDelegate {
                func messageWillDisplay(_ message: InAppMessage, scheduleId: String) {}
            }
            """
        let found = DelegateLint([.airship18]).findings(in: source)
        #expect(found.map(\.meant) == ["messageWillDisplay(_:scheduleID:)"])
    }
}

extension ShapeKit {
    /// The rules with a condition that every trace has to meet.
    fileprivate var promiseIDs: [String] {
        rules.filter { $0.check?.everywhere.isEmpty == false }.map(\.id)
    }
}
