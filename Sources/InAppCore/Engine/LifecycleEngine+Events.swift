public import Foundation

/// Events that a bridge reports about its SDK.
extension LifecycleEngine {
    /// The message is about to appear.
    public func willPresent(_ message: CompatMessage, isDerived: Bool = false) {
        switch message.phase {
        case .offered, .held:
            if !message.flags.contains(.asked) {
                report(.shownUnasked, message, "It appears, but the handler was not asked.")
            }
            if message.phase == .held { held.remove(message) }
        case .approved: approved.removeAll { $0 === message }
        case .hidden:
            hidden.removeAll { $0 === message }
            forgetEarlierEndings(of: message)
        default:
            return stray(message, "It is about to appear")
        }
        message.phase = .presenting
        message.flags.remove(.isExpected)
        message.flags.remove(.waitsForTurn)
        onScreen.append(message)
        deliver(.willPresent, of: message, isDerived: isDerived)
        installScripts(of: message)
    }

    /// A dismissal that was requested before a message was shown again does not explain its next end, because the SDK
    /// has ignored it. One that was requested after `show()` does.
    private func forgetEarlierEndings(of message: CompatMessage) {
        let isLater = message.flags.contains(.isExpected) && message.dismissalAttempt == message.showAttempt
        if !isLater { withdrawDismissal(of: message) }
    }

    /// The message has appeared.
    public func didPresent(_ message: CompatMessage, isDerived: Bool = false) {
        if message.phase == .approved { willPresent(message, isDerived: true) }
        guard message.phase == .presenting else {
            return stray(message, "It has appeared")
        }
        message.phase = .presented
        deliver(.didPresent, of: message, isDerived: isDerived)
        installScripts(of: message, isLast: true)
        message.autoClose?.start(for: message, in: self)
        if message.flags.contains(.dismissWhenPresented) { dismissNow(message) }
    }

    /// A message that the user has touched has appeared, even if the SDK has not said so yet.
    func deriveAppearance(of message: CompatMessage) {
        if message.phase == .presenting { didPresent(message, isDerived: true) }
    }

    /// The message was taken off the screen and may come back.
    public func didHide(_ message: CompatMessage, isDerived: Bool = false) {
        guard message.phase == .presented else {
            return stray(message, "It was hidden")
        }
        message.phase = .hidden
        onScreen.removeAll { $0 === message }
        hidden.append(message)
        deliver(.didHide, of: message, isDerived: isDerived)
        arrangeTurn()
    }

    /// The SDK acted on a link of the message's page.
    /// - Parameters:
    ///   - url: the URL of the link.
    ///   - message: the message in question.
    ///   - dismisses: whether the link also makes the message go away.
    public func didLoad(_ url: URL, in message: CompatMessage, dismisses: Bool) {
        deriveAppearance(of: message)
        if dismisses { message.lastAction = .link(url) }
        guard message.phase == .presented || message.phase == .hidden else {
            return report(.strayCallback, message, "A link was followed in the phase \(message.phase).")
        }
        deliver(.didLoad(url), of: message, isDerived: false)
    }

    /// The message is about to go away.
    public func willDismiss(_ message: CompatMessage, isDerived: Bool = false) {
        guard message.phase == .presenting || message.phase == .presented || message.phase == .hidden else {
            return stray(message, "It is about to disappear")
        }
        if message.phase == .hidden {
            hidden.removeAll { $0 === message }
            onScreen.append(message)
        }
        message.phase = .dismissing
        deliver(.willDismiss, of: message, isDerived: isDerived)
    }

    /// The message has gone away.
    /// - Parameters:
    ///   - message: the message in question.
    ///   - cause: the cause, if the SDK reports it; nil lets the engine infer it.
    ///   - unexplained: the cause, if no earlier event explains the dismissal; nil takes the shape's default.
    ///   - isDerived: whether the whole event was derived.
    public func didDismiss(
        _ message: CompatMessage, cause: MessageResolution.Cause? = nil,
        unexplained: MessageResolution.Cause? = nil, isDerived: Bool = false
    ) {
        switch message.phase {
        case .presenting, .presented, .hidden: willDismiss(message, isDerived: true)
        case .dismissing: break
        default: return stray(message, "It has disappeared")
        }
        let resolution =
            cause.map { MessageResolution($0, isDerived: isDerived) }
            ?? inferredResolution(of: message, unexplained: unexplained ?? traits.unexplainedDismissal)
        end(message, as: .dismissed, event: (.didDismiss(resolution), isDerived))
    }

    private func inferredResolution(
        of message: CompatMessage, unexplained: MessageResolution.Cause
    ) -> MessageResolution {
        if message.flags.contains(.timedOut) { return MessageResolution(.timedOut) }
        if message.flags.contains(.dismissRequested) { return MessageResolution(.dismissedByApp) }
        return MessageResolution(message.lastAction ?? unexplained, isDerived: true)
    }

    /// The message will not appear, or is no longer followed.
    public func fail(_ message: CompatMessage, _ failure: MessageFailure) {
        guard !message.phase.isTerminal else {
            return report(.strayCallback, message, "It failed after it had ended: \(failure)")
        }
        end(message, as: .failed, event: (.didFail(failure), failure.isDerived))
    }
}

/// Asking policies about messages that are to be shown.
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
        announceWait(of: message)
    }

    /// Whether a message may appear now that its turn has come. If a policy holds it, it stays held.
    func mayAppear(_ message: CompatMessage) throws -> Bool {
        guard policy != nil else { return true }
        message.flags.remove(.waitsForTurn)
        switch opinion(of: message) {
        case .show: return message.phase == .held || message.phase == .hidden
        case .hold:
            stopWaiting(message)
            announceWait(of: message)
        case .discard:
            stopWaiting(message)
            if message.phase == .held { try discard(message) }
        }
        return false
    }

    /// The current answer of the policies. Without a policy only the handler's own hold counts.
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
        guard policy != nil else { return waitForTurn(message) }
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
        message.refusal = (error as? CompatError)?.explanation ?? "\(error)"
        policy?.didNotShow(message, error: error)
        announceWait(of: message)
    }
}

/// Held messages that the SDK has invalidated without a callback, for example because the user changed.
extension LifecycleEngine {
    /// Fails them, with `invalidated`. The engine checks this whenever a message is offered or the held ones are
    /// requested; a bridge calls it where its SDK may have invalidated messages.
    ///
    /// SDKs invalidate all of them at once, so the newest one shows whether the others have to be checked. While none
    /// is invalidated, the cost does not depend on how many are held.
    public func failInvalidated() {
        guard let newest = held.newest, let driver, driver.isInvalidated(newest) else { return }
        for message in held.all where message.phase == .held && driver.isInvalidated(message) {
            fail(
                message,
                MessageFailure(.invalidated, "The SDK has discarded what it held.", isDerived: true))
        }
    }

    /// The SDK has deleted the campaign of a message because it was discarded. Reported once per message.
    public func campaignDeleted(_ message: CompatMessage) {
        let key = ObjectIdentifier(LifecycleEngine.self)
        guard message.phase == .discarded, !message.isMarked(key) else { return }
        message.mark(key)
        report(.campaignDeleted, message, "It was discarded, so this SDK deletes its campaign.")
    }

    /// Replaces a bridge on an SDK: the old one is detached, and both report it (`bridgeReplaced`).
    public func takePlace(of previous: LifecycleEngine) {
        previous.report(
            .bridgeReplaced, nil, "Another bridge was attached in its place; this one receives nothing more.")
        report(.bridgeReplaced, nil, "It replaces a bridge that was attached before.")
        previous.detach()
    }
}
