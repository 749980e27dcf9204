import Airship17Bridge
import InAppCompat
import InAppContracts

/// Every rule of Airship's shape for 13 to 17: what `InAppMessagingDelegate`, adapters, coordinators and schedules
/// promise.
enum Airship17Rules: RuleBook {
    static let shape = SDKShape.airship17
    static let majorVersion = 17
    static let unsureSources = [Source.inferred, Source.contradictory, Source.earlier, Source.partlyEarlier]

    /// The rules, in the order of their numbers.
    static let all: [Rule] =
        wholeLife + pausing + extending + choosing + factories + retries + assets + readiness + intervals
        + coordinators + displaying + scenes + finishing + interruptions + ownership + triggers + schedules
        + processes + views + pageValues + pageCalls + storing + sessions + counting + media + periods
        + conditions + actions + decoding

    /// The sources of the rules.
    enum Source {
        static let manager = "vendor source (iOS 15 to 17): message manager"
        static let automation = "vendor source (iOS 15 to 17): automation"
        static let engine = "vendor source (iOS 15 to 17): automation engine"
        static let both = "vendor source (iOS 15 to 17): message manager and automation engine"
        static let pipeline = "vendor source (iOS 15 to 17): message manager and prepare pipeline"
        static let assets = "vendor source (iOS 15 to 17): assets"
        static let coordinators = "vendor source (iOS 15 to 17): display coordinators"
        static let scenes = "vendor source (iOS 15 to 17): scene manager and built-in adapters"
        static let views = "vendor source (iOS 15 to 17): built-in views"
        static let contents = "vendor source (iOS 15 to 17): messages and display contents"
        static let headers = "vendor headers (iOS 15 to 17)"
        static let parser = "vendor source (iOS 15 to 17): HTML view and resolutions"
        static let documented = "vendor source (iOS 15 to 17), and vendor documentation"
        static let inferred = "inferred from vendor source (iOS 15 to 17)"
        static let earlier =
            "vendor source (iOS 10), and an earlier reading of late versions (iOS 15 to 17)"
        static let partlyEarlier =
            "vendor source (iOS 15 to 17); for a part of it iOS 10, and an earlier reading of late versions"
        static let contradictory = "vendor source (iOS 15 to 17) and documentation, which differ"
    }
}

/// The names of the events of Airship's shape for 13 to 17 in traces.
extension EventPattern {
    static let extend = EventPattern.delegate("extend")
    static let displayCoordinator = EventPattern.delegate("displayCoordinator")
    static let isMessageReady = EventPattern.delegate("isMessageReady")
    static let willBeDisplayed = EventPattern.delegate("messageWillBeDisplayed")
    static let finishedDisplaying = EventPattern.delegate("messageFinishedDisplaying")
    /// A factory block is called.
    static let factory = EventPattern(.listener, "factory")
    /// The app's adapters.
    static let prepare = EventPattern(.listener, "prepare")
    static let isReadyToDisplay = EventPattern(.listener, "isReadyToDisplay")
    static let display = EventPattern(.listener, "display")
    /// The app's coordinators.
    static let isReady = EventPattern(.listener, "isReady")
    static let didBegin = EventPattern(.listener, "didBeginDisplaying")
    static let didFinish = EventPattern(.listener, "didFinishDisplaying")
    /// The app's asset delegate and scene delegate.
    static let onPrepare = EventPattern(.listener, "onPrepare")
    static let onSchedule = EventPattern(.listener, "onSchedule")
    static let scene = EventPattern(.listener, "scene")
    /// The adapter reports how a display ended.
    static let reports = EventPattern(.app, "reports")
    static let displayReport = EventPattern.sdk("in_app_display")
    static let resolutionReport = EventPattern.sdk("in_app_resolution")
    /// A schedule that was triggered is not executed.
    static let notSetOff = EventPattern.sdk("not set off")

    static func display(_ message: String) -> EventPattern { .listener("display", ["message": message]) }
    static func displayReport(_ schedule: String) -> EventPattern {
        .sdk("in_app_display", ["scheduleID": schedule])
    }

    static func finished(_ message: String, _ resolution: String) -> EventPattern {
        .delegate("messageFinishedDisplaying", ["message": message, "resolution": resolution])
    }

    /// Actions of this name run.
    static func action(_ name: String, _ situation: String) -> EventPattern {
        .sdk("action \(name)", ["situation": situation])
    }

    /// A completion handler of the app's is called.
    static func answered(_ call: String, _ answer: Bool) -> EventPattern {
        .listener("answered", ["call": call, "answer": "\(answer)"])
    }

    /// A call of one of the app's objects that gives this answer.
    static func listener(_ callback: String, answering answer: String) -> EventPattern {
        EventPattern(.listener, callback, answer: answer)
    }

    /// The schedules that are stored, by their identifiers.
    static func stored(_ names: String) -> EventPattern { .listener("answered", ["schedules": names]) }
}

