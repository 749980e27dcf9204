import InAppContracts

extension BrazeScenarios {
    /// The scenarios in real time.
    static let realTime = RealTimeStories.stories(
        shape: "braze", payload: { BrazeScenarios.modal($0) }, leave: #"{ "user": "close" }"#,
        showLater: #"{ "trigger": "a" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-off-main", "The app presents a message on a background thread.", "braze",
            payloads: [BrazeScenarios.modal("a")], steps: [#"{ "app": "presentOffMain", "payload": "a" }"#])
    ]) { $1 }
}
