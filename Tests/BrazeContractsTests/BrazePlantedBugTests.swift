import BrazeContracts
import Foundation
import InAppCompat
import InAppContracts
import PlatformStandIns
import Testing

#if canImport(BrazeUI)
    import BrazeKit
    import BrazeUI
#else
    import BrazeModel
#endif

/// A delegate of a shop, which holds messages during the checkout.
@MainActor private final class Shop: BrazeInAppMessageUIDelegate {
    var isBusy: Bool
    private let drops: Bool
    private let keepsViews: Bool
    private(set) weak var ui: BrazeInAppMessageUI?
    private var views: [any InAppMessageView] = []

    init(isBusy: Bool = false, drops: Bool = false, keepsViews: Bool = false) {
        self.isBusy = isBusy
        self.drops = drops
        self.keepsViews = keepsViews
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        self.ui = ui
        guard isBusy else { return .now }
        return drops ? .discard : .reenqueue
    }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        if keepsViews { views.append(view) }
    }
}

/// A delegate that presents a message of its own when the first one has gone; one variant does so in code whose
/// isolation the compiler does not check.
@MainActor private final class Eager: BrazeInAppMessageUIDelegate {
    private let isOff: Bool
    private var hasPresented = false

    init(isOff: Bool) { self.isOff = isOff }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        guard !hasPresented else { return }
        hasPresented = true
        let present: @MainActor @Sendable () -> Void = { ui.present(message: message) }
        guard isOff else { return MainThread.async(present) }
        let unchecked = unsafeBitCast(present, to: (@Sendable () -> Void).self)
        MainThread.background { unchecked() }
    }
}

/// A delegate that discards the context of each message in the gate.
@MainActor private final class Spoiler: BrazeInAppMessageUIDelegate {
    private let choice: BrazeInAppMessageUI.DisplayChoice

    init(_ choice: BrazeInAppMessageUI.DisplayChoice) { self.choice = choice }

    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        message.context?.discard()
        return choice
    }
}

/// A delegate that is correct by itself.
@MainActor private class Base: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {}
}

/// Its subclass, whose callback has a misspelled name.
@MainActor private final class Derived: Base {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceFor message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice { .now }
}

