import Foundation

/// The messages that `show()` was called for while the screen was taken: they are shown one after the
/// other, in the order of the calls.
@MainActor struct ShowQueue {
    private var waiting: [CompatMessage] = []
    private var isScheduled = false

    /// Whether nothing waits.
    var isEmpty: Bool { waiting.isEmpty }

    /// Appends a message that does not wait already, and sees to it that it gets its turn.
    mutating func append(_ message: CompatMessage, in engine: LifecycleEngine) {
        if !message.isWaitingForTurn { waiting.append(message) }
        message.flags.insert(.waitsForTurn)
        advance(in: engine)
    }

    /// Shows the next message on a later turn of the main thread, when the screen is free.
    mutating func advance(in engine: LifecycleEngine) {
        guard !isEmpty, !isScheduled else { return }
        guard !engine.isBusy else { return }
        isScheduled = true
        engine.clock.async { [weak engine] in engine?.takeTurn() }
    }

    /// The message whose turn it is, if the screen is free.
    mutating func next(isBusy: Bool) -> CompatMessage? {
        isScheduled = false
        while !isBusy, !isEmpty {
            let message = waiting.removeFirst()
            guard message.isWaitingForTurn else { continue }
            if message.phase == .held || message.phase == .hidden { return message }
        }
        return nil
    }
}

extension LifecycleEngine {
    /// Shows the message whose turn it is.
    fileprivate func takeTurn() {
        guard let message = showQueue.next(isBusy: isBusy) else { return }
        do {
            guard try mayAppear(message) else { return showQueue.advance(in: self) }
            try showNow(message)
        } catch {
            stopWaiting(message)
            report(.showFailed, message, "\(error)")
            tellNotShown(message, error)
            showQueue.advance(in: self)
        }
    }
}
