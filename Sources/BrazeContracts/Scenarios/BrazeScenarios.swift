import InAppContracts

/// The scenarios that exercise Braze's rules, as JSON text by name.
enum BrazeScenarios {
    /// Every scenario.
    static let all: [String: String] = Dictionary(
        uniqueKeysWithValues: entry + stack + preparing + presenting + lifeCycle + views + clicks + pages
            + followUps + leaving + ownership + builtInViews + secondLook + run + reentrancy)

    /// One scenario: its name and its text. The arguments are JSON: payloads as members of an object, script as an
    /// object, reactions and steps as elements of an array.
    static func scenario(
        _ name: String, _ about: String, _ payloads: [String], script: String = "{}", reactions: String = "",
        steps: String
    ) -> (String, String) {
        let text = """
            {
              "name": "\(name)",
              "about": "\(about)",
              "shape": "braze",
              "payloads": {\(payloads.joined(separator: ", "))},
              "script": \(script),
              "reactions": [\(reactions)],
              "steps": [\(steps)]
            }
            """
        return (name, text)
    }

    // MARK: Payloads

    /// A payload whose name is the message's id, with more members if needed.
    static func slideup(_ id: String, _ more: String = "") -> String {
        message(id, "SLIDEUP", more)
    }

    /// A modal with two buttons, whose ids are not their positions.
    static func modal(_ id: String, _ more: String = "") -> String {
        message(
            id, "MODAL",
            #"""
            "btns": [
              {"id": 1, "text": "Look", "click_action": "URI", "uri": "https://shop.example/look"},
              {"id": 0, "text": "Close", "click_action": "NONE"}]
            """# + (more.isEmpty ? "" : ", " + more))
    }

    /// Any payload.
    static func message(_ id: String, _ type: String, _ more: String = "") -> String {
        let tail = more.isEmpty ? "" : ", " + more
        return #""\#(id)": {"type": "\#(type)", "trigger_id": "\#(id)", "message": "Message \#(id)"\#(tail)}"#
    }

    /// Members that give a message an image on a server.
    static let image = #""image_url": "https://images.example/picture.png""#
    /// Members that give a message a click action.
    static let link = #""click_action": "URI", "uri": "https://shop.example/look""#
}

/// How messages arrive (BZ-001 to BZ-009).
extension BrazeScenarios {
    static let entry = [
        scenario(
            "single-message", "A message with a Context is shown and closed by the user.", [modal("m")],
            steps: #"{"trigger": "m"}, {"user": "close"}"#),
        scenario(
            "overlapping-messages",
            "Messages that are triggered while one is visible are parked without asking.",
            [slideup("m"), slideup("a"), slideup("b")],
            steps: #"""
                {"trigger": "m"}, {"trigger": "a"}, {"trigger": "b"}, {"trigger": "a"}, {"app": "look"},
                {"user": "swipeAway"}, {"app": "look"}
                """#),
        scenario(
            "without-delegate", "There is no delegate, so the message is shown.", [slideup("m")],
            steps: #"{"app": "removeDelegate"}, {"trigger": "m"}, {"app": "look"}"#),
        scenario(
            "released-delegate", "The app releases its delegate while a message is visible.",
            [slideup("m"), slideup("n")],
            steps: #"""
                {"trigger": "m"}, {"app": "releaseDelegate"}, {"user": "swipeAway"}, {"trigger": "n"},
                {"app": "look"}
                """#),
        scenario(
            "empty-delegate", "The delegate implements nothing.", [modal("m")],
            steps: #"""
                {"app": "useEmptyDelegate"}, {"trigger": "m"}, {"app": "look"},
                {"user": "tapButton", "id": "1"}, {"app": "look"}
                """#),
        scenario(
            "off-main-thread", "A message is presented on a background thread.", [slideup("m")],
            steps: #"{"app": "presentOffMain", "payload": "m"}, {"app": "look"}"#),
        scenario(
            "without-app-root", "The app has no root view controller.", [slideup("m")],
            steps: #"{"hasRootViewController": false}, {"trigger": "m"}, {"app": "look"}"#),
        scenario(
            "untyped-messages", "Of two untyped messages, one has no text and cannot be shown.",
            [
                #""textless": {"type": "SLIDEUP", "trigger_id": "textless"}"#, slideup("m"),
            ],
            steps: #"""
                {"app": "presentRaw", "payload": "textless"}, {"app": "look"},
                {"app": "presentRaw", "payload": "m"}, {"user": "swipeAway"}
                """#),
        scenario(
            "unreachable-assets", "The image of a held message cannot be fetched when its turn comes.",
            [message("m", "MODAL", image)], script: #"{"gate": "hold"}"#,
            steps: #"""
                {"trigger": "m"}, {"app": "look"}, {"isNetworkReachable": false}, {"app": "presentNext"},
                {"app": "look"}, {"isNetworkReachable": true}, {"app": "presentNext"}
                """#),
    ]
}

/// Scenarios for an app's own delegate, in addition to those of the rules: every kind of view that a delegate may
/// replace is dismissed by the app, and the next message appears after it.
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

/// Registering and removing delegates (BZ-120, BZ-121).
extension BrazeScenarios {
    static let ownership = [
        scenario(
            "late-delegate", "The delegate is set after the first message was triggered.",
            [slideup("m"), slideup("n")],
            steps: #"""
                {"app": "removeDelegate"}, {"trigger": "m"}, {"app": "useSecondDelegate"},
                {"user": "swipeAway"}, {"trigger": "n"}
                """#),
        scenario(
            "replaced-delegate", "Inside a callback, the app replaces its delegate.",
            [slideup("m")],
            reactions: #"{"in": "willPresent", "do": [{"app": "useSecondDelegate"}]}"#,
            steps: #"{"trigger": "m"}, {"user": "swipeAway"}"#),
        scenario(
            "removed-delegate", "Inside a callback, the app removes its delegate.", [modal("m")],
            reactions: #"{"in": "willPresent", "do": [{"app": "removeDelegate"}]}"#,
            steps: #"{"trigger": "m"}, {"user": "tapButton", "id": "1"}, {"app": "look"}"#),
    ]
}

extension BrazeScenarios {
    /// The scenarios in real time.
    static let realTime = RealTimeStories.stories(
        shape: "braze", payload: { BrazeScenarios.modal($0) }, leave: #"{ "user": "close" }"#,
        showLater: #"{ "trigger": "a" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-off-main", "The app presents a message on a background thread.", "braze",
            payloads: [BrazeScenarios.modal("a")], steps: [#"{ "app": "presentOffMain", "payload": "a" }"#])
    ]) { $1 }
}

/// The app calls back from inside each callback.
extension BrazeScenarios {
    private static let callbacks = RecordingBrazeDelegate.callbacks
    private static let calls: [(name: String, action: String)] = [
        ("present", #"{"trigger": "a"}"#), ("present-next", #"{"app": "presentNext"}"#),
        ("dismiss", #"{"app": "dismiss"}"#),
        ("change-user", #"{"app": "changeUser", "userId": "somebody else"}"#),
    ]

    static let reentrancy = callbacks.flatMap { callback in
        calls.map { call in
            scenario(
                "\(call.name)-inside-\(callback)", "Inside a callback, the app calls the SDK.",
                [modal("m"), slideup("a"), slideup("b")], script: #"{"gate": {"b": "hold"}}"#,
                reactions:
                    #"{"in": "\#(callback)", "message": "m", "do": [\#(call.action), {"app": "look"}]}"#,
                steps: #"""
                    {"trigger": "b"}, {"trigger": "m"}, {"user": "tapButton", "id": "1"}, {"app": "look"},
                    {"app": "dismiss"}, {"app": "look"}
                    """#)
        }
    }
}
