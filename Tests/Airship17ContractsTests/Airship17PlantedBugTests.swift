import Airship17Bridge
import Airship17Contracts
import Airship17Model
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// A delegate whose gate runs a test's closure. `@unchecked Sendable` is sound: its only state is a constant.
private final class Gate: NSObject, InAppMessagingDelegate, @unchecked Sendable {
    private let answer: () -> Bool

    init(_ answer: @escaping () -> Bool = { true }) { self.answer = answer }

    func isMessageReady(forDisplay message: InAppMessage) -> Bool { answer() }
}

/// A delegate with the method names of the next version.
private final class Newer: NSObject, InAppMessagingDelegate {
    func messageWillDisplay(_ message: InAppMessage, scheduleID: String) {}
}

/// An adapter that keeps the completion handler of its display; the correct variant calls it after a while.
private final class Keeper: NSObject, InAppMessageAdapterProtocol {
    private let ends: Bool
    private let kept = Locked<[Carried<(InAppMessageResolution) -> Void>]>([])

    init(ends: Bool) { self.ends = ends }

    static func adapter(for message: InAppMessage) -> Keeper { Keeper(ends: true) }

    func prepare(
        with assets: InAppMessageAssets, completionHandler: @escaping (InAppMessagePrepareResult) -> Void
    ) { completionHandler(.success) }

    func isReadyToDisplay() -> Bool { true }

    func display(_ completionHandler: @escaping (InAppMessageResolution) -> Void) {
        let report = Carried(completionHandler)
        kept.withLock { $0.append(report) }
        if ends { MainThread.after(2) { report.value(.userDismissed()) } }
    }
}

/// A coordinator that allows one message at a time. `@unchecked Sendable` is sound: its state is behind a lock.
private final class OneAtATime: NSObject, InAppMessageDisplayCoordinator, @unchecked Sendable {
    private let isBusy = Locked(false)

    var isReady: Bool { !isBusy.current }
    func didBeginDisplaying(_ message: InAppMessage) { isBusy.withLock { $0 = true } }
    func didFinishDisplaying(_ message: InAppMessage) {
        MainThread.after(5) {
            self.isBusy.withLock { $0 = false }
            InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged()
        }
    }
}

/// A delegate with a coordinator of its own.
private final class Coordinated: NSObject, InAppMessagingDelegate {
    private let coordinator = OneAtATime()

    func displayCoordinator(for message: InAppMessage) -> (any InAppMessageDisplayCoordinator)? {
        coordinator
    }
}

/// A delegate that becomes ready in a block on the system's main queue, which tells the SDK. `@unchecked Sendable` is
/// sound: its state is behind a lock.
private final class Queueing: NSObject, InAppMessagingDelegate, @unchecked Sendable {
    private let isOpen = Locked(false)

    func isMessageReady(forDisplay message: InAppMessage) -> Bool {
        if isOpen.current { return true }
        DispatchQueue.main.async { [isOpen] in
            isOpen.withLock { $0 = true }
            InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged()
        }
        return false
    }
}

/// A delegate that removes itself as soon as a message appears.
private final class Leaver: NSObject, InAppMessagingDelegate {
    func messageWillBeDisplayed(_ message: InAppMessage, scheduleID: String) {
        InAppAutomation.shared.inAppMessageManager.delegate = nil
    }
}

