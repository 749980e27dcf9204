import InAppContracts

/// Messages that a click triggers (BZ-100 to BZ-104).
extension BrazeScenarios {
    /// Messages come while a click on `m` is being processed: after `shouldProcess`, before the exit.
    private static func during(_ callback: String, _ messages: String...) -> String {
        let actions = messages.map { #"{"trigger": "\#($0)"}"# } + [#"{"app": "look"}"#]
        return #"{"in": "\#(callback)", "message": "m", "do": [\#(actions.joined(separator: ", "))]}"#
    }

    private static let tapped = #"{"trigger": "m"}, {"user": "tapMessage"}, {"app": "look"}"#

    static let followUps = [
        scenario(
            "follow-up", "A message that a click triggers follows the clicked one.",
            [slideup("m", link), slideup("f")], reactions: during("willDismiss", "f"), steps: tapped),
        scenario(
            "two-follow-ups", "A click triggers two messages.",
            [slideup("m", link), slideup("f"), slideup("g")], reactions: during("willDismiss", "f", "g"),
            steps: tapped),
        scenario(
            "follow-up-held", "The delegate holds the message that a click triggered.",
            [slideup("m", link), slideup("f")], script: #"{"gate": {"f": "hold"}}"#,
            reactions: during("willDismiss", "f"), steps: tapped),
        scenario(
            "follow-up-discarded", "The delegate discards the message that a click triggered.",
            [slideup("m", link), slideup("f")], script: #"{"gate": {"f": "discard"}}"#,
            reactions: during("willDismiss", "f"), steps: tapped),
        scenario(
            "presented-in-should-process", "A message that comes inside shouldProcess is parked.",
            [slideup("m", link), slideup("a")], reactions: during("shouldProcess", "a"), steps: tapped),
        scenario(
            "click-without-dismissal", "A view of the app's own has a click processed and stays.",
            [slideup("m"), slideup("f")], reactions: edit("customView", "reporting"),
            steps: #"""
                {"trigger": "m"}, {"user": "tapMessage"}, {"trigger": "f"}, {"app": "look"},
                {"app": "dismiss"}, {"app": "look"}
                """#),
    ]
}
