import GongBridge
import InAppCompat
import InAppContracts

/// Gong's promises to its listeners. Rules whose check has `everywhere` hold under every vendor's SDK.
enum GongRules {
    static let all = [
        rule(
            "001", "Every callback is called on the main thread.",
            .everywhere(.thread(didShow, .main), .thread(didClick, .main), .thread(didClose, .main))),
        rule(
            "002", "No question is asked: didShow reports a note that is on screen and counted.",
            .scenario("shown", .follows(didShow, directlyAfter: .sdk("shown")))),
        rule(
            "003", "The close button is not a click.", .scenario("shown", .never(didClick), .occurs(didClose))
        ),
        rule(
            "004", "didClick is called after the button's link was opened, and before didClose.",
            .scenario(
                "clicked", .precedes(.sdk("openedURL"), didClick), .precedes(didClick, didClose),
                .carries(didClick, "button", "go"))),
        rule(
            "005",
            "A note that is triggered while another one is on screen appears after that one has ended.",
            .scenario("waiting", .count(didShow, 2), .follows(.sdk("shown", b), directlyAfter: didClose))),
        rule(
            "006", "A note that is triggered during a pause appears on resume.",
            .scenario("paused", .precedes(.app("resume"), didShow))),
        rule(
            "007", "A pause does not remove a note that is on screen.",
            .scenario("paused-late", .precedes(.user("close"), didClose), .occurs(didClose))),
        rule(
            "008", "A campaign waits for its own event.",
            .scenario("rung", .precedes(.app("ring", ["event": "a-event"]), didShow))),
        rule(
            "009", "Listeners are notified one after the other, in the order in which they were added.",
            .scenario(
                "two-listeners", .follows(.listener("didShow"), directlyAfter: didShow),
                .follows(.listener("didClick"), directlyAfter: didClick),
                .follows(.listener("didClose"), directlyAfter: didClose))),
        rule(
            "010", "Listeners are held weakly: one that was released is not notified.",
            .scenario("released", .never(didClose), .occurs(.sdk("closed")))),
        rule("011", "didClose is called only after didShow.", .everywhere(.precedes(didShow, didClose))),
        rule(
            "012", "Gong.close(_:) is not a click.", .scenario("closed", .never(didClick), .occurs(didClose))),
    ]

    private static let b = ["note": "b"]
    private static let didShow = EventPattern.delegate("didShow")
    private static let didClick = EventPattern.delegate("didClick")
    private static let didClose = EventPattern.delegate("didClose")

    private static func rule(_ number: String, _ statement: String, _ check: RuleCheck) -> Rule {
        Rule(
            "GN-" + number, shape: .gong, majorVersion: 1, statement,
            intent: "A listener can rely on it.", source: "made up", .checked(check))
    }
}
