import AdobeRecords
import InAppContracts

/// Calls from inside every callback. They serve what holds in every trace.
extension AdobeAndroid3Scenarios {
    /// What is done inside a callback, by the name that its scenarios have.
    private static let calls = [
        ("show", app("messageShow", "a")), ("hide", app("presentableHide", "a")),
        ("dismiss", app("messageDismiss", "a")), ("trigger", trigger("b")),
    ]

    static let reentrancy =
        RecordingAdobeAndroid3Delegate.callbacks.flatMap { callback in
            calls.map { name, call in
                scenario(
                    "\(name)-inside-\(callback)",
                    "A message goes through its whole life, and \(callback) calls the SDK.", payloads: two,
                    reactions: [inside(callback, call)],
                    steps: [
                        trigger("a"), openLink("https://example.org/"), app("presentableHide", "a"),
                        app("messageShow", "a"), app("messageDismiss", "a"), #"{ "advance": 1 }"#,
                    ])
            }
        } + [
            scenario(
                "re-entrant", "The delegate calls the SDK in every callback.",
                reactions: [
                    inside("canShow", app("messageShow"), app("messageDismiss")),
                    inside("onShow", app("recordDisplay"), app("messageShow")),
                    inside("onDismiss", app("messageShow"), app("presentableHide")),
                    inside("onHide", app("messageShow")),
                    inside("onContentLoaded", app("presentableHide"), app("messageDismiss")),
                ],
                steps: [trigger, openLink("https://example.org/")])
        ]
}
