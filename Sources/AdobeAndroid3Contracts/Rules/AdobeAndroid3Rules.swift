import AdobeAndroid3Bridge
import AdobeRecords
import InAppCompat
import InAppContracts

/// Every rule of Adobe's shape for Android 3.x: what `PresentationDelegate`, `Presentable` and `Message` promise.
enum AdobeAndroid3Rules: RuleBook {
    static let shape = SDKShape.adobeAndroid3
    static let majorVersion = 3
    static let unsureSources = [Source.inferred, Source.inferredEscape]

    /// The rules, in the order of their numbers.
    static let all: [Rule] = parts.flatMap { $0 }.sorted { $0.id < $1.id }

    private static let parts: [[Rule]] = [
        registration, threads, states, checks, holding, hiding, activities, leaving, links, linkTexts,
        linkOutcomes, tracking, events, scripts, creation, payloads, details,
        containers, readings,
    ]

    /// The sources of the rules.
    enum Source {
        static let core = "vendor source (Android core), 3.8.0"
        static let coreAndTest = "vendor source and unit tests (Android core), 3.8.0"
        static let coreAndDocumentation = "vendor source (Android core), 3.8.0, and vendor documentation"
        static let messaging = "vendor source (Android Messaging), 3.10.0"
        static let messagingAndTest = "vendor source and unit tests (Android Messaging), 3.10.0"
        static let messagingAndDocumentation =
            "vendor source (Android Messaging), 3.10.0, and vendor documentation"
        static let both = "vendor source (Android core 3.8.0, Messaging 3.10.0)"
        static let bothAndTest = "vendor source and unit tests (Android core 3.8.0, Messaging 3.10.0)"
        static let inferred = "inferred from vendor source (Android core 3.8.0, Messaging 3.10.0)"
        static let inferredInPart =
            "vendor source (Android core 3.8.0, Messaging 3.10.0), in part inferred"
        static let executedInPart =
            "vendor unit tests (Android Messaging 3.10.0), and a run of the platform's library"
        static let inferredEscape =
            "a run of the platform's library, and inferred from vendor source (Messaging 3.10.0)"
    }
}

/// The names of the events of Adobe's shape for Android 3.x in traces, in addition to those of both platforms.
extension EventPattern {
    static let canShow = EventPattern.delegate("canShow")
    static let onHide = EventPattern.delegate("onHide")
    static let onContentLoaded = EventPattern.delegate("onContentLoaded")
    /// The container of an in-app message is added to the screen, loses its activity, or is removed.
    static let viewAttached = EventPattern.sdk("view attached")
    static let viewDetached = EventPattern.sdk("view detached")
    static let containerRemoved = EventPattern.sdk("container removed")
    static let openedURL = EventPattern.sdk("openedURL")
    /// Any call of a listener or of a function of the app.
    static let anyListener = EventPattern(.listener, nil)

    static func canShow(_ message: String, answer: String? = nil) -> EventPattern {
        .delegate("canShow", ["message": message], answer: answer)
    }

    static func onHide(_ message: String) -> EventPattern { .delegate("onHide", ["message": message]) }

    static func onContentLoaded(_ url: String) -> EventPattern {
        .delegate("onContentLoaded", ["url": url])
    }

    static func onError(_ message: String, _ error: String) -> EventPattern {
        .listener("onError", ["message": message, "error": error])
    }

    /// The page navigates to a URL itself, because nothing else handled it.
    static func navigates(_ url: String) -> EventPattern { .sdk("page navigates to \(url)") }
    static func evaluates(_ script: String) -> EventPattern { .sdk("evaluate \(script)") }
    /// The listener of a campaign's message was asked about a URL.
    static func decides(_ url: String, _ answer: Bool) -> EventPattern {
        .app("decides", ["url": url], answer: "\(answer)")
    }
}

