import AdobeIOSContracts
import InAppContracts
import RuleTesting

extension AdobeIOSMutants {
    private static let screen = app("screen")
    private static let finished = listener("webViewDidFinishInitialLoading")

    private static func sees(_ message: String) -> EventPattern { of(sees, message) }

    static let made: Table = [
        "AI-148": [
            Mutant("looks", .set(sees("dressed"), "ownRadius", "15"), "ownRadius: 0), found 0"),
            Mutant("looks", .set(sees("dressed"), "cornerRadius", "0"), "cornerRadius: 15"),
        ],
        "AI-149": [
            Mutant("shown-again-twice-at-once", .set(sees, "superview", "present", 2), "superview: none"),
            Mutant("shown-again-twice-at-once", .set(sees, "view", "1", 2), "view: 2"),
            Mutant(
                "shown-again-twice-at-once", .set(screen, "shown", "", 2),
                "expected 2 × app screen(shown: spring)"),
            Mutant("shown-again-twice-at-once", .drop(onDismiss, 2), "expected 2 × delegate onDismiss"),
        ],
        "AI-150": [
            Mutant("changed-in-gate", .set(sees("dressed"), "cornerRadius", "3"), "cornerRadius: 15"),
            Mutant("changed-in-gate", .set(sees("dressed"), "parent", "window"), "parent: backdrop"),
            Mutant("changed-in-gate", .set(edge("Interact"), "action", "changed"), "action: raised"),
            Mutant("changed-in-gate", .set(sees("plain"), "parent", "backdrop"), "parent: window"),
            Mutant("changed-in-gate", .set(sees("plain"), "recognizers", "1"), "recognizers: 0"),
        ],
        "AI-151": [
            Mutant("hidden-frames", .set(sees("above"), "frame", "390 211 312 422"), "39 -633 312 422"),
            Mutant("hidden-frames", .set(sees("beside"), "frame", "39 211 312 422"), "-429 211 312 422"),
        ],
        "AI-152": [
            Mutant("hidden-by-fading", .set(sees, "alpha", "1", 2), "backdropOpacity: 0.0"),
            Mutant("hidden-by-fading", .set(sees, "backdropOpacity", "0.5", 2), "backdropOpacity: 0.0"),
            Mutant("hidden-by-fading", .set(sees, "alpha", "1", 3), "alpha: 0, parent: window"),
            Mutant("hidden-by-fading", .drop(EventPattern(.stage, nil)), "which is missing"),
        ],
        "AI-153": [
            Mutant(
                "takeover-without-display-animation", .set(sees, "parent", "none", 2),
                "parent: window), found 1"),
            Mutant(
                "takeover-without-display-animation", .set(sees, "frame", "0 844 390 844", 2), "found 1"),
            Mutant(
                "takeover-without-display-animation",
                .insert(.sdk, "view removed", ["messageId": "spring"]), "expected no sdk view removed"),
            Mutant(
                "takeover-without-display-animation", .set(screen, "shown", ""), "expected 1 × app screen"),
        ],
        "AI-154": [
            Mutant("assets", .set(listener("overrideUrlLoad"), "url", "bundle"), "temporary page), found 1"),
            Mutant("assets", .drop(listener("overrideUrlLoad"), 2), "temporary page), found 1"),
        ],
        "AI-155": [
            Mutant("odd-heights", .set(sees, "height", "0"), "height: 844), found 0"),
            Mutant(
                "odd-heights", .set(sees, "height", "390", 2), "height: 120, superview: present), found 0"),
        ],
        "AI-156": [
            Mutant(
                "another-page-loaded",
                .insert(.listener, "webViewDidFinishInitialLoading", ["message": "pin"]), "message: pin)"),
            Mutant("another-page-loaded", .drop(finished), "message: tan), found 0"),
        ],
        "AI-157": [
            Mutant("turned-off-screen", .set(sees("held"), "frame", "0 422 195 422"), "message: held"),
            Mutant("turned-off-screen", .set(sees("hidden"), "frame", "0 422 195 422"), "message: hidden"),
            Mutant("turned-off-screen", .set(sees("hidden"), "frame", "0 422 195 422", 2), "found 1"),
            Mutant(
                "turned-off-screen", .set(sees("hidden"), "superview", "none", 2),
                "superview: present), found 0"),
        ],
    ]
}
