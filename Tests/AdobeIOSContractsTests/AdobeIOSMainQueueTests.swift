import AdobeIOSContracts
import Foundation
import InAppContracts
import ModelTesting
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// A delegate that refuses its messages at first, and shows them in a block on the system's main queue.
/// `@unchecked Sendable` is sound: its state is behind a lock.
private final class Queueing: MessagingDelegate, @unchecked Sendable {
    private let asksAgain: Bool
    private let refused = Locked(Set<String>())

    init(asksAgain: Bool) { self.asksAgain = asksAgain }

    func shouldShowMessage(message: any Showable) -> Bool {
        guard let message = message as? FullscreenMessage, let campaign = message.parent else { return true }
        guard asksAgain || refused.withLock({ $0.insert(campaign.id).inserted }) else { return true }
        let kept = Carried((message, campaign))
        DispatchQueue.main.async { [asksAgain] in
            if asksAgain { kept.value.0.show() } else { kept.value.1.show() }
        }
        return false
    }
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

/// The same with tasks on the main actor. `@unchecked Sendable` is sound: its state is behind a lock.
private final class Tasking: MessagingDelegate, @unchecked Sendable {
    private let asksAgain: Bool
    private let refused = Locked(Set<String>())

    init(asksAgain: Bool) { self.asksAgain = asksAgain }

    func shouldShowMessage(message: any Showable) -> Bool {
        guard let message = message as? FullscreenMessage, let campaign = message.parent else { return true }
        guard asksAgain || refused.withLock({ $0.insert(campaign.id).inserted }) else { return true }
        let kept = Carried((message, campaign))
        Task { @MainActor [asksAgain] in
            if asksAgain { kept.value.0.show() } else { kept.value.1.show() }
        }
        return false
    }
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

/// A delegate that uses the stage's queue only.
private final class Plain: MessagingDelegate {
    func shouldShowMessage(message: any Showable) -> Bool { true }
    func onShow(message: any Showable) { MainThread.async {} }
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

/// Delegates that use the system's main queue, which no stage drives.
@Suite("Adobe delegates for iOS, the system's main queue", .realTime, .timeLimit(.minutes(20))) @MainActor
struct AdobeIOSMainQueueTests {
    private static let loop =
        "[adobeIOS] endlessLoop (AI-052): shouldShowMessage is called without end, because of what the delegate does in it. "
        + "Expected: true from shouldShowMessage; or false, and Message.show(), which does not ask, when the message no "
        + "longer has to wait."

    @Test(
        "AI-052 a loop through DispatchQueue.main is found with its callback; one show() from there is no loop"
    )
    func queue() async {
        let loop = await AdobeIOSContract.verifyOffMainThread(gateLimit: 300, patience: 60) {
            Queueing(asksAgain: true)
        }
        #expect(loop.findings.map(\.description) == [Self.loop])
        let once = await AdobeIOSContract.verifyOffMainThread(gateLimit: 300, patience: 60) {
            Queueing(asksAgain: false)
        }
        #expect(once.findings.map(\.description) == [])
    }

    @Test("AI-052 a loop through tasks of the main actor is found as well")
    func tasks() async {
        let once = await AdobeIOSContract.verifyOffMainThread(gateLimit: 300, patience: 60) {
            Tasking(asksAgain: false)
        }
        #expect(once.findings.map(\.description) == [])
        let loop = await AdobeIOSContract.verifyOffMainThread(gateLimit: 300, patience: 60) {
            Tasking(asksAgain: true)
        }
        #expect(loop.findings.map(\.description) == [Self.loop])
    }

    @Test(
        "AI-040 if verification occupies the main thread, the report says what has not run, and how to free it"
    )
    func kept() {
        let sentence = "verifyOffMainThread leaves it free"
        func text(_ make: () -> any MessagingDelegate) -> String {
            AdobeIOSContract.verify(only: ["shown"], gateLimit: 5, make).description
                .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        #expect(text { Queueing(asksAgain: true) }.contains(sentence))
        #expect(text { Tasking(asksAgain: false) }.contains(sentence))
        #expect(!text { Plain() }.contains(sentence))
    }
}
