public import BrazeModel
public import InAppCore

/// The SDK's callbacks, always on the main thread.
extension BrazeBridge: BrazeInAppMessageUIDelegate {
    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, displayChoiceForMessage message: Braze.InAppMessage
    ) -> BrazeInAppMessageUI.DisplayChoice {
        if let known = messages.find(message) { return choiceAgain(for: known, message, ui) }
        return firstChoice(for: messages.make(message, in: engine), message, ui)
    }

    /// The answer for a message that was not asked about before.
    private func firstChoice(
        for made: CompatMessage, _ native: Braze.InAppMessage, _ ui: BrazeInAppMessageUI
    ) -> BrazeInAppMessageUI.DisplayChoice {
        note(ui)
        let decision = engine.decide(made)
        if decision == .show { endIfDropped(made, native) }
        return choice(decision)
    }

    /// The answer for a message that was asked about before. A later trigger replaces it. It is kept until the later
    /// one is decided, because for an adopted delegate it continues as that one.
    private func choiceAgain(
        for known: CompatMessage, _ native: Braze.InAppMessage, _ ui: BrazeInAppMessageUI
    ) -> BrazeInAppMessageUI.DisplayChoice {
        if let own = presenting, own.message === known {
            presenting?.wasAsked = true
            return own.answer
        }
        guard messages.replacesKnown(native) else { return choice(engine.decide(known)) }
        failReplaced(known)
        return firstChoice(for: message(for: native), native, ui)
    }

    private func choice(_ decision: DisplayDecision) -> BrazeInAppMessageUI.DisplayChoice {
        switch decision {
        case .show: return .now
        case .hold: return .reenqueue
        case .discard: return .discard
        }
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, prepareWith context: inout BrazeInAppMessageUI.PresentationContext
    ) {
        note(ui)
        let message = message(for: context.message)
        if message.phase == .held { engine.letThrough(message) }
        let decision = engine.decide(message)
        guard decision == .show else { return stop(&context, message, decision) }
        message.native = context.message
        prepare(&context, message)
        visible = VisibleMessage(
            view: ObjectIdentifier(self), message: message, closesAt: closingTime(of: context.message))
        failIfReleased(ui, message)
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        if let known = visibleMessage(behind: view) { return engine.willPresent(known) }
        let known = self.message(for: message)
        let closesAt = visible?.message === known ? visible?.closesAt : nil
        visible = VisibleMessage(view: ObjectIdentifier(view), message: known, closesAt: closesAt)
        reportCorners(of: known, view)
        engine.willPresent(known)
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didPresent message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        guard let known = shown(message, view) else { return }
        visible?.hasAppeared = true
        engine.didPresent(known)
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, shouldProcess clickAction: Braze.InAppMessage.ClickAction,
        buttonId: String?,
        message: Braze.InAppMessage, view: any InAppMessageView
    ) -> Bool {
        guard let known = shown(message, view) else { return true }
        return engine.shouldPerform(BrazeContent.action(clickAction, buttonId, in: message), of: known)
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, willDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        guard let known = shown(message, view) else { return }
        engine.willDismiss(known)
        if let closesAt = visible?.closesAt, MainThread.now < closesAt { visible?.closesAt = nil }
    }

    public func inAppMessage(
        _ ui: BrazeInAppMessageUI, didDismiss message: Braze.InAppMessage, view: any InAppMessageView
    ) {
        guard let known = shown(message, view) else { return }
        takeUpParked(on: ui)
        engine.didDismiss(known, unexplained: cause(of: message))
        engine.failInvalidated()
        reportParked(on: ui)
    }

    /// Asks about the messages that the SDK has put aside while another one was visible (BZ-002, BZ-016), if the
    /// handler orders messages: oldest first, and before the screen is free. The SDK's own order then has no effect,
    /// because `present(message:)` shows any of them (BZ-026).
    private func takeUpParked(on ui: BrazeInAppMessageUI) {
        guard engine.takesParkedMessages else { return }
        for parked in ui.stack where messages.isNew(parked) {
            if let known = messages.find(parked) { failReplaced(known) }
            let made = messages.make(parked, in: engine)
            switch engine.takeUp(made) {
            case .hold: break
            case .discard: parked.data.context?.discard()
            case .show:
                do { try show(made) } catch { engine.report(.showFailed, made, "\(error)") }
            }
        }
    }

    private func failReplaced(_ known: CompatMessage) {
        engine.fail(
            known,
            MessageFailure(
                .replaced, "A later trigger of the same campaign replaced it.", isDerived: true))
    }

    /// Reports each message that the SDK keeps, once, because the handler was not asked about it (BZ-002, BZ-016).
    /// The message that `presentNext()` shows first is reported first.
    private func reportParked(on ui: BrazeInAppMessageUI) {
        guard diagnostics != nil, !engine.takesParkedMessages else { return }
        for parked in ui.stack.reversed() where messages.isUnknown(parked) {
            let name = BrazeMessages.name(parked.id)
            engine.reportOnce(
                "parked \(name)", .notAsked, nil,
                "Message \(name) was triggered while another one was visible. The SDK has put it on its stack, and the "
                    + "handler is not asked before presentNext() (BZ-002, BZ-016).")
        }
    }

    /// The message of a view; nil, with a diagnostic, for one that is not tracked.
    private func shown(_ native: Braze.InAppMessage, _ view: any InAppMessageView) -> CompatMessage? {
        if let known = visibleMessage(behind: view) ?? messages.find(native) { return known }
        engine.report(.strayCallback, nil, "A callback for a message that is not tracked was ignored.")
        return nil
    }

    private func visibleMessage(behind view: any InAppMessageView) -> CompatMessage? {
        guard let visible, visible.view == ObjectIdentifier(view) else { return nil }
        return visible.message
    }

    /// The time when the campaign's message closes automatically, counted from the creation of the window, which
    /// follows `prepareWith` (BZ-051).
    private func closingTime(of native: Braze.InAppMessage) -> Double? {
        guard case .auto(let seconds) = native.data.messageClose else { return nil }
        return MainThread.now + seconds - 0.01
    }

    /// How a message was dismissed without a click and not by the handler.
    private func cause(of native: Braze.InAppMessage) -> MessageResolution.Cause? {
        if case .control = native { return .control }
        if visible?.closesAt != nil { return .timedOut }
        // A page that cannot be shown is removed before it has appeared (BZ-064).
        if visible?.hasAppeared == false { return .dismissedBySDK }
        return userHasChanged(since: native) ? .dismissedBySDK : nil
    }

    /// Whether the app's user has changed since the message was triggered: then the SDK dismisses the message (BZ-110).
    /// `valid` does not tell that, because a Context that was used is not valid either.
    func userHasChanged(since native: Braze.InAppMessage) -> Bool {
        guard let context = native.data.context, case .enforce(let userID) = context.userIDMatchBehavior,
            let braze = context.braze as? Braze
        else { return false }
        return braze.user.id != userID
    }

    /// Prevents the display of a message that the SDK never asked about: without matching attributes there is no view,
    /// and without a view no presentation (BZ-042).
    private func stop(
        _ context: inout BrazeInAppMessageUI.PresentationContext, _ message: CompatMessage,
        _ decision: DisplayDecision
    ) {
        let native = context.message
        context.customView = nil
        context.attributes = nil
        if case .control = native { context.message = .slideup(.init(data: native.data)) }
        if decision == .discard { native.data.context?.discard() }
    }
}