/// Typical bugs of apps, each with a delegate of the same style that is correct.
@Suite("Airship delegates, planted bugs", .timeLimit(.minutes(20))) @MainActor struct Airship17PlantedBugTests
{
    @Test("AS-001 a callback in the spelling of the next version is found in the delegate's text")
    func newerSpelling() {
        #expect(
            Airship17Contract.verify(only: ["shown"], gateLimit: 5) { Newer() }.findings.map(\.description)
                == [
                    "[airship17] neverCalled (AS-037): messageWillDisplay(_:scheduleID:) is not a callback of the SDK, so it is "
                        + "never called. Expected: messageWillBeDisplayed(_:scheduleID:), spelled exactly like this."
                ])
        #expect(Airship17Contract.verify(only: ["shown"], gateLimit: 5) { Gate() }.findings == [])
    }

    @Test(
        "AS-027 notifyDisplayConditionsChanged() inside the gate ends, and is found where it loops"
    )
    func loops() {
        let report = Airship17Contract.verify(gateLimit: 5) {
            Gate {
                InAppAutomation.shared.inAppMessageManager.notifyDisplayConditionsChanged()
                return false
            }
        }
        #expect(
            report.findings.map(\.description) == [
                "[airship17] endlessLoop (AS-027): isMessageReady is called without end, because of what the delegate does in "
                    + "it. Expected: an answer, and notifyDisplayConditionsChanged() only when the conditions of the answer "
                    + "have changed, never inside isMessageReady."
            ])
    }

    @Test(
        "AS-015 a delegate that is set too late, or never, is found; one that is set when the app starts is not"
    )
    func setTooLate() {
        func found(_ setUp: @escaping AppParts<any InAppMessagingDelegate>.SetUp) -> [String] {
            Airship17Contract.verify(parts: AppParts(setUp), gateLimit: 5) { Gate() }.findings.map(
                \.description)
        }
        let expected =
            " Expected: the manager's delegate is set at launch, right after take-off: a message is prepared once."
        #expect(
            found { delegate, host in
                MainThread.after(1) { InAppAutomation.shared.inAppMessageManager.delegate = delegate }
            } == [
                "[airship17] setTooLate (AS-015): The app set its delegate after a message had qualified, so the delegate was "
                    + "not asked about it." + expected
            ])
        #expect(
            found { _, _ in } == [
                "[airship17] neverSet (AS-015): A message qualified, but the app's set-up never set a delegate, so no delegate "
                    + "is asked." + expected
            ])
        #expect(
            found { delegate, host in InAppAutomation.shared.inAppMessageManager.delegate = delegate } == [])
        #expect(
            found { delegate, host in
                MainThread.async { InAppAutomation.shared.inAppMessageManager.delegate = delegate }
            } == [])
    }

    @Test(
        "AS-047 an adapter of the app's that keeps its completion handler and never calls it is found; one that calls it is not"
    )
    func neverEnds() {
        for ends in [true, false] {
            let kept = Locked<[Keeper]>([])
            let parts = AppParts<any InAppMessagingDelegate> { delegate, _ in
                let manager = InAppAutomation.shared.inAppMessageManager
                manager.delegate = delegate
                manager.setFactoryBlock(
                    { _ in
                        let adapter = Keeper(ends: ends)
                        kept.withLock { $0.append(adapter) }
                        return adapter
                    }, for: .banner)
            }
            let report = Airship17Contract.verify(parts: parts, only: ["banner-long"], gateLimit: 5) {
                Gate()
            }
            let found = [
                "[airship17] neverEnds (AS-047): display(_:) of an adapter never reported that its message has disappeared, "
                    + "although nothing of it is on the screen: every later message waits. Expected: the completion handler of "
                    + "display(_:) is called when the message is off screen, however it was dismissed."
            ]
            #expect(report.findings.map(\.description) == (ends ? [] : found))
            #expect("\(report)".contains("are not in the trace"))
        }
    }

    @Test(
        "AS-027 a coordinator that lets one message through at a time is not blamed for those that wait for it"
    )
    func oneAtATime() {
        #expect(Airship17Contract.verify(gateLimit: 5) { Coordinated() }.findings == [])
    }

    @Test("AS-027 a call of the singleton from a job of the main queue is undecided, and not a finding")
    func queue() async {
        let report = await Airship17Contract.verifyOffMainThread(
            only: ["shown"], gateLimit: 300, patience: 60
        ) {
            Queueing()
        }
        #expect(report.isSuccess && report.undecided.map(\.finding.kind) == [.waitsForEver])
        #expect(report.details.contains("to the SDK's singleton reach no stage"))
    }

    @Test("AS-015 a delegate that removes itself in a callback is found; one that stays is not")
    func removed() {
        #expect(
            Airship17Contract.verify(gateLimit: 5) { Leaver() }.findings.map(\.description)
                == [
                    "[airship17] removesItself (AS-015): No delegate is registered any more, and only the delegate can have "
                        + "removed it: messageWillBeDisplayed was called last. No delegate is asked about later messages. "
                        + "Expected: a delegate that stays registered, and refuses messages that it does not want."
                ])
        #expect(Airship17Contract.verify(only: ["shown"], gateLimit: 5) { Gate() }.findings == [])
    }
}
