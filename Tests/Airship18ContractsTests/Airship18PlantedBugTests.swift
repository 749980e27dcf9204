import Airship18Bridge
import Airship18Contracts
import Airship18Model
import Foundation
import InAppCompat
import PlatformStandIns
import Testing

@testable import InAppContracts

/// A delegate whose gate runs a test's closure.
@MainActor private final class Gate: InAppMessageDisplayDelegate {
    private let answer: @MainActor () -> Bool

    init(_ answer: @escaping @MainActor () -> Bool = { true }) { self.answer = answer }

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { answer() }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

/// A delegate that is correct.
@MainActor private class Right: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { true }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

/// Its subclass, which has a callback with the name of an earlier version.
@MainActor private final class Older: Right {
    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {}
}

/// An adapter that shows a window, and removes it after a while.
@MainActor private final class Banner: CustomDisplayAdapter {
    private let shows: Bool
    private let leaves: Bool
    private let ends: Bool
    private var window: UIWindow?
    private var waiting: CheckedContinuation<CustomDisplayResolution, Never>?

    nonisolated init(shows: Bool, leaves: Bool, ends: Bool) {
        self.shows = shows
        self.leaves = leaves
        self.ends = ends
    }

    var isReady: Bool { true }
    func waitForReady() async {}

    func display(scene: UIWindowScene) async -> CustomDisplayResolution {
        if shows {
            let window = UIWindow(windowScene: scene)
            window.addSubview(UIView(frame: .zero))
            window.isHidden = false
            self.window = window
        }
        if leaves { MainThread.after(3) { self.leave() } }
        return await withCheckedContinuation { waiting = $0 }
    }

    private func leave() {
        window?.isHidden = true
        window = nil
        guard ends else { return }
        waiting?.resume(returning: .userDismissed)
        waiting = nil
    }
}

/// An adapter that is not ready at first; the correct variant becomes ready after a while.
@MainActor private final class Waiter: CustomDisplayAdapter {
    private let becomesReady: Bool
    private let says: Bool
    private(set) var isReady = false
    private var hasBegun = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    nonisolated init(becomesReady: Bool, says: Bool) {
        self.becomesReady = becomesReady
        self.says = says
    }

    func waitForReady() async {
        if !hasBegun, becomesReady { MainThread.after(1) { self.becomeReady() } }
        hasBegun = true
        await withCheckedContinuation { waiting.append($0) }
    }

    private func becomeReady() {
        isReady = true
        guard says else { return }
        for one in waiting { one.resume() }
        waiting = []
    }

    func display(scene: UIWindowScene) async -> CustomDisplayResolution { .userDismissed }
}

/// Typical bugs of apps, each with a delegate of the same style that is correct.
@Suite("Planted bugs of Airship 18 delegates", .timeLimit(.minutes(20))) @MainActor
struct Airship18PlantedBugTests {
    private func findings(shows: Bool, leaves: Bool, ends: Bool) -> [String] {
        let parts = AppParts<any InAppMessageDisplayDelegate> { delegate, _ in
            let messaging = Airship.inAppAutomation.inAppMessaging
            messaging.displayDelegate = delegate
            messaging.setCustomAdapter(forType: .custom) { _ in
                Banner(shows: shows, leaves: leaves, ends: ends)
            }
        }
        return Airship18Contract.verify(parts: parts, only: ["shown", "held", "unreported"], gateLimit: 5) {
            Gate()
        }.findings.map(\.description)
    }

    @Test(
        "AM-030 an adapter whose display does not return after its message has disappeared is found; others are not"
    )
    func neverEnds() {
        let found =
            "[airship18] neverEnds (AM-030): display(scene:) of an adapter never reported that its message has disappeared, "
            + "although nothing of it is on the screen: every later message waits. Expected: display(scene:) returns when the "
            + "message is dismissed, in whichever way."
        #expect(findings(shows: true, leaves: true, ends: false) == [found])
        #expect(findings(shows: false, leaves: false, ends: false) == [found])
        #expect(findings(shows: true, leaves: true, ends: true) == [])
        #expect(findings(shows: true, leaves: false, ends: false) == [])
        #expect(findings(shows: false, leaves: true, ends: true) == [])
    }

