import InAppContracts

/// How the events of Airship's shape for 18 to 20 are called in traces.
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
    /// A schedule that was triggered is not set off.
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

    /// What came of reading a payload.
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
