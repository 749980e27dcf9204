import InAppCompat

/// What the app has to say to messages, whichever SDK they come from.
@MainActor final class ShopHandler: InAppMessageHandler {
    /// How many messages were closed, by how.
    private(set) var endings: [String: Int] = [:]

    /// Campaigns that are for testers only stay away from everybody else.
    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        message.content.extras["audience"] == .string("testers") ? .discard : .show
    }

    /// Nothing that lasts a minute is worth it.
    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        plan.autoClose = plan.autoClose ?? 60
    }

    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        endings[resolution.description, default: 0] += 1
    }
}
