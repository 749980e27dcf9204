import InAppContracts

extension AdobeAndroid3Scenarios {
    /// The stories of Adobe's SDK for Android 3.x, and commands that are given on background threads.
    static let realTime = RealTimeStories.stories(
        shape: "adobeAndroid3", payload: { "\"\($0)\": " + AdobeAndroid3Scenarios.campaign($0) },
        leave: #"{ "user": "openLink", "url": "adbinapp://dismiss?interaction=done" }"#,
        showLater: #"{ "app": "messageShow", "message": "a" }"#
    ).merging([
        RealTimeStories.scenario(
            "real-time-commands", "A message is hidden, shown and dismissed on background threads.",
            "adobeAndroid3", payloads: ["\"a\": " + AdobeAndroid3Scenarios.campaign("a")],
            steps: [#"{ "trigger": "a" }"#]
                + ["presentableHide", "presentableShow", "presentableDismiss"].map {
                    #"{ "together": [{ "app": "\#($0)", "message": "a" }] }"#
                })
    ]) { $1 }
}