/// Lines of a trace, as `Expectation.calls` compares them.
enum Airship17Line {
    /// A callback of the delegate that concerns a message.
    static func delegate(_ callback: String, _ message: String = "spring", answer: String? = nil) -> String {
        "delegate \(callback)(message: \(message))" + (answer.map { " -> \($0)" } ?? "")
    }

    static func ready(_ message: String = "spring", _ answer: Bool = true) -> String {
        delegate("isMessageReady", message, answer: "\(answer)")
    }

    static func will(_ message: String = "spring") -> String {
        "delegate messageWillBeDisplayed(message: \(message), scheduleID: \(message))"
    }

    static func finished(_ resolution: String, _ message: String = "spring") -> String {
        "delegate messageFinishedDisplaying(message: \(message), scheduleID: \(message), "
            + "resolution: \(resolution))"
    }

    /// A call of the app's adapters, factory blocks or asset delegate.
    static func listener(_ callback: String, _ message: String = "spring", answer: String? = nil) -> String {
        "listener \(callback)(message: \(message))" + (answer.map { " -> \($0)" } ?? "")
    }

    static func isReady(_ answer: Bool, _ coordinator: String = "own") -> String {
        "listener isReady(coordinator: \(coordinator)) -> \(answer)"
    }

    static func adapterReady(_ answer: Bool, _ message: String = "spring") -> String {
        listener("isReadyToDisplay", message, answer: "\(answer)")
    }

    static func coordinator(_ callback: String, _ message: String = "spring") -> String {
        "listener \(callback)(coordinator: own, message: \(message))"
    }

    static func displayReport(_ schedule: String = "spring") -> String {
        "sdk in_app_display(kind: analytics, scheduleID: \(schedule))"
    }

    static func resolutionReport(_ type: String, _ schedule: String = "spring") -> String {
        "sdk in_app_resolution(kind: analytics, scheduleID: \(schedule), type: \(type))"
    }

    static func action(_ name: String, _ situation: String, value: String = "done") -> String {
        "sdk action \(name)(kind: note, situation: \(situation), value: \"\(value)\")"
    }

    /// The completion handler of a call that stores, edits or cancels.
    static func answered(_ call: String, _ answer: Bool) -> String {
        "listener answered(call: \(call), answer: \(answer))"
    }

    static func stored(_ names: String) -> String { "listener answered(schedules: \(names))" }
}

/// Expectations on the traces of the real-time scenarios, by rule and scenario: only those that do not depend on
/// which of two threads is faster.
enum Airship17RealTimeChecks {
    static let all: RealTimeChecks = [
        "AS-001": [
            (
                "real-time-shown",
                [
                    .calls(
                        of: [.delegate], named: nil,
                        are: [
                            Airship17Line.delegate("extend", "a"),
                            Airship17Line.delegate("displayCoordinator", "a"), Airship17Line.ready("a"),
                            Airship17Line.will("a"), Airship17Line.finished("user_dismissed", "a"),
                        ])
                ]
            )
        ],
        "AS-013": [
            (
                "real-time-shown",
                [.thread(.extend, .background), .thread(.displayCoordinator, .background)]
            ),
            (
                "real-time-adapter",
                [
                    .thread(.extend, .background), .thread(.factory, .background), .thread(.prepare, .main),
                    .precedes(.extend, .factory), .precedes(.factory, .prepare),
                ]
            ),
        ],
        "AS-026": [
            (
                "real-time-shown-later",
                [
                    .count(.isMessageReady, 2), .thread(.isMessageReady, .main),
                    .thread(.app("notifyDisplayConditionsChanged"), .background), .never(.willBeDisplayed),
                ]
            )
        ],
        "AS-027": [
            (
                "real-time-coordinator",
                [
                    .thread(.app("setCoordinatorReady", ["value": "true"]), .background),
                    .thread(.isReadyToDisplay, .main), .count(.display, 1),
                    .precedes(.app("setCoordinatorReady", ["value": "true"]), .isReadyToDisplay),
                ]
            )
        ],
        "AS-035": [
            (
                "real-time-conflicts",
                [
                    .count(.displayReport, 1), .count(.displayReport("a"), 1),
                    .never(.delegate("isMessageReady", ["message": "b"])),
                    .never(.delegate("isMessageReady", ["message": "c"])),
                    .never(.delegate("isMessageReady", ["message": "d"])),
                ]
            )
        ],
        "AS-042": [
            (
                "real-time-adapter",
                [
                    .thread(.reports, .background), .thread(.finishedDisplaying, .background),
                    .thread(.didFinish, .background), .precedes(.resolutionReport, .finishedDisplaying),
                    .precedes(.finishedDisplaying, .didFinish), .count(.finished("a", "timed_out"), 1),
                ]
            )
        ],
    ]
}
