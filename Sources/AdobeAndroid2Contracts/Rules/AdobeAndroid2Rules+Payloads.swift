import AdobeRecords
import InAppContracts

/// What the SDK makes of the payloads that the servers send.
extension AdobeAndroid2Rules {
    static let payloads = [
        rule(
            "A2-215",
            "Of each item of a payload the first rule is read, with all its consequences, of which the first one "
                + "only is tracked. Malformed items are passed over and keep no good one away.",
            intent: "Put one rule with one consequence into an item, or reports miss messages.",
            source: Source.messaging,
            .checked(
                .scenario(
                    "first-rule-of-item",
                    .calls(
                        of: [.delegate], named: ["shouldShowMessage"],
                        are: ["a", "b", "d"].map { "delegate shouldShowMessage(message: \($0)) -> false" }),
                    .count(.edge("Trigger", ["messageId": "a"]), 1),
                    .count(.edge("Trigger", ["messageId": "d"]), 1), .count(.tracked, 2)
                ).and(
                    scenario: "malformed-items", .count(.gate, 1), .count(.onShow("spring"), 1),
                    .count(.anyError, 3)))),
        rule(
            "A2-218",
            "A blank URL is not opened, and `showUrl` answers false. Which schema an item names does not matter.",
            intent: "Look at what `showUrl` answers: nothing else says that nothing was opened.",
            source: Source.both,
            .checked(
                .scenario(
                    "blank-url",
                    .calls(
                        of: [.app, .sdk], named: ["opens", "openedURL"],
                        are: [
                            "app opens(url: ) -> false", "app opens(url:  ) -> false",
                            "app opens(url: https://e.org/) -> true", "sdk openedURL(url: https://e.org/)",
                        ])
                ).and(scenario: "any-schema", .count(.gate("spring"), 1), .count(.onShow("spring"), 1)))),
    ]
}
