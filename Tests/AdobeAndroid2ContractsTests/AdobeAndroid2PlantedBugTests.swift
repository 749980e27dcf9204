import AdobeAndroid2Contracts
import AdobeAndroid2Model
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// A delegate of a shop: it holds messages during the checkout. `@unchecked Sendable` is sound:
/// its state is behind a lock.
private final class Shop: MessagingDelegate, @unchecked Sendable {
    let isBusy: Locked<Bool>
    let held = Locked<[any Message]>([])
    private let gate: @Sendable (Shop, any FullscreenMessage) -> Bool
    private let shown: @Sendable (any FullscreenMessage) -> Void
    private let gone: @Sendable (any FullscreenMessage) -> Void

    init(
        isBusy: Bool = false,
        gate: @escaping @Sendable (Shop, any FullscreenMessage) -> Bool = { _, _ in true },
        shown: @escaping @Sendable (any FullscreenMessage) -> Void = { _ in },
        gone: @escaping @Sendable (any FullscreenMessage) -> Void = { _ in }
    ) {
        self.gone = gone
        self.isBusy = Locked(isBusy)
        self.gate = gate
        self.shown = shown
    }

    static let holds: @Sendable (Shop, any FullscreenMessage) -> Bool = { shop, message in
        guard shop.isBusy.current, let campaign = message.getParent() as? any Message else { return true }
        shop.held.withLock { $0.append(campaign) }
        return false
    }

    func showHeld() {
        let held = held.withLock { held in
            defer { held = [] }
            return held
        }
        for message in held { message.show() }
    }

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { gate(self, message) }
    func onShow(_ message: any FullscreenMessage) { shown(message) }
    func onDismiss(_ message: any FullscreenMessage) { gone(message) }
}

/// A delegate whose timer dismisses the message that is on the screen, and no other. `@unchecked Sendable` is sound:
/// its state is behind a lock.
private final class Careful: MessagingDelegate, @unchecked Sendable {
    private let up = Locked<Carried<any FullscreenMessage>?>(nil)

    func shouldShowMessage(_ message: any FullscreenMessage) -> Bool { true }
    func onShow(_ message: any FullscreenMessage) {
        let shown = Carried(message)
        up.withLock { $0 = shown }
        MainThread.after(8) { if self.up.current?.value === shown.value { shown.value.dismiss() } }
    }
    func onDismiss(_ message: any FullscreenMessage) {
        up.withLock { if $0?.value === message { $0 = nil } }
    }
}

/// Typical bugs of apps, each with a delegate of the same style that is correct.
@Suite("Adobe Android 2 delegates, planted bugs", .timeLimit(.minutes(20))) @MainActor
struct AdobeAndroid2PlantedBugTests {
    private func findings(_ make: () -> any MessagingDelegate) -> [String] {
        AdobeAndroid2Contract.verify(gateLimit: 5, make).findings.map(\.description)
    }

