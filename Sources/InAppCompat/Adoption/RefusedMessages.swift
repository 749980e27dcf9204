public import InAppCore

/// The messages that an adopted delegate refused: they stay held, because it may show them at any time later.
///
/// Every operation but the last costs constant time, amortised. Main actor, therefore Sendable.
@MainActor public final class RefusedMessages {
    private var messages = ObjectTable<(order: Int, message: CompatMessage)>()
    private var lastOrder = 0
    /// How many there may be before those that have ended otherwise are looked for.
    private var limit = 16

    /// Nothing was refused.
    public init() {}

    /// A message was refused.
    public func append(_ message: CompatMessage) {
        lastOrder += 1
        messages[message] = (lastOrder, message)
        guard messages.count > limit else { return }
        for refused in messages.all where refused.message.phase.isTerminal { forget(refused.message) }
        limit = 2 * messages.count + 16
    }

    /// Forgets that a message was refused: it is asked about again, is shown, or has ended.
    @inline(never) public func forget(_ message: CompatMessage) {
        messages[message] = nil
    }

    /// Lets go of the messages that were refused and not shown since, in the order of the refusals.
    /// - Parameter adopter: whose diagnostics get what goes wrong.
    public func discardAll(for adopter: any AdoptedDelegate) {
        let refused = messages.all.inOrder(\.order).map(\.message)
        messages = ObjectTable()
        for message in refused where message.phase == .held {
            adopter.attempt(message) { try $0.discard() }
        }
    }
}