/// Messages that the SDK drops after the gate, without telling its delegate (BZ-009).
extension BrazeBridge {
    /// The reason why the SDK is certain to drop a message that it is told to show now; nil if it is not.
    private func certainDrop(of native: Braze.InAppMessage) -> MessageFailure? {
        if native.data.context?.valid == false {
            return MessageFailure(
                .invalidated, "The SDK drops it: messageContextInvalid (BZ-032, BZ-040).", isDerived: true)
        }
        guard isAdmitted(native.data.orientation) else {
            return MessageFailure(
                .orientation, "The SDK drops it: noMatchingOrientation (BZ-031).", isDerived: true)
        }
        return nil
    }

    /// Whether the SDK shows a message of an orientation now: the size classes decide (BZ-031).
    func isAdmitted(_ orientation: Braze.InAppMessage.Orientation) -> Bool {
        guard orientation != .any else { return true }
        guard let traits else { return true }
        let isLandscape =
            traits.horizontalSizeClass == .regular
            || (traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .compact)
        return orientation == .portrait ? traits.verticalSizeClass == .regular : isLandscape
    }

    /// Ends a message whose user interface is released during its preparation, because the app sets another presenter.
    /// The SDK then releases the message too, without a callback. The bridge stays alive until that is handled.
    private func failIfReleased(_ ui: BrazeInAppMessageUI, _ message: CompatMessage) {
        MainThread.async { [self, weak ui, weak message] in
            guard ui == nil, let message, message.phase == .approved else { return }
            let reason =
                "The presenter was replaced while it prepared the message, and the message was lost with it."
            engine.report(.showFailed, message, reason)
            engine.fail(message, MessageFailure(.notShown, reason, isDerived: true))
        }
    }

    /// Ends an approved message that the SDK is about to drop, once it has done so.
    func endIfDropped(_ message: CompatMessage, _ native: Braze.InAppMessage) {
        guard message.phase == .approved, let failure = certainDrop(of: native) else { return }
        MainThread.async { [weak self, weak message] in
            guard let self, let message, message.phase == .approved else { return }
            self.engine.fail(message, failure)
        }
    }

    /// Its assets may have failed to load, which cannot be detected, or it was prepared and has no view.
    public func reasonNotShown(_ message: CompatMessage) -> MessageFailure? {
        guard let native = message.native(as: Braze.InAppMessage.self) else { return nil }
        guard let visible, visible.message === message, visible.view == ObjectIdentifier(self) else {
            return certainDrop(of: native)
        }
        if userHasChanged(since: native) {
            return MessageFailure(
                .invalidated, "The SDK dropped it: triggeredUserCurrentUserMismatch (BZ-043).",
                isDerived: true)
        }
        return MessageFailure(
            .content, "The SDK dropped it: noMessageView (BZ-042).", isDerived: true)
    }

    /// A wipe or a change of user invalidates the Contexts of stacked messages without a callback (BZ-110).
    public func isInvalidated(_ message: CompatMessage) -> Bool {
        message.native(as: Braze.InAppMessage.self)?.data.context?.valid == false
    }
}
