import Foundation

/// Actions that a handler calls on a message.
extension LifecycleEngine {
    func show(_ message: CompatMessage) throws {
        switch message.phase {
        case .offered where message.flags.contains(.deciding), .approved:
            message.flags.insert(.showRequested)
        case .held, .hidden:
            message.flags.insert(.isWanted)
            try reconsider(message)
            reportStillWaiting(message)
        default: throw wrongPhase(message, .showLater, "Only a held or hidden message can be shown.")
        }
    }

    /// Shows a message at once if the screen is free, no event is being delivered and nothing else waits.
    func showInTurn(_ message: CompatMessage) throws {
        guard isBusy || isDelivering || !showQueue.isEmpty else { return try showNow(message) }
        if message.phase == .held { message.flags.insert(.showRequested) }
        waitForTurn(message)
    }

    /// Asks the SDK to show a held message. If that throws, the message is held again, at its previous position.
    func showNow(_ message: CompatMessage) throws {
        message.flags.remove(.waitsForTurn)
        message.refusal = nil
        let driver = try requireDriver(for: .showLater, message)
        if message.phase == .hidden { return try driver.show(message) }
        approve(message)
        do {
            try driver.show(message)
        } catch {
            if message.phase == .approved { withdrawApproval(of: message) }
            throw error
        }
    }

    func dismiss(_ message: CompatMessage) throws {
        switch message.phase {
        case .presenting where traits.dismissalWaitsForPresentation:
            message.flags.insert(.dismissRequested)
            message.flags.insert(.dismissWhenPresented)
        case .presenting, .presented, .hidden: try askToDismiss(message, noting: .dismissRequested)
        case .dismissing: break
        default: throw wrongPhase(message, .dismiss, "Only a message on the screen can be dismissed.")
        }
    }

    /// Carries out a dismissal that had to wait for the message to appear.
    func dismissNow(_ message: CompatMessage) {
        message.flags.remove(.dismissWhenPresented)
        guard message.phase == .presented else { return }
        do {
            try askToDismiss(message, noting: .dismissRequested)
        } catch {
            report(.actionFailed, message, "\(error)")
        }
    }

    /// Dismisses a message whose time is up.
    func timeOut(_ message: CompatMessage) {
        guard message.phase == .presenting || message.phase == .presented || message.phase == .hidden else {
            return
        }
        do {
            try askToDismiss(message, noting: .timedOut)
        } catch {
            report(.actionFailed, message, "\(error)")
        }
    }

    /// Asks the SDK to dismiss the message. The flag that explains the end is removed again if that throws, unless an
    /// earlier attempt has set it: an SDK may refuse a second attempt because the first is under way.
    private func askToDismiss(_ message: CompatMessage, noting reason: CompatMessage.Flags) throws {
        let isFirst = !message.flags.contains(reason)
        message.flags.insert(reason)
        message.dismissalAttempt = message.showAttempt
        do {
            try requireDriver(for: .dismiss, message).dismiss(message)
        } catch {
            if isFirst { message.flags.remove(reason) }
            throw error
        }
    }

    /// The SDK has not dismissed a message that it was asked to dismiss: a later end of the message has another
    /// cause.
    /// - Parameter message: the message in question.
    public func withdrawDismissal(of message: CompatMessage) {
        message.flags.remove(.dismissRequested)
        message.flags.remove(.timedOut)
    }

    func hide(_ message: CompatMessage) throws {
        // An action that the shape can never do throws in every phase.
        guard capabilities.support(of: .hide).isAvailable else {
            throw message.cannot(.hide)
        }
        guard message.phase == .presented else {
            throw wrongPhase(message, .hide, "Only a message on the screen can be hidden.")
        }
        try requireDriver(for: .hide, message).hide(message)
    }

    func discard(_ message: CompatMessage) throws {
        switch message.phase {
        case .offered where message.flags.contains(.deciding): endDiscarded(message)
        case .held, .approved:
            try requireDriver(for: .discard, message).discard(message)
            if !message.phase.isTerminal { endDiscarded(message) }
        case .discarded: break
        default: throw wrongPhase(message, .discard, "Only a message that has not appeared can be discarded.")
        }
    }

    private func requireDriver(for capability: Capability, _ message: CompatMessage) throws
        -> any MessageDriver
    {
        guard let driver else { throw message.detached(capability) }
        return driver
    }

    private func wrongPhase(
        _ message: CompatMessage, _ capability: Capability, _ rule: String
    ) -> any Error {
        CompatError(
            .wrongPhase, "\(rule) This one is \(message.phase).", capability: capability, shape: shape,
            messageID: message.id)
    }

    /// Ends messages that are on the screen, hidden, or let through, because the bridge is being detached. Held
    /// messages stay held.
    public func detach() {
        endPauses()
        isAttached = false
        for message in onScreen + approved + hidden where !message.phase.isTerminal {
            fail(message, MessageFailure(.detached, "The bridge was detached before the message had ended."))
        }
    }

