/// What ties a message to the campaign it came from; without it nothing is tracked (A3-105).
struct PropositionInfo: Sendable, Hashable {
    let id: String
    let scope: String
    /// The campaign, for the device's history; empty when unknown.
    let activityID: String
}