    @Test(
        "AM-046 notifyDisplayConditionsChanged() inside the gate is found with the rule, even if the gate is slow"
    )
    func loops() {
        for pause in [0, 0.005] {
            let contract = DelegateContract(.airship18, habits: Airship18Contract.habits)
            let visit = DelegateVisit(contract, timeLimit: 1)
            visit.play { report in
                let gate = Gate {
                    if pause > 0 { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + pause) }
                    Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged()
                    return false
                }
                return DelegateContract.Subject(
                    Airship18Contract.verified(gate, gateLimit: 5, patience: 2, report: report))
            }
            #expect(
                visit.report.findings.map(\.description) == [
                    "[airship18] endlessLoop (AM-046): isMessageReadyToDisplay is called without end, because of what the "
                        + "delegate does in it. Expected: an answer, and notifyDisplayConditionsChanged() only when what it "
                        + "depends on has changed: never inside isMessageReadyToDisplay."
                ])
        }
    }

    @Test("AM-007 a callback in the spelling of an earlier version is found in the delegate's source text")
    func earlierSpelling() {
        let report = Airship18Contract.verify(only: ["shown"], gateLimit: 5) { Older() }
        #expect(
            report.findings.map(\.description) == [
                "[airship18] neverCalled (AM-007): messageWillBeDisplayed(_:scheduleID:) is not a callback of the SDK, so it is "
                    + "never called. Expected: messageWillDisplay(_:scheduleID:), spelled exactly like this."
            ])
        #expect(Airship18Contract.verify(only: ["shown"], gateLimit: 5) { Right() }.findings == [])
    }

    @Test(
        "AM-002 a delegate that is set too late, or never, is found; one that is set when the app starts is not"
    )
    func setTooLate() {
        func found(_ setUp: @escaping AppParts<any InAppMessageDisplayDelegate>.SetUp) -> [String] {
            Airship18Contract.verify(parts: AppParts(setUp), gateLimit: 5) { Gate() }.findings.map(
                \.description)
        }
        let expected =
            " Expected: displayDelegate is set at launch, right after take-off: without it every message is ready."
        #expect(
            found { delegate, host in
                MainThread.after(1) { Airship.inAppAutomation.inAppMessaging.displayDelegate = delegate }
            } == [
                "[airship18] setTooLate (AM-002): The app set its delegate after a message had qualified, so the delegate was "
                    + "not asked about it." + expected
            ])
        #expect(
            found { _, _ in } == [
                "[airship18] neverSet (AM-002): A message qualified, but the app's set-up never set a delegate, so no delegate "
                    + "is asked." + expected
            ])
        #expect(
            found { delegate, host in Airship.inAppAutomation.inAppMessaging.displayDelegate = delegate }
                == [])
        #expect(
            found { delegate, host in
                MainThread.async { Airship.inAppAutomation.inAppMessaging.displayDelegate = delegate }
            } == [])
    }

    @Test(
        "AM-005 an adapter that waits for ever is found, with the expected behaviour; one that becomes ready is not"
    )
    func waitsForEver() {
        func found(_ waiter: @escaping @Sendable () -> Waiter) -> [String] {
            let parts = AppParts<any InAppMessageDisplayDelegate> { delegate, _ in
                let messaging = Airship.inAppAutomation.inAppMessaging
                messaging.displayDelegate = delegate
                messaging.setCustomAdapter(forType: .custom) { _ in waiter() }
            }
            return Airship18Contract.verify(parts: parts, only: ["shown"], gateLimit: 5) { Gate() }.findings
                .map(\.description)
        }
        let never =
            "[airship18] neverReady (AM-005): waitForReady of an adapter never returned, so its message never appeared. "
            + "Expected: an adapter that always becomes ready, or nil from the factory block for its message."
        let silent =
            "[airship18] neverReady (AM-005): isReady of an adapter has become true, but its waitForReady did not return, so "
            + "its message still waits. Expected: waitForReady returns when isReady has become true."
        #expect(found { Waiter(becomesReady: false, says: false) } == [never])
        #expect(found { Waiter(becomesReady: true, says: false) } == [silent])
        #expect(found { Waiter(becomesReady: true, says: true) } == [])
    }
}
