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
        case .native: sentence(capability) { _ in "is as it was" }.map { "\($0)." }
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
                "is not asked at once about a second message: the SDK may show that one by itself later",
                "is asked later about a second message that comes while one is up"
            )
        case .viewInGate:
            ("has no view of the message while it is asked", "has another view while it is asked")
        case .willPresent, .didPresent, .didHide, .willDismiss, .didDismiss, .didLoad, .failure:
            ("is never called", "is called at another time, or for another reason")
        case .shouldPerform: ("can no longer refuse a click", "refuses a click in another way")
        case .webLinks: ("does not hear of links to the web", "hears of links to the web in another way")
        case .staysOnWebLinks:
            (
                "comes with the end of the message when the user follows a link of its page to the web",
                "finds the message up for other links than before"
            )
        case .resolution: does("say how the message went away", "says how the message went away")
        case .builtInResolution:
            does(
                "say by which button one of the SDK’s own views was left",
                "says by which button one of the SDK’s own views was left")
        case .timedCampaigns:
            (
                "is not called for messages that go away by themselves: there are none",
                "is called for other messages that go away by themselves"
            )
        case .controlCampaigns:
            (
                "is not called for a control group, which sees nothing: there are no such messages",
                "is called in another way for a control group, which sees nothing"
            )
        case .prepareWhenShown:
            (
                "has no say any more when a message is shown that was held",
                "has its say at another time about a message that was held"
            )
        default: done(capability)
        }
    }

    /// The predicates for a question that is asked in a certain situation.
    private static func asked(_ capability: Capability) -> (lost: String, changed: String) {
        let when =
            switch capability {
            case .gateBeforeAppShow: "about a message that the app shows itself"
            case .gateWhileVisible: "about a message that qualifies while another one is up"
            case .gateWhileLeaving: "about a message that qualifies while another one leaves"
            case .gateWhileHidden: "about a message that qualifies while another one is hidden"
            default: "again when a campaign qualifies again while its message is held"
            }
        return ("is not asked \(when)", "is asked in another way \(when)")
    }

    /// The predicates for an action of the delegate or the app.
    private static func done(_ capability: Capability) -> (lost: String, changed: String) {
        switch capability {
        case .hold: does("keep the message", "keeps the message")
        case .discard: does("drop the message", "drops the message")
        case .discardOnce:
            (
                "ends the campaign, not only this message, where it lets the message go",
                "lets a message go in another way"
            )
        case .showLater: does("show a message that was held", "shows a message that was held")
        case .showAgain: does("show a message that has gone", "shows a message that has gone")
        case .dismiss: does("take a message away", "takes a message away")
        case .dismissBuiltIn:
            does("take one of the SDK’s own views away", "takes one of the SDK’s own views away")
        case .hide: does("take a message off the screen for a while", "takes a message off the screen")
        case .prepareContent: does("change what is shown", "changes what is shown")
        case .prepareOrientation: does("turn the interface", "turns the interface")
        case .prepareStatusBar: does("hide or show the status bar", "hides or shows the status bar")
        case .prepareScene:
            does("choose the scene or the window’s level", "chooses the scene or the window’s level")
        case .customView: does("show a view of the app’s own", "shows a view of the app’s own")
        case .autoClose: does("make a message go away by itself", "makes a message go away by itself")
        case .track: does("count with the vendor", "counts with the vendor")
        case .evaluateScript: does("run a script in the page", "runs a script in the page")
        case .scriptMessages: does("listen to the page", "listens to the page")
        case .view: does("give the message’s view", "gives the message’s view")
        default: ("is not there", "is there in another way")
        }
    }

    /// Whole sentences for a capability without a member of the vendor; nil if only the vendor's members use the
    /// capability.
    private static func plain(_ capability: Capability) -> (lost: String, changed: String)? {
        switch capability {
        case .evaluateScript:
            (
                "No script of the app’s runs in the page",
                "A script of the app’s runs in the page in another way"
            )
        case .scriptMessages:
            ("Nobody listens to the page", "The app listens to the page in another way")
        case .view: ("The message’s view is not there", "The message’s view is found in another way")
        case .autoClose:
            (
                "No message goes away by itself on the delegate’s word",
                "A message goes away by itself in another way"
            )
        case .dismiss: ("The app cannot take a message away", "The app takes a message away in another way")
        case .resolution, .builtInResolution:
            (
                "Nobody is told how the user left a message",
                "How the user left a message is known in another way"
            )
        default: nil
        }
    }

    private static func does(_ lost: String, _ changed: String) -> (lost: String, changed: String) {
        ("does not \(lost)", "\(changed) in another way")
    }
}
