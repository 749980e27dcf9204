import InAppCompat

/// Entries on messages that several shapes share.
extension LedgerEntry {
    /// The message behind what is displayed.
    package static func parent(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage",
            code: "Optional($base)",
            rules: rules,
            advice: "The neutral message is one object: no parent is looked for.",
            members: members)
    }

    /// The campaign's id.
    package static func campaignID(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.id",
            code: "$base.id",
            advice: "The campaign's id.",
            members: members)
    }

    /// The edge that a banner comes from.
    package static func edge(_ code: String, _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "MessageContent.edge",
            code: code,
            advice: "The edge that a banner comes from; plan.content.edge changes it.",
            members: members)
    }

    /// Takes the message away.
    package static func dismiss(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.dismiss()",
            code: "try? $base.dismiss()",
            needs: [.dismiss],
            rules: rules,
            advice: "It throws where the SDK cannot.",
            members: members)
    }

    /// Shows the message.
    package static func show(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.show()",
            code: "try? $base.show()",
            needs: [.showLater],
            rules: rules,
            advice: "It throws where the SDK cannot; the gate is not asked again.",
            members: members)
    }

    /// Hides the message.
    package static func hide(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.hide()",
            code: "try? $base.hide()",
            needs: [.hide],
            rules: rules,
            advice: "It throws where the SDK cannot.",
            members: members)
    }

    /// Names what is counted.
    package static func interactions(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "TrackedInteraction",
            needs: [.track],
            advice: "Name what is counted as a TrackedInteraction.",
            members: members)
    }

    /// Listens to what the page posts.
    /// - Parameter code: how it is written in a handler, where the closure's value can be made of the neutral one.
    package static func scriptMessages(
        code: String? = nil, rules: [String] = [], _ members: String
    ) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.onScriptMessage(_:_:)",
            code: code,
            needs: [.scriptMessages],
            rules: rules,
            advice: "Listen with onScriptMessage.",
            members: members)
    }

    /// Has the SDK ask again.
    package static func notify(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.show()",
            needs: [.showLater],
            rules: rules,
            advice: "Show the messages that were held.",
            members: members)
    }

    /// Has all messages wait.
    package static func pause(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "PauseGate",
            needs: [.hold],
            rules: rules,
            advice: "Hold the messages while the app is busy: PauseGate does that, and shows them on resume.",
            members: members)
    }

    /// Keeps messages apart.
    package static func spacing(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "OneScreen",
            needs: [.hold],
            rules: rules,
            advice: "OneScreen(_:spacing:) keeps messages apart, whatever the SDK does.",
            members: members)
    }

    /// Makes adapters.
    package static func adapterFactory(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "plan.customView",
            needs: [.customView],
            rules: rules,
            advice: "An adapter's view is plan.customView.",
            members: members)
    }

    /// Cancels schedules.
    package static func cancelling(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.discard()",
            needs: [.discard],
            rules: rules,
            advice: "Discard the message that is known: whoever cancels by an id has to keep the messages.",
            members: members)
    }

    /// Who chooses the scene.
    package static func chosenScene(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "plan.windowScene",
            needs: [.prepareScene],
            rules: rules,
            advice: "Set plan.windowScene in prepare.",
            members: members)
    }

    /// The page's view.
    package static func pageView(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.view",
            code: "$base.view",
            needs: [.view],
            rules: rules,
            advice: "The view, while there is one.",
            members: members)
    }

    /// How a page is laid out.
    package static func frame(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "plan.content.frame",
            needs: [.prepareContent],
            rules: rules,
            advice: "How a page is laid out: change the frame of the plan's content in prepare.",
            members: members)
    }

    /// How a page is laid out, as a delegate reads it.
    package static func frame(_ code: String, reading members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.content.frame",
            code: code,
            advice: "How a page is laid out is in content.frame, which only pages have.",
            members: members)
    }

    /// What only a page of this vendor's has.
    package static func pageMatters(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            rules: rules,
            advice: "The page's own matters: nothing outside this SDK has them.",
            members: members)
    }

    /// What the server sends.
    package static func propositions(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            advice: "Propositions of this vendor: nothing outside this SDK has them.",
            members: members)
    }

    /// How a message went away.
    package static func resolution(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "MessageResolution.cause",
            needs: [.resolution],
            rules: rules,
            advice: "The cause says how the message went away.",
            members: members)
    }

    /// The parts of a message.
    package static func parts(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.content",
            advice: "The kind is content.layout; its parts are in the content.",
            members: members)
    }

    /// How the SDK's own views look.
    package static func looks(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "plan.content.themes",
            needs: [.prepareContent],
            rules: rules,
            advice: "Looks of this SDK's own views: change the plan's content.",
            members: members)
    }

    /// Files that a message needs.
    package static func assets(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            rules: rules,
            advice: "Assets are fetched by each SDK itself: nothing outside this SDK has them.",
            members: members)
    }

    /// What a page asks of the SDK.
    package static func commands(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.onScriptMessage(_:_:)",
            needs: [.scriptMessages],
            rules: rules,
            advice: "The page's commands are the vendor's: listen with onScriptMessage.",
            members: members)
    }

    /// The message.
    package static func neutralMessage(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage",
            code: "CompatMessage",
            advice: "The neutral message.",
            members: members)
    }

    /// What the message has beside its content.
    package static func messageMembers(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage",
            rules: rules,
            advice: "The neutral message; what it contains is in its content.",
            members: members)
    }

    /// The SDK's own views.
    package static func ownViews(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "plan.customView",
            needs: [.customView],
            rules: rules,
            advice: "This SDK's own views: another SDK shows its own, or the handler's with plan.customView.",
            members: members)
    }
}
