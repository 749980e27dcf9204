import InAppContracts

@testable import Airship18Contracts

extension Airship18Mutants {
    private static let messageAction = EventPattern.action("message_action")
    private static let own = EventPattern.action("own")

    static let displays: Table = [
        "AM-007": [
            Mutant("whole-display", .swap(.will, .displayReport), "expected delegate messageWillDisplay"),
            Mutant("whole-display", .swap(.finished, .resolutionReport), "as number 4"),
            Mutant(
                "shown", .drop(.will),
                "expected delegate messageWillDisplay before delegate messageFinishedDisplaying"),
        ],
        "AM-008": [Mutant("results", .set(.finished, "resolution", "timed_out"), "resolution: timed_out")],
        "AM-009": [
            Mutant("cancelled-by-button", .set(.found("a", false), "found", "true"), "found 0"),
            Mutant("cancelled-by-button", shows(), "expected 1 × listener display, found 2"),
        ],
        "AM-010": [
            Mutant(
                "cancelled-by-button", .drop(messageAction), "expected 1 × sdk action message_action, found 0"
            ),
            Mutant(
                "control-group", .insert(.sdk, "action message_action"),
                "expected no sdk action message_action"),
        ],
        "AM-011": [
            Mutant("control-group", .drop(.will), "expected delegate messageWillDisplay(message: a"),
            Mutant("control-group", shows(after: .will), "expected listener display(message: b) as number 1"),
        ],
        "AM-012": [
            Mutant(
                "excluded", tells("messageWillDisplay", after: .asks),
                "expected no delegate messageWillDisplay"),
            Mutant(
                "excluded", .drop(.asks.of("a")),
                "expected 1 × delegate isMessageReadyToDisplay(message: a), found 0"),
        ],
        "AM-013": [
            Mutant("no-scene", shows(after: .notifies), "expected no listener display"),
            Mutant("no-scene-documented", .drop(.displays), "expected 1 × listener display, found 0"),
        ],
        "AM-018": [Mutant("interval-kept", .set(.sees, "displayInterval", "0.0", 2), "displayInterval: 0.5")],
        "AM-019": [Mutant("interval", .shift(.displays.of("b"), by: -20), "50.0 s after")],
        "AM-020": [
            Mutant(
                "immediate", .move(.displays.of("e"), before: .stage("appState", ["value": "active"])),
                "before listener display(message: e)")
        ],
        "AM-021": [
            Mutant(
                "immediate", .move(.displays.of("d"), before: .appEnds),
                "expected app ends(message: a) before"),
            Mutant(
                "embedded", .drop(.will.of("layout")),
                "expected 1 × delegate messageWillDisplay(message: layout), found 0"),
        ],
        "AM-022": [
            Mutant(
                "scenes", .set(.displays.of("a"), "scene", "other"),
                "expected listener display(message: a) with scene: active"),
            Mutant("no-scene", .drop(.displayFailed), "expected 1 × sdk display failed, found 0"),
        ],
        "AM-030": [
            Mutant("never-ends", asks("b"), "expected no delegate isMessageReadyToDisplay(message: b)")
        ],
        "AM-032": [
            Mutant("no-delegate", asks(after: .factory), "expected no delegate"),
            Mutant("delegate-replaced", tells("messageWillDisplay", "b"), "expected no delegate"),
        ],
        "AM-062": [
            Mutant(
                "whole-display", .move(messageAction, before: .finished),
                "expected delegate messageFinishedDisplaying before sdk action")
        ],
        "AM-063": [
            Mutant("trigger-in-finished", makes(after: .finished), "expected no listener factory after"),
            Mutant("trigger-in-finished", .set(.found("a", true), "found", "false"), "found 0"),
        ],
        "AM-064": [
            Mutant(
                "ends-at-once", .drop(.finished), "expected 1 × delegate messageFinishedDisplaying, found 0")
        ],
        "AM-067": [Mutant("control-group", .shift(.displays.of("b"), by: -30), "30.0 s after")],
        "AM-068": [
            Mutant("immediate", .move(.appEnds, after: .displays), "expected no app ends after"),
            Mutant(
                "immediate", .move(.displays.of("d"), after: .appEnds.of("c")), "before app ends(message: c)"),
        ],
        "AM-069": [
            Mutant("delegate-replaced", .set(.finished, "delegate", "first"), "with delegate: second"),
            Mutant(
                "delegate-released", tells("messageFinishedDisplaying"),
                "expected no delegate messageFinishedDisplaying"),
        ],
        "AM-070": [Mutant("scenes", .duplicate(.scene), "expected 2 × listener sceneForMessage, found 3")],
        "AM-071": [
            Mutant("no-scene-before", tells("messageWillDisplay"), "expected no delegate messageWillDisplay"),
            Mutant("no-scene", .drop(.finished), "expected 1 × delegate messageFinishedDisplaying, found 0"),
        ],
        "AM-072": [
            Mutant("actions-alone", asks(), "expected no delegate"),
            Mutant("actions-alone", .drop(own), "expected 1 × sdk action own, found 0"),
        ],
        "AM-074": [
            Mutant(
                "action-runner", .insert(.sdk, "action button_action"), "expected no sdk action button_action"
            ),
            Mutant("action-runner", .set(own, "attributedTo", "nobody"), "with attributedTo: a"),
        ],
        "AM-075": [
            Mutant("results", .drop(.finished), "as number 2"),
            Mutant("results", .set(.resolution("timed_out"), "type", "user_dismissed"), "found 0"),
        ],
        "AM-125": [
            Mutant("control-group-bypassed", .drop(.displays), "expected 1 × listener display, found 0")
        ],
        "AM-137": [Mutant("unreported", .insert(.sdk, "in_app_display"), "expected no sdk in_app_display")],
        "AM-138": [
            Mutant(
                "action-runner-async", .move(own, after: .app("runActions")),
                "expected no sdk action own after"),
            Mutant(
                "action-runner-async", .set(own, "situation", "manualInvocation"),
                "with situation: automation"),
        ],
    ]
}
