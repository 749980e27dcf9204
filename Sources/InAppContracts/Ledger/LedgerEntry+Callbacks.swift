import InAppCompat

/// Entries on callbacks that several shapes share.
extension LedgerEntry {
    /// A gate whose false leaves the message to the app.
    package static func suppressingGate(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "decideDisplay(of:)",
            code: "func decideDisplay(of $1: CompatMessage) -> DisplayDecision | false = .hold",
            needs: .gate,
            rules: rules,
            advice:
                "On the old SDK false leaves the message to the app, which may show it later: .hold does that. Where nobody shows it, answer .discard.",
            members: members)
    }

    /// Told of a message that has appeared.
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

    /// Told of a message that has gone.
    package static func dismissed(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "didDismiss(_:resolution:)",
            code: "func didDismiss(_ $1: CompatMessage, resolution: MessageResolution)",
            needs: .end(of: .didDismiss),
            rules: rules,
            advice: "Rename it; the resolution says how it went away.",
            members: members)
    }

    /// Listens to a message's page.
    package static func pageListener(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "didPresent, didDismiss, shouldPerform, didFail",
            needs: .callback(.shouldPerform, .webLinks, .staysOnWebLinks),
            rules: rules,
            advice: "Who listened to the page itself answers shouldPerform and hears didFail instead.",
            members: members)
    }

    /// Told before a schedule's message appears.
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

    /// Decides when messages may appear.
    package static func coordinator(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "decideDisplay(of:)",
            needs: .gateByHolding,
            rules: rules,
            advice: "Decide it in decideDisplay: a coordinator that waits is .hold, and show() ends it.",
            members: members)
    }

    /// Tells a coordinator of a message that has appeared.
    package static func coordinatorShows(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "didPresent(_:)",
            needs: .callback(.didPresent),
            rules: rules,
            advice: "Move it to didPresent, which is told of each message that appears.",
            members: members)
    }

    /// Tells a coordinator of a message that has gone.
    package static func coordinatorEnds(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "didDismiss(_:resolution:)",
            needs: .end(of: .didDismiss),
            rules: rules,
            advice: "Move it to didDismiss, which is told of each message that has gone.",
            members: members)
    }

    /// Shows a view of the app's own.
    package static func adapter(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "plan.customView",
            needs: .callback(.customView),
            rules: rules,
            advice:
                "Make the adapter's view in prepare, and set plan.customView: the SDK shows it and takes it away.",
            members: members)
    }

    /// Says whether a view of the app's own can be shown yet.
    package static func adapterWaiting(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .callback,
            counterpart: "decideDisplay(of:)",
            needs: .gateByHolding,
            rules: rules,
            advice:
                "Answer it in decideDisplay: .hold while the view is not ready and .discard where it never is; show() ends it.",
            members: members)
    }

    /// Chooses a scene.
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
