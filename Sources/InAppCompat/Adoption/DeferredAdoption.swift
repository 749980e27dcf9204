public import InAppCore

/// An adopted delegate that is asked off the main thread, where its gate may block: its messages are held, and appear after
/// the answer. What it refuses stays held, because it may show it at any time later.
@MainActor public protocol DeferredAdoption: AdoptedDelegate {
    /// Where the delegate is asked.
    var gate: DeferredGate { get }
    /// The question about a message, made on the main thread.
    /// - Returns: what asks the delegate. It is called on a background thread, and told whether a message that was let
    ///   through is still up or on its way.
    func question(about message: CompatMessage) -> @Sendable (_ isOccupied: Bool) -> Bool
}

extension DeferredAdoption {
    /// Lets go of the messages that the delegate refused and has not shown since.
    public func discardRefused() {
        gate.discardRefused(for: self)
    }

    public func decideDisplay(of message: CompatMessage) -> DisplayDecision {
        ask(message)
        return .hold
    }

    /// Asks the delegate off the main thread; the answer is acted upon on it.
    public func ask(_ message: CompatMessage) {
        gate.ask(about: message, for: self, question(about: message))
    }
}
