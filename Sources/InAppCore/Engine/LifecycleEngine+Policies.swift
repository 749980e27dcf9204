/// How policies are asked about messages that somebody wants shown.
extension LifecycleEngine {
    /// Asks the handler again, if it is a policy, and acts upon the answer.
    func reconsider(_ message: CompatMessage) throws {
        guard message.phase == .held || message.phase == .hidden,
            !message.flags.contains(.deciding), !message.isWaitingForTurn
        else { return }
        let wasWanted = message.flags.contains(.isWanted)
        switch opinion(of: message) {
        case .show: try showInTurn(message)
        case .discard where message.phase == .held: try discard(message)
        case .hold, .discard:
            // The handler itself may have called `show()` meanwhile.
            if !wasWanted, message.flags.contains(.isWanted) { try reconsider(message) }
        }
    }

    /// Whether a message may appear now whose turn has come. One that a policy keeps stays held.
    func mayAppear(_ message: CompatMessage) throws -> Bool {
        guard policy != nil else { return true }
        message.flags.remove(.waitsForTurn)
        switch opinion(of: message) {
        case .show: return message.phase == .held || message.phase == .hidden
        case .hold: stopWaiting(message)
        case .discard:
            stopWaiting(message)
            if message.phase == .held { try discard(message) }
        }
        return false
    }

    /// What policies say now; without one only the handler's own hold keeps a message.
    private func opinion(of message: CompatMessage) -> DisplayDecision {
        guard policy != nil else {
            return message.flags.contains(.isWanted) || message.phase == .hidden ? .show : .hold
        }
        message.flags.insert(.deciding)
        let decision = duringCallback { handler?.decideDisplay(of: message) ?? .show }
        message.flags.remove(.deciding)
        guard message.phase == .held || message.phase == .hidden else { return .hold }
        return decision
    }

    /// Shows a message for which `show()` was called while the handler was being asked, on a later turn.
    func showLater(_ message: CompatMessage) {
        message.flags.insert(.isWanted)
        guard policy != nil else { return showQueue.append(message, in: self) }
        message.flags.remove(.showRequested)
        clock.async { [weak self, weak message] in
            guard let self, let message else { return }
            do {
                try reconsider(message)
            } catch {
                report(.showFailed, message, "\(error)")
            }
        }
    }

    /// Tells policies that a message could not be shown.
    func tellNotShown(_ message: CompatMessage, _ error: any Error) {
        policy?.didNotShow(message, error: error)
    }
}
