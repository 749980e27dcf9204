import InAppContracts

@testable import Airship18Contracts

extension Airship18Mutants {
    private static let dismissed = EventPattern.resolution("user_dismissed")
    private static let buttonAction = EventPattern.action("button_action")

    private static func refuses(_ scenario: String, _ payload: String) -> Mutant {
        Mutant(scenario, .set(.reads(payload, "accepted"), "result", "refused"), "expected 1 × app reads")
    }

    private static func accepts(_ scenario: String, _ payload: String) -> Mutant {
        Mutant(scenario, .set(.reads(payload, "refused"), "result", "accepted"), "expected 1 × app reads")
    }

    static let views: Table = [
        "AM-029": [Mutant("button-tapped-twice", .duplicate(.finished), "found 2")],
        "AM-040": [
            Mutant("page-dismisses", .drop(dismissed), "found 0"),
            Mutant(
                "page-dismisses-before-19-8", .set(.app("takesCommand"), "name", "close"),
                "with name: dismiss"),
            Mutant("page-not-allowed", .move(dismissed, before: .sees), "expected app sees before"),
        ],
        "AM-077": [
            Mutant("banner-times-out", .set(dismissed, "type", "timed_out"), "found 0"),
            Mutant(
                "banner-tapped", .set(dismissed, "type", "message_click"), "expected no sdk in_app_resolution"
            ),
        ],
        "AM-078": [
            Mutant("banner-tapped", .drop(.action("tap_action")), "found 0"),
            Mutant("banner-tapped", .move(.finished.of("b"), before: .sees), "expected app sees before"),
        ],
        "AM-079": [
            Mutant("banner-times-out", .shift(.finished, by: 2), "5.0 s after"),
            Mutant("banner-before-18-13", tells("messageFinishedDisplaying"), "expected no delegate"),
        ],
        "AM-080": [Mutant("banner-swiped", .move(.finished, before: .sees), "expected app sees before")],
        "AM-081": [
            Mutant(
                "button-tapped-twice", .move(buttonAction, before: .finished),
                "expected no sdk action button_action after"),
            Mutant(
                "button-tapped-twice", .set(buttonAction, "attributedTo", "a"), "with attributedTo: nobody"),
        ],
        "AM-082": [
            Mutant(
                "modal-closed", .move(.finished, before: .sees),
                "expected no delegate messageFinishedDisplaying after"),
            Mutant("close-button-hidden", .move(.finished, before: .sees), "expected app sees before"),
        ],
        "AM-083": [
            Mutant("page-fails", .drop(.sdk("page load")), "expected 3 × sdk page load, found 2"),
            Mutant("page-fails", .move(.finished, before: .sees), "expected app sees before"),
        ],
        "AM-084": [
            Mutant(
                "page-asks", .set(.action("page_action"), "attributedTo", "nobody"), "with attributedTo: a")
        ],
        "AM-087": [
            Mutant("themes", .drop(.theme, 2), "as number 2"),
            Mutant("themes", .set(.theme, "seen", "true", 2), "as number 2"),
        ],
        "AM-120": [Mutant("in-the-servers-name", makes(), "expected no listener factory")],
        "AM-121": [
            Mutant("malformed", makes("b"), "expected no listener factory(message: b)"),
            Mutant("source-ended", makes(), "expected no listener factory after"),
            Mutant("source-ended-documented", .drop(.displays), "as number 1"),
        ],
        "AM-122": [
            Mutant("withdrawn", .set(.found("b", false), "found", "true"), "found 0"),
            Mutant("withdrawn", .drop(.displays.of("c")), "as number 2"),
        ],
        "AM-130": [
            refuses("messages-read", "nulls"), accepts("messages-read", "behavior"),
            accepts("messages-read", "reported"),
        ],
        "AM-131": [refuses("messages-read", "colour"), accepts("messages-read", "url")],
        "AM-132": [
            refuses("schedules-read", "bounds"), accepts("schedules-read", "limit"),
            accepts("schedules-read", "created"),
        ],
        "AM-133": [
            Mutant("rewritten", .set(.app("rewrites", ["payload": "fraction"]), "result", "equal"), "found 0")
        ],
        "AM-134": [
            Mutant("compared", .set(.app("compares", ["payload": "own"]), "result", "equal"), "found 0")
        ],
        "AM-135": [accepts("schedules-read", "trigger"), accepts("schedules-read", "compound")],
        "AM-136": [
            Mutant(
                "rewritten", .set(.app("rewrites", ["payload": "layout"]), "result", "different"), "found 0")
        ],
        "AM-139": [
            Mutant("pushed", .drop(.will), "found 1"),
            Mutant("pushed-with-buttons", .move(.finished, before: .sees), "expected app sees before"),
            Mutant(
                "push-extended", .swap(.listener("extendMessage"), .listener("extendSchedule")),
                "before listener extendSchedule"),
        ],
        "AM-140": [
            Mutant("push-replaced", .duplicate(.will), "expected 1 × delegate messageWillDisplay, found 2")
        ],
        "AM-141": [
            Mutant(
                "push-opened", tells("messageWillDisplay", "Hello"), "expected no delegate messageWillDisplay"
            ),
            Mutant("push-converted", .drop(.will), "found 0"),
        ],
    ]
}
