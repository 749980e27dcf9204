/// The messages that an adopted delegate refused: they stay held, because it may show them at any time later.
///
/// Main actor, therefore Sendable.
@MainActor package final class RefusedMessages {
    private var messages: [CompatMessage] = []

    /// Nothing was refused.
    package init() {}

    /// A message was refused.
    package func append(_ message: CompatMessage) {
        forget(message)
        messages.append(message)
    }

    /// Forgets that a message was refused: it is asked about again, is shown, or has ended.
    package func forget(_ message: CompatMessage) {
        messages.removeAll { $0 === message }
    }

    /// Lets go of the messages that were refused and not shown since.
    /// - Parameter adopter: whose diagnostics get what goes wrong.
    package func discardAll(for adopter: any AdoptedDelegate) {
        let refused = messages
        messages = []
        for message in refused where message.phase == .held {
            adopter.attempt(message) { try $0.discard() }
        }
    }
}
