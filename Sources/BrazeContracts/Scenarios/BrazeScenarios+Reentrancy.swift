import InAppContracts

/// The app calls back from inside each callback.
extension BrazeScenarios {
    private static let callbacks = RecordingBrazeDelegate.callbacks
    private static let calls: [(name: String, action: String)] = [
        ("present", #"{"trigger": "a"}"#), ("present-next", #"{"app": "presentNext"}"#),
        ("dismiss", #"{"app": "dismiss"}"#),
        ("change-user", #"{"app": "changeUser", "userId": "somebody else"}"#),
    ]

    static let reentrancy = callbacks.flatMap { callback in
        calls.map { call in
            scenario(
                "\(call.name)-inside-\(callback)", "From inside a callback the app calls the SDK.",
                [modal("m"), slideup("a"), slideup("b")], script: #"{"gate": {"b": "hold"}}"#,
                reactions:
                    #"{"in": "\#(callback)", "message": "m", "do": [\#(call.action), {"app": "look"}]}"#,
                steps: #"""
                    {"trigger": "b"}, {"trigger": "m"}, {"user": "tapButton", "id": "1"}, {"app": "look"},
                    {"app": "dismiss"}, {"app": "look"}
                    """#)
        }
    }
}
