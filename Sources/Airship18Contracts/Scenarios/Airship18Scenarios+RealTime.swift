import InAppContracts

extension Airship18Scenarios {
    /// The stories of Airship's SDK, and an adapter that becomes ready on its own time.
    static let realTime = RealTimeStories.stories(
        shape: "airship18", payload: { "\"\($0)\": " + Airship18Scenarios.banner($0, limit: 1) },
        leave: #"{ "user": "swipeAway" }"#, showLater: #"{ "app": "notifyDisplayConditionsChanged" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-adapter", "An adapter of the app's waits, displays and ends.", "airship18",
            payloads: ["\"a\": " + Airship18Scenarios.custom("a")],
            steps: [
                Airship18Scenarios.adapterReady(false), #"{ "together": [{ "trigger": "a" }] }"#,
                Airship18Scenarios.adapterReady(true), Airship18Scenarios.openGates(),
                Airship18Scenarios.complete("a", "timed_out"),
            ])
    ]) { $1 }
}
