import InAppContracts

/// Delegates that come and go (BZ-120, BZ-121).
extension BrazeScenarios {
    static let ownership = [
        scenario(
            "late-delegate", "The delegate is set after the first message came.",
            [slideup("m"), slideup("n")],
            steps: #"""
                {"app": "removeDelegate"}, {"trigger": "m"}, {"app": "useSecondDelegate"},
                {"user": "swipeAway"}, {"trigger": "n"}
                """#),
        scenario(
            "replaced-delegate", "From inside a callback the app puts another delegate in its place.",
            [slideup("m")],
            reactions: #"{"in": "willPresent", "do": [{"app": "useSecondDelegate"}]}"#,
            steps: #"{"trigger": "m"}, {"user": "swipeAway"}"#),
        scenario(
            "removed-delegate", "From inside a callback the app removes its delegate.", [modal("m")],
            reactions: #"{"in": "willPresent", "do": [{"app": "removeDelegate"}]}"#,
            steps: #"{"trigger": "m"}, {"user": "tapButton", "id": "1"}, {"app": "look"}"#),
    ]
}
