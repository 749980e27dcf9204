import InAppContracts

extension AdobeIOSScenarios {
    /// The scenarios in real time.
    static let realTime = RealTimeStories.stories(
        shape: "adobeIOS", payload: { "\"\($0)\": " + AdobeIOSScenarios.campaign($0) },
        leave: #"{ "user": "openLink", "url": "adbinapp://dismiss?interaction=done" }"#,
        showLater: #"{ "app": "messageShow", "message": "a" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-gate-waits-for-main", "The gate waits for the main thread, which is free.", "adobeIOS",
            payloads: ["\"a\": " + AdobeIOSScenarios.campaign("a")],
            reactions: #"{ "in": "shouldShowMessage", "do": [{ "app": "waitForMain" }] }"#,
            steps: [#"{ "trigger": "a" }"#])
    ]) { $1 }
}