    private func checkout(_ ends: @escaping @Sendable (Shop) -> Void, _ make: () -> Shop) throws -> [String] {
        let payload = try #require(String(bytes: ShapeKit.adobeAndroid2.campaigns.news, encoding: .utf8))
        let scenario = #"""
            {"name": "checkout", "shape": "adobeAndroid2", "payloads": {"a": \#(payload)},
             "steps": [{"trigger": "a"}, {"app": "checkoutEnds"}]}
            """#
        return AdobeAndroid2Contract.verify(
            scenarios: [scenario], appSteps: ["checkoutEnds": { ($0 as? Shop).map(ends) }], only: [],
            gateLimit: 5
        ) { make() }.findings.map(\.description)
    }

    @Test(
        "A2-032 held messages that are shown all at once are found; those that are shown one by one are not")
    func allAtOnce() throws {
        let news = try #require(String(bytes: ShapeKit.adobeAndroid2.campaigns.news, encoding: .utf8))
        let sale = try #require(String(bytes: ShapeKit.adobeAndroid2.campaigns.sale, encoding: .utf8))
        let scenario = #"""
            {"name": "checkout", "shape": "adobeAndroid2", "payloads": {"a": \#(news), "b": \#(sale)},
             "steps": [{"trigger": "a"}, {"trigger": "b"}, {"app": "checkoutEnds"}, {"user": "close"}, {"user": "close"}]}
            """#
        func found(_ ends: @escaping @Sendable (Shop) -> Void, _ make: () -> Shop) -> [String] {
            AdobeAndroid2Contract.verify(
                scenarios: [scenario], appSteps: ["checkoutEnds": { ($0 as? Shop).map(ends) }], only: [],
                gateLimit: 5
            ) { make() }.findings.map(\.description)
        }
        #expect(
            found({ $0.showHeld() }) { Shop(isBusy: true, gate: Shop.holds) } == [
                "[adobeAndroid2] shownInConflict (A2-032): A message that shouldShowMessage had held was shown while another "
                    + "one was on the screen or about to appear: the SDK refused it and does not try again, and the app has "
                    + "not shown it since. Expected: show() of one held message at a time: show the next one in the onDismiss "
                    + "of the previous one, and keep each until its onShow."
            ])
        let held = Locked<[Carried<any Message>]>([])
        let next: @Sendable () -> Void = {
            held.withLock { $0.isEmpty ? nil : $0.removeFirst() }.map { $0.value.show() }
        }
        let oneByOne = found({ _ in next() }) {
            Shop(
                gate: { _, message in
                    guard let campaign = message.getParent() as? any Message else { return true }
                    let kept = Carried(campaign)
                    held.withLock { $0.append(kept) }
                    return false
                }, gone: { _ in next() })
        }
        #expect(oneByOne == [])
    }

    @Test(
        "A2-020 a held message that is not shown after the app's step is found; one that is shown or dropped is not"
    )
    func heldForEver() throws {
        let free: @Sendable (Shop) -> Void = { $0.isBusy.withLock { $0 = false } }
        #expect(
            try checkout(free) { Shop(isBusy: true, gate: Shop.holds) } == [
                "[adobeAndroid2] waitsForEver (A2-020): shouldShowMessage held a message and would let it through by now, but "
                    + "the app has not shown it: it waits for ever. Expected: Message.show() on the held message when the "
                    + "reason for holding it has ended; the SDK does not try again."
            ])
        let shows: @Sendable (Shop) -> Void = { shop in
            free(shop)
            shop.showHeld()
        }
        #expect(try checkout(shows) { Shop(isBusy: true, gate: Shop.holds) } == [])
        #expect(try checkout(free) { Shop(isBusy: true, gate: { shop, _ in !shop.isBusy.current }) } == [])
    }

    @Test("A2-020 show() inside the gate is found, whatever the gate answers")
    func showsInGate() {
        let found =
            "[adobeAndroid2] showsInGate (A2-020): show() was called inside shouldShowMessage, before it had answered. "
            + "Expected: true from shouldShowMessage; or false, and Message.show(), which does not ask, when the message "
            + "no longer has to wait."
        for answer in [true, false] {
            let all = findings {
                Shop(gate: { _, message in
                    guard let campaign = message.getParent() as? any Message else { return true }
                    campaign.show()
                    return answer
                })
            }
            #expect(all.contains(found), "\(all)")
        }
    }

    @Test("A2-100 a display that the delegate also records is found with the callback")
    func recordsDisplay() {
        let found =
            "[adobeAndroid2] wrongImpression (A2-100): onShow records a display that the SDK records by itself. Expected: one "
            + "record of each display, the SDK's own."
        let all = findings { Shop(shown: { ($0.getParent() as? any Message)?.track(nil, .inAppDisplay) }) }
        #expect(all == [found])
        #expect(findings { Shop() } == [])
    }

    @Test(
        "A2-003 a delegate that is set too late, or never, is found; one that is set when the app starts is not"
    )
    func setTooLate() {
        func found(_ setUp: @escaping AppParts<any MessagingDelegate>.SetUp) -> [String] {
            AdobeAndroid2Contract.verify(parts: AppParts(setUp), gateLimit: 5) { Shop() }.findings.map(
                \.description)
        }
        let expected = " Expected: MobileCore.setMessagingDelegate(_:) at launch, before the SDK is started."
        #expect(
            found { delegate, host in MainThread.after(1) { MobileCore.setMessagingDelegate(delegate) } } == [
                "[adobeAndroid2] setTooLate (A2-003): The app set its delegate after a message had qualified, so the delegate "
                    + "was not asked about it." + expected
            ])
        #expect(
            found { _, _ in } == [
                "[adobeAndroid2] neverSet (A2-003): A message qualified, but the app's set-up never set a delegate, so no "
                    + "delegate is asked." + expected
            ])
        #expect(found { delegate, host in MobileCore.setMessagingDelegate(delegate) } == [])
        #expect(
            found { delegate, host in MainThread.async { MobileCore.setMessagingDelegate(delegate) } } == [])
    }

    @Test(
        "A2-090 a page's call without a handler is found; a call for which the delegate has a handler is not"
    )
    func lostPageCall() throws {
        let news = try #require(String(bytes: ShapeKit.adobeAndroid2.campaigns.news, encoding: .utf8))
        let payload = Data(
            news.replacingOccurrences(of: "</body>", with: "<a onclick='cart.run(1)'>A</a></body>").utf8)
        #expect(payload.count > news.utf8.count)
        let report = AdobeAndroid2Contract.verify(campaigns: [payload], only: [], gateLimit: 5) { Shop() }
        #expect(
            report.findings.map(\.description) == [
                "[adobeAndroid2] lostPageCall (A2-090): The page posted cart null, and no handler received it. Expected: a "
                    + "handler of that name, registered before the page can call it: in the gate, or as soon as the message is "
                    + "known."
            ])
        let right = AdobeAndroid2Contract.verify(campaigns: [payload], only: [], gateLimit: 5) {
            Shop(shown: { ($0.getParent() as? any Message)?.handleJavascriptMessage("cart") { _ in } })
        }
        #expect(right.findings == [])
    }

    @Test("A2-100 a dismissal that the delegate also records is found; an interaction of its own is not")
    func recordsTwice() {
        #expect(
            findings { Shop(gone: { ($0.getParent() as? any Message)?.track(nil, .inAppDismiss) }) } == [
                "[adobeAndroid2] recordedTwice (A2-100): onDismiss records a dismissal that the SDK has recorded by itself. "
                    + "Expected: one record of each, the SDK's own."
            ])
        #expect(
            findings { Shop(shown: { ($0.getParent() as? any Message)?.track("seen", .inAppInteract) }) }
                == [])
    }

    @Test(
        "A2-052 a timer that dismisses a message after its end is found; one that first checks the screen is not"
    )
    func strayTimer() {
        let found = findings {
            Shop(shown: { message in
                let kept = Carried(message)
                MainThread.after(8) { kept.value.dismiss() }
            })
        }
        #expect(
            found == [
                "[adobeAndroid2] dismissesAnother (A2-052): A message was dismissed that was not on the screen while another "
                    + "one was; that one can no longer be dismissed. Perhaps a timer of the delegate fired after its message "
                    + "had disappeared. Expected: dismiss() on the message of the last onShow, and not after its onDismiss."
            ])
        #expect(findings { Careful() } == [])
    }

    @Test(
        "A2-051 a message that onDismiss shows again endlessly is found; showing it once more or much later is not"
    )
    func comesBack() {
        let found = [
            "[adobeAndroid2] comesBack (A2-051): A message that was just dismissed is shown again immediately, each time: the "
                + "user cannot get rid of it. Expected: no show of the same message in onDismiss or right after it: show it "
                + "again only when something has happened."
        ]
        let shows: @Sendable (any FullscreenMessage) -> Void = { ($0.getParent() as? any Message)?.show() }
        #expect(findings { Shop(gone: shows) } == found)
        func once() -> Shop {
            let isFirst = Locked(true)
            return Shop(gone: { message in
                if isFirst.withLock({ first in
                    defer { first = false }; return first
                }) {
                    shows(message)
                }
            })
        }
        #expect(findings { once() } == [])
        let reminds: @Sendable (any FullscreenMessage) -> Void = { message in
            let kept = Carried(message)
            MainThread.after(3600) { shows(kept.value) }
        }
        #expect(findings { Shop(gone: reminds) } == [])
    }

    @Test("A2-050 a message that is dismissed in onShow is found; one that stays for some time is not")
    func takenAway() {
        #expect(
            findings { Shop(shown: { $0.dismiss() }) } == [
                "[adobeAndroid2] dismissedTooEarly (A2-050): A message was dismissed as soon as it had appeared: onDismiss "
                    + "followed onShow, and only the delegate had acted. It counts as displayed, but the user has not seen it. "
                    + "Expected: false from shouldShowMessage for a message that must not appear; dismiss() when something has "
                    + "happened since onShow."
            ])
        #expect(findings { Careful() } == [])
    }
}
