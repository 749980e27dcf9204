import InAppCompat

/// Sentences about capabilities, with the names of the delegate's own vendor.
extension PairGuide {
    /// What becomes of a capability under a host, as a list item. It begins with the vendor's own name for it, if there
    /// is one. Nil if the vendor has nothing of the kind, so that none of its delegates can miss it.
    func line(_ capability: Capability, _ support: Support) -> String? {
        guard let told = told(capability, support) else { return nil }
        return "- \(told)"
    }

    /// What becomes of a capability under a host: a sentence, and the reason or the replacement.
    func told(_ capability: Capability, _ support: Support) -> String? {
        switch support {
        case .native: sentence(capability) { _ in "works as before" }.map { "\($0)." }
        case .emulated(let note): sentence(capability, { $0.changed }).map { "\($0): \(Self.how(note))" }
        case .unavailable(let note): sentence(capability, { $0.lost }).map { "\($0). \(note)" }
        }
    }

    /// A sentence without its full stop: the vendor's own name with a predicate, or a whole sentence if the vendor has
    /// no name.
    private func sentence(_ capability: Capability, _ predicate: ((lost: String, changed: String)) -> String)
        -> String?
    {
        guard let subject = subject(capability) else { return Self.plain(capability).map(predicate) }
        return "\(subject) \(predicate(Self.words(capability)))"
    }

    /// How something is done instead, as text that follows a colon.
    private static func how(_ note: String) -> String {
        let derived = "Derived: "
        let text = note.hasPrefix(derived) ? String(note.dropFirst(derived.count)) : note
        let opening = text.prefix { $0.isLetter }
        // A name from code keeps its capital letter.
        let isWord =
            opening.dropFirst().allSatisfy(\.isLowercase) && text.dropFirst(opening.count).hasPrefix(" ")
        return isWord ? opening.lowercased() + text.dropFirst(opening.count) : text
    }

    // MARK: Names

    /// The vendor's name for a capability's purpose, as the subject of a sentence; nil if the vendor has nothing of the
    /// kind.
    private func subject(_ capability: Capability) -> String? {
        let ledger = report.delegate.ledger
        guard let name = ledger.speech.first(where: { $0.capabilities.contains(capability) }) else {
            return nil
        }
        let names = name.members.map { Self.short($0, isCallback: ledger[$0]?.role == .callback) }
        let others = names.dropFirst().map { "`\($0)`" }.joined(separator: ", ")
        return "**`\(names.first ?? "")`**" + (others.isEmpty ? "" : " (also \(others))")
    }

    /// The name as a delegate writes it: a callback's own name, any other member with the name of its type.
    private static func short(_ member: String, isCallback: Bool) -> String {
        let path = member.prefix { $0 != "(" }.split(separator: ".")
        return path.suffix(isCallback ? 1 : 2).joined(separator: ".") + member.drop { $0 != "(" }
    }

    // MARK: Words

    /// The predicates for a capability: one if it is lost, one if it works differently.
    private static func words(_ capability: Capability) -> (lost: String, changed: String) {
        switch capability {
        case .gate: ("is never asked", "is asked in another way")
        case .gateBeforeAppShow, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger:
            asked(capability)
        case .conflictAtOnce:
            (
                "is not asked immediately about a second message: the SDK may show that one by itself later",
                "is asked later about a second message that qualifies while one is on screen"
            )
        case .viewInGate:
            ("has no view of the message while it is asked", "has another view while it is asked")
        case .willPresent, .didPresent, .didHide, .willDismiss, .didDismiss, .didLoad, .failure:
            ("is never called", "is called at another time, or for another reason")
        case .shouldPerform: ("can no longer refuse a click", "refuses a click in another way")
        case .webLinks: ("is not notified of web links", "is notified of web links in another way")
        case .staysOnWebLinks:
            (
                "is called when the user follows a web link of the page, because that ends the message",
                "finds the message still on screen for other links than before"
            )
        case .resolution: does("report how the message ended", "reports how the message ended")
        case .builtInResolution:
            does(
                "report which button closed one of the SDK’s own views",
                "reports which button closed one of the SDK’s own views")
        case .timedCampaigns:
            (
                "is not called for messages that close by themselves: there are none",
                "is called for other messages that close by themselves"
            )
        case .controlCampaigns:
            (
                "is not called for a control group, which sees nothing: there are no such messages",
                "is called in another way for a control group, which sees nothing"
            )
        case .prepareWhenShown:
            (
                "has no effect any more when a held message is shown",
                "takes effect at another time for a message that was held"
            )
        default: done(capability)
        }
    }

