import AdobeAndroid3Contracts
import AdobeAndroid3Model
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

/// A delegate of a shop: it holds messages during the checkout. `@unchecked Sendable` is sound:
/// its state is behind a lock.
private final class Shop: PresentationDelegate, @unchecked Sendable {
    let isBusy: Locked<Bool>
    let held = Locked<[any Presentable]>([])
    private let gate: @Sendable (Shop, any Presentable) -> Bool
    private let shown: @Sendable (any Presentable) -> Void
    private let gone: @Sendable (any Presentable) -> Void

    init(
        isBusy: Bool = false, gate: @escaping @Sendable (Shop, any Presentable) -> Bool = { _, _ in true },
        shown: @escaping @Sendable (any Presentable) -> Void = { _ in },
        gone: @escaping @Sendable (any Presentable) -> Void = { _ in }
    ) {
        self.gone = gone
        self.isBusy = Locked(isBusy)
        self.gate = gate
        self.shown = shown
    }

    static let holds: @Sendable (Shop, any Presentable) -> Bool = { shop, presentable in
        guard shop.isBusy.current else { return true }
        shop.held.withLock { $0.append(presentable) }
        return false
    }

    func showHeld() {
        let held = held.withLock { held in
            defer { held = [] }
            return held
        }
        for presentable in held { presentable.show() }
    }

    func canShow(_ presentable: any Presentable) -> Bool {
        campaign(of: presentable) == nil || gate(self, presentable)
    }
    func onShow(_ presentable: any Presentable) { shown(presentable) }
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) { gone(presentable) }
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

/// The campaign's message that a presentable belongs to.
private func campaign(of presentable: any Presentable) -> (any Message)? {
    guard #available(iOS 16, macCatalyst 16, macOS 13, tvOS 16, watchOS 9, *) else { return nil }
    return MessagingUtils.getMessageForPresentable(presentable as? any Presentable<InAppMessage>)
}

/// A delegate that is correct by itself.
private class Base: PresentationDelegate {
    func canShow(_ presentable: any Presentable) -> Bool { true }
    func onShow(_ presentable: any Presentable) {}
    func onHide(_ presentable: any Presentable) {}
    func onDismiss(_ presentable: any Presentable) {}
    func onContentLoaded(_ presentable: any Presentable, _ presentationContent: PresentationContent?) {}
}

/// Its subclass, whose callback has a misspelled name.
private final class Derived: Base {
    func onDismissed(_ presentable: any Presentable) {}
}

/// Typical bugs of apps, each with a delegate of the same style that is correct.
@Suite("Adobe Android 3 delegates, planted bugs", .timeLimit(.minutes(20))) @MainActor
struct AdobeAndroid3PlantedBugTests {
    private func findings(_ make: () -> any PresentationDelegate) -> [String] {
        AdobeAndroid3Contract.verify(gateLimit: 5, make).findings.map(\.description)
    }

