import InAppContracts

extension Airship17Scenarios {
    /// The stories of Airship's SDK, and an adapter that reports on a background thread.
    static let realTime = RealTimeStories.stories(
        shape: "airship17", payload: { "\"\($0)\": " + Airship17Scenarios.banner($0, duration: 500) },
        leave: #"{ "user": "swipeAway" }"#, showLater: #"{ "app": "notifyDisplayConditionsChanged" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-adapter", "An adapter of the app's displays, and reports on a background thread.",
            "airship17", payloads: ["\"a\": " + Airship17Scenarios.custom("a")],
            steps: [
                Airship17Scenarios.choose("own", for: "a"), #"{ "together": [{ "trigger": "a" }] }"#,
                #"{ "together": [\#(Airship17Scenarios.complete("a", "timed_out"))] }"#,
            ]),
        RealTimeStories.scenario(
            "real-time-coordinator", "A coordinator becomes ready on a background thread.", "airship17",
            payloads: ["\"a\": " + Airship17Scenarios.custom("a")],
            steps: [
                Airship17Scenarios.choose("own", for: "a"), Airship17Scenarios.setCoordinatorReady(false),
                #"{ "trigger": "a" }"#,
                #"{ "together": [\#(Airship17Scenarios.setCoordinatorReady(true))] }"#,
            ]),
    ]) { $1 }
}
