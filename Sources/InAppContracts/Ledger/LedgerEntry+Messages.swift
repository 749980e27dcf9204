import InAppCompat

/// Entries for messages. Several shapes share them.
extension LedgerEntry {
    /// The message behind what is displayed.
    package static func parent(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage",
            code: "Optional($base)",
            rules: rules,
            advice: "The neutral message is a single object without a parent.",
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

    /// The edge at which a banner appears.
    package static func edge(_ code: String, _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "MessageContent.edge",
            code: code,
            advice: "The edge at which a banner appears; plan.content.edge changes it.",
            members: members)
    }

    /// Dismisses the message.
    package static func dismiss(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.dismiss()",
            code: "try? $base.dismiss()",
            needs: [.dismiss],
            rules: rules,
            advice: "It throws where the SDK cannot do it.",
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
            advice: "It throws where the SDK cannot do it; the gate is not asked again.",
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
            advice: "It throws where the SDK cannot do it.",
            members: members)
    }

    /// Names of tracked interactions.
    package static func interactions(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "TrackedInteraction",
            needs: [.track],
            advice: "Name what is counted as a TrackedInteraction.",
            members: members)
    }

    /// Listens to script messages of the page.
    /// - Parameter code: the code of a handler in its place, if the closure's value can be made from the neutral one.
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

    /// Makes the SDK ask the delegate again.
    package static func notify(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "CompatMessage.show()",
            needs: [.showLater],
            rules: rules,
            advice: "Show the messages that were held.",
            members: members)
    }

    /// Pauses all messages.
    package static func pause(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "PauseGate",
            needs: [.hold],
            rules: rules,
            advice: "Hold the messages while the app is busy: PauseGate does that, and shows them on resume.",
            members: members)
    }

    /// Sets a minimum time between messages.
    package static func spacing(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .action,
            counterpart: "OneScreen",
            needs: [.hold],
            rules: rules,
            advice: "OneScreen(_:spacing:) keeps messages apart, whatever the SDK does.",
            members: members)
    }

    /// Registers adapter factories.
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
            advice: "Discard the message itself: code that cancels by id has to keep the messages.",
            members: members)
    }

    /// Sets who chooses the window scene.
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

    /// The frame of a page.
    package static func frame(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "plan.content.frame",
            needs: [.prepareContent],
            rules: rules,
            advice: "How a page is laid out: change the frame of the plan's content in prepare.",
            members: members)
    }

    /// The frame of a page, as a delegate reads it.
    package static func frame(_ code: String, reading members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.content.frame",
            code: code,
            advice: "How a page is laid out is in content.frame, which only pages have.",
            members: members)
    }

    /// Properties that only this vendor's pages have.
    package static func pageMatters(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            rules: rules,
            advice: "Properties of the page that only this SDK has.",
            members: members)
    }

    /// The propositions that the server sends.
    package static func propositions(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            advice: "Propositions of this vendor, which no other SDK has.",
            members: members)
    }

    /// How a message was dismissed.
    package static func resolution(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "MessageResolution.cause",
            needs: [.resolution],
            rules: rules,
            advice: "The cause says how the message ended.",
            members: members)
    }

    /// The parts of a message's content.
    package static func parts(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.content",
            advice: "The kind is content.layout; its parts are in the content.",
            members: members)
    }

    /// The appearance of the SDK's own views.
    package static func looks(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "plan.content.themes",
            needs: [.prepareContent],
            rules: rules,
            advice: "The look of this SDK's own views: change the plan's content.",
            members: members)
    }

    /// Files that a message needs.
    package static func assets(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            rules: rules,
            advice: "Each SDK fetches assets by itself: no other SDK has these.",
            members: members)
    }

    /// The commands that a page sends to the SDK.
    package static func commands(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage.onScriptMessage(_:_:)",
            needs: [.scriptMessages],
            rules: rules,
            advice: "The page's commands belong to the vendor: listen with onScriptMessage.",
            members: members)
    }

    /// The message as a whole.
    package static func neutralMessage(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .content,
            counterpart: "CompatMessage",
            code: "CompatMessage",
            advice: "The neutral message.",
            members: members)
    }

    /// Members of the message apart from its content.
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
