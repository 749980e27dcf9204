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

/// A delegate of a shop: it holds messages during the checkout. `@unchecked Sendable` is sound:
/// its state is behind locks.
private final class Shop: MessagingDelegate, @unchecked Sendable {
    typealias Act = @Sendable (Shop, FullscreenMessage) -> Void

    let isBusy: Locked<Bool>
    let held = Locked<[Message]>([])
    let others = Locked<[AnyObject]>([])
    private let gate: @Sendable (Shop, FullscreenMessage) -> Bool
    private let shown: Act
    private let gone: Act
    private let clicked: Act

    init(
        isBusy: Bool = false, gate: @escaping @Sendable (Shop, FullscreenMessage) -> Bool = { _, _ in true },
        shown: @escaping Act = { _, _ in }, gone: @escaping Act = { _, _ in },
        clicked: @escaping Act = { _, _ in }
    ) {
        self.isBusy = Locked(isBusy)
        self.gate = gate
        self.shown = shown
        self.gone = gone
        self.clicked = clicked
    }

    /// Refuses messages while the shop is busy, and keeps them.
    static let holds: @Sendable (Shop, FullscreenMessage) -> Bool = { shop, message in
        guard shop.isBusy.current, let campaign = message.parent else { return true }
        shop.held.withLock { $0.append(campaign) }
        return false
    }

    func showHeld() {
        let messages = held.withLock { held in
            defer { held = [] }
            return held
        }
        for message in messages { message.show() }
    }

    func shouldShowMessage(message: any Showable) -> Bool {
        (message as? FullscreenMessage).map { gate(self, $0) } ?? true
    }
    func onShow(message: any Showable) {
        if let message = message as? FullscreenMessage { shown(self, message) }
    }
    func onDismiss(message: any Showable) {
        if let message = message as? FullscreenMessage { gone(self, message) }
    }
    func urlLoaded(_ url: URL, byMessage message: any Showable) {
        if let message = message as? FullscreenMessage { clicked(self, message) }
    }
}

/// A delegate with a callback whose name is slightly misspelled.
private class Misspelled: MessagingDelegate {
    func shouldShowMessage(message: any Showable) -> Bool { true }
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
    func urlLoaded(_ url: URL, byMesage message: any Showable) {}
}

/// A delegate that is correct by itself.
private class Base: MessagingDelegate {
    func shouldShowMessage(message: any Showable) -> Bool { true }
    func onShow(message: any Showable) {}
    func onDismiss(message: any Showable) {}
    func urlLoaded(_ url: URL, byMessage message: any Showable) {}
}

/// Its subclass, whose callback has a misspelled label.
private final class Derived: Base {
    func onShow(mesage: any Showable) {}
}

/// Typical bugs of apps, each with a delegate of the same style that is correct.
@Suite("Adobe delegates for iOS, planted bugs", .timeLimit(.minutes(20))) @MainActor
struct AdobeIOSPlantedBugTests {
    private func findings(_ make: () -> any MessagingDelegate) -> [String] {
        AdobeIOSContract.verify(gateLimit: 5, make).findings.map(\.description)
    }

    private static let payload = #"{"contentType": "text/html", "content": "<p>A</p>"}"#

