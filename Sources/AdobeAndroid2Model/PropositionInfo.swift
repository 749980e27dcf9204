/// What ties a message to the campaign it came from; without it nothing is tracked (A2-102).
struct PropositionInfo: Sendable, Hashable {
    let id: String
    let scope: String
    /// The campaign; empty when unknown.
    let activityID: String
}
