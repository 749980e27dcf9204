import Airship17Contracts
import InAppContracts

/// Traces of hosts that break one of Airship's rules for 13 to 17, by the number of the rule. The names of events are
/// repeated here, so that a rule that looks for a wrong name is detected.
enum Airship17Mutants {
    typealias Table = [String: [Mutant]]

    static let all = [
        preparing, adapters, readiness, displaying, finishing, automation, views, pages, counting, reading,
    ].reduce(into: Table()) { all, table in all.merge(table) { $0 + $1 } }

    static let extend = EventPattern.delegate("extend")
    static let displayCoordinator = EventPattern.delegate("displayCoordinator")
    static let isMessageReady = EventPattern.delegate("isMessageReady")
    static let will = EventPattern.delegate("messageWillBeDisplayed")
    static let finished = EventPattern.delegate("messageFinishedDisplaying")
    static let factory = EventPattern(.listener, "factory")
    static let prepare = EventPattern(.listener, "prepare")
    static let isReadyToDisplay = EventPattern(.listener, "isReadyToDisplay")
    static let display = EventPattern(.listener, "display")
    static let isReady = EventPattern(.listener, "isReady")
    static let didBegin = EventPattern(.listener, "didBeginDisplaying")
    static let didFinish = EventPattern(.listener, "didFinishDisplaying")
    static let onPrepare = EventPattern(.listener, "onPrepare")
    static let scene = EventPattern(.listener, "scene")
    static let displayReport = EventPattern.sdk("in_app_display")
    static let resolutionReport = EventPattern.sdk("in_app_resolution")
    static let notSetOff = EventPattern.sdk("not set off")
    static let sees = EventPattern(.app, "sees")
    static let reports = EventPattern(.app, "reports")
    static let messageAction = EventPattern.sdk("action message_action")

    static func listener(_ name: String, _ arguments: [String: String]) -> EventPattern {
        EventPattern(.listener, name, arguments)
    }

    static func app(_ name: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.app, name, arguments)
    }

    static func host(_ name: String, _ arguments: [String: String] = [:]) -> EventPattern {
        EventPattern(.campaign, name, arguments)
    }

    /// The answer that a completion handler gets.
    static func answered(_ call: String) -> EventPattern { listener("answered", ["call": call]) }
    /// The stored schedules, as the app reads them.
    static func stored(_ names: String) -> EventPattern { listener("answered", ["schedules": names]) }

    /// The result of a look-up of messages.
    static func found(_ names: String) -> EventPattern { listener("answered", ["messages": names]) }

    /// A host that displays a message that it must not display.
    static func displays(_ message: String = "spring", after target: EventPattern? = nil) -> TraceMutation {
        .insert(.listener, "display", ["message": message], after: target)
    }

    /// A host with a callback that it must not make.
    static func tells(
        _ callback: String, _ arguments: [String: String] = [:], after target: EventPattern? = nil
    ) -> TraceMutation {
        .insert(
            .delegate, callback, arguments.merging(["message": "spring"]) { first, _ in first }, after: target
        )
    }
}
