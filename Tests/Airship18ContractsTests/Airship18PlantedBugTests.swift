import Airship18Bridge
import Airship18Contracts
import Airship18Model
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// A delegate whose gate does what a test says.
@MainActor private final class Gate: InAppMessageDisplayDelegate {
    private let answer: @MainActor () -> Bool

    init(_ answer: @escaping @MainActor () -> Bool = { true }) { self.answer = answer }

    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { answer() }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

/// A delegate that is right.
@MainActor private class Right: InAppMessageDisplayDelegate {
    func isMessageReadyToDisplay(_ message: InAppMessage, scheduleID: String) -> Bool { true }
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
    func messageFinishedDisplaying(_ message: InAppMessage, scheduleID: String) {}
}

/// Its subclass, which has a callback in the spelling of an earlier version.
@MainActor private final class Older: Right {
    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {}
}

/// An adapter that shows a window, and takes it away again after a while.
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

/// Bugs as apps have them, each with a delegate of the same style that is right.
@Suite("Airship 18 delegates, planted bugs", .timeLimit(.minutes(20))) @MainActor
struct Airship18PlantedBugTests {
    private func findings(shows: Bool, leaves: Bool, ends: Bool) -> [String] {
        Airship18Contract.verify(
            adapters: [.custom: { _ in Banner(shows: shows, leaves: leaves, ends: ends) }],
            only: ["shown", "held", "unreported"], gateLimit: 5
        ) { Gate() }.findings.map(\.description)
    }

    @Test(
        "AM-030 an adapter whose message has gone and whose display does not return is found; others are not")
    func neverEnds() {
        let found =
            "[airship18] neverEnds (AM-030): display(scene:) of an adapter never reported that its message has gone, although "
            + "nothing of it is on the screen: every later message waits. Expected: display(scene:) returns when the message "
            + "has gone, whichever way it went."
        #expect(findings(shows: true, leaves: true, ends: false) == [found])
        #expect(findings(shows: false, leaves: false, ends: false) == [found])
        #expect(findings(shows: true, leaves: true, ends: true) == [])
        #expect(findings(shows: true, leaves: false, ends: false) == [])
        #expect(findings(shows: false, leaves: true, ends: true) == [])
    }

    @Test(
        "AM-046 notifyDisplayConditionsChanged() inside the gate is found with the rule, and a slow one ends as well"
    )
    func loops() {
        for pause in [0, 0.05] {
            let report = Airship18Contract.verify(gateLimit: 5) {
                Gate {
                    if pause > 0 { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + pause) }
                    Airship.inAppAutomation.inAppMessaging.notifyDisplayConditionsChanged()
                    return false
                }
            }
            #expect(
                report.findings.map(\.description) == [
                    "[airship18] endlessLoop (AM-046): isMessageReadyToDisplay is called without an end, because of what the "
                        + "delegate does in it. Expected: an answer, and notifyDisplayConditionsChanged() only when what it "
                        + "depends on has changed: never inside isMessageReadyToDisplay."
                ])
        }
    }

    @Test("AM-007 a callback in the spelling of an earlier version is found in the delegate's text")
    func earlierSpelling() {
        let report = Airship18Contract.verify(only: ["shown"], gateLimit: 5) { Older() }
        #expect(
            report.findings.map(\.description) == [
                "[airship18] neverCalled: messageWillBeDisplayed(_:scheduleID:) is no callback of the SDK's, so nobody calls "
                    + "it. Expected: messageWillDisplay(_:scheduleID:), spelled exactly so."
            ])
        #expect(Airship18Contract.verify(only: ["shown"], gateLimit: 5) { Right() }.findings == [])
    }
}