    /// Gives the SDK `seconds` to make a message appear after `show()`. After that the message is held or hidden
    /// again, and a diagnostic says so, because SDKs do not report a refusal. Only the latest call for a message
    /// counts.
    public func expectPresentation(of message: CompatMessage, within seconds: TimeInterval) {
        message.showAttempt += 1
        message.flags.insert(.isExpected)
        let attempt = message.showAttempt
        clock.after(seconds) { [weak self, weak message] in
            guard let self, let message, message.showAttempt == attempt else { return }
            self.giveUpPresentation(of: message, after: seconds)
        }
    }

    private func giveUpPresentation(of message: CompatMessage, after seconds: TimeInterval) {
        guard message.flags.contains(.isExpected) else { return }
        withdrawShow(of: message, because: "The SDK did not show it within \(seconds) s")
    }

    /// The SDK has not shown a message that `show()` was called for, and will not: the message is held or hidden
    /// again, and a diagnostic says so.
    /// - Parameters:
    ///   - message: the message in question. Nothing happens if it has appeared or ended.
    ///   - reason: what the SDK did, as a sentence without its full stop.
    public func withdrawShow(of message: CompatMessage, because reason: String) {
        guard message.phase == .approved || message.phase == .hidden else { return }
        message.flags.remove(.isExpected)
        if message.phase == .approved { withdrawApproval(of: message) }
        let text = "\(reason); it is \(message.phase) again."
        report(.showFailed, message, text)
        tellNotShown(
            message,
            CompatError(
                .notShown, text, capability: .showLater, shape: shape, messageID: message.id))
        arrangeTurn()
    }

    /// Makes a message go away by itself `seconds` after it has appeared. Replaces an earlier time.
    public func closeAutomatically(_ message: CompatMessage, after seconds: TimeInterval) {
        message.autoClose?.cancel()
        message.autoClose = AutoCloseTimer(seconds: seconds)
    }
}

/// A listener that waits for a message's page.
struct ScriptRegistration {
    let name: String
    let handler: @MainActor @Sendable (ContentValue?) -> Void
}

/// Listening to scripts of a page before the page exists.
extension LifecycleEngine {
    func listen(
        to name: String, of message: CompatMessage,
        _ handler: @escaping @MainActor @Sendable (ContentValue?) -> Void
    ) throws {
        guard let driver else { throw message.detached(.scriptMessages) }
        do {
            try driver.onScriptMessage(name, of: message, handler)
        } catch let error as CompatError where error.code == .wrongPhase && message.phase < .presented {
            message.waitingScripts.append(ScriptRegistration(name: name, handler: handler))
        }
    }

    /// Installs the listeners that waited for the page of a message that appears.
    /// - Parameter isLast: whether the page will not come later; a diagnostic then reports a missing page.
    func installScripts(of message: CompatMessage, isLast: Bool = false) {
        guard let driver else { return }
        let waiting = message.waitingScripts
        message.waitingScripts = []
        for script in waiting {
            do {
                try driver.onScriptMessage(script.name, of: message, script.handler)
            } catch let error as CompatError where error.code == .wrongPhase && !isLast {
                message.waitingScripts.append(script)
            } catch {
                report(.actionFailed, message, "onScriptMessage(\(script.name)): \(error)")
            }
        }
    }
}

/// Applying a presentation plan.
extension LifecycleEngine {
    /// Asks the handler how the message should appear, starts the plan's `autoClose`, and reports the parts of the
    /// plan that the shape cannot do. Call it once per presentation, after the gate.
    /// - Returns: the plan; the bridge applies the rest of it.
    @discardableResult
    public func plan(for message: CompatMessage) -> PresentationPlan {
        var plan = PresentationPlan(for: message)
        prepare(&plan, for: message)
        if let seconds = plan.autoClose { closeAutomatically(message, after: seconds) }
        reportUnavailableWishes(of: plan, for: message)
        return plan
    }

    /// Reports the parts of a plan that the shape cannot do, by the capability table (`planNotApplied`), each once.
    public func reportUnavailableWishes(of plan: PresentationPlan, for message: CompatMessage) {
        func report(_ name: String, _ capability: Capability) {
            guard case .unavailable(let reason) = capabilities.support(of: capability) else { return }
            reportOnce("plan.\(name)", .planNotApplied, message, "\(name): \(reason)")
        }
        if plan.autoClose != nil { report("autoClose", .autoClose) }
        if plan.editedContent != nil { report("content", .prepareContent) }
        if plan.customView != nil { report("customView", .customView) }
        if plan.orientation != nil { report("orientation", .prepareOrientation) }
        if plan.statusBar != .automatic { report("statusBar", .prepareStatusBar) }
        if plan.windowLevel != nil { report("windowLevel", .prepareScene) }
        if plan.windowScene != nil { report("windowScene", .prepareScene) }
    }
}
