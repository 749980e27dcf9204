import InAppContracts

/// Scenarios for an app's own delegate, beside those of the rules: every kind of view that a delegate may
/// replace leaves because the app says so, and the next message comes after it.
extension BrazeScenarios {
    /// The scenarios, as JSON text by name.
    static let forDelegates = Dictionary(uniqueKeysWithValues: [everyViewLeaves, askedTwice])

    private static let kinds = [
        slideup("slideup"), modal("modal"),
        message("full", "FULL", image),
        message("html", "HTML"), slideup("last"),
    ]

    private static let everyViewLeaves = scenario(
        "every-view-leaves", "The app dismisses a message of each kind, and waits until it is gone.",
        kinds,
        steps: ["slideup", "modal", "full", "html"].map { kind in
            let page = kind == "html" ? #"{"page": "finishLoading"}, "# : ""
            return #"{"trigger": "\#(kind)"}, \#(page){"advance": 5}, {"app": "dismiss"}, {"advance": 5}"#
        }.joined(separator: ", ") + #", {"trigger": "last"}, {"app": "look"}"#)

    private static let askedTwice = scenario(
        "asked-to-leave-twice", "The app dismisses a message of each kind again while it is leaving.",
        kinds,
        steps: ["slideup", "modal", "full"].map { kind in
            #"""
            {"trigger": "\#(kind)"}, {"advance": 5}, {"app": "dismiss", "settle": false},
            {"app": "dismiss", "settle": false}, {"advance": 5}
            """#
        }.joined(separator: ", "))
}