    private func checkout(_ ends: @escaping @Sendable (Shop) -> Void, _ make: () -> Shop) throws -> [String] {
        let payload = try #require(String(bytes: ShapeKit.adobeAndroid3.campaigns.news, encoding: .utf8))
        let scenario = #"""
            {"name": "checkout", "shape": "adobeAndroid3", "payloads": {"a": \#(payload)},
             "steps": [{"trigger": "a"}, {"app": "checkoutEnds"}]}
            """#
        return AdobeAndroid3Contract.verify(
            scenarios: [scenario], appSteps: ["checkoutEnds": { ($0 as? Shop).map(ends) }], only: [],
            gateLimit: 5
        ) { make() }.findings.map(\.description)
    }

    @Test(
        "A3-034 held messages that are shown all at once are found; those that are shown one by one are not"
    )
    func allAtOnce() throws {
        let news = try #require(String(bytes: ShapeKit.adobeAndroid3.campaigns.news, encoding: .utf8))
        let sale = try #require(String(bytes: ShapeKit.adobeAndroid3.campaigns.sale, encoding: .utf8))
        let scenario = #"""
            {"name": "checkout", "shape": "adobeAndroid3", "payloads": {"a": \#(news), "b": \#(sale)},
             "steps": [{"trigger": "a"}, {"trigger": "b"}, {"app": "checkoutEnds"}, {"user": "close"}, {"user": "close"}]}
            """#
        func found(_ isOneByOne: Bool) -> [String] {
            let next: @Sendable (Shop) -> Void = { shop in
                let first = shop.held.withLock { held in
                    held.isEmpty ? nil : Carried(held.removeFirst())
                }
                first?.value.show()
            }
            let shops = Locked<[Shop]>([])
            return AdobeAndroid3Contract.verify(
                scenarios: [scenario],
                appSteps: [
                    "checkoutEnds": { delegate in
                        guard let shop = delegate as? Shop else { return }
                        shop.isBusy.withLock { $0 = false }
                        if isOneByOne { next(shop) } else { shop.showHeld() }
                    }
                ], only: [], gateLimit: 5
            ) {
                let shop = Shop(
                    isBusy: true, gate: Shop.holds,
                    gone: { _ in if isOneByOne { shops.current.last.map(next) } })
                shops.withLock { $0 = [shop] }
                return shop
            }.findings.map(\.description)
        }
        #expect(
            found(false) == [
                "[adobeAndroid3] shownInConflict (A3-034): A message that canShow had held was shown while another one was on "
                    + "the screen or about to appear: the SDK refused it and does not try again, and the app has not shown it "
                    + "since. Expected: show() of one held message at a time: show the next one in the onDismiss of the "
                    + "previous one, and keep each until its onShow."
            ])
        #expect(found(true) == [])
    }

    @Test(
        "A3-034 a held message that is not shown after the app's step is found; one that is shown or dropped is not"
    )
    func heldForEver() throws {
        let free: @Sendable (Shop) -> Void = { $0.isBusy.withLock { $0 = false } }
        #expect(
            try checkout(free) { Shop(isBusy: true, gate: Shop.holds) } == [
                "[adobeAndroid3] waitsForEver (A3-034): canShow held a message and would let it through by now, but the app "
                    + "has not shown it: it waits for ever. Expected: show() on the held message when the reason for holding "
                    + "it has ended, and true from canShow then (A3-041)."
            ])
        let shows: @Sendable (Shop) -> Void = { shop in
            free(shop)
            shop.showHeld()
        }
        #expect(try checkout(shows) { Shop(isBusy: true, gate: Shop.holds) } == [])
        #expect(try checkout(free) { Shop(isBusy: true, gate: { shop, _ in !shop.isBusy.current }) } == [])
    }

    @Test("A3-041 show() inside the gate is found, whatever the gate answers; show() after it is not")
    func showsInGate() {
        let found =
            "[adobeAndroid3] showsInGate (A3-041): show() was called inside canShow, before it had answered. Expected: true "
            + "from canShow; or false, and show() when the message no longer has to wait; canShow is then asked again and "
            + "answers true."
        for answer in [true, false] {
            let all = findings {
                Shop(gate: { _, presentable in
                    presentable.show()
                    return answer
                })
            }
            #expect(all.contains(found), "\(all)")
        }
    }

    @Test("A3-100 a display that the delegate also records is found with the callback")
    func recordsDisplay() {
        let found =
            "[adobeAndroid3] wrongImpression (A3-100): onShow records a display that the SDK records by itself. Expected: one "
            + "record of each display, the SDK's own."
        #expect(findings { Shop(shown: { campaign(of: $0)?.track(nil, .display) }) } == [found])
        #expect(findings { Shop(shown: { campaign(of: $0)?.recordDisplay() }) } == [found])
        #expect(findings { Shop() } == [])
    }

    @Test("A3-021 a method with nearly the name of a callback is found in the source of a subclass")
    func nearMisses() {
        #expect(
            findings { Derived() } == [
                "[adobeAndroid3] neverCalled (A3-021): onDismissed(_:) is not a callback of the SDK, so it is never called. "
                    + "Expected: onDismiss(_:), spelled exactly like this."
            ])
        #expect(findings { Base() } == [])
    }

    @Test(
        "A3-003 a delegate that is set too late, or never, is found; one that is set when the app starts is not"
    )
    func setTooLate() {
        func found(_ setUp: @escaping AppParts<any PresentationDelegate>.SetUp) -> [String] {
            AdobeAndroid3Contract.verify(parts: AppParts(setUp), gateLimit: 5) { Base() }.findings.map(
                \.description)
        }
        let expected =
            " Expected: uiService.setPresentationDelegate(_:) at launch, before the SDK is started: the delegate is never "
            + "asked about a campaign that qualified before."
        #expect(
            found { delegate, host in
                MainThread.after(1) {
                    ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate)
                }
            } == [
                "[adobeAndroid3] setTooLate (A3-003): The app set its delegate after a message had qualified, so the delegate "
                    + "was not asked about it." + expected
            ])
        #expect(
            found { _, _ in } == [
                "[adobeAndroid3] neverSet (A3-003): A message qualified, but the app's set-up never set a delegate, so no "
                    + "delegate is asked." + expected
            ])
        #expect(
            found { delegate, host in
                ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate)
            } == [])
        #expect(
            found { delegate, host in
                MainThread.async { ServiceProvider.getInstance().uiService.setPresentationDelegate(delegate) }
            } == [])
    }

    @Test(
        "A3-112 a page's call without a handler is found; a call for which the delegate has a handler is not"
    )
    func lostPageCall() throws {
        let news = try #require(String(bytes: ShapeKit.adobeAndroid3.campaigns.news, encoding: .utf8))
        let payload = Data(
            news.replacingOccurrences(of: "</body>", with: "<a onclick='cart.run(1)'>A</a></body>").utf8)
        #expect(payload.count > news.utf8.count)
        let report = AdobeAndroid3Contract.verify(campaigns: [payload], only: [], gateLimit: 5) { Shop() }
        #expect(
            report.findings.map(\.description) == [
                "[adobeAndroid3] lostPageCall (A3-112): The page posted cart null, and no handler received it. Expected: a "
                    + "handler of that name, registered before the page can call it: in the gate, or as soon as the message is "
                    + "known."
            ])
        let right = AdobeAndroid3Contract.verify(campaigns: [payload], only: [], gateLimit: 5) {
            Shop(shown: {
                ($0.getPresentation() as? InAppMessage)?.eventHandler.handleJavascriptMessage("cart") { _ in }
            })
        }
        #expect(right.findings == [])
    }

    @Test("A3-100 a dismissal that the delegate also records is found; an interaction of its own is not")
    func recordsTwice() {
        #expect(
            findings { Shop(gone: { campaign(of: $0)?.track(nil, .dismiss) }) } == [
                "[adobeAndroid3] recordedTwice (A3-100): onDismiss records a dismissal that the SDK has recorded by itself. "
                    + "Expected: one record of each, the SDK's own."
            ])
        #expect(findings { Shop(shown: { campaign(of: $0)?.track("seen", .interact) }) } == [])
    }

    @Test("A3-001 a presentation that the delegate retains is found")
    func keptPresentation() {
        let kept = Locked<[any Sendable]>([])
        let all = findings {
            Shop(shown: { presentable in
                let presentation = Carried(presentable.getPresentation() as AnyObject)
                kept.withLock { $0.append(presentation) }
            })
        }
        #expect(
            all == [
                "[adobeAndroid3] keptForEver (A3-001): A presentable is no longer used, but still exists after everything else "
                    + "of the SDK is released: the delegate retains it. Expected: the delegate releases a message in "
                    + "onDismiss: the message retains its page and its view."
            ])
    }

    @Test(
        "A3-023 a message that onDismiss shows again endlessly is found; once more, later or another message is not"
    )
    func comesBack() {
        let found = [
            "[adobeAndroid3] comesBack (A3-023): A message that was just dismissed is shown again immediately, each time: the "
                + "user cannot get rid of it. Expected: no show of the same message in onDismiss or right after it: show it "
                + "again only when something has happened."
        ]
        #expect(findings { Shop(gone: { $0.show() }) } == found)
        let later: @Sendable (any Presentable) -> Void = { presentable in
            let kept = Carried(presentable)
            MainThread.async { kept.value.show() }
        }
        #expect(findings { Shop(gone: later) } == found)
        func once() -> Shop {
            let isFirst = Locked(true)
            return Shop(gone: { presentable in
                if isFirst.withLock({ first in
                    defer { first = false }; return first
                }) {
                    presentable.show()
                }
            })
        }
        #expect(findings { once() } == [])
        let reminds: @Sendable (any Presentable) -> Void = { presentable in
            let kept = Carried(presentable)
            MainThread.after(3600) { kept.value.show() }
        }
        #expect(findings { Shop(gone: reminds) } == [])
    }

    @Test(
        "A3-021 a message that is hidden or dismissed in onShow is found; one that stays for some time is not"
    )
    func takenAway() {
        func found(_ callback: String) -> [String] {
            [
                "[adobeAndroid3] dismissedTooEarly (A3-021): A message was dismissed as soon as it had appeared: \(callback) "
                    + "followed onShow, and only the delegate had acted. It counts as displayed, but the user has not seen it. "
                    + "Expected: false from canShow for a message that must not appear; hide() and dismiss() when something "
                    + "has happened since onShow."
            ]
        }
        #expect(findings { Shop(shown: { $0.hide() }) } == found("onHide"))
        #expect(findings { Shop(shown: { $0.dismiss() }) } == found("onDismiss"))
        let later: @Sendable (any Presentable) -> Void = { presentable in
            let kept = Carried(presentable)
            MainThread.after(5) { kept.value.hide() }
        }
        #expect(findings { Shop(shown: later) } == [])
        let again: @Sendable (any Presentable) -> Void = { presentable in
            let kept = Carried(presentable)
            MainThread.after(5) { kept.value.hide() }
            MainThread.after(9) { kept.value.show() }
        }
        #expect(findings { Shop(shown: again) } == [])
    }
}
