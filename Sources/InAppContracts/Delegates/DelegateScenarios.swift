import InAppCompat

/// Scenarios for an app's own delegate, beside those of the rules: every kind of view that a delegate may
/// replace leaves because the app says so, and the next message comes after it.
enum DelegateScenarios {
    /// The scenarios of a shape, as JSON text by name.
    static func scenarios(on shape: Shape) -> [String: String] {
        shape == .braze ? braze : [:]
    }

    private static let braze = Dictionary(uniqueKeysWithValues: [everyViewLeaves, askedTwice])

    private static let payloads = [
        BrazeScenarios.slideup("slideup"), BrazeScenarios.modal("modal"),
        BrazeScenarios.message("full", "FULL", BrazeScenarios.image),
        BrazeScenarios.message("html", "HTML"), BrazeScenarios.slideup("last"),
    ]

    private static let everyViewLeaves = BrazeScenarios.scenario(
        "every-view-leaves", "The app dismisses a message of each kind, and waits until it is gone.",
        payloads,
        steps: ["slideup", "modal", "full", "html"].map { kind in
            let page = kind == "html" ? #"{"page": "finishLoading"}, "# : ""
            return #"{"trigger": "\#(kind)"}, \#(page){"advance": 5}, {"app": "dismiss"}, {"advance": 5}"#
        }.joined(separator: ", ") + #", {"trigger": "last"}, {"app": "look"}"#)

    private static let askedTwice = BrazeScenarios.scenario(
        "asked-to-leave-twice", "The app dismisses a message of each kind again while it is leaving.",
        payloads,
        steps: ["slideup", "modal", "full"].map { kind in
            #"""
            {"trigger": "\#(kind)"}, {"advance": 5}, {"app": "dismiss", "settle": false},
            {"app": "dismiss", "settle": false}, {"advance": 5}
            """#
        }.joined(separator: ", "))
}
