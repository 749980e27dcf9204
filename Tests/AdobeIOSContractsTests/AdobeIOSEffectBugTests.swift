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

/// A delegate that does in its callbacks what a test says, and holds messages until it is free. `@unchecked Sendable` is sound:
/// what it keeps is behind locks.
private final class Acting: MessagingDelegate, @unchecked Sendable {
    typealias Act = @Sendable (Acting, Message) -> Void

    private let isBusy: Locked<Bool>
    private let held = Locked<[Message]>([])
    private let asked: Act
    private let shown: Act
    private let gone: Act

    init(
        isBusy: Bool = false, asked: @escaping Act = { _, _ in }, shown: @escaping Act = { _, _ in },
        gone: @escaping Act = { _, _ in }
    ) {
        self.isBusy = Locked(isBusy)
        self.asked = asked
        self.shown = shown
        self.gone = gone
    }

    /// Shows what was held: all of it, or the first.
    func free(all: Bool) {
        isBusy.withLock { $0 = false }
        let messages = held.withLock { held in
            let count = all ? held.count : min(1, held.count)
            defer { held.removeFirst(count) }
            return held.prefix(count)
        }
        for message in messages { message.show() }
    }

    func shouldShowMessage(message: any Showable) -> Bool {
        guard let campaign = (message as? FullscreenMessage)?.parent else { return true }
        asked(self, campaign)
        guard isBusy.current else { return true }
        held.withLock { $0.append(campaign) }
        return false
    }
    func onShow(message: any Showable) {
        if let campaign = (message as? FullscreenMessage)?.parent { shown(self, campaign) }
    }
    func onDismiss(message: any Showable) {
        if let campaign = (message as? FullscreenMessage)?.parent { gone(self, campaign) }
    }
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

/// Delegates that keep something from the user, each with others of the same style that are right.
@Suite("Adobe delegates for iOS, effects that the user does not see", .timeLimit(.minutes(20))) @MainActor
struct AdobeIOSEffectBugTests {
    @Test(
        "AI-030 a handler registered too late for what a page calls while it loads is found; one registered in the gate is not"
    )
    func latePageHandler() throws {
        func found(_ page: String, _ make: () -> Acting) throws -> [String] {
            let campaign = try JSONSerialization.data(
                withJSONObject: ["contentType": "text/html", "content": page])
            return AdobeIOSContract.verify(campaigns: [campaign], only: [], gateLimit: 5) { make() }.findings
                .map(\.description)
        }
        let call = "window.webkit.messageHandlers.cart.postMessage(1)"
        let registers: Acting.Act = { _, message in message.handleJavascriptMessage("cart") { _ in } }
        let loading = [
            "<script>\(call)</script>", "<body onload='\(call)'>A</body>",
            "<script>window.onload = function() { \(call) }</script>",
            "<script>addEventListener('DOMContentLoaded', () => { \(call) })</script>",
        ]
        for page in loading {
            #expect(
                try found(page) { Acting(shown: registers) } == [
                    "[adobeIOS] lostPageCall (AI-030): The page posted cart while it loaded, before onShow, and no handler "
                        + "received it. Expected: handleJavascriptMessage in shouldShowMessage: the page has begun to load "
                        + "when that is called, and onShow is called after the answer, or much later if the message was held."
                ], "\(page)")
            #expect(try found(page) { Acting(asked: registers) } == [], "\(page)")
        }
        let later = [
            "<a onclick='\(call)'>A</a>", "<script>function go() { \(call) }</script><a onclick='go()'>A</a>",
        ]
        for page in later { #expect(try found(page) { Acting(shown: registers) } == [], "\(page)") }
    }

    @Test(
        "AI-077 a message that onDismiss shows again endlessly is found; one shown once more or much later is not"
    )
    func comesBack() {
        func found(_ make: () -> Acting) -> [String] {
            AdobeIOSContract.verify(gateLimit: 5) { make() }.findings.map(\.description)
        }
        #expect(
            found { Acting(gone: { $1.show() }) }.first
                == "[adobeIOS] comesBack (AI-077): A message that was just dismissed is shown again immediately, each time: "
                + "the user cannot get rid of it. Expected: no show of the same message in onDismiss or right after it: "
                + "show it again only when something has happened.")
        func once() -> Acting {
            let isFirst = Locked(true)
            return Acting(gone: { _, message in
                if isFirst.withLock({ first in
                    defer { first = false }; return first
                }) {
                    message.show()
                }
            })
        }
        #expect(found { once() } == [])
        let reminds: Acting.Act = { _, message in
            let kept = Carried(message)
            MainThread.after(3600) { kept.value.show() }
        }
        #expect(found { Acting(gone: reminds) } == [])
    }

    @Test(
        "AI-037 held messages that are shown at the same time are found, because one is lost; shown one by one they are not"
    )
    func shownAtOnce() {
        func found(all: Bool, _ make: () -> Acting) -> [String] {
            let scenario = #"""
                {"name": "two", "shape": "adobeIOS",
                 "payloads": {"a": {"contentType": "text/html", "content": "<p>A</p>"},
                              "b": {"contentType": "text/html", "content": "<p>B</p>"}},
                 "steps": [{"trigger": "a"}, {"trigger": "b"}, {"app": "checkoutEnds"}, {"advance": 5},
                           {"user": "close"}, {"advance": 5}]}
                """#
            return AdobeIOSContract.verify(
                scenarios: [scenario], appSteps: ["checkoutEnds": { ($0 as? Acting)?.free(all: all) }],
                only: [],
                gateLimit: 5
            ) { make() }.findings.map(\.description)
        }
        #expect(
            found(all: true) { Acting(isBusy: true) } == [
                "[adobeIOS] shownInConflict (AI-037): A message that shouldShowMessage had held was shown while another one "
                    + "was on the screen or about to appear: the SDK refused it and does not try again, and the app has not "
                    + "shown it since. Expected: show() of one held message at a time: show the next one in the onDismiss of "
                    + "the previous one, and keep each until its onShow."
            ])
        let next: Acting.Act = { own, _ in own.free(all: false) }
        #expect(found(all: false) { Acting(isBusy: true, gone: next) } == [])
    }
}