/// Lines of a trace, as `Expectation.calls` compares them.
enum AdobeAndroid3Line {
    /// A callback that concerns a message.
    static func delegate(_ callback: String, _ message: String, answer: Bool? = nil) -> String {
        "delegate \(callback)(message: \(message))" + (answer.map { " -> \($0)" } ?? "")
    }

    static func listener(_ callback: String, _ message: String) -> String {
        "listener \(callback)(message: \(message))"
    }

    /// The listener of a presentation is called, and then the delegate.
    static func both(_ callback: String, _ message: String) -> [String] {
        [listener(callback, message), delegate(callback, message)]
    }

    static func failed(_ message: String, _ error: String) -> String {
        "listener onError(message: \(message), error: \(error))"
    }

    static func sees(_ message: String, _ state: String) -> String {
        "app sees(message: \(message), state: \(state))"
    }

    static func loaded(_ url: String, _ message: String) -> String {
        "delegate onContentLoaded(url: \(url), message: \(message))"
    }

    static func note(_ text: String, _ message: String) -> String {
        "sdk \(text)(kind: note, messageId: \(message))"
    }

    static func opened(_ url: String) -> String { "sdk openedURL(url: \(url))" }

    /// A campaign's message passes the gate and appears on the screen.
    static func shown(_ message: String) -> [String] {
        [delegate("canShow", message, answer: true), note("view attached", message)]
            + AdobeLine.step("display", message)
            + [delegate("onShow", message), note("web view created", message)]
    }

    /// A campaign's message leaves.
    static func dismissed(_ message: String) -> [String] {
        AdobeLine.step("dismiss", message)
            + [delegate("onDismiss", message), note("container removed", message)]
    }

    /// The tracked events after an action of the user.
    static func interacted(_ message: String, _ action: String) -> [String] {
        [
            AdobeLine.edge("Interact", message, action: action),
            AdobeLine.history("interact", message, action: action),
        ]
    }
}

/// Expectations on the traces of the real-time scenarios, by rule and scenario: only those that do not depend on
/// which of two threads is faster.
enum AdobeAndroid3RealTimeChecks {
    static let all: RealTimeChecks = [
        "A3-010": [
            (
                "real-time-commands",
                [
                    .thread(.app("presentableHide"), .background), .thread(.anyCallback, .main),
                    .precedes(.app("presentableHide"), .onHide),
                    .precedes(.app("presentableDismiss"), .onDismiss), .count(.onShow("a"), 2),
                ]
            )
        ],
        "A3-012": [("real-time-conflicts", [.thread(.anyCallback, .main)])],
        "A3-030": [
            (
                "real-time-conflicts",
                [
                    .count(.canShow, 1), .count(.canShow("a", answer: "true"), 1), .count(.onShow, 1),
                    .count(.edge("SuppressDisplay", ["messageId": "b", "reason": "Conflict"]), 1),
                    .count(.edge("SuppressDisplay", ["messageId": "c", "reason": "Conflict"]), 1),
                    .count(.edge("SuppressDisplay", ["messageId": "d", "reason": "Conflict"]), 1),
                ]
            ),
            ("real-time-shown", [.precedes(.canShow, .viewAttached), .precedes(.viewAttached, .onShow)]),
        ],
        "A3-041": [
            (
                "real-time-shown-later",
                [
                    .thread(.app("messageShow"), .background), .count(.canShow("a", answer: "false"), 2),
                    .count(.anyCallback, 2),
                ]
            )
        ],
        "A3-080": [
            (
                "real-time-shown",
                [
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            AdobeAndroid3Line.delegate("canShow", "a", answer: true),
                            AdobeAndroid3Line.delegate("onShow", "a"),
                            AdobeAndroid3Line.loaded("adbinapp://dismiss?interaction=done", "a"),
                            AdobeAndroid3Line.delegate("onDismiss", "a"),
                        ])
                ]
            )
        ],
        "A3-102": [
            ("real-time-shown", [.precedes(.edge("Trigger"), .canShow), .count(.edge("Trigger"), 1)])
        ],
    ]
}
