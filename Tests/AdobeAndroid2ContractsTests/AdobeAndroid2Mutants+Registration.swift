import AdobeAndroid2Contracts
import InAppContracts
import RuleTesting

extension AdobeAndroid2Mutants {
    static let registration: Table = [
        "A2-001": [
            Mutant("delegate-released", .drop(gate), "expected 1 × delegate shouldShowMessage, found 0"),
            Mutant("delegate-released", .set(delegates, "alive", "0", 2), "with alive: 1, found 0"),
            Mutant(
                "delegate-released-while-shown", .drop(onDismiss), "expected 1 × delegate onDismiss, found 0"),
            Mutant(
                "delegate-replaced", .set(delegates, "ServiceProvider", "first"),
                "expected app delegates(MobileCore: second, ServiceProvider: second) as number 1"),
            Mutant(
                "delegate-replaced", .set(delegates, "alive", "2"),
                "expected 2 × app delegates(alive: 1), found 1"),
        ],
        "A2-002": ofLookingUpDelegates,
        "A2-003": [
            Mutant(
                "delegate-removed", .drop(fragmentShown),
                "expected sdk fragment shown(messageId: spring), which is missing"),
            Mutant("delegate-removed", ask("spring"), "expected no delegate, found"),
        ],
        "A2-004": ofForeignScreens,
        "A2-005": [
            Mutant(
                "alert-and-button", ask("foreign", after: app("showAlert")),
                "as number 1, found delegate shouldShowMessage(message: foreign)"),
            Mutant(
                "alert-and-button", tell("onShow", "foreign", after: app("showFloatingButton")),
                "as number 1, found delegate onShow(message: foreign)"),
            Mutant(
                "alert-and-button", .drop(listener("onTapDetected")),
                "expected listener onTapDetected(button: floating), which is missing"),
        ],
        "A2-010": [
            Mutant("triggered-twice", .set(sees, "object", "1", 2), "object: 2, view: 2), which is missing"),
            Mutant("triggered-twice", .set(sees, "view", "1", 2), "view: 2), which is missing"),
            Mutant(
                "malformed-campaign", .insert(.sdk, "web view created", ["messageId": "m"]),
                "expected no sdk(messageId: m)"),
            Mutant(
                "malformed-campaign", .drop(EventPattern(.campaign, "refused")),
                "expected 8 × campaign refused, found 7"),
            Mutant(
                "malformed-campaign", ask("m", after: EventPattern(.campaign, "triggerMalformed")),
                "as number 1, found delegate shouldShowMessage(message: m)"),
        ],
        "A2-011": [
            Mutant("shown", .move(edge("Trigger"), after: gate), "as number 1, found sdk web view created"),
            Mutant("shown", .swap(edge("Display"), onShow), "as number 5, found delegate onShow"),
            Mutant("auto-track-off", .drop(edge("Trigger")), "expected 1 × sdk"),
            Mutant("auto-track-off", track("Display"), "expected no sdk"),
        ],
        "A2-012": [
            Mutant("unknown-campaign", .drop(onShow), "expected 1 × delegate onShow, found 0"),
            Mutant("unknown-campaign", .drop(fragmentShown), "expected sdk fragment shown"),
            Mutant("unknown-campaign", track("Display"), "expected no sdk(kind: analytics)"),
        ],
    ]
}
