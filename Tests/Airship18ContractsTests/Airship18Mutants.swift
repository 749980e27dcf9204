import InAppContracts

@testable import Airship18Contracts

/// Traces of hosts that break one of Airship's rules for 18 to 20, by the number of the rule.
enum Airship18Mutants {
    typealias Table = [String: [Mutant]]

    static let all = [readiness, displays, preparing, engine, views, anew, pages].reduce(into: Table()) {
        all, table in
        all.merge(table) { $0 + $1 }
    }

    /// A host that displays a message that it must not display.
    static func shows(_ message: String = "a", after target: EventPattern? = nil) -> TraceMutation {
        .insert(.listener, "display", ["message": message], after: target)
    }

    /// A host that creates a superfluous adapter.
    static func makes(_ message: String = "a", after target: EventPattern? = nil) -> TraceMutation {
        .insert(.listener, "factory", ["message": message, "priority": "0"], after: target)
    }

    /// A host with a callback that it must not make.
    static func tells(
        _ callback: String, _ message: String = "a", after target: EventPattern? = nil
    ) -> TraceMutation {
        .insert(.delegate, callback, ["message": message, "scheduleID": message], after: target)
    }

    static func asks(_ message: String = "a", after target: EventPattern? = nil) -> TraceMutation {
        tells("isMessageReadyToDisplay", message, after: target)
    }

    static func looks(_ message: String = "a", after target: EventPattern? = nil) -> TraceMutation {
        .insert(.listener, "isReady", ["message": message], after: target)
    }
}

extension Airship18Mutants {
    static let readiness: Table = [
        "AM-001": [
            Mutant("questions-in-order", .swap(.waits, .asks), "expected listener waitForReady(message: a)"),
            Mutant(
                "questions-in-order", looks(after: .factory),
                "expected no listener isReady after listener factory"),
        ],
        "AM-002": [
            Mutant("closure", asks(after: .closure), "found delegate isMessageReadyToDisplay"),
            Mutant(
                "closure-before-20", .insert(.listener, "onIsReadyToDisplay"),
                "expected no listener onIsReadyToDisplay"),
            Mutant("no-delegate", .drop(.displays), "expected 1 × listener display, found 0"),
        ],
        "AM-003": [
            Mutant(
                "held", asks(after: .stage("advance", [:])),
                "expected 2 × delegate isMessageReadyToDisplay, found 3"),
            Mutant("held-before-18-8", asks(after: .trigger("b")), "found 3"),
        ],
        "AM-004": [
            Mutant(
                "priorities-refused", .swap(.isReady.of("minus"), .isReady.of("none")),
                "expected listener isReady(message: minus) -> false as number 1"),
            Mutant("priorities-refused", .drop(.isReady.of("five"), 2), "as number 6, found the end"),
        ],
        "AM-005": [
            Mutant("shown", .insert(.listener, "waitForReady"), "expected no listener waitForReady"),
            Mutant("adapter-waits", .drop(.displays), "expected 1 × listener display, found 0"),
        ],
        "AM-006": [
            Mutant(
                "one-turn", .move(.app("reachedMain"), before: .displays),
                "expected listener display before app reachedMain")
        ],
        "AM-017": [
            Mutant("paused", .move(.isReady, before: .sees), "expected app sees before listener isReady"),
            Mutant("paused-on-launch", .set(.sees, "paused", "false"), "expected app sees with paused: true"),
        ],
        "AM-025": [
            Mutant(
                "priorities", .swap(.displays.of("minus"), .displays.of("five")),
                "expected listener display(message: minus) as number 1")
        ],
        "AM-046": [
            Mutant(
                "wakers", looks(after: .event("shop")),
                "expected campaign send(event: regionEnter, name: home)"),
            Mutant("wakers", .drop(.isReady, 2), "expected listener isReady(message: a) -> false as number"),
        ],
        "AM-047": [Mutant("one-pass", asks(), "expected 2 × delegate isMessageReadyToDisplay, found 3")],
        "AM-048": [Mutant("adapter-waits", .drop(.app("waited")), "expected 4 × app waited, found 3")],
        "AM-049": [
            Mutant(
                "asked-during-display", asks("b", after: .displays),
                "expected 1 × delegate isMessageReadyToDisplay(message: b), found 2"),
            Mutant(
                "asked-during-display", .drop(.isReady.of("b")),
                "expected 4 × listener isReady(message: b), found 3"),
        ],
        "AM-051": [
            Mutant("notify-inside", .duplicate(.will), "expected 1 × delegate messageWillDisplay, found 2")
        ],
        "AM-052": [
            Mutant(
                "feature-off", .drop(.finished), "expected 1 × delegate messageFinishedDisplaying, found 0"),
            Mutant("feature-off", makes(after: .notSetOff), "expected app sees before listener factory"),
        ],
        "AM-056": [
            Mutant("shown", .thread(.factory, .background), "expected listener factory on the main thread"),
            Mutant(
                "shown", .thread(.will, .background),
                "expected delegate messageWillDisplay on the main thread"),
        ],
        "AM-109": [
            Mutant(
                "priorities", .swap(.displays.of("none"), .displays.of("five")),
                "expected listener display(message: none) before listener display(message: five)")
        ],
    ]
}
