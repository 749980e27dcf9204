import InAppCompat

/// Entries for names and set-up. Several shapes share them.
extension LedgerEntry {
    /// Members that exist only in the model.
    package static func modelOnly(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .modelOnly,
            advice: "The model has it for tests.",
            members: members)
    }

    /// The delegate's protocol, which the handler's protocol replaces.
    package static func handler(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .vocabulary,
            counterpart: "InAppMessageHandler",
            code: "InAppMessageHandler",
            advice: "The handler's protocol replaces it.",
            members: members)
    }

    /// Message types for which a handler has only one type.
    package static func message(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .vocabulary,
            counterpart: "CompatMessage",
            code: "CompatMessage",
            advice: "The neutral message replaces it.",
            members: members)
    }

    /// The property or method that registers a delegate.
    package static func attaching(rules: [String] = [], _ members: String) -> LedgerEntry {
        LedgerEntry(
            .setUp,
            rules: rules,
            advice: "Attach the handler with the other SDK's bridge, and keep the bridge.",
            members: members)
    }

    /// A type that listens to a message's page.
    package static func pageListenerType(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .vocabulary,
            counterpart: "shouldPerform, didFail",
            advice:
                "Code that listened to the page itself answers shouldPerform and receives didFail instead.",
            members: members)
    }

    /// A type of an adapter that shows views.
    package static func adapterType(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .vocabulary,
            counterpart: "plan.customView",
            advice: "An adapter shows a view of the app: plan.customView does that in a handler.",
            members: members)
    }

    /// A type of a delegate that chooses window scenes.
    package static func sceneType(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .vocabulary,
            counterpart: "plan.windowScene",
            advice: "Choose the scene in prepare: set plan.windowScene.",
            members: members)
    }

    /// Names without a meaning of their own.
    package static func name(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .vocabulary,
            advice:
                "The name has no meaning of its own in a handler: remove it together with the code that it served.",
            members: members)
    }

    /// The SDK's own set-up.
    package static func setUp(_ members: String) -> LedgerEntry {
        LedgerEntry(
            .setUp,
            advice:
                "The vendor's own set-up: the other SDK has a different one, and the app's launch code changes with it.",
            members: members)
    }
}

extension Ledger {
    /// What is lost because a shape's messages are only pages.
    package static let onlyPages =
        "A message of this SDK is always a page of HTML: code that reads headers, texts, buttons and click actions finds them "
        + "empty."
}
