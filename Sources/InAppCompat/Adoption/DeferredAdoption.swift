public import InAppCore

/// An adopted delegate that is asked off the main thread, because its gate may block. Its messages are held, and
/// appear after the answer. Refused messages stay held, because the delegate may show them later.
@MainActor public protocol DeferredAdoption: AdoptedDelegate {
    /// The gate that asks the delegate.
    var gate: DeferredGate { get }
    /// Makes the question about a message, on the main thread.
    /// - Returns: a closure that asks the delegate, on a background thread. Its argument says whether a message that
    ///   was let through is still up or on its way.
    func question(about message: CompatMessage) -> @Sendable (_ isOccupied: Bool) -> Bool
}

extension DeferredAdoption {
    /// Discards the messages that the delegate has refused and that were not shown since.
    public func discardRefused() {
        gate.discardRefused(for: self)
    }

    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        ask(message)
        return .hold
    }

    /// Asks the delegate off the main thread, and acts on the answer on the main thread.
    public func ask(_ message: CompatMessage) {
        gate.ask(about: message, for: self, question(about: message))
    }
}

/// Asks delegates whose SDK asks off the main thread. They may block there and even wait for the main thread, so the
/// main thread must not wait for them: the message is held, and shown after the answer.
///
/// Refused messages stay held, because the delegate may show them later. Main actor, therefore Sendable. For adopted
/// delegates.
@MainActor public final class DeferredGate {
    private let calls: OrderedCalls
    private let refused = RefusedMessages()
    private weak var letThrough: CompatMessage?

    /// Makes a gate.
    /// - Parameter calls: the queue of the questions.
    public init(_ calls: OrderedCalls) {
        self.calls = calls
    }

    /// Asks about a held message, or one that is going to be held, and acts on the answer.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - adopter: gets diagnostics about failures.
    ///   - question: called on a background thread in its turn. Its argument says whether a message that was let
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
            // The answer of a deallocated delegate is ignored.
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

    /// A message that was let through is about to go away: it no longer blocks others.
    public func lettingGo(of message: CompatMessage) {
        if letThrough === message { letThrough = nil }
    }

    /// Removes a message from the refused ones: it is shown, or it has ended.
    public func forget(_ message: CompatMessage) {
        refused.forget(message)
    }

    /// Discards the messages that were refused and not shown since.
    public func discardRefused(for adopter: any AdoptedDelegate) {
        refused.discardAll(for: adopter)
    }
}

/// The messages that an adopted delegate has refused, in the order of the refusals. They stay held, because the
/// delegate may show them later.
///
/// Main actor, therefore Sendable.
@MainActor public final class RefusedMessages {
    private var messages: [CompatMessage] = []

    /// Makes an empty list.
    public init() {}

    /// Adds a message that was refused.
    public func append(_ message: CompatMessage) {
        messages.removeAll { $0 === message || $0.phase.isTerminal }
        messages.append(message)
    }

    /// Removes a message: it is asked about again, is shown, or has ended.
    public func forget(_ message: CompatMessage) {
        messages.removeAll { $0 === message }
    }

    /// Discards the messages that were refused and not shown since, in the order of the refusals.
    /// - Parameter adopter: gets diagnostics about failures.
    public func discardAll(for adopter: any AdoptedDelegate) {
        let refused = messages
        messages = []
        for message in refused where message.phase == .held {
            adopter.attempt(message) { try $0.discard() }
        }
    }
}
