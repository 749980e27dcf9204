import AdobeRecords
import InAppContracts

/// The app calls back from inside each callback of its delegate.
extension AdobeAndroid2Scenarios {
    private static let callbacks = RecordingAdobeAndroid2Delegate.callbacks
    private static let calls: [(name: String, action: String)] = [
        ("show", messageShow), ("ask-again", #"{ "app": "fullscreenShow", "message": "spring" }"#),
        ("dismiss", dismiss), ("trigger", #"{ "trigger": "summer" }"#),
        ("remove-delegate", #"{ "app": "removeDelegate" }"#),
    ]

    static let reentrancy = inDelegates + inListeners

    /// The listener's callbacks that a delegate does not have, of a message that the app made itself.
    private static let inListeners = RecordingAdobeAndroid2Listener.callbacks.flatMap { callback in
        listenerCalls.map { call in
            scenario(
                "\(call.name)-inside-\(callback)", "From inside a listener's callback the app calls the SDK.",
                reactions: [inside(callback, of: "pin", call.action)],
                steps: createPin, showPin, showPin, #"{ "user": "openLink", "url": "https://e.org/" }"#,
                #"{ "host": "pressBack" }"#, trigger)
        }
    }

    private static let listenerCalls: [(name: String, action: String)] = [
        ("show", showPin), ("dismiss", dismissPin), ("trigger", trigger),
        ("alert", #"{ "app": "showAlert", "alert": "news" }"#),
    ]

    private static let inDelegates = callbacks.flatMap { callback in
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
