package import InAppCompat
package import InAppContracts

/// The scenarios of one of Adobe's SDKs, as JSON text by name. This is the only place that builds them.
package protocol AdobeScenarioLibrary {
    /// The shape that the scenarios are for.
    static var shape: SDKShape { get }
    /// A campaign with one message: the consequence that the SDK gets when a rule matches.
    static func campaign(_ id: String, content: String, looks: String) -> String
}

extension AdobeScenarioLibrary {
    /// One scenario and its name.
    package typealias Named = ScenarioText.Named

    /// Builds a scenario. The parts are JSON text; payloads are by name, nil for the one campaign `spring`.
    package static func scenario(
        _ name: String, _ about: String, payloads: [String: String]? = nil, gate: String? = nil,
        reactions: [String] = [], steps: [String]
    ) -> Named {
        ScenarioText.scenario(
            name, about, on: shape, payloads: payloads ?? ["spring": usual("spring")], gate: gate,
            reactions: reactions, steps: steps)
    }

    /// Builds a scenario from individual steps.
    package static func scenario(
        _ name: String, _ about: String, payloads: [String: String]? = nil, gate: String? = nil,
        reactions: [String] = [], steps: String...
    ) -> Named {
        scenario(name, about, payloads: payloads, gate: gate, reactions: reactions, steps: steps)
    }

    /// Two campaigns with one message each, `a` and `b`.
    package static var two: [String: String] { ["a": usual("a"), "b": usual("b")] }

    private static func usual(_ id: String) -> String {
        campaign(id, content: AdobeCampaigns.page, looks: AdobeCampaigns.animated)
    }
}

/// The scenarios that iOS and Android 2 share: a gate, `Message.show()` and `FullscreenMessage.show()`.
extension AdobeScenarioLibrary {
    /// A campaign triggers while another message is on the screen.
    package static var conflict: Named {
        scenario(
            "conflict", "A campaign qualifies while another is on the screen; then time passes.",
            payloads: two,
            steps: #"{ "trigger": "a" }"#, #"{ "trigger": "b" }"#,
            #"{ "app": "fullscreenDismiss", "message": "a" }"#, #"{ "advance": 3600 }"#)
    }

    /// A held message is shown in each possible way.
    package static var entryPoints: Named {
        let dismiss = #"{ "app": "fullscreenDismiss", "message": "spring" }"#
        return scenario(
            "entry-points", "A held message is shown in every possible way, and dismissed in between.",
            gate: #"["hold", "show"]"#,
            steps: #"{ "trigger": "spring" }"#, #"{ "app": "messageShow", "message": "spring" }"#, dismiss,
            #"{ "app": "fullscreenShow", "message": "spring" }"#, dismiss,
            #"{ "app": "fullscreenShowWithControl", "message": "spring", "value": true }"#, dismiss,
            #"{ "app": "fullscreenShowWithControl", "message": "spring", "value": false }"#)
    }

    /// A held message is shown in each possible way while another is on the screen.
    package static var entryPointsConflict: Named {
        scenario(
            "entry-points-conflict",
            "A held message is shown in every possible way while another is on the screen.",
            payloads: two, gate: #"{ "b": "hold", "*": "show" }"#,
            steps: #"{ "trigger": "b" }"#, #"{ "trigger": "a" }"#,
            #"{ "app": "messageShow", "message": "b" }"#, #"{ "app": "fullscreenShow", "message": "b" }"#,
            #"{ "app": "fullscreenShowWithControl", "message": "b", "value": true }"#,
            #"{ "app": "fullscreenShowWithControl", "message": "b", "value": false }"#)
    }

    /// A held message is shown while another is on the screen.
    package static var heldConflict: Named {
        scenario(
            "held-conflict", "A held message is shown while another is on the screen.", payloads: two,
            gate: #"{ "a": "hold", "*": "show" }"#,
            steps: #"{ "trigger": "a" }"#, #"{ "trigger": "b" }"#,
            #"{ "app": "messageShow", "message": "a" }"#)
    }

    /// A message goes through every step that is tracked.
    /// - Parameter more: steps after that.
    package static func everyStep(_ more: String...) -> Named {
        scenario(
            "every-step", "Everything that is tracked, step by step.", payloads: two,
            gate: #"{ "a": ["hold", "show"], "*": "show" }"#,
            steps: [
                #"{ "trigger": "a" }"#, #"{ "app": "messageShow", "message": "a" }"#,
                #"{ "user": "openLink", "url": "adbinapp://other?interaction=ok" }"#, #"{ "trigger": "b" }"#,
                #"{ "app": "messageDismiss", "message": "a" }"#,
            ] + more)
    }
}