    /// The predicates for a question that is asked in a certain situation.
    private static func asked(_ capability: Capability) -> (lost: String, changed: String) {
        let when =
            switch capability {
            case .gateBeforeAppShow: "about a message that the app shows itself"
            case .gateWhileVisible: "about a message that qualifies while another one is on screen"
            case .gateWhileLeaving: "about a message that qualifies while another one leaves"
            case .gateWhileHidden: "about a message that qualifies while another one is hidden"
            default: "again when a campaign qualifies again while its message is held"
            }
        return ("is not asked \(when)", "is asked in another way \(when)")
    }

    /// The predicates for an action of the delegate or the app.
    private static func done(_ capability: Capability) -> (lost: String, changed: String) {
        switch capability {
        case .hold: does("hold the message", "holds the message")
        case .discard: does("discard the message", "discards the message")
        case .discardOnce:
            (
                "ends the campaign, not only this message, where it discards the message",
                "discards a message in another way"
            )
        case .showLater: does("show a message that was held", "shows a message that was held")
        case .showAgain: does("show a message that has ended", "shows a message that has ended")
        case .dismiss: does("dismiss a message", "dismisses a message")
        case .dismissBuiltIn:
            does("dismiss one of the SDK’s own views", "dismisses one of the SDK’s own views")
        case .hide: does("hide a message for a while", "hides a message")
        case .prepareContent: does("change what is shown", "changes what is shown")
        case .prepareOrientation: does("rotate the interface", "rotates the interface")
        case .prepareStatusBar: does("hide or show the status bar", "hides or shows the status bar")
        case .prepareScene:
            does("choose the scene or the window’s level", "chooses the scene or the window’s level")
        case .customView: does("show a view of the app", "shows a view of the app")
        case .autoClose: does("make a message close by itself", "makes a message close by itself")
        case .track: does("track events with the vendor", "tracks events with the vendor")
        case .evaluateScript: does("run a script in the page", "runs a script in the page")
        case .scriptMessages: does("listen to the page", "listens to the page")
        case .view: does("return the message’s view", "returns the message’s view")
        default: ("does not exist", "exists in another form")
        }
    }

    /// Whole sentences for a capability without a member of the vendor; nil if only the vendor's members use the
    /// capability.
    private static func plain(_ capability: Capability) -> (lost: String, changed: String)? {
        switch capability {
        case .evaluateScript:
            (
                "The app cannot run a script in the page",
                "The app runs a script in the page in another way"
            )
        case .scriptMessages:
            ("The app cannot listen to the page", "The app listens to the page in another way")
        case .view: ("The message’s view is not available", "The message’s view is found in another way")
        case .autoClose:
            (
                "The delegate cannot make a message close by itself",
                "A message closes by itself in another way"
            )
        case .dismiss: ("The app cannot dismiss a message", "The app dismisses a message in another way")
        case .resolution, .builtInResolution:
            (
                "How the user closed a message is not reported",
                "How the user closed a message is reported in another way"
            )
        default: nil
        }
    }

    private static func does(_ lost: String, _ changed: String) -> (lost: String, changed: String) {
        ("does not \(lost)", "\(changed) in another way")
    }
}
