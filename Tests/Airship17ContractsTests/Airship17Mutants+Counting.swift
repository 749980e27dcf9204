import Airship17Contracts
import InAppContracts

extension Airship17Mutants {
    private static let displayAgain = listener("display", ["adapter": "2"])
    private static let toast = EventPattern.sdk("action toast_action")

    private static func extends(_ message: String) -> EventPattern {
        .delegate("extend", ["message": message])
    }

    static let counting: Table = [
        "AS-100": [
            Mutant(
                "set-off-together", .move(extends("five"), before: extends("first")),
                "expected delegate extend(message: first) as number 1, found delegate extend(message: five)"),
            Mutant("set-off-together", displays("zero"), "expected 1 × listener display, found 2"),
        ],
        "AS-101": [
            Mutant(
                "ended-not-found", .set(found(""), "messages", "spring"),
                "expected listener answered(messages: ) as number 3, found listener answered(messages: spring)"
            ),
            Mutant(
                "ended-makes-room", .set(answered("schedule"), "answer", "false", 3),
                "expected listener answered(call: schedule, answer: true) as number 3"),
        ],
        "AS-102": [
            Mutant(
                "replaced", .set(answered("schedule"), "answer", "false", 2),
                "expected listener answered(call: schedule, answer: true) as number 2"),
            Mutant(
                "replaced", .set(listener("display", ["message": "new"]), "message", "old"),
                "expected 1 × listener display(message: old), found 2"),
            Mutant("replaced-while-waiting", displays("old"), "expected no listener display(message: old)"),
        ],
        "AS-103": [
            Mutant(
                "actions-while-paused", .move(toast, before: app("setPaused", ["value": "false"])),
                "expected no sdk action toast_action after app setPaused(value: true)"),
            Mutant("actions-while-paused", .drop(toast), "expected 1 × sdk action toast_action, found 0"),
        ],
        "AS-104": [
            Mutant("session-at-start", .drop(display, 2), "expected 2 × listener display, found 1"),
            Mutant(
                "session-after-start", .move(displayAgain, before: sees),
                "expected app sees before listener display(adapter: 2)"),
        ],
        "AS-105": [
            Mutant("session-while-off", .drop(display), "expected 1 × listener display, found 0"),
            Mutant(
                "session-while-off", .move(extend, before: sees), "expected app sees before delegate extend"),
            Mutant(
                "session-during-interval", .shift(displayAgain, by: 5),
                "expected listener display(adapter: 2) 60.0 s after delegate messageFinishedDisplaying"),
            Mutant(
                "session-while-finished", .move(displayAgain, before: app("editSchedule")),
                "expected app editSchedule before listener display(adapter: 2)"),
        ],
        "AS-106": [
            Mutant(
                "goal-while-shown", tells("extend", after: reports), "expected 2 × delegate extend, found 3"),
            Mutant("cancellation-begins-again", .drop(display, 2), "expected 2 × listener display, found 1"),
            Mutant(
                "taken-back-while-waiting", .move(display, before: sees),
                "expected app sees before listener display"),
        ],
    ]
}
