import AdobeAndroid2Bridge
import AdobeRecords
import InAppCompat
import InAppContracts

/// Every rule of Adobe's shape for Android 2: what `MessagingDelegate`, `FullscreenMessage` and `Message`
/// promise.
enum AdobeAndroid2Rules: RuleBook {
    static let shape = SDKShape.adobeAndroid2
    static let majorVersion = 2
    static let unsureSources = [Source.inferred, Source.documentation]

    /// The rules, in the order of their numbers.
    static let all: [Rule] = parts.flatMap { $0 }.sorted { $0.id < $1.id }

    private static let parts: [[Rule]] = [
        registration, triggers, entryPoints, showing, acceptance, monitor, dismissing, exits, emptyPages,
        navigation, links, linkOutcomes, gestures, scripts, tracking, firstShape, firstLinks,
        alerts, payloads, details, edges, blanks, buttons, readings,
    ]

    /// The sources of the rules.
    enum Source {
        static let core = "vendor source (core 2.6.4)"
        static let coreAndTest = "vendor source and unit tests (core 2.6.4)"
        static let coreAndChange = "vendor source (core 2.6.4), and a vendor change"
        static let messaging = "vendor source (Messaging 2.2.1)"
        static let messagingAndTest = "vendor source and unit tests (Messaging 2.2.1)"
        static let messagingAndDocumentation = "vendor source (Messaging 2.2.1), and vendor documentation"
        static let both = "vendor source (core 2.6.4, Messaging 2.2.1)"
        static let bothAndTest = "vendor source and unit tests (core 2.6.4, Messaging 2.2.1)"
        static let inferred = "inferred from vendor source (core 2.6.4, Messaging 2.2.1)"
        static let inferredInPart = "vendor source (core 2.6.4, Messaging 2.2.1), in part inferred"
        static let first = "vendor source (core 2.0.0, Messaging 2.0.0)"
        static let documentation = "vendor documentation"
    }
}

/// The names of the events of Adobe's SDK for Android 2 in traces, in addition to those that both Adobe shapes have.
extension EventPattern {
    static let fragmentShown = EventPattern.sdk("fragment shown")
    static let fragmentDismissed = EventPattern.sdk("fragment dismissed")
    static let htmlLoaded = EventPattern.sdk("HTML loaded")
    static let onShowFailure = EventPattern.listener("onShowFailure")
    /// The registered delegates, as the app reads them.
    static let delegates = EventPattern.app("delegates")

    static func fragmentShown(_ message: String) -> EventPattern {
        .sdk("fragment shown", ["messageId": message])
    }

    static func fragmentDismissed(_ message: String) -> EventPattern {
        .sdk("fragment dismissed", ["messageId": message])
    }

    static func urlLoaded(_ url: String) -> EventPattern { .delegate("urlLoaded", ["url": url]) }

    /// Version 2.0.0: a call of the delegate that is every message's listener.
    static func first(_ callback: String?, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.firstDelegate, callback, arguments)
    }
}

/// Lines of a trace, as `Expectation.calls` compares them.
enum AdobeAndroid2Line {
    static let events = ["Messaging interaction event"]

    /// An event about a message `m`. Its campaign is called `proposition-m`, and its activity `activity-m`.
    static func event(_ type: String, _ message: String, action: String = "") -> String {
        let long = type.prefix(1).uppercased() + type.dropFirst()
        let label =
            type == "interact"
            ? "propositionActionId: \(action), propositionActionLabel: \(action), " : ""
        return "sdk Messaging interaction event(kind: analytics, action: \(action), "
            + "activityId: activity-\(message), eventType: decisioning.proposition\(long), "
            + "messageId: \(message), \(label)propositionEventType: \(type), "
            + "propositionId: proposition-\(message), scope: mobileapp://headless)"
    }

    static func note(_ what: String, _ message: String) -> String {
        "sdk \(what)(kind: note, messageId: \(message))"
    }

    /// The events of delegate and SDK for a campaign's message, from its trigger to the gate.
    static func asked(_ message: String, answer: Bool = true) -> [String] {
        [
            event("trigger", message), note("web view created", message),
            "delegate shouldShowMessage(message: \(message)) -> \(answer)",
        ]
    }

    /// The events after an accepted show of a campaign's message.
    static func shown(_ message: String) -> [String] {
        [
            note("fragment shown", message), event("display", message),
            "delegate onShow(message: \(message))", note("HTML loaded", message),
        ]
    }
}

/// Expectations on the traces of the real-time scenarios, by rule and scenario: only those that do not depend on
/// which of two threads is faster.
enum AdobeAndroid2RealTimeChecks {
    static let all: RealTimeChecks = [
        "A2-020": [
            (
                "real-time-shown-later",
                [
                    .count(.gate("a", answer: "false"), 1), .count(.gate, 1),
                    .thread(.app("messageShow"), .background), .precedes(.app("messageShow"), .onShow),
                    .count(.onShow("a"), 1), .count(.fragmentShown, 1),
                ]
            )
        ],
        "A2-031": [
            (
                "real-time-shown",
                [
                    .thread(.gate, .background), .precedes(.webViewCreated, .gate),
                    .thread(.webViewCreated, .main),
                ]
            ),
            ("real-time-gates-in-turn", [.thread(.gate, .background), .count(.webViewCreated, 3)]),
        ],
        "A2-032": [
            ("real-time-conflicts", [.never(.gate("b")), .never(.gate("c")), .never(.gate("d"))])
        ],
        "A2-033": [
            (
                "real-time-conflicts",
                [
                    .count(.onShow, 1), .count(.fragmentShown, 1), .count(.edge("Trigger"), 4),
                    .count(.edge("Display"), 1), .count(.edge("Dismiss"), 1),
                ]
            )
        ],
        "A2-034": [
            (
                "real-time-shown",
                [
                    .calls(of: [.delegate], named: nil, are: wholeAndroidLife), .thread(.onShow, .main),
                    .precedes(.fragmentShown, .onShow), .thread(.fragmentShown, .main),
                ]
            )
        ],
        "A2-036": [
            (
                "real-time-gates-in-turn",
                [
                    .count(.gate, 3), .follows(.app("waitForMain"), directlyAfter: .gate),
                    .follows(.app("reachedMain"), directlyAfter: .app("waitForMain")),
                ]
            )
        ],
        "A2-051": [
            (
                "real-time-shown",
                [
                    .precedes(.onDismiss, .fragmentDismissed), .thread(.onDismiss, .main),
                    .count(.onDismiss("a"), 1),
                ]
            )
        ],
    ]

    private static let wholeAndroidLife = [
        "delegate shouldShowMessage(message: a) -> true", "delegate onShow(message: a)",
        "delegate urlLoaded(url: adbinapp://dismiss?interaction=done, message: a)",
        "delegate onDismiss(message: a)",
    ]
}
