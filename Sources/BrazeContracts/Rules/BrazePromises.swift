import InAppContracts

/// What the rules say about every trace of a delegate, whichever scenario or host it comes from: an adopted
/// delegate is held to it while another vendor's SDK drives it.
enum BrazePromises {
    /// Braze, by rule.
    static let all: [String: [Expectation]] = [
        "BZ-002": [.carries(.delegate("displayChoiceForMessage"), "visible", "false")],
        "BZ-049": [.carries(.delegate("willPresent"), "visible", "true")],
        "BZ-065": [.carries(.delegate("didDismiss"), "visible", "false")],
        "BZ-067": [.carries(.delegate("willDismiss"), "visible", "true")],
        "BZ-069": [.precedes(.delegate("willPresent"), .delegate("didDismiss"))],
        "BZ-080": [
            .onlyWithin(
                .delegate("shouldProcess"), from: .delegate("willPresent"), to: .delegate("didDismiss"))
        ],
        "BZ-088": [.carries(.delegate("shouldProcess"), "visible", "true")],
    ]
}
