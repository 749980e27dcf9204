import InAppContracts

@testable import Airship18Contracts

extension Airship18Mutants {
    static let engine: Table = [
        "AM-023": [
            Mutant("relaunched", .drop(.resolution("interrupted")), "found 0"),
            Mutant("relaunched", tells("messageFinishedDisplaying"), "found 2"),
        ],
        "AM-024": [
            Mutant("limit-and-interval", shows(), "as number 3"),
            Mutant("set-off-twice", .drop(.notSetOff), "expected 1 × sdk not set off, found 0"),
        ],
        "AM-026": [Mutant("upserted-again", .move(.displayAgain, before: .sees), "expected app sees before")],
        "AM-041": [
            Mutant("set-off-twice", shows(), "as number 2"), Mutant("set-off-twice", makes(), "found 2"),
        ],
        "AM-065": [
            Mutant(
                "cancelled", tells("messageWillDisplay"),
                "expected no delegate messageWillDisplay(message: a)"),
            Mutant("cancelled-in-preparation", shows(), "expected no listener display"),
        ],
        "AM-066": [
            Mutant("upserted-in-display", .move(.displayAgain, before: .sees), "expected app sees before"),
            Mutant("withdrawn", .drop(.finished.of("a")), "found 0"),
        ],
        "AM-073": [
            Mutant(
                "relaunched", tells("messageFinishedDisplaying", after: .host("relaunch")),
                "expected no delegate messageFinishedDisplaying after"),
            Mutant("relaunched-in-interval", .move(.displayAgain, before: .sees), "expected app sees before"),
        ],
        "AM-097": [
            Mutant(
                "stored-unseen", .drop(.displays.of("last")),
                "expected 1 × listener display(message: last), found 0")
        ],
        "AM-098": [Mutant("goal-of-three", shows(), "as number 2")],
        "AM-099": [Mutant("stored-unseen", .set(.found("b", false), "found", "true"), "found 0")],
        "AM-100": [
            Mutant("upserted-after-relaunch", .drop(.displayAgain), "as number 2"),
            Mutant("upserted-again", shows(after: .appEnds), "expected no listener display after"),
        ],
        "AM-101": [
            Mutant(
                "upserted-while-waiting", .set(.displays, "message", "new"),
                "expected listener display(message: a) as number 1"),
            Mutant(
                "upserted-while-waiting-documented", .set(.displays, "message", "a"),
                "expected listener display(message: new)"),
        ],
        "AM-102": [
            Mutant("upserted-while-waiting", looks(after: .asks), "expected no listener isReady after")
        ],
        "AM-103": [Mutant("cancelled", .drop(.listener("answered", ["schedules": ""])), "found 0")],
        "AM-104": [
            Mutant("events-during-display", .move(.displayAgain, before: .sees), "expected app sees before")
        ],
        "AM-105": [
            Mutant("control-group", makes(), "expected 1 × listener factory(message: a), found 2"),
            Mutant("audience-skip", .drop(.displays), "expected 1 × listener display, found 0"),
        ],
        "AM-106": [Mutant("limit-and-interval", .shift(.displayAgain, by: 5), "10.0 s after")],
        "AM-107": [Mutant("grace-period", .set(.found("a", false), "found", "true"), "found 2")],
        "AM-108": [Mutant("started-anew", .drop(.displayAgain), "as number 2")],
        "AM-110": [
            Mutant("becoming-active", .drop(.displays), "expected 2 × listener display(message: a), found 1")
        ],
        "AM-111": [
            Mutant("active-session", .move(.displayAgain, before: .sees), "expected app sees before"),
            Mutant("active-session", .drop(.displays), "as number 3"),
        ],
        "AM-112": [
            Mutant("app-init", .move(.displays, before: .sees), "expected app sees before"),
            Mutant("app-init-late", shows("b"), "as number 2"),
        ],
        "AM-113": [Mutant("new-version", .move(.displays, before: .sees), "expected app sees before")],
        "AM-114": [Mutant("values-of-events", .move(.displays, before: .sees), "expected app sees before")],
        "AM-115": [Mutant("predicates", makes("b"), "expected no listener factory(message: b)")],
        "AM-116": [
            Mutant("goal-of-zero", shows(after: .app("upsert")), "expected"),
            Mutant("goal-of-three", shows(), "expected 1 × listener display, found 2"),
        ],
        "AM-117": [Mutant("before-start", makes(after: .app("upsert")), "expected app sees before")],
        "AM-118": [
            Mutant("compound-or", .drop(.displays), "as number 2"),
            Mutant("compound-and", shows(), "as number 2"),
            Mutant("compound-sticky", .drop(.displays), "as number 2"),
            Mutant("compound-chain", .move(.displays, before: .sees), "expected app sees before"),
        ],
        "AM-119": [Mutant("recent-events", makes("b"), "expected no listener factory(message: b)")],
    ]
}
