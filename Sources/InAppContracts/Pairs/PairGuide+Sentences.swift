import InAppCompat

/// Says of a capability what a delegate's own vendor calls it, and what becomes of that.
extension PairGuide {
    /// What becomes of what a capability is for, in a sentence that begins with the vendor's own name of it.
    /// - Parameter isLost: whether it is lost, or only done in another way.
    func sentence(_ capability: Capability, isLost: Bool) -> String {
        let words = Self.words(capability)
        return "\(subject(capability)) \(isLost ? words.lost : words.changed)."
    }

    /// Why it is lost, or what is done instead.
    static func reason(_ note: String, isLost: Bool) -> String {
        let derived = "Derived: "
        if note.hasPrefix(derived) { return "It is derived: \(note.dropFirst(derived.count))" }
        return isLost ? note : "Instead: \(note)"
    }

    // MARK: Names

    /// What the delegate's vendor calls what a capability is for.
    private func subject(_ capability: Capability) -> String {
        let places = [capability] + Self.anchors(capability)
        guard let entry = places.lazy.compactMap(entry).first else { return "**Your delegate**" }
        let names = entry.members.map { Self.name($0, isCallback: entry.role == .callback) }
        let others = names.dropFirst().prefix(2).map { "`\($0)`" }.joined(separator: ", ")
        return "**`\(names.first ?? "")`**" + (others.isEmpty ? "" : " (also \(others))")
    }

    /// The entry whose main need is a capability: a callback, if there is one.
    private func entry(_ capability: Capability) -> LedgerEntry? {
        let roles: [LedgerEntry.Role] = [.callback, .answer, .action, .content]
        let found = report.delegate.ledger.entries.filter {
            $0.needs.first == capability && roles.contains($0.role) && !$0.members.isEmpty
        }
        return roles.lazy.compactMap { role in
            let own = found.filter { $0.role == role }
            return own.first { $0.code != nil } ?? own.first
        }.first
    }

    /// The name as a delegate writes it: of a callback its own, of another member with its type's.
    private static func name(_ member: String, isCallback: Bool) -> String {
        let path = member.prefix { $0 != "(" }.split(separator: ".")
        return path.suffix(isCallback ? 1 : 2).joined(separator: ".") + member.drop { $0 != "(" }
    }

    /// Where a capability is noticed that no member is there for.
    private static func anchors(_ capability: Capability) -> [Capability] {
        switch capability {
        case .gateBeforeAppShow, .gateWhileVisible, .gateWhileLeaving, .gateWhileHidden, .gateEachTrigger,
            .viewInGate, .conflictAtOnce, .hold:
            [.gate]
        case .discard, .discardOnce: [.discard, .gate]
        case .showAgain: [.showLater]
        case .dismissBuiltIn: [.dismiss]
        case .builtInResolution, .resolution, .timedCampaigns: [.didDismiss]
        case .controlCampaigns: [.willPresent, .didPresent]
        case .prepareWhenShown, .prepareContent: [.prepareContent, .willPresent]
        case .webLinks, .staysOnWebLinks: [.shouldPerform, .didLoad, .didDismiss]
        default: []
        }
    }

    // MARK: Words

    /// What becomes of what a capability is for: where it is lost, and where it is done in another way.
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
                "is not called when a message is shown that was held",
                "is called at another time for a message that was held"
            )
        default: done(capability)
        }
    }

    /// When the delegate is asked.
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

    /// What the delegate does by it.
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

    private static func does(_ lost: String, _ changed: String) -> (lost: String, changed: String) {
        ("does not \(lost)", "\(changed) in another way")
    }
}
