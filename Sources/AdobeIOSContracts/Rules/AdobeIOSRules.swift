import AdobeIOSBridge
import AdobeRecords
import InAppCompat
import InAppContracts

/// Every rule of Adobe's shape for iOS: what `MessagingDelegate`, `FullscreenMessage` and `Message` promise.
enum AdobeIOSRules: RuleBook {
    static let shape = SDKShape.adobeIOS
    static let majorVersion = 5
    static let unsureSources = [Source.inferred, Source.documentation]

    /// The rules, in the order of their numbers.
    static let all: [Rule] =
        registration + triggers + entryPoints + showing + holding + ownViews + dismissing + hiding + links
        + linkContents + linkOutcomes + tracking + pages + payloads + overtaken + webViews + listeners + made
        + parts
        + overlaps

    /// The sources of the rules.
    enum Source {
        static let core = "vendor source (AEPCore and AEPServices), 5.11.0"
        static let coreAndTest = "vendor source and unit tests (AEPServices), 5.11.0"
        static let messaging = "vendor source (AEPMessaging), 5.14.0"
        static let messagingAndTest = "vendor source and unit tests (AEPMessaging), 5.14.0"
        static let coreAndDocumentation = "vendor source (AEPServices), 5.11.0, and vendor documentation"
        static let both = "vendor source (AEPServices 5.11.0, AEPMessaging 5.14.0)"
        static let bothAndTest = "vendor source and unit tests (AEPServices 5.11.0, AEPMessaging 5.14.0)"
        static let messagingAndDocumentation =
            "vendor source (AEPMessaging), 5.14.0, and vendor documentation"
        static let coreAndDelegates = "vendor source (AEPServices), 5.11.0, and public delegates"
        static let played = "the vendor's own code as it runs (AEPServices 5.11.0, AEPMessaging 5.14.0)"
        static let documentation = "vendor documentation"
        static let inferred = "inferred from vendor source (AEPServices 5.11.0, AEPMessaging 5.14.0)"
        static let inferredInPart =
            "vendor source (AEPServices 5.11.0, AEPMessaging 5.14.0), in part inferred"

        static func coreFiles(_ names: String...) -> String {
            "vendor source (AEPServices: \(names.joined(separator: ", "))), 5.11.0"
        }

        static func messagingFiles(_ names: String...) -> String {
            "vendor source (AEPMessaging: \(names.joined(separator: ", "))), 5.14.0"
        }
    }
}

/// The names of the events of Adobe's SDK for iOS in traces, in addition to those that all of Adobe's SDKs have.
extension EventPattern {
    /// The view is put on the screen, or leaves it.
    static let viewInserted = EventPattern.sdk("view inserted")
    static let viewRemoved = EventPattern.sdk("view removed")

    static func viewInserted(_ message: String) -> EventPattern {
        .sdk("view inserted", ["messageId": message])
    }

    static func viewRemoved(_ message: String) -> EventPattern {
        .sdk("view removed", ["messageId": message])
    }
}

extension AdobeLine {
    /// The events of delegate and SDK for a campaign's message, from its trigger until it is on the screen.
    static func shown(_ message: String) -> [String] {
        step("trigger", message) + ["delegate shouldShowMessage(message: \(message)) -> true"]
            + step("display", message)
            + ["delegate onShow(message: \(message))", view("inserted", message)]
    }

    /// The view of a message is added to the screen or removed from it.
    static func view(_ what: String, _ message: String) -> String {
        "sdk view \(what)(kind: note, messageId: \(message))"
    }
}

/// Expectations on the traces of the real-time scenarios, by rule and scenario: only those that do not depend on
/// which of two threads is faster.
enum AdobeIOSRealTimeChecks {
    static let all: RealTimeChecks = [
        "AI-030": [
            ("real-time-shown", [.thread(.gate, .background), .count(.gate("a", answer: "true"), 1)]),
            ("real-time-conflicts", [.thread(.gate, .background)]),
        ],
        "AI-032": [
            ("real-time-conflicts", [.never(.gate("b")), .never(.gate("c")), .never(.gate("d"))])
        ],
        "AI-033": [
            (
                "real-time-conflicts",
                [
                    .count(.onShow, 1), .count(.viewInserted, 1),
                    .count(.edge("SuppressDisplay", ["messageId": "b", "reason": "Conflict"]), 1),
                    .count(.edge("SuppressDisplay", ["messageId": "c", "reason": "Conflict"]), 1),
                    .count(.edge("SuppressDisplay", ["messageId": "d", "reason": "Conflict"]), 1),
                ]
            )
        ],
        "AI-035": [
            (
                "real-time-shown",
                [
                    .calls(of: [.delegate], named: nil, are: wholeLife),
                    .thread(.onShow, .background), .precedes(.onShow, .viewInserted),
                    .thread(.viewInserted, .main),
                ]
            )
        ],
        "AI-040": [
            (
                "real-time-gate-waits-for-main",
                [
                    .thread(.gate, .background), .count(.app("reachedMain"), 1),
                    .thread(.app("reachedMain"), .main), .count(.onShow("a"), 1),
                ]
            )
        ],
        "AI-050": [
            (
                "real-time-shown-later",
                [
                    .count(.gate("a", answer: "false"), 1), .count(.gate, 1),
                    .thread(.app("messageShow"), .background), .precedes(.app("messageShow"), .onShow),
                    .count(.onShow("a"), 1), .count(.viewInserted, 1),
                ]
            )
        ],
        "AI-073": [
            (
                "real-time-shown",
                [
                    .thread(.viewRemoved, .main), .precedes(.viewRemoved, .onDismiss),
                    .thread(.onDismiss, .main), .count(.onDismiss("a"), 1),
                ]
            )
        ],
    ]

    private static let wholeLife = [
        "delegate shouldShowMessage(message: a) -> true", "delegate onShow(message: a)",
        "delegate urlLoaded(url: adbinapp://dismiss?interaction=done, message: a)",
        "delegate onDismiss(message: a)",
    ]
}
