import AdobeIOSContracts
import InAppContracts
import RuleTesting

extension AdobeIOSMutants {
    private static let screen = app("screen")
    private static let decidePolicy = listener("decidePolicy")
    private static let tapOutside = EventPattern(.user, "tapOutside")

    private static func sees(_ message: String) -> EventPattern { of(sees, message) }

    static let webViews: Table = [
        "AI-137": [
            Mutant(
                "dismissed-in-on-show-still", .drop(onDismiss),
                "as number 3, found delegate shouldShowMessage(message: later)"),
            Mutant(
                "dismissed-in-on-show-still", .move(viewInserted, after: onShow),
                "expected delegate onDismiss(message: spring) before sdk view inserted(messageId: spring)"),
            Mutant(
                "dismissed-in-on-show-still",
                .insert(.sdk, "view removed", ["messageId": "spring"]),
                "expected no sdk view removed(messageId: spring) after sdk view inserted"),
            Mutant(
                "dismissed-in-on-show-still", .set(screen, "shown", "", 3),
                "expected 3 × app screen(shown: spring), found 2"),
            Mutant(
                "dismissed-in-on-show-still", .set(sees, "view", "1"), "with view: none, found 1"),
        ],
        "AI-138": [
            Mutant("right-swipe", .drop(edge("Interact")), "expected 1 ×"),
            Mutant("right-swipe", .dropAll(urlLoaded), "expected 1 × delegate urlLoaded"),
            Mutant("right-swipe", .drop(EventPattern(.stage, nil)), "swipe left, which is missing"),
            Mutant(
                "right-swipe", .insert(.delegate, "onDismiss", ["message": "spring"]),
                "expected no delegate onDismiss"),
        ],
        "AI-139": [
            Mutant(
                "navigation-taken-over", .drop(decidePolicy),
                "as number 1, found listener decidePolicy(url: adbinapp://other?interaction=raised"),
            Mutant(
                "navigation-taken-over",
                .insert(.delegate, "urlLoaded", ["message": "spring"], after: decidePolicy),
                "expected no delegate urlLoaded after app takeNavigationOver"),
            Mutant(
                "navigation-taken-over",
                .insert(.sdk, "Messaging interaction event", ["kind": "analytics"], after: decidePolicy),
                "expected no sdk(kind: analytics) after app takeNavigationOver"),
            Mutant(
                "navigation-taken-over", .move(onDismiss, before: tapOutside),
                "expected no delegate onDismiss after app takeNavigationOver"),
            Mutant("navigation-taken-over", .drop(urlLoaded), "found 0"),
        ],
        "AI-140": [
            Mutant(
                "made-message", .set(listener("overrideUrlLoad"), "url", "about:blank"),
                "as number 1, found listener overrideUrlLoad(url: about:blank, message: pin) -> true"),
            Mutant("made-message", .drop(listener("overrideUrlLoad")), "as number 1, found the end"),
            Mutant(
                "made-message-asked-again", .set(sees, "address", "about"),
                "expected app sees with address: file, found about"),
        ],
        "AI-141": [
            Mutant(
                "frames", .set(sees("above"), "frame", "39 211 312 422"),
                "expected app sees(frame: 39 -633 312 422, message: above, superview: none) before delegate "
                    + "onShow(message: above)"),
            Mutant(
                "frames", .set(sees("beside"), "frame", "0 0 0 0"), "before delegate onShow(message: beside)"),
            Mutant("frames", .set(sees("above"), "frame", "39 -633 312 422", 2), "39 211 312 422"),
        ],
        "AI-142": [
            Mutant(
                "frames", .set(sees("above"), "frame", "39 -422 312 422"), "39 -633 312 422, message: above"),
            Mutant(
                "frames", .set(sees("above"), "frame", "39 -422 312 422", 3),
                "superview: present), which is missing"),
            Mutant(
                "frames", .set(sees("beside"), "frame", "-312 211 312 422"),
                "-429 211 312 422, message: beside"),
            Mutant(
                "frames", .set(sees("beside"), "frame", "-312 211 312 422", 3),
                "superview: present), which is missing"),
        ],
        "AI-143": [
            Mutant("turned", .set(sees, "frame", "0 422 195 422", 2), "expected 2 × app sees"),
            Mutant("turned", .set(sees, "frame", "0 195 422 195", 3), "found 1"),
            Mutant(
                "turned", .insert(.delegate, "onShow", ["message": "spring"]),
                "expected no delegate after campaign isOnItsSide"),
        ],
        "AI-144": [
            Mutant("looks", .set(sees("dressed"), "cornerRadius", "0"), "message: dressed"),
            Mutant("looks", .set(sees("dressed"), "recognizers", "2"), "expected 1 × app sees"),
            Mutant("looks", .set(sees("dressed"), "parent", "window"), "parent: backdrop"),
            Mutant("looks", .set(sees("plain"), "parent", "backdrop"), "parent: window"),
            Mutant("looks", .set(sees("plain"), "transparent", "false"), "transparent: true), found 0"),
            Mutant("looks", .set(sees("plain"), "bounces", "true"), "bounces: false"),
        ],
    ]
}
