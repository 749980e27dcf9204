import BrazeContracts
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

/// A delegate that leaves everything to the protocol's defaults.
@MainActor private class Base: BrazeInAppMessageUIDelegate {
    var messages = 0
}

/// Its subclass, whose callback is never reached.
@MainActor private final class Counting: Base {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) { messages += 1 }
}

/// A delegate with a callback of its own.
@MainActor private class Complete: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {}
}

/// Its subclass, which overrides the callback.
@MainActor private final class Overriding: Complete {
    override func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {}
}

/// A delegate that styles a copy of the context.
@MainActor private final class Styling: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: BrazeInAppMessageUI.PresentationContext
    ) {}
}

/// A delegate that styles the context.
@MainActor private final class StylingWell: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) { context.attributes?.modal?.cornerRadius = 20 }
}

/// A delegate that logs clicks which the SDK logs.
@MainActor private final class Logging: BrazeInAppMessageUIDelegate {
    func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?, message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        message.context?.logClick(buttonId: buttonId)
        return true
    }
}

/// Callbacks that compile and are never called.
@MainActor @Suite("Braze delegates, callbacks that are never reached", .timeLimit(.minutes(20)))
struct BrazeUnreachedTests {
    private func findings(_ make: () -> any BrazeInAppMessageUIDelegate) -> [String] {
        BrazeContract.verify(gateLimit: 5, make).findings.map(\.description)
    }

    @Test(
        "BZ-060 a callback of a subclass is found that its superclass leaves to the protocol; one that overrides is not"
    )
    func subclass() {
        let name = "inAppMessage(_:didPresent:view:)"
        #expect(
            findings { Counting() } == [
                "[braze] neverCalled (BZ-060): \(name) is never called: its superclass Base conforms to the SDK's protocol "
                    + "without it, so the protocol's default is called. Expected: \(name) in Base too, and override in the "
                    + "subclass."
            ])
        #expect(findings { Overriding() } == [])
    }

    @Test("BZ-041 a context without inout is found; one with it is not")
    func missingInout() {
        let name = "inAppMessage(_:prepareWith:)"
        #expect(
            findings { Styling() } == [
                "[braze] neverCalled (BZ-041): \(name) is never called: a parameter is inout in the SDK's declaration and not "
                    + "in this one, or the reverse. Expected: \(name) with inout exactly where the SDK's protocol has it."
            ])
        #expect(findings { StylingWell() } == [])
    }

    @Test("BZ-080 a click that the delegate logs as well is found with the callback")
    func logsClick() {
        #expect(
            BrazeContract.verify(gateLimit: 5) { Logging() }.findings.map(\.description).contains(
                "[braze] extraInteraction (BZ-080): More clicks are recorded than the user made: shouldProcess logs clicks "
                    + "that the SDK logs by itself. Expected: one record of each click, the SDK's own."))
    }
}
