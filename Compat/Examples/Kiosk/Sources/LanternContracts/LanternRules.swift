import InAppCompat
import InAppContracts
import LanternBridge

/// Lantern's promises to its delegate. Rules whose check has `everywhere` hold under every vendor's SDK.
enum LanternRules {
    static let all = [
        rule(
            "001", "The delegate is asked once about each card that qualifies.",
            .scenario("shown", .count(vetoes, 1))),
        rule(
            "002", "The delegate is asked on a background thread.", .everywhere(.thread(vetoes, .background))),
        rule("003", "didPresent is called on the main thread.", .everywhere(.thread(didPresent, .main))),
        rule("004", "didDismiss is called on the main thread.", .everywhere(.thread(didDismiss, .main))),
        rule(
            "005", "A card that was not vetoed appears and is counted, and then the delegate is notified.",
            .scenario("shown", .precedes(vetoes, shown), .follows(didPresent, directlyAfter: shown))),
        rule(
            "006", "A vetoed card does not appear, and the veto is counted.",
            .scenario("vetoed", .count(.sdk("vetoed"), 1), .never(didPresent))),
        rule(
            "007", "LanternCard.show() shows a vetoed card without asking again.",
            .scenario("shown-later", .follows(shown, directlyAfter: .sdk("vetoed")), .count(vetoes, 1))),
        rule(
            "008", "While a card is on screen, a second one is dropped and counted.",
            .scenario("busy", .count(.sdk("busy", ["card": "b"]), 1), .count(didPresent, 1))),
        rule(
            "009", "The close button and a tap outside give the reason user.",
            .scenario("shown", .carries(didDismiss, "reason", "user"))
                .and(scenario: "outside", .carries(didDismiss, "reason", "user"))),
        rule(
            "010", "A button gives the reason button: and its name.",
            .scenario("button", .carries(didDismiss, "reason", "button:go"))),
        rule(
            "011", "A button's link is opened after didDismiss.",
            .scenario("button", .precedes(didDismiss, .sdk("openedURL")))),
        rule(
            "012", "LanternCard.close() gives the reason code.",
            .scenario("closed", .carries(didDismiss, "reason", "code"))),
        rule(
            "013", "didDismiss is called only after didPresent.",
            .everywhere(.precedes(didPresent, didDismiss))),
        rule(
            "014", "The delegate is held weakly: one that was released is not notified.",
            .scenario("released", .never(didDismiss), .occurs(.sdk("closed")))),
        rule(
            "015", "A tap on a card that has a link gives the reason card.",
            .scenario("tapped", .carries(didDismiss, "reason", "card"))),
    ]

    private static let (vetoes, shown) = (told("vetoes"), EventPattern.sdk("shown"))
    private static let (didPresent, didDismiss) = (told("didPresent"), told("didDismiss"))

    private static func told(_ callback: String) -> EventPattern { .delegate(callback) }

    private static func rule(_ number: String, _ statement: String, _ check: RuleCheck) -> Rule {
        Rule(
            "LN-" + number, shape: .lantern, majorVersion: 1, statement,
            intent: "A delegate can rely on it.", source: "made up", .checked(check))
    }
}
