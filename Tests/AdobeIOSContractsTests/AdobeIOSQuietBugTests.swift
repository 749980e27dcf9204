import AdobeIOSContracts
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// A delegate that runs a test's closure when a message appears. `@unchecked Sendable` is sound: its only state is a constant.
private final class Acting: MessagingDelegate, @unchecked Sendable {
    private let shown: @Sendable (FullscreenMessage) -> Void

    init(_ shown: @escaping @Sendable (FullscreenMessage) -> Void = { _ in }) { self.shown = shown }

    func shouldShowMessage(message: any Showable) -> Bool { true }
    func onShow(message: any Showable) {
        if let message = message as? FullscreenMessage { shown(message) }
    }
    func onDismiss(message: any Showable) {}
}

/// Holds every message of a campaign until the app asks for it, which no standard scenario does. `@unchecked Sendable` is sound:
/// its state is behind a lock.
private final class Inbox: MessagingDelegate, @unchecked Sendable {
    private let waiting = Locked<[Carried<Message>]>([])

    func shouldShowMessage(message: any Showable) -> Bool {
        guard let campaign = (message as? FullscreenMessage)?.parent else { return true }
        let kept = Carried(campaign)
        waiting.withLock { $0.append(kept) }
        return false
    }
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
}

/// What no callback tells, and what is told once.
@Suite("Adobe delegates for iOS, what no callback tells", .timeLimit(.minutes(20))) @MainActor
struct AdobeIOSQuietBugTests {
    private func findings(_ shown: @escaping @Sendable (FullscreenMessage) -> Void) -> [String] {
        AdobeIOSContract.verify(gateLimit: 5) { Acting(shown) }.findings.map(\.description)
    }

    @Test(
        "AI-080 a message that is hidden in onShow is found; one that is hidden later, or shown again, is not"
    )
    func hiddenInOnShow() {
        let found =
            "[adobeIOS] dismissedTooEarly (AI-080): A message was removed as soon as it had appeared, and nothing else had "
            + "happened: perhaps by hide() in onShow, which no callback reports. It counts as displayed, but the user has not "
            + "seen it. Expected: false from shouldShowMessage for a message that must not appear; hide() when something has "
            + "happened since onShow, and show() later, because the SDK does not show it again."
        #expect(findings { $0.hide() } == [found])
        #expect(
            findings { message in
                let shown = Carried(message)
                MainThread.async { shown.value.hide() }
            } == [found])
        #expect(
            findings { message in
                let shown = Carried(message)
                MainThread.after(8) { shown.value.hide() }
            } == [])
    }

    @Test("AI-121 a call of a loading page that has no handler at all is told once")
    func noHandler() throws {
        let page = "<script>window.webkit.messageHandlers.cart.postMessage(1)</script>"
        let campaign = try JSONSerialization.data(
            withJSONObject: ["contentType": "text/html", "content": page])
        let report = AdobeIOSContract.verify(campaigns: [campaign], only: [], gateLimit: 5) { Acting() }
        #expect(
            report.findings.map(\.description) == [
                "[adobeIOS] lostPageCall (AI-121): The page posted cart null, and no handler received it. Expected: a handler "
                    + "of that name, registered before the page can call it: in the gate, or as soon as the message is known."
            ])
    }

    @Test(
        "AI-014 a delegate that holds messages is not blamed for those that a standard scenario's own app has shown"
    )
    func held() {
        #expect(AdobeIOSContract.verify(gateLimit: 5) { Inbox() }.findings.map(\.description) == [])
    }
}
