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

/// A delegate that does something in its callbacks, as an app would. `@unchecked Sendable` is sound:
/// its state is behind locks.
private final class Doing: MessagingDelegate, @unchecked Sendable {
    enum Callback { case onShow, onDismiss, urlLoaded }

    let kept = Locked<[any Showable]>([])
    private let act: @Sendable (Doing, Callback, any Showable) -> Void

    init(_ act: @escaping @Sendable (Doing, Callback, any Showable) -> Void) { self.act = act }

    func shouldShowMessage(message: any Showable) -> Bool { true }
    func onShow(message: any Showable) { act(self, .onShow, message) }
    func onDismiss(message: any Showable) { act(self, .onDismiss, message) }
    func urlLoaded(_ url: URL, byMessage message: any Showable) { act(self, .urlLoaded, message) }
}

/// Mistakes that no callback shows, and that the report names nevertheless.
@Suite("Adobe delegates for iOS, silent mistakes", .timeLimit(.minutes(20))) @MainActor
struct AdobeIOSFindingTests {
    private func findings(
        _ only: Set<String>, scenarios: [String] = [],
        _ act: @escaping @Sendable (Doing, Doing.Callback, any Showable) -> Void
    ) -> [String] {
        AdobeIOSContract.verify(scenarios: scenarios, only: only, gateLimit: 5) { Doing(act) }
            .findings.map(\.description)
    }

    @Test("AI-137, AI-168 a message that is dismissed inside onShow is found, with the consequence")
    func dismissedInOnShow() {
        let found = findings(["dismissed-and-shown-at-once"]) {
            _, callback, message in
            if callback == .onShow { (message as? FullscreenMessage)?.dismiss() }
        }
        #expect(
            found == [
                "[adobeIOS] dismissedTooEarly (AI-137): A message was dismissed inside onShow, and only the delegate had "
                    + "acted. Its view appears anyway, and stays on the screen permanently (AI-168). Expected: false from the "
                    + "gate for a message that must not be shown; otherwise a dismissal after onShow has returned and the "
                    + "message is on the screen."
            ])
    }

    @Test("AI-137 dismissing a message later from the delegate's timer is no mistake")
    func dismissedLater() {
        let found = findings(["shown"]) { delegate, callback, message in
            guard callback == .onShow else { return }
            delegate.kept.withLock { $0 = [message] }
            MainThread.after(5) {
                let messages = delegate.kept.withLock { kept in
                    defer { kept = [] }
                    return kept
                }
                for case let message as FullscreenMessage in messages { message.dismiss() }
            }
        }
        #expect(found == [])
    }

    @Test("AI-110 a display that the delegate tracks again is found, and so is an interaction")
    func trackedTwice() {
        let found = findings(["shown", "link-dismisses", "link"]) { _, callback, message in
            let parent = (message as? FullscreenMessage)?.parent as? Message
            switch callback {
            case .onShow: parent?.track(nil, withEdgeEventType: .display)
            case .urlLoaded: parent?.track("clicked", withEdgeEventType: .interact)
            case .onDismiss: break
            }
        }
        #expect(
            found == [
                "[adobeIOS] wrongImpression (AI-110): onShow records a display that the SDK records by itself. Expected: one "
                    + "record of each display, the SDK's own.",
                "[adobeIOS] extraInteraction (AI-110): Two interactions were recorded for one action of the user: urlLoaded "
                    + "tracks what the SDK tracks by itself. Expected: one record of each interaction, the SDK's own where a "
                    + "link names it.",
            ])
    }

    @Test("AI-114 an interaction of the app's own is no mistake where the SDK records none")
    func trackedOnce() {
        let found = findings(["plain-link", "shown"]) { _, callback, message in
            let parent = (message as? FullscreenMessage)?.parent as? Message
            if callback == .urlLoaded { parent?.track("clicked", withEdgeEventType: .interact) }
        }
        #expect(found == [])
    }

    @Test("INV-7 messages that the delegate retains after their end are found, those on the screen are not")
    func keptForEver() {
        #expect(
            findings(["shown", "dismissed"]) { delegate, callback, message in
                if callback == .onShow { delegate.kept.withLock { $0.append(message) } }
            } == [
                "[adobeIOS] keptForEver (AI-014): A message is no longer used, but still exists after everything else of the "
                    + "SDK is released: the delegate retains it. Expected: the delegate releases a message in onDismiss: the "
                    + "message retains its page and its view."
            ])
        #expect(
            findings(["shown", "dismissed"]) { delegate, callback, message in
                switch callback {
                case .onShow: delegate.kept.withLock { $0.append(message) }
                case .onDismiss: delegate.kept.withLock { $0 = [] }
                case .urlLoaded: break
                }
            } == [])
    }

    @Test("AI-121 a page's call without a handler is found in the app's own scenarios")
    func lostPageCall() {
        let scenario = #"""
            {"name": "the page asks", "shape": "adobeIOS",
             "payloads": {"a": {"contentType": "text/html", "content": "<p>A</p>"}},
             "steps": [{"trigger": "a"}, {"page": "post", "name": "buy", "body": "1"}]}
            """#
        let found = findings([], scenarios: [scenario]) { _, _, _ in }
        #expect(
            found == [
                "[adobeIOS] lostPageCall (AI-121): The page posted buy \"1\", and no handler received it. Expected: a handler "
                    + "of that name, registered before the page can call it: in the gate, or as soon as the message is known."
            ])
        #expect(
            findings([], scenarios: [scenario]) { _, callback, message in
                guard callback == .onShow else { return }
                (message as? FullscreenMessage)?.handleJavascriptMessage("buy") { _ in }
            } == [])
    }
}
