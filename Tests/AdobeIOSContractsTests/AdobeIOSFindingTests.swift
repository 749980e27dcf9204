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
@Suite("Adobe delegates for iOS, their quiet mistakes", .timeLimit(.minutes(20))) @MainActor
struct AdobeIOSFindingTests {
    private func findings(
        _ only: Set<String>, scenarios: [String] = [],
        _ act: @escaping @Sendable (Doing, Doing.Callback, any Showable) -> Void
    ) -> [String] {
        AdobeIOSContract.verify(scenarios: scenarios, only: only, gateLimit: 5) { Doing(act) }
            .findings.map(\.description)
    }

    @Test("AI-137, AI-168 a message that is dismissed inside onShow is found, with what comes of it")
    func dismissedInOnShow() {
        let found = findings(["dismissed-and-shown-at-once"]) {
            _, callback, message in
            if callback == .onShow { (message as? FullscreenMessage)?.dismiss() }
        }
        #expect(
            found == [
                "[adobeIOS] dismissedTooEarly (AI-137): A message was dismissed inside onShow, and nobody else had done "
                    + "anything. Its view comes all the same, and stays on the screen for good (AI-168). Expected: "
                    + "false from the gate for a message that is not to be seen; else a dismissal after onShow has "
                    + "returned and the message is on the screen."
            ])
    }

    @Test("AI-137 a message that the delegate's timer dismisses later is no mistake")
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

    @Test("AI-110 a display that the delegate tracks once more is found, and so is an interaction")
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
                "[adobeIOS] extraInteraction (AI-110): Two interactions were recorded for one thing that the user did: urlLoaded "
                    + "tracks what the SDK tracks by itself. Expected: one record of each interaction, the SDK's own "
                    + "where a link names it.",
            ])
    }

    @Test("AI-114 an interaction of the app's own, where the SDK records none, is no mistake")
    func trackedOnce() {
        let found = findings(["plain-link", "shown"]) { _, callback, message in
            let parent = (message as? FullscreenMessage)?.parent as? Message
            if callback == .urlLoaded { parent?.track("clicked", withEdgeEventType: .interact) }
        }
        #expect(found == [])
    }

    @Test("INV-7 messages that the delegate keeps when they are over are found, those on the screen are not")
    func keptForEver() {
        #expect(
            findings(["shown", "dismissed"]) { delegate, callback, message in
                if callback == .onShow { delegate.kept.withLock { $0.append(message) } }
            } == [
                "[adobeIOS] keptForEver (AI-014): A message is over, and is still there when everything else of the SDK has gone: the "
                    + "delegate keeps it. Expected: the delegate lets go of a message in onDismiss: it holds its page and "
                    + "its view."
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

    @Test("AI-121 a page's call that nobody takes is found in the app's own scenarios")
    func lostPageCall() {
        let scenario = #"""
            {"name": "the page asks", "shape": "adobeIOS",
             "payloads": {"a": {"contentType": "text/html", "content": "<p>A</p>"}},
             "steps": [{"trigger": "a"}, {"page": "post", "name": "buy", "body": "1"}]}
            """#
        let found = findings([], scenarios: [scenario]) { _, _, _ in }
        #expect(
            found == [
                "[adobeIOS] lostPageCall (AI-121): The page posted buy \"1\", and nobody took it. Expected: a handler of that "
                    + "name that is registered before the page can call: in the gate, or as soon as the message is known."
            ])
        #expect(
            findings([], scenarios: [scenario]) { _, callback, message in
                guard callback == .onShow else { return }
                (message as? FullscreenMessage)?.handleJavascriptMessage("buy") { _ in }
            } == [])
    }
}
