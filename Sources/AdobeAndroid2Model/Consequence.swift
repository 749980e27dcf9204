import AdobePayload

/// What a matching rule leads to, decoded: a message to be made, and where it came from.
struct Consequence: Sendable {
    let id: String
    let html: String
    let hasRemoteAssets: Bool
    let parameters: MobileParameters
    /// Whether the campaign is looked up: that of a rule's first consequence only is (A2-215).
    let isTracked: Bool
    /// nil when the payload has no proposition around the message.
    let proposition: PropositionInfo?
}
