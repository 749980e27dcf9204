import InAppContracts

/// How the events of Airship's shape for 13 to 17 are called in traces.
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
    /// The app's delegate for assets, and for the choice of scenes.
    static let onPrepare = EventPattern(.listener, "onPrepare")
    static let onSchedule = EventPattern(.listener, "onSchedule")
    static let scene = EventPattern(.listener, "scene")
    /// The adapter reports how a display ended.
    static let reports = EventPattern(.app, "reports")
    static let displayReport = EventPattern.sdk("in_app_display")
    static let resolutionReport = EventPattern.sdk("in_app_resolution")
    /// A schedule that was triggered is not set off.
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

    /// A call of an object of the app's that gives this answer.
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

    /// A call of the app's adapters, factory blocks or delegate for assets.
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
