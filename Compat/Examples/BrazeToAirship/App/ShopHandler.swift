import InAppCompat

/// The app's handler of messages, for both SDKs.
@MainActor final class ShopHandler: InAppMessageHandler {
    /// The number of closed messages, by the way in which they were closed.
    private(set) var endings: [String: Int] = [:]

    /// Campaigns for testers are not shown to other users.
    func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        message.content.extras["audience"] == .string("testers") ? .discard : .show
    }

    /// Closes a message after a minute, unless it has a duration of its own.
    func prepare(_ plan: inout PresentationPlan, for message: CompatMessage) {
        plan.autoClose = plan.autoClose ?? 60
    }

    func didDismiss(_ message: CompatMessage, resolution: MessageResolution) {
        endings[resolution.description, default: 0] += 1
    }
}
