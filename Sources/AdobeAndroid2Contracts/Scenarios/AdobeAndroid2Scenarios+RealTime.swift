import InAppContracts

extension AdobeAndroid2Scenarios {
    /// The stories of Adobe's SDK for Android 2, and gates that wait for the main thread.
    static let realTime = RealTimeStories.stories(
        shape: "adobeAndroid2", payload: androidCampaign,
        leave: #"{ "user": "openLink", "url": "adbinapp://dismiss?interaction=done" }"#,
        showLater: #"{ "app": "messageShow", "message": "a" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-gates-in-turn",
            "Three campaigns qualify on three threads; each gate waits for the main thread, and refuses.",
            "adobeAndroid2", payloads: ["a", "b", "c"].map(androidCampaign), script: #"{ "gate": "hold" }"#,
            reactions: #"{ "in": "shouldShowMessage", "times": 3, "do": [{ "app": "waitForMain" }] }"#,
            steps: [#"{ "together": [{ "trigger": "a" }, { "trigger": "b" }, { "trigger": "c" }] }"#])
    ]) { $1 }

    private static func androidCampaign(_ id: String) -> String {
        "\"\(id)\": " + AdobeAndroid2Scenarios.campaign(id)
    }
}
