import InAppContracts

@testable import Airship18Contracts

extension Airship18Mutants {
    private static let fetched = EventPattern.app("fetched")

    static let preparing: Table = [
        "AM-014": [
            Mutant("no-adapter", .drop(.displays), "expected 1 × listener display, found 0"),
            Mutant("nothing-for-banner", shows(), "expected no listener display"),
        ],
        "AM-015": [
            Mutant(
                "factory-arguments", .thread(.factory, .background),
                "expected listener factory on the main thread"),
            Mutant("factory-arguments", .set(.factory, "cached", "false"), "with cached: true"),
        ],
        "AM-016": [
            Mutant("not-valid", asks(), "expected no delegate"),
            Mutant("not-valid", .set(.found("a", true), "found", "false"), "found 0"),
        ],
        "AM-027": [Mutant("fetched", .duplicate(fetched), "expected 1 × app fetched, found 2")],
        "AM-028": [
            Mutant("needs-network", .move(.will.of("a"), before: .sees), "expected app sees before"),
            Mutant("needs-network", .move(.will.of("b"), after: .sees), "before app sees"),
        ],
        "AM-031": [
            Mutant("audience-cancel", shows(), "expected no listener display"),
            Mutant("audience-skip", .drop(.displays), "expected 1 × listener display, found 0"),
            Mutant("compound-audience", .drop(.displays), "expected 1 × listener display, found 0"),
        ],
        "AM-042": [
            Mutant(
                "preparations-overlap", .drop(.displays), "expected listener display(message: b) as number 1")
        ],
        "AM-043": [
            Mutant(
                "stale", .drop(.sdk("waits for the server")), "expected 1 × sdk waits for the server, found 0"
            ),
            Mutant("check-fails", makes(), "expected 1 × listener factory, found 2"),
        ],
        "AM-044": [
            Mutant("no-adapter", .shift(.displays, by: -30), "225.0 s after"),
            Mutant("deferred-retried", .shift(.displays, by: 8), "22.0 s after"),
        ],
        "AM-045": [Mutant("three-at-once", makes(), "expected no listener factory(message: a)")],
        "AM-050": [
            Mutant(
                "limits-together", tells("messageWillDisplay"),
                "expected 1 × delegate messageWillDisplay, found 2"),
            Mutant("excluded", tells("messageWillDisplay"), "expected no delegate messageWillDisplay"),
        ],
        "AM-053": [
            Mutant("delayed", .shift(.displays.of("a"), by: 5), "20.0 s after"),
            Mutant("delayed", .move(.factory.of("b"), before: .sees), "expected app sees before"),
        ],
        "AM-054": [
            Mutant("expired", shows(), "expected no listener display"),
            Mutant("stale", .drop(.factory), "expected 2 × listener factory, found 1"),
        ],
        "AM-055": [Mutant("audience-penalize", asks(), "expected no delegate")],
        "AM-057": [
            Mutant("limits-together", .dropAll(.asks), "expected delegate isMessageReadyToDisplay before"),
            Mutant("limit-of-control-group", shows(), "expected no listener display"),
        ],
        "AM-058": [
            Mutant("over-limit", shows(after: .overLimit), "as number"),
            Mutant("over-limit-documented", .drop(.displays), "as number 2, found the end"),
        ],
        "AM-059": [Mutant("limit-boundary", shows(after: .overLimit), "as number 4")],
        "AM-060": [
            Mutant("limit-week", shows(after: .overLimit), "as number 3"),
            Mutant("limit-unknown", .drop(.notPrepared), "expected 2 × sdk not prepared, found 1"),
        ],
        "AM-061": [
            Mutant("limits-replaced", .drop(.overLimit), "expected 1 × sdk over a frequency limit, found 0")
        ],
        "AM-089": [Mutant("layouts", makes("one"), "expected no listener factory")],
        "AM-090": [Mutant("layouts", .drop(.notPrepared), "expected 1 × sdk not prepared, found 0")],
        "AM-092": [Mutant("fetched", .set(fetched, "path", "/page"), "with path: /a.png")],
        "AM-093": [Mutant("fetched", .set(.factory.of("a"), "cached", "false"), "with cached: true")],
        "AM-094": [
            Mutant("download-fails", .drop(.notPrepared), "expected 3 × sdk not prepared, found 2"),
            Mutant("download-fails-documented", .shift(.displays, by: 30), "15.0 s after"),
        ],
        "AM-095": [Mutant("file-cleared", .drop(fetched, 2), "expected 2 × app fetched, found 1")],
        "AM-096": [Mutant("factory-arguments", .set(.factory, "place", "none"), "with place: there")],
        "AM-123": [
            Mutant("deferred", shows("fetched"), "expected 1 × listener display, found 2"),
            Mutant("deferred-retried", .shift(.displays, by: 10), "15.0 s after"),
        ],
        "AM-126": [Mutant("check-fails", .shift(.displays, by: -10), "15.0 s after")],
        "AM-127": [
            Mutant("delay-conditions", asks(after: .event("elsewhere")), "expected"),
            Mutant("delay-conditions", looks(after: .notifies), "expected no listener isReady after"),
        ],
        "AM-128": [
            Mutant("execution-window", .move(.factory.of("a"), before: .sees), "expected app sees before")
        ],
        "AM-129": [
            Mutant("delay-cancelled", shows(after: .event("shop")), "as number"),
            Mutant(
                "delay-cancelled", .drop(.will.of("b")),
                "expected 1 × delegate messageWillDisplay(message: b), found 0"),
        ],
    ]
}
