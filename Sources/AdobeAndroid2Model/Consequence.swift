/// What a matching rule leads to, decoded: a message to be made, and where it came from.
struct Consequence: Sendable {
    let id: String
    let html: String
    let hasRemoteAssets: Bool
    let parameters: MobileParameters
    /// nil when the payload has no proposition around the message.
    let proposition: PropositionInfo?
}
