import Airship17Contracts
import InAppContracts

extension Airship17Mutants {
    static let reading: Table = [
        "AS-107": [
            Mutant(
                "film-offline", .move(isMessageReady, before: sees),
                "expected no delegate isMessageReady after campaign trigger"),
            Mutant(
                "film-offline", .drop(.sdk("in_app_display", ["scheduleID": "b"])),
                "expected 1 × sdk in_app_display(scheduleID: b), found 0"),
            Mutant(
                "film-not-allowed", .insert(.sdk, "in_app_display", ["scheduleID": "a"]),
                "expected no sdk in_app_display"),
            Mutant("film-not-allowed", .set(stored(""), "schedules", "a"), "found 0"),
        ],
        "AS-108": [
            Mutant(
                "grace", .set(found("spring"), "messages", "", 2),
                "expected listener answered(messages: spring) as number 3, found listener answered(messages: )"
            )
        ],
        "AS-109": [
            Mutant("version-constraint", .drop(extend), "expected 1 × delegate extend, found 0"),
            Mutant(
                "version-constraint", .move(extend, before: sees), "expected app sees before delegate extend"),
            Mutant(
                "delay-after-relaunch", .shift(extend, by: -4),
                "expected delegate extend 10.0 s after campaign relaunch"),
            Mutant(
                "one-region", .move(isReady, before: sees),
                "expected no listener isReady after campaign trigger"),
            Mutant(
                "inactive-is-background",
                .move(isReady, before: EventPattern(.stage, "appState", ["value": "inactive"])),
                "expected no listener isReady after campaign trigger"),
        ],
        "AS-110": [
            Mutant(
                "banner-button", .set(.sdk("action button_action"), "situation", "automation"),
                "expected sdk action button_action with situation: manualInvocation, found automation"),
            Mutant(
                "interrupted-unreported", .drop(resolutionReport),
                "expected 1 × sdk in_app_resolution, found 0"),
        ],
        "AS-111": [
            Mutant(
                "schedule-values-read", .set(app("reads", ["result": "refused"]), "result", "accepted"),
                "expected app reads(as: predicate, result: refused) as number 2"),
            Mutant(
                "schedule-values-read",
                .set(app("reads", ["as": "delay", "result": "refused"]), "result", "accepted", 2),
                "expected app reads(as: delay, result: refused) as number 7"),
            Mutant(
                "deferred", .set(answered("schedule"), "answer", "false"),
                "expected listener answered(call: schedule, answer: true) as number 1"),
        ],
        "AS-112": [
            Mutant(
                "standard-message-read", .set(app("reads"), "result", "2030-02-03T03:05:06Z"),
                "found app reads(as: standardMessage, result: 2030-02-03T03:05:06Z)"),
            Mutant(
                "standard-message-replaced", .set(stored(""), "schedules", "one"),
                "expected listener answered(schedules: ) as number 2"),
            Mutant("standard-message-replaced", .drop(resolutionReport), "found 0"),
        ],
        "AS-113": [
            Mutant(
                "ended-listed", .set(stored(""), "schedules", "spring"),
                "expected listener answered(schedules: ) as number 3")
        ],
        "AS-114": [
            Mutant(
                "message-values-read",
                .set(app("reads", ["result": "refused"]), "result", "remote-data, Hello coloured"),
                "expected app reads(as: message, result: refused) as number 3"),
            Mutant(
                "message-values-read",
                .set(app("reads"), "result", "refused"), "as number 1"),
        ],
    ]
}
