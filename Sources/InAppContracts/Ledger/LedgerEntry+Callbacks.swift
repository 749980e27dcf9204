import InAppCompat

/// Entries for callbacks. Several shapes share them.
extension LedgerEntry {
    /// A gate: if it returns false, the SDK leaves the message to the app.
    package static func suppressingGate(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "decideDisplay(of:)",
            code: "func decideDisplay(of $1: CompatMessage) -> DisplayDecision | false = .hold",
            needs: .gate,
            rules: rules,
            advice:
                "On the old SDK false leaves the message to the app, which may show it later: .hold does that. If the app never "
                + "shows it, answer .discard.",
            members: members)
    }

    /// Called after a message has appeared.
    package static func shown(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "didPresent(_:)",
            code: "func didPresent(_ $1: CompatMessage)",
            needs: .callback(.didPresent),
            rules: rules,
            advice: "Rename it.",
            members: members)
    }

    /// Called after a message has gone.
    package static func dismissed(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "didDismiss(_:resolution:)",
            code: "func didDismiss(_ $1: CompatMessage, resolution: MessageResolution)",
            needs: .end(of: .didDismiss),
            rules: rules,
            advice: "Rename it; the resolution says how the message ended.",
            members: members)
    }

    /// A listener to a message's page.
    package static func pageListener(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "didPresent, didDismiss, shouldPerform, didFail",
            needs: .callback(.shouldPerform, .webLinks, .staysOnWebLinks),
            rules: rules,
            advice:
                "Code that listened to the page itself answers shouldPerform and receives didFail instead.",
            members: members)
    }

    /// Called before a schedule's message appears.
    package static func willDisplay(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "willPresent(_:)",
            code: "func willPresent(_ $1: CompatMessage) | $2 = $1.id",
            needs: .callback(.willPresent),
            rules: rules,
            advice: "Rename it; the schedule's id is message.id.",
            members: members)
    }

    /// A coordinator's decision when messages may appear.
    package static func coordinator(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "decideDisplay(of:)",
            needs: .gateByHolding,
            rules: rules,
            advice:
                "Decide it in decideDisplay: .hold replaces a coordinator that waits, and show() ends the wait.",
            members: members)
    }

    /// A coordinator's callback after a message has appeared.
    package static func coordinatorShows(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "didPresent(_:)",
            needs: .callback(.didPresent),
            rules: rules,
            advice: "Move it to didPresent, which is called for each message that appears.",
            members: members)
    }

    /// A coordinator's callback after a message has gone.
    package static func coordinatorEnds(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "didDismiss(_:resolution:)",
            needs: .end(of: .didDismiss),
            rules: rules,
            advice: "Move it to didDismiss, which is called for each message that has disappeared.",
            members: members)
    }

    /// An adapter that shows a view of the app.
    package static func adapter(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "plan.customView",
            needs: .callback(.customView),
            rules: rules,
            advice:
                "Make the adapter's view in prepare, and set plan.customView: the SDK shows it and removes it.",
            members: members)
    }

    /// An adapter's callback that says whether its view can be shown yet.
    package static func adapterWaiting(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "decideDisplay(of:)",
            needs: .gateByHolding,
            rules: rules,
            advice:
                "Answer it in decideDisplay: .hold while the view is not ready, and .discard if it never will be; show() ends "
                + "the hold.",
            members: members)
    }

    /// A callback that chooses the window scene.
    package static func sceneChoice(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "plan.windowScene",
            needs: .callback(.prepareScene),
            rules: rules,
            advice: "Set plan.windowScene in prepare.",
            members: members)
    }
}