    private func checkout(_ ends: @escaping @Sendable (Shop) -> Void, _ make: () -> Shop) -> [String] {
        let scenario = #"""
            {"name": "checkout", "shape": "adobeIOS", "payloads": {"a": \#(Self.payload)},
             "steps": [{"trigger": "a"}, {"app": "checkoutEnds"}]}
            """#
        return AdobeIOSContract.verify(
            scenarios: [scenario], appSteps: ["checkoutEnds": { ($0 as? Shop).map(ends) }], only: [],
            gateLimit: 5
        ) { make() }.findings.map(\.description)
    }

    @Test("AI-137, AI-168 in all standard scenarios a campaign that is dismissed inside onShow is found")
    func dismissedInOnShow() {
        let found = findings { Shop(shown: { $1.parent?.dismiss() }) }
        #expect(
            found.contains {
                $0.hasPrefix("[adobeIOS] dismissedTooEarly (AI-137): A message was dismissed inside onShow")
            })
        #expect(findings { Shop(clicked: { $1.parent?.dismiss() }) } == [])
    }

    @Test("AI-014 a campaign or a view that the delegate retains is found, as a retained message is")
    func keptForEver() {
        let kept =
            "[adobeIOS] keptForEver (AI-014): A message is no longer used, but still exists after everything else of the SDK "
            + "is released: the delegate retains it. Expected: the delegate releases a message in onDismiss: the message "
            + "retains its page and its view."
        let keepsCampaign: Shop.Act = { shop, message in
            if let campaign = message.parent { shop.others.withLock { $0.append(campaign) } }
        }
        let keepsView: Shop.Act = { shop, message in
            if let view = message.webView { shop.others.withLock { $0.append(view) } }
        }
        let letsGo: Shop.Act = { shop, _ in shop.others.withLock { $0 = [] } }
        for keeps in [keepsCampaign, keepsView] {
            #expect(findings { Shop(shown: keeps) } == [kept])
            #expect(findings { Shop(shown: keeps, gone: letsGo) } == [])
        }
    }

    @Test(
        "AI-050 a message that is held and not shown when the app's step has ended is found; one shown or released is not"
    )
    func heldForEver() {
        let free: @Sendable (Shop) -> Void = { $0.isBusy.withLock { $0 = false } }
        #expect(
            checkout(free) { Shop(isBusy: true, gate: Shop.holds) } == [
                "[adobeIOS] waitsForEver (AI-050): shouldShowMessage held a message and would let it through by now, but the "
                    + "app has not shown it: it waits for ever. Expected: Message.show() of the kept message when it no longer "
                    + "has to wait; the SDK does not try again (AI-037)."
            ])
        let shows: @Sendable (Shop) -> Void = { shop in
            free(shop)
            shop.showHeld()
        }
        #expect(checkout(shows) { Shop(isBusy: true, gate: Shop.holds) } == [])
        #expect(checkout(free) { Shop(isBusy: true, gate: { shop, _ in !shop.isBusy.current }) } == [])
        #expect(checkout({ _ in }) { Shop(isBusy: true, gate: Shop.holds) } == [])
    }

    @Test("AI-052 show() inside the gate is found, whatever the gate answers; show() after it is not")
    func showsInGate() {
        let found =
            "[adobeIOS] showsInGate (AI-052): show() was called inside shouldShowMessage, before it had answered. Expected: "
            + "true from shouldShowMessage; or false, and Message.show(), which does not ask, when the message no longer "
            + "has to wait."
        for answer in [true, false] {
            #expect(
                findings {
                    Shop(gate: { _, message in
                        guard let campaign = message.parent else { return true }
                        campaign.show()
                        return answer
                    })
                } == [found])
        }
        let later: @Sendable (Shop, FullscreenMessage) -> Bool = { shop, message in
            guard let campaign = message.parent else { return true }
            shop.held.withLock { $0.append(campaign) }
            MainThread.async { shop.showHeld() }
            return false
        }
        #expect(findings { Shop(gate: later) } == [])
    }

    @Test("AI-052 a gate that shows what it refuses is asked endlessly, and verification ends anyway")
    func endlessShow() {
        let found = findings {
            Shop(gate: { _, message in
                guard message.parent != nil else { return true }
                message.show()
                return false
            })
        }
        #expect(found.count == 2)
        #expect(
            found.last
                == "[adobeIOS] endlessLoop (AI-052): shouldShowMessage is called without end, because of what the delegate "
                + "does in it. Expected: true from shouldShowMessage; or false, and Message.show(), which does not ask, "
                + "when the message no longer has to wait.")
    }

    @Test(
        "AI-110 a display that the delegate also records is found with the callback; a display of its own view is not"
    )
    func recordsDisplay() {
        func found(_ callback: String) -> [String] {
            [
                "[adobeIOS] wrongImpression (AI-110): \(callback) records a display that the SDK records by itself. Expected: "
                    + "one record of each display, the SDK's own."
            ]
        }
        #expect(findings { Shop(shown: { $1.parent?.recordDisplay() }) } == found("onShow"))
        #expect(
            findings {
                Shop(gate: { _, message in
                    message.parent?.track(withEdgeEventType: .display)
                    return true
                })
            } == found("shouldShowMessage"))
        #expect(
            checkout({ _ in }) {
                Shop(gate: { _, message in
                    message.parent?.recordDisplay()
                    return false
                })
            } == [])
    }

    @Test(
        "AI-091 a method that nearly matches a callback is found in the delegate's source, in a subclass too")
    func nearMisses() {
        #expect(
            findings { Derived() } == [
                "[adobeIOS] neverCalled (AI-035): onShow(mesage:) is not a callback of the SDK, so it is never called. "
                    + "Expected: onShow(message:), spelled exactly like this."
            ])
        #expect(findings { Base() } == [])
        let report = AdobeIOSContract.verify(only: ["shown"], gateLimit: 5) { Derived() }
        #expect(
            report.occurrences.first?.scenarios.first?.hasPrefix("AdobeIOSPlantedBugTests.swift:") == true)
        // A type that implements the requirement may have other methods of the same name.
        #expect(findings { Misspelled() } == [])
    }

    @Test("AI-040 a slow gate is measured a few times, and verification ends")
    func slowGate() {
        let report = AdobeIOSContract.verify(gateLimit: 0.05) {
            Shop(gate: { _, _ in
                _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.12)
                return true
            })
        }
        #expect(report.findings.map(\.kind) == [.slowGate])
        #expect(
            report.interruptions.last?.reason
                == "a question of this delegate takes too long, so nothing more was played.")
    }

    @Test(
        "AI-004 a delegate that is set too late, or never, is found; one that is set when the app starts is not"
    )
    func setTooLate() {
        func found(_ setUp: @escaping AppParts<any MessagingDelegate>.SetUp) -> [String] {
            AdobeIOSContract.verify(parts: AppParts(setUp), gateLimit: 5) { Base() }.findings.map(
                \.description)
        }
        let expected = " Expected: MobileCore.messagingDelegate is set at launch, before the SDK is started."
        #expect(
            found { delegate, host in MainThread.after(1) { MobileCore.messagingDelegate = delegate } } == [
                "[adobeIOS] setTooLate (AI-004): The app set its delegate after a message had qualified, so the delegate was "
                    + "not asked about it." + expected
            ])
        #expect(
            found { _, _ in } == [
                "[adobeIOS] neverSet (AI-004): A message qualified, but the app's set-up never set a delegate, so no delegate "
                    + "is asked." + expected
            ])
        #expect(found { delegate, host in MobileCore.messagingDelegate = delegate } == [])
        #expect(
            found { delegate, host in MainThread.async { MobileCore.messagingDelegate = delegate } } == [])
    }

    @Test("AI-004 a delegate that a step of the app sets after a message has qualified is found as well")
    func setInAStep() {
        func found(_ steps: String) -> [String] {
            let scenario = #"""
                {"name": "shop", "shape": "adobeIOS", "payloads": {"a": \#(Self.payload)}, "steps": [\#(steps)]}
                """#
            let report = AdobeIOSContract.verify(
                parts: AppParts { _, _ in }, scenarios: [scenario],
                appSteps: ["opensShop": { MobileCore.messagingDelegate = $0 }], only: [], gateLimit: 5
            ) { Base() }
            return report.findings.map(\.kind.name) + (report.traces["own: shop"]?.delegateCalls ?? [])
        }
        #expect(found(#"{"trigger": "a"}, {"app": "opensShop"}"#) == ["setTooLate"])
        #expect(
            found(#"{"app": "opensShop"}, {"trigger": "a"}"#) == [
                "shouldShowMessage(message: message-1) -> true", "onShow(message: message-1)",
            ])
    }

    @Test(
        "AI-004 a delegate that is set at the first start only, or by one of two messages at the same time, is found as well"
    )
    func setOnce() {
        func found(_ steps: String, setsAgain: Bool) -> [String] {
            let scenario = #"""
                {"name": "shop", "shape": "adobeIOS", "payloads": {"a": \#(Self.payload)}, "steps": [\#(steps)]}
                """#
            let starts = Locked(0)
            let parts = AppParts<any MessagingDelegate> { delegate, _ in
                let isFirst = starts.withLock { starts in
                    starts += 1
                    return starts == 1
                }
                if isFirst || setsAgain { MobileCore.messagingDelegate = delegate }
            }
            return AdobeIOSContract.verify(parts: parts, scenarios: [scenario], only: [], gateLimit: 5) {
                Base()
            }
            .findings.map(\.kind.name)
        }
        for trigger in [#"{"trigger": "a"}"#, #"{"together": [{"trigger": "a"}]}"#] {
            let steps = #"{"trigger": "a"}, "relaunch", \#(trigger)"#
            #expect(found(steps, setsAgain: false) == ["neverSet"], "\(trigger)")
            #expect(found(steps, setsAgain: true) == [], "\(trigger)")
        }
    }

    @Test(
        "AI-121 a call of a campaign's page without a handler is found; one that the delegate has a handler for is not"
    )
    func lostPageCall() {
        let page =
            #"<a onclick='webkit.messageHandlers.cart.postMessage(1)'>A</a><script>var webkit2 = {}; own.postMessage(2)</script>"#
        let campaign = Data(#"{"contentType": "text/html", "content": "\#(page)"}"#.utf8)
        func found(_ shown: @escaping Shop.Act) -> [String] {
            AdobeIOSContract.verify(campaigns: [campaign], only: [], gateLimit: 5) { Shop(shown: shown) }
                .findings
                .map(\.description)
        }
        #expect(
            found { _, _ in } == [
                "[adobeIOS] lostPageCall (AI-121): The page posted cart null, and no handler received it. Expected: a handler "
                    + "of that name, registered before the page can call it: in the gate, or as soon as the message is known."
            ])
        #expect(found { _, message in message.handleJavascriptMessage("cart") { _ in } } == [])
    }

    @Test("AI-110 a dismissal or trigger that the delegate also records is found with the callback")
    func recordsTwice() {
        #expect(
            findings { Shop(gone: { $1.parent?.track(withEdgeEventType: .dismiss) }) } == [
                "[adobeIOS] recordedTwice (AI-110): onDismiss records a dismissal that the SDK has recorded by itself. "
                    + "Expected: one record of each, the SDK's own."
            ])
        #expect(
            findings {
                Shop(gate: { _, message in
                    message.parent?.track(withEdgeEventType: .trigger)
                    return true
                })
            } == [
                "[adobeIOS] recordedTwice (AI-110): shouldShowMessage records a trigger that the SDK has recorded by itself. "
                    + "Expected: one record of each, the SDK's own."
            ])
        #expect(findings { Shop(clicked: { $1.parent?.dismiss(suppressAutoTrack: true) }) } == [])
        #expect(findings { Shop(shown: { $1.parent?.track("seen", withEdgeEventType: .interact) }) } == [])
    }

    @Test("AI-137 a message that is dismissed too early is not reported as a display recorded twice")
    func dismissedAndCounted() {
        #expect(
            AdobeIOSContract.verify(gateLimit: 5) { Shop(shown: { $1.parent?.dismiss() }) }.findings.map(
                \.kind) == [.dismissedTooEarly])
    }
}
