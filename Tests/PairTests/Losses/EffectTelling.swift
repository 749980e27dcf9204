import InAppCompat

@testable import InAppContracts

/// Whether a diagnostic reports a difference: it has to name the difference, and to be about something
/// that happens in the story.
@MainActor struct EffectTelling {
    private let line: Diagnostic
    private let story: Story

    init(_ line: Diagnostic, _ story: Story) {
        self.line = line
        self.story = story
    }

    /// Whether it reports a difference.
    func tells(_ loss: EffectDifference) -> Bool {
        switch loss.effect {
        case .screen: tellsScreen(loss)
        case .opened:
            says("had acted on")
                || hasWebLinks && tellsWebLinks
                // A delegate that is never asked about clicks cannot refuse any.
                || refusesClicks && line.code == .neverCalled && says("shouldProcess")
        case .counted: loss.style == .tracks ? tellsCounting : line.code == .heldForPreparation
        case .ended: tellsEnding
        case .edit: tellsEdit(loss)
        case .ownView: says("customView")
        case .notes: line.code == .messageIncomplete && says(of: loss.subject, in: Self.partWords)
        case .call: tellsCall(loss.name)
        case .argument: tellsArgument(loss)
        }
    }

    private func says(_ words: String...) -> Bool { words.contains(where: line.explanation.contains) }

    private func says(of subject: String, in words: [String: [String]]) -> Bool {
        words[subject]?.contains(where: line.explanation.contains) ?? false
    }

    // MARK: Texts

    /// The texts of diagnostics about a part of a message that a delegate reads.
    private static let partWords = [
        "kind": ["no other case", "no other displayContent", "the displayType is HTML"],
        "buttons": ["buttons"], "clickAction": ["clickAction"], "json": ["json()"],
        "body": ["no header", "without text", "The message of the .html is empty"],
    ]
    /// The callback in which delegates count something of their own.
    private static let countingCallback = "didPresent"

    /// What is counted in a callback that does not come is not counted.
    private var tellsCounting: Bool {
        says("(track)") || line.code == .notAlwaysCalled && says(Self.countingCallback)
    }

    /// The texts of diagnostics about an argument.
    private static let argumentWords = [
        "view": ["There is no view for the delegate"], "buttonId": ["The buttonId"],
        "stack": ["on the stack", "displayChoiceForMessage:) is not called"],
        "assets": ["The image's URL", "imageURL"], "url": ["links of pages"],
        "resolution": [" became "], "button": [" became "], "type": ["the displayType is HTML"],
    ]

    private func tellsArgument(_ loss: EffectDifference) -> Bool {
        // A state follows from the app's actions.
        says(of: loss.subject, in: Self.argumentWords) || loss.subject == "state" && tellsAct
    }

    /// The changed property has to be named, or the diagnostic has to say that messages of this
    /// kind have no such property.
    private func tellsEdit(_ loss: EffectDifference) -> Bool {
        guard [.planNotApplied, .messageIncomplete, .actionFailed].contains(line.code) else { return false }
        let isKind = line.code == .messageIncomplete && says(of: "kind", in: Self.partWords)
        return isKind || says("the change of \(loss.subject) does", "\(loss.subject).", "\(loss.subject),")
    }

    private func tellsCall(_ name: String) -> Bool {
        let codes: Set<Diagnostic.Code> = [.neverCalled, .notAlwaysCalled, .behavesOtherwise]
        if codes.contains(line.code) {
            return says(name + "(", ":\(name):", "\(name),", "\(name) and", "\(name) are")
        }
        return Self.endings.contains(name) && tellsAct
    }

    /// The callbacks that follow from the app's actions on a message.
    private static let endings: Set<String> = [
        "onHide", "onDismiss", "willDismiss", "didDismiss", "messageFinishedDisplaying",
    ]

    // MARK: The screen

    /// Whether it says that the SDK could not perform an action of the app in the story.
    private var tellsAct: Bool {
        (does(.dismisses) || does(.changesUser)) && says("(dismiss)", "dismiss() does nothing")
            || does(.hides) && says("(hide)")
            || (does(.shows) || does(.asksAgain)) && says("(showLater)", "show():", "present(message:)")
    }

    private func tellsScreen(_ loss: EffectDifference) -> Bool {
        if tellsAct || tellsReturn { return true }
        if [.showFailed, .campaignDeleted, .notAsked].contains(line.code) { return true }
        if story.messages.count > 1, says("another one", "30 seconds", "half a minute") { return true }
        if hasWebLinks, tellsWebLinks { return true }
        switch loss.style {
        case .answersByKind: return line.code == .messageIncomplete && says(of: "kind", in: Self.partWords)
        case .bringsView: return says("customView")
        default:
            return says(
                "The adapter is not used", "No adapter of the app is made", "dismissed the message",
                "stays on screen after")
        }
    }

    /// Whether it says that a campaign that qualifies again is a new message.
    private var tellsReturn: Bool {
        let isAgain = story.messages.keys.contains { id in
            story.steps.count { $0 == .qualifies(id) } > 1
        }
        return isAgain && says("when a campaign qualifies")
    }

    private var tellsWebLinks: Bool {
        says("A web link of a page", "The web link", "the web link", "web links of pages")
    }

    private var tellsEnding: Bool {
        [.campaignDeleted, .notAsked].contains(line.code)
            || says("when a campaign qualifies", "does not wait for its turn", "is not put on the stack")
    }

    // MARK: Events of the story

    private var refusesClicks: Bool {
        story.script.perform != ScriptedAnswers<Bool>(fallback: true)
    }

    private var hasWebLinks: Bool {
        story.steps.contains { if case .user(.followsLink, _) = $0 { true } else { false } }
    }

    private func does(_ act: StoryAct) -> Bool {
        func isIt(_ step: StoryStep) -> Bool {
            switch step {
            case .app(act, _): true
            case .atOnce(let steps): steps.contains(where: isIt)
            default: false
            }
        }
        return story.steps.contains(where: isIt) || story.reactions.flatMap(\.steps).contains(where: isIt)
    }
}