/// Typical bugs of apps, each with a delegate of the same style that is correct.
@MainActor @Suite("Braze delegates, planted bugs", .timeLimit(.minutes(20))) struct BrazePlantedBugTests {
    @Test("BZ-032 a context that is discarded in the gate is found, unless the answer is discard")
    func discardedContext() {
        func found(_ choice: BrazeInAppMessageUI.DisplayChoice) -> [String] {
            BrazeContract.verify { Spoiler(choice) }.findings.map(\.description)
        }
        #expect(
            found(.now) == [
                "[braze] keepsMessageAway (BZ-032): displayChoiceForMessage answered now and has used or discarded the "
                    + "message's context, so the message never appears. Expected: .discard as the answer for a message that "
                    + "must not be shown; no context.discard() and no context.logImpression() inside "
                    + "displayChoiceForMessage."
            ])
        #expect(found(.discard) == [])
    }

    private func checkout(_ ends: @escaping @MainActor @Sendable (Shop) -> Void, _ make: () -> Shop) throws
        -> [String]
    {
        let payload = try #require(String(bytes: ShapeKit.braze.campaigns.news, encoding: .utf8))
        let scenario = #"""
            {"name": "checkout", "shape": "braze", "payloads": {"a": \#(payload)},
             "steps": [{"trigger": "a"}, {"app": "checkoutEnds"}]}
            """#
        return BrazeContract.verify(
            scenarios: [scenario], appSteps: ["checkoutEnds": { ($0 as? Shop).map(ends) }], only: [],
            gateLimit: 5
        ) { make() }.findings.map(\.description)
    }

    @Test(
        "BZ-017 a message that is put back and not shown when the app's step has ended is found; one shown or dropped is not"
    )
    func heldForEver() throws {
        #expect(
            try checkout({ $0.isBusy = false }) { Shop(isBusy: true) } == [
                "[braze] waitsForEver (BZ-017): displayChoiceForMessage held a message and would let it through by now, but the "
                    + "app has not shown it: it waits for ever. Expected: presentNext() when the condition that the message "
                    + "waits for is met: nothing else removes it from the stack."
            ])
        let shows: @MainActor @Sendable (Shop) -> Void = { shop in
            shop.isBusy = false
            shop.ui?.presentNext()
        }
        #expect(try checkout(shows) { Shop(isBusy: true) } == [])
        #expect(try checkout({ $0.isBusy = false }) { Shop(isBusy: true, drops: true) } == [])
        #expect(try checkout({ _ in }) { Shop(isBusy: true) } == [])
    }

    @Test("INV-7 a view that the delegate retains after its message has ended is found")
    func keptView() {
        #expect(
            BrazeContract.verify(gateLimit: 5) { Shop(keepsViews: true) }.findings.map(\.description) == [
                "[braze] keptForEver (BZ-065): A message's view is no longer used, but still exists after everything else of the "
                    + "SDK is released: the delegate retains it. Expected: the delegate releases a message in didDismiss: the "
                    + "message retains its page and its view."
            ])
        #expect(BrazeContract.verify(gateLimit: 5) { Shop() }.findings == [])
    }

    @Test("BZ-004 a method that is nearly a callback is found in the source of a subclass")
    func nearMisses() {
        #expect(
            BrazeContract.verify(only: ["mismatched-attributes"], gateLimit: 5) { Derived() }.findings.map(
                \.description) == [
                    "[braze] neverCalled (BZ-001): inAppMessage(_:displayChoiceFor:) is not a callback of the SDK, so it is "
                        + "never called. Expected: inAppMessage(_:displayChoiceForMessage:), spelled exactly like this."
                ])
        #expect(BrazeContract.verify(only: ["mismatched-attributes"], gateLimit: 5) { Base() }.findings == [])
    }

    @Test(
        "BZ-003 a delegate that is set too late, or never, is found; one that is set when the app starts is not"
    )
    func setTooLate() {
        func found(_ setUp: @escaping AppParts<any BrazeInAppMessageUIDelegate>.SetUp) -> [String] {
            BrazeContract.verify(parts: AppParts(setUp), gateLimit: 5) { Shop() }.findings.map(\.description)
        }
        let expected =
            " Expected: the app sets the user interface's delegate before it sets Braze's presenter."
        #expect(
            found { delegate, host in MainThread.after(1) { (host as? BrazeHost)?.ui.delegate = delegate } }
                == [
                    "[braze] setTooLate (BZ-003): The app set its delegate after a message had qualified, so the delegate was "
                        + "not asked about it." + expected
                ])
        #expect(
            found { _, _ in } == [
                "[braze] neverSet (BZ-003): A message qualified, but the app's set-up never set a delegate, so no delegate is "
                    + "asked." + expected
            ])
        #expect(found { delegate, host in (host as? BrazeHost)?.ui.delegate = delegate } == [])
        #expect(
            found { delegate, host in MainThread.async { (host as? BrazeHost)?.ui.delegate = delegate } }
                == [])
    }

    @Test(
        "BZ-005 a message that the delegate presents off the main thread is found; on the main thread it is not"
    )
    func offMainThread() {
        let found = [
            "[braze] offMainThread (BZ-005): A message was presented off the main thread, where presenting does nothing "
                + "(noMainThread). Expected: present(message:) and presentNext() on the main thread."
        ]
        for isOff in [true, false] {
            let report = BrazeContract.verify(only: ["button-tapped"], gateLimit: 5) { Eager(isOff: isOff) }
            #expect(report.findings.map(\.description) == (isOff ? found : []))
        }
    }
}
