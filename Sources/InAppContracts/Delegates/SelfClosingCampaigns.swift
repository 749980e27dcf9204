import InAppCompat

extension ScenarioRun {
    /// The longest time for which a message counts as taken away at once, in seconds.
    private static let atOnce = 1.0

    /// Whether a campaign of the story takes its message away itself as soon as it has appeared: then nobody can tell whether
    /// the delegate does so, too.
    @MainActor func hasCampaignThatEndsAtOnce(for kit: ShapeKit) -> Bool {
        scenario.payloads.keys.contains { name in
            let payload = scenario.payload(name, for: kit.shape)
            let messages = payload.flatMap { try? kit.port.messages(of: $0) } ?? []
            return messages.contains { ($0.content.autoClose ?? .infinity) < Self.atOnce }
        }
    }
}
