import Foundation

/// What ties a message to the campaign it came from; without it nothing is tracked (AI-112).
struct PropositionInfo: Sendable, Hashable {
    let id: String
    let scope: String
    /// The campaign, for the device's history; empty when unknown.
    let activityID: String
    /// Where the proposition stands among others: the lowest number comes first (AI-013).
    let rank: Int
}
