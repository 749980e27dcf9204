/// The app calls back from inside each callback of its delegate.
extension AdobeAndroid2Scenarios {
    private static let callbacks = RecordingAdobeAndroid2Delegate.callbacks
    private static let calls: [(name: String, action: String)] = [
        ("show", messageShow), ("ask-again", #"{ "app": "fullscreenShow", "message": "spring" }"#),
        ("dismiss", dismiss), ("trigger", #"{ "trigger": "summer" }"#),
        ("remove-delegate", #"{ "app": "removeDelegate" }"#),
    ]

    static let reentrancy = callbacks.flatMap { callback in
        calls.map { call in
            scenario(
                "\(call.name)-inside-\(callback)", "From inside a callback the app calls the SDK.",
                payloads: ["spring": campaign("spring"), "summer": campaign("summer")],
                reactions: [inside(callback, of: "spring", call.action)],
                steps: trigger, #"{ "user": "openLink", "url": "adbinapp://other" }"#,
                dismiss, inspect)
        }
    }
}
