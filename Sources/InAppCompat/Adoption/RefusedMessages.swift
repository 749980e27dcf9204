public import InAppCore

/// The messages that an adopted delegate refused, in the order of the refusals: they stay held, because it may show
/// them at any time later.
///
/// Main actor, therefore Sendable.
@MainActor public final class RefusedMessages {
    private var messages: [CompatMessage] = []

    /// Nothing was refused.
    public init() {}

    /// A message was refused.
    public func append(_ message: CompatMessage) {
        messages.removeAll { $0 === message || $0.phase.isTerminal }
        messages.append(message)
    }

    /// Forgets that a message was refused: it is asked about again, is shown, or has ended.
    public func forget(_ message: CompatMessage) {
        messages.removeAll { $0 === message }
    }

    /// Lets go of the messages that were refused and not shown since, in the order of the refusals.
    /// - Parameter adopter: whose diagnostics get what goes wrong.
    public func discardAll(for adopter: any AdoptedDelegate) {
        let refused = messages
        messages = []
        for message in refused where message.phase == .held {
            adopter.attempt(message) { try $0.discard() }
        }
    }
}
