import InAppCompat

extension ScenarioRun {
    /// Whether a campaign of the story dismisses its own message as soon as it has appeared. Then it cannot be told whether the
    /// delegate does so too.
    @MainActor func hasCampaignThatEndsAtOnce(for kit: ShapeKit) -> Bool {
        scenario.payloads.keys.contains { name in
            let payload = scenario.payload(name, for: kit.shape)
            let messages = payload.flatMap { try? kit.port.messages(of: $0) } ?? []
            return messages.contains { ($0.content.autoClose ?? .infinity) < Trace.immediately }
        }
    }
}
