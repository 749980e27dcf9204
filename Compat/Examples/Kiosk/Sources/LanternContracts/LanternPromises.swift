import InAppCompat
import InAppContracts

/// The promises of Lantern to a delegate, in a form that holds in any story, and the rules that only concern the SDK.
enum LanternPromises {
    private static let vetoes = EventPattern.delegate("vetoes")
    private static let didPresent = EventPattern.delegate("didPresent")
    private static let didDismiss = EventPattern.delegate("didDismiss")
    /// While a card is on the screen, as its delegate knows it.
    private static let up = Whenever.Span(didPresent, didDismiss)

    /// The promises, by rule.
    static let toDelegates: [String: [Whenever]] = [
        "LN-001": [Whenever(vetoes, then: .neverCame(vetoes, since: .qualifies))],
        "LN-002": [Whenever(vetoes, then: .isOn(.background))],
        "LN-003": [Whenever(didPresent, then: .isOn(.main))],
        "LN-004": [Whenever(didDismiss, then: .isOn(.main))],
        "LN-005": [Whenever(didPresent, then: .came(vetoes))],
        "LN-006": [
            Whenever(
                .delegate("vetoes", answer: "true"), unless: .wanted, then: .neverComes(didPresent))
        ],
        "LN-007": [Whenever(.shows, then: .neverComes(vetoes, before: .qualifies))],
        "LN-009": [
            Whenever(
                .user("closes"), during: [up],
                then: .comes(.delegate("didDismiss", ["reason": "user"])))
        ],
        "LN-010": [
            Whenever(
                .user("tapsFirstButton"), during: [up],
                then: .comes(.delegate("didDismiss", ["reason": "button:0"])))
        ],
        "LN-012": [
            Whenever(
                .dismisses, during: [up], then: .comes(.delegate("didDismiss", ["reason": "code"])))
        ],
        "LN-015": [
            Whenever(
                .user("tapsMessage"), during: [up],
                then: .comes(.delegate("didDismiss", ["reason": "card"])))
        ],
        "LN-013": [Whenever(didDismiss, then: .came(didPresent, since: didDismiss))],
    ]

    /// The capabilities of a driving SDK that the promises need.
    static let needs: [AdoptionLimit] = [
        .needs(.builtInResolution, for: "LN-009", "LN-010", "LN-015"),
        .needs(.dismissBuiltIn, for: "LN-012"),
    ]

    /// The rules that only concern the SDK, by subject.
    static let sdkAlone: KeyValuePairs<SDKMatter, [String]> = [
        .records: ["LN-008", "LN-011"], .setUp: ["LN-014"],
    ]
}
