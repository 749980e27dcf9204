import GongBridge
import InAppCompat
import InAppContracts

/// Gong's promises to its listeners. Rules whose check has `everywhere` hold under every vendor's SDK.
enum GongRules {
    static let all = [
        rule(
            "001", "Every call comes on the main thread.",
            .everywhere(.thread(didShow, .main), .thread(didClick, .main), .thread(didClose, .main))),
        rule(
            "002", "Nobody is asked: didShow tells of a note that is up and counted.",
            .scenario("shown", .follows(didShow, directlyAfter: .sdk("shown")))),
        rule("003", "The close button is no click.", .scenario("shown", .never(didClick), .occurs(didClose))),
        rule(
            "004", "didClick comes when what the button links to was opened, and before didClose.",
            .scenario(
                "clicked", .precedes(.sdk("openedURL"), didClick), .precedes(didClick, didClose),
                .carries(didClick, "button", "go"))),
        rule(
            "005", "A note that is set off while another is up appears when that has gone.",
            .scenario("waiting", .count(didShow, 2), .follows(.sdk("shown", b), directlyAfter: didClose))),
        rule(
            "006", "What is set off during a pause appears with the resume.",
            .scenario("paused", .precedes(.app("resume"), didShow))),
        rule(
            "007", "A pause takes nothing away that is up.",
            .scenario("paused-late", .precedes(.user("close"), didClose), .occurs(didClose))),
        rule(
            "008", "A campaign waits for its own event.",
            .scenario("rung", .precedes(.app("ring", ["event": "a-event"]), didShow))),
        rule(
            "009", "Listeners are told one after the other, in the order in which they were added.",
            .scenario(
                "two-listeners", .follows(.listener("didShow"), directlyAfter: didShow),
                .follows(.listener("didClick"), directlyAfter: didClick),
                .follows(.listener("didClose"), directlyAfter: didClose))),
        rule(
            "010", "Listeners are held weakly: one that is gone is not told.",
            .scenario("released", .never(didClose), .occurs(.sdk("closed")))),
        rule("011", "didClose comes only after didShow.", .everywhere(.precedes(didShow, didClose))),
        rule("012", "Gong.close(_:) is no click.", .scenario("closed", .never(didClick), .occurs(didClose))),
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
