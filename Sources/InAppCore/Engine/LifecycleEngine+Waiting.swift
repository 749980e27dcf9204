/// The reasons why messages wait, and messages that wait again.
extension LifecycleEngine {
    /// Why a message is not on the screen, as `CompatMessage.waitsFor` describes it.
    func waitReason(of message: CompatMessage) -> WaitReason? {
        switch message.phase {
        case .approved: .sdk("it was let through but has not appeared yet")
        case .held where message.isWaitingForTurn, .hidden where message.isWaitingForTurn:
            messageBefore(message).map { .message(id: $0.id, shape: shape) } ?? .nextTurn
        case .held: policy?.waitReason(of: message) ?? refusal(of: message) ?? .handler
        case .hidden: policy?.waitReason(of: message) ?? refusal(of: message)
        default: nil
        }
    }

    /// The message that keeps another one waiting here.
    private func messageBefore(_ message: CompatMessage) -> CompatMessage? {
        onScreen.last ?? approved.last ?? showQueue.first.flatMap { $0 === message ? nil : $0 }
    }

    private func refusal(of message: CompatMessage) -> WaitReason? {
        message.refusal.map { .sdk($0) }
    }

    /// Tells observers what a held or hidden message waits for, if that has changed.
    func announceWait(of message: CompatMessage) {
        guard hub != nil else { return }
        let reason = message.phase == .held || message.phase == .hidden ? message.waitsFor : nil
        guard reason != message.announcedWait else { return }
        message.announcedWait = reason
        if let reason { observe(message, .waits(for: reason)) }
    }

    /// Writes a diagnostic if `show()` was called for a message that is still held, with the reason. A message in the
    /// show queue needs none: it is shown when its turn comes.
    func reportStillWaiting(_ message: CompatMessage) {
        guard message.phase == .held || message.phase == .hidden, !message.isWaitingForTurn,
            let reason = message.waitsFor
        else { return }
        report(
            .stillWaiting, message, "show() was called; the message is not shown yet: it waits for \(reason)."
        )
    }

    /// Called when a policy is asked about a message, or follows it. If the policy is wrapped by a handler that is no
    /// policy, it will not be asked again: a diagnostic says so once.
    func reportHiddenPolicy(of message: CompatMessage) {
        let wrapper: (any InAppMessageHandler)? =
            if let voter = message.voter { voter } else if policy == nil { handler } else { nil }
        guard let wrapper, message.flags.contains(.deciding) else { return }
        reportOnce(
            "hidden policy: \(type(of: wrapper))", .policyNotAsked, message,
            "\(type(of: wrapper)) is not a DisplayPolicy but wraps one. It is asked once, so messages that the policy holds are "
                + "never shown. Derive \(type(of: wrapper)) from HandlerDecorator, or make it conform to DisplayPolicy."
        )
    }

    // MARK: Held again

    /// Holds a message again after `show()` could not show it.
    func withdrawApproval(of message: CompatMessage) {
        approved.removeAll { $0 === message }
        message.flags.remove(.showRequested)
        message.flags.remove(.isExpected)
        message.phase = .held
        // A message that its gate let through was not held before.
        message.heldTime = message.heldTime ?? clock.now
        held.insert(message)
    }

    /// Holds a message as before because it could not be shown when its turn came.
    func stopWaiting(_ message: CompatMessage) {
        message.flags.remove(.showRequested)
        message.flags.remove(.waitsForTurn)
        if message.phase == .held { held.insert(message) }
        message.tellWatchers()
    }
}
