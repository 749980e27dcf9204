public import InAppCore

/// Asks delegates that are promised a gate off the main thread, where they may block and even wait for the
/// main thread: so the main thread does not wait for them. The message is held, and shown after the answer.
///
/// What a delegate refuses stays held, because it may show it at any time later. Main actor, therefore
/// Sendable. For adopted delegates.
@MainActor public final class DeferredGate {
    private let calls: OrderedCalls
    private let refused = RefusedMessages()
    private weak var letThrough: CompatMessage?

    /// Makes a gate.
    /// - Parameter calls: the line in which the questions stand.
    public init(_ calls: OrderedCalls) {
        self.calls = calls
    }

    /// Asks about a held message, or one that is going to be held, and acts on the answer.
    /// - Parameters:
    ///   - adopter: whose diagnostics get what goes wrong.
    ///   - question: called on a background thread in its turn, and told whether a message that was let
    ///     through is still up or on its way.
    public func ask(
        about message: CompatMessage, for adopter: any AdoptedDelegate,
        _ question: @escaping @Sendable (_ isOccupied: Bool) -> Bool
    ) {
        let isOccupied = Locked(false)
        calls.main { [weak self] in
            let isUp = self?.isOccupied ?? false
            isOccupied.withLock { $0 = isUp }
        }
        calls.background { [weak self, weak adopter] in
            // Nobody acts on the answer of a delegate that was let go of.
            guard adopter != nil else { return }
            let isWanted = question(isOccupied.current)
            MainThread.async {
                guard let self, let adopter else { return }
                self.act(on: isWanted, message, adopter)
            }
        }
    }

    private var isOccupied: Bool {
        guard let phase = letThrough?.phase else { return false }
        return phase == .approved || phase == .presenting || phase == .presented
    }

    private func act(on isWanted: Bool, _ message: CompatMessage, _ adopter: any AdoptedDelegate) {
        guard message.phase == .held else { return }
        guard isWanted else { return refused.append(message) }
        letThrough = message
        adopter.attempt(message) { try $0.show() }
    }

    /// A message that was let through is about to go: it is in nobody's way any more.
    public func lettingGo(of message: CompatMessage) {
        if letThrough === message { letThrough = nil }
    }

    /// Forgets that a message was refused: it is shown, or it has ended.
    public func forget(_ message: CompatMessage) {
        refused.forget(message)
    }

    /// Lets go of the messages that were refused and not shown since.
    public func discardRefused(for adopter: any AdoptedDelegate) {
        refused.discardAll(for: adopter)
    }
}
