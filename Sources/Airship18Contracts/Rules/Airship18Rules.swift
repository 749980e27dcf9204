import Airship18Bridge
import InAppCompat
import InAppContracts

/// Every rule of Airship's shape for 18 to 20: what `InAppMessageDisplayDelegate`, adapters and schedules promise.
enum Airship18Rules: RuleBook {
    static let shape = SDKShape.airship18
    static let majorVersion = 18
    static let unsureSources = [Source.inferred]

    /// The rules, in the order of their numbers.
    static let all: [Rule] =
        (readiness + displays + preparing + limits + engine + triggers + views + server + values + anew
        + pages)
        .sorted {
            $0.id < $1.id
        }

    /// The sources of the rules.
    enum Source {
        static let executor = "vendor source (iOS 18 to 20): message executor"
        static let engine = "vendor source (iOS 18 to 20): automation engine"
        static let both = "vendor source (iOS 18 to 20): automation engine and message executor"
        static let preparer = "vendor source (iOS 18 to 20): preparation"
        static let limits = "vendor source (iOS 18 to 20): frequency limits"
        static let coordinators = "vendor source (iOS 18 to 20): display coordinators"
        static let scenes = "vendor source (iOS 18 to 20): scene manager"
        static let adapters = "vendor source (iOS 18 to 20): display adapters"
        static let views = "vendor source (iOS 18 to 20): built-in views"
        static let assets = "vendor source (iOS 18 to 20): cached files"
        static let triggers = "vendor source (iOS 18 to 20): trigger processor"
        static let server = "vendor source (iOS 18 to 20): remote data"
        static let values = "vendor source (iOS 18 to 20): messages and schedules"
        static let legacy = "vendor source (iOS 18 to 20): standard messages"
        static let declarations = "vendor declarations (iOS 18 to 20)"
        static let inferred = "inferred from vendor source (iOS 18 to 20); no vendor test covers it"
    }
}

/// The names of the events of Airship's shape for 18 to 20 in traces.
extension EventPattern {
    /// The delegate.
    static let asks = EventPattern.delegate("isMessageReadyToDisplay")
    static let will = EventPattern.delegate("messageWillDisplay")
    static let finished = EventPattern.delegate("messageFinishedDisplaying")
    /// The closure that decides in its place.
    static let closure = EventPattern(.listener, "onIsReadyToDisplay")
    /// A factory block, and the app's adapters.
    static let factory = EventPattern(.listener, "factory")
    static let isReady = EventPattern(.listener, "isReady")
    static let waits = EventPattern(.listener, "waitForReady")
    static let displays = EventPattern(.listener, "display")
    static let scene = EventPattern(.listener, "sceneForMessage")
    static let theme = EventPattern(.listener, "extendTheme")
    /// An adapter's display returns.
    static let appEnds = EventPattern(.app, "ends")
    static let displayReport = EventPattern.sdk("in_app_display")
    static let resolutionReport = EventPattern.sdk("in_app_resolution")
    /// A schedule that was triggered is not executed.
    static let notSetOff = EventPattern.sdk("not set off")
    static let notPrepared = EventPattern.sdk("not prepared")
    static let overLimit = EventPattern.sdk("over a frequency limit")
    static let displayFailed = EventPattern.sdk("display failed")
    static let notifies = EventPattern.app("notifyDisplayConditionsChanged")

    /// The same of one message.
    func of(_ message: String) -> EventPattern {
        EventPattern(source, name, arguments.merging(["message": message]) { $1 }, answer: answer)
    }

    /// The same of one schedule, as the SDK reports it.
    func of(schedule: String) -> EventPattern {
        EventPattern(source, name, arguments.merging(["schedule": schedule]) { $1 }, answer: answer)
    }

    /// The same with an answer.
    func answering(_ answer: String) -> EventPattern { EventPattern(source, name, arguments, answer: answer) }

    static func resolution(_ type: String) -> EventPattern { .sdk("in_app_resolution", ["type": type]) }

    /// An action of this name runs.
    static func action(_ name: String) -> EventPattern { .sdk("action \(name)") }

    /// Whether a schedule is found.
    static func found(_ schedule: String, _ isFound: Bool) -> EventPattern {
        .listener("answered", ["schedule": schedule, "found": "\(isFound)"])
    }

    /// The result of reading a payload.
    static func reads(_ payload: String, _ result: String) -> EventPattern {
        .app("reads", ["payload": payload, "result": result])
    }

    static func event(_ name: String) -> EventPattern { .host("send", ["name": name]) }
}

extension Expectation {
    /// The delegate's and the adapters' calls are exactly these.
    static func story(_ lines: [String]) -> Expectation {
        .calls(
            of: [.delegate, .listener],
            named: [
                "isMessageReadyToDisplay", "messageWillDisplay", "messageFinishedDisplaying",
                "onIsReadyToDisplay", "factory", "isReady", "waitForReady", "display",
            ], are: lines)
    }

    /// The displays of adapters are exactly these, by the messages' names.
    static func displayed(_ messages: String...) -> Expectation {
        .calls(of: [.listener], named: ["display"], are: messages.map { Airship18Line.display($0) })
    }
}

/// Lines of a trace, as `Expectation.calls` compares them.
enum Airship18Line {
    static func asks(_ answer: Bool, _ message: String = "a") -> String {
        "delegate isMessageReadyToDisplay(message: \(message), scheduleID: \(message)) -> \(answer)"
    }

    static func will(_ message: String = "a") -> String {
        "delegate messageWillDisplay(message: \(message), scheduleID: \(message))"
    }

    static func finished(_ message: String = "a") -> String {
        "delegate messageFinishedDisplaying(message: \(message), scheduleID: \(message))"
    }

    static func closure(_ answer: Bool, _ message: String = "a") -> String {
        "listener onIsReadyToDisplay(message: \(message), scheduleID: \(message)) -> \(answer)"
    }

    static func factory(_ message: String = "a", priority: Int = 0) -> String {
        "listener factory(message: \(message), priority: \(priority))"
    }

    static func isReady(_ answer: Bool, _ message: String = "a") -> String {
        "listener isReady(message: \(message)) -> \(answer)"
    }

    static func waits(_ message: String = "a") -> String { "listener waitForReady(message: \(message))" }
    static func display(_ message: String = "a") -> String { "listener display(message: \(message))" }

    /// From the questions to the display.
    static func displaying(_ message: String = "a") -> [String] {
        [isReady(true, message), asks(true, message), will(message), display(message)]
    }
}

/// Expectations on the traces of the real-time scenarios, by rule and scenario: only those that do not depend on
/// which of two threads is faster.
enum Airship18RealTimeChecks {
    static let all: RealTimeChecks = [
        "AM-001": [
            (
                "real-time-shown",
                [
                    .calls(
                        of: [.delegate], named: nil,
                        are: [Airship18Line.asks(true), Airship18Line.will(), Airship18Line.finished()])
                ]
            )
        ],
        "AM-003": [
            ("real-time-shown-later", [.count(.asks, 2), .thread(.asks, .main), .never(.will)])
        ],
        "AM-005": [
            (
                "real-time-adapter",
                [.count(.waits, 1), .count(.displays, 1), .precedes(.app("waited"), .displays)]
            )
        ],
        "AM-019": [
            (
                "real-time-conflicts",
                [
                    .count(.displayReport.of(schedule: "a"), 1),
                    .neverBetween(.will, after: .will.of("a"), until: .finished.of("a")),
                ]
            )
        ],
        "AM-056": [
            (
                "real-time-adapter",
                [.thread(.factory, .main), .thread(.displays, .main), .thread(.finished, .main)]
            )
        ],
    ]
}
