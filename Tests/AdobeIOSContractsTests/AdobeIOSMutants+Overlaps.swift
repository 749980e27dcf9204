import AdobeIOSContracts
import InAppContracts
import RuleTesting

extension AdobeIOSMutants {
    private static let screen = app("screen")
    private static let swipe = EventPattern(.user, "swipe")

    static let overlaps: Table = [
        "AI-166": [
            Mutant("shown-again-while-leaving", .drop(onDismiss, 2), "as number 5"),
            Mutant("shown-again-while-leaving", .drop(of(onShow, "later")), "as number 7, found the end"),
            Mutant("shown-again-while-leaving", .drop(history("dismiss"), 2), "found 1"),
            Mutant("shown-again-while-leaving", .drop(edge("Dismiss"), 2), "found 1"),
            Mutant("shown-again-while-leaving", .set(screen, "shown", "spring"), "expected 1 × app screen"),
            Mutant(
                "listener-told-of-dismissal", .drop(onDismiss), "expected 1 × delegate onDismiss, found 0"),
            Mutant("listener-told-of-dismissal", .drop(viewRemoved), "view removed, found 0"),
            Mutant("listener-told-of-dismissal", .drop(history("dismiss")), "found 1"),
        ],
        "AI-167": [
            Mutant("dismissed-and-shown-at-once", .drop(viewInserted, 2), "as number 8"),
            Mutant("dismissed-and-shown-at-once", .move(onDismiss, before: viewRemoved), "as number 6"),
            Mutant("dismissed-and-shown-at-once", .move(onDismiss, after: onShow), "as number 3"),
            Mutant("dismissed-and-shown-at-once", .set(gate, "view", "none", 2), "view: present"),
            Mutant("dismissed-and-shown-at-once", .set(sees, "view", "1"), "view: none"),
            Mutant("dismissed-and-shown-at-once", .set(screen, "shown", ""), "shown: spring"),
        ],
        "AI-168": [
            Mutant("dismissed-in-on-show-entering", .set(screen, "shown", "", 2), "found 1"),
            Mutant("dismissed-in-on-show-entering", .duplicate(onDismiss), "onDismiss, found 2"),
            Mutant(
                "dismissed-in-on-show-entering",
                .insert(.sdk, "view removed", ["messageId": "spring"]), "expected no sdk view removed"),
            Mutant(
                "dismissed-in-on-show-entering", .move(viewInserted, after: onShow),
                "expected delegate onDismiss before sdk view inserted"),
            Mutant(
                "dismissed-in-on-show-entering",
                .insert(.stage, "Nothing on the screen takes this: swipe up"), "expected no stage"),
            Mutant(
                "dismissed-in-on-show-entering",
                .insert(.stage, "Nothing on the screen takes this: tap outside the message"),
                "expected no stage"),
        ],
        "AI-169": [
            Mutant("entering-and-hidden", .set(sees, "frame", "39 -633 312 422"), "39 211 312 422"),
            Mutant("entering-and-hidden", .set(sees, "parent", "none", 2), "parent: other"),
        ],
        "AI-170": [
            Mutant(
                "dismissed-in-on-show-entering",
                .insert(.delegate, "urlLoaded", ["message": "spring"], after: swipe), "after user swipe"),
            Mutant(
                "dismissed-in-on-show-entering",
                .insert(.sdk, "Messaging interaction event", ["kind": "analytics"], after: swipe),
                "expected no sdk(kind: analytics) after user swipe"),
        ],
        "AI-171": [
            Mutant("odd-heights", .set(sees, "height", "120", 3), "height: 130"),
            Mutant("odd-heights", .set(sees, "height", "130", 4), "height: nan"),
        ],
        "AI-172": [
            Mutant("empty-page-clears", .drop(of(gate, "later")), "message: later), found 0"),
            Mutant("empty-page-clears", .drop(of(onShow, "later")), "onShow(message: later), found 0"),
            Mutant("empty-page-clears", .drop(of(onShow, "held")), "onShow(message: held), found 0"),
            Mutant("empty-page-clears", .set(screen, "shown", "held"), "held, later"),
        ],
        "AI-173": [
            Mutant(
                "no-window", .insert(.sdk, "view inserted", ["messageId": "a"]),
                "expected no sdk view inserted"),
            Mutant("no-window", .drop(onShow), "onShow(message: a), found 0"),
            Mutant("no-window", .drop(edge("Display")), "found 0"),
            Mutant("no-window", .set(screen, "shown", "a"), "expected 1 × app screen"),
            Mutant("no-window", .drop(edge("SuppressDisplay")), "reason: Conflict), found 0"),
        ],
        "AI-174": [
            Mutant("half-read", .set(app("metadata"), "json", #"{"outer":{}}"#), "inner"),
            Mutant("half-read", .drop(onShow), "expected 1 × delegate onShow(message: spring)"),
            Mutant(
                "half-read", .insert(.delegate, "shouldShowMessage", ["message": "never"], answer: "true"),
                "message: never"),
            Mutant("half-read", .drop(EventPattern(.campaign, "refused")), "campaign refused, found 0"),
        ],
        "AI-176": [
            Mutant(
                "animation-of-another", .set(sees, "dismissAnimation", "bottom", 3), "dismissAnimation: left"),
            Mutant("animation-of-another", .set(sees, "dismissAnimation", "left", 4), "found 1"),
        ],
    ]
}
