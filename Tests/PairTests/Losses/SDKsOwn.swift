import InAppCompat

@testable import InAppContracts

/// The differences between two SDKs themselves, which are no losses of a delegate.
///
/// The principle is that of `StoryEffects`: **an empty delegate, which answers yes to everything in an app that does nothing
/// else, has the same effects** under both SDKs as the delegate in question. The delegate's code then has no part in the
/// difference. Only these differences are left out:
///
/// - The screen and the opened URLs, if they are those of the empty delegate under both SDKs.
/// - The number of calls with links, if it differs by as much as the number of opened URLs, and that is left out.
/// - Events that a delegate counts itself, if the other SDK does not count them for its own vendor's delegate either.
///
/// Questions, other callbacks, arguments and edits are never left out, nor is any difference in a story in which the app
/// acts. A difference that a diagnostic reports always counts.
struct SDKsOwn {
    /// The effects of the empty delegate under its own SDK, and under the other.
    let empty: (own: StyledPlay, other: StyledPlay)
    /// The events counted for a delegate of the other SDK's vendor that counts itself, and for one that only answers yes;
    /// nil if it cannot count.
    var counting: (with: Int, without: Int)?

    /// Whether a difference is one between the SDKs.
    func has(_ difference: EffectDifference, in comparison: EffectComparison) -> Bool {
        let (own, other) = (comparison.own, comparison.other)
        guard !comparison.story.hasActs else { return false }
        switch difference.effect {
        case .screen: return own.screen == empty.own.screen && other.screen == empty.other.screen
        case .opened: return hasOpened(own, other)
        case .call: return hasOpened(own, other) && isAboutLinks(difference.name, own, other)
        case .counted: return counting.map { $0.with <= $0.without } ?? false
        case .ended, .edit, .ownView, .notes, .argument: return false
        }
    }

    private func hasOpened(_ own: StyledPlay, _ other: StyledPlay) -> Bool {
        own.effects.opened == empty.own.effects.opened && other.effects.opened == empty.other.effects.opened
    }

    /// Whether all calls of a callback have a link, and their number differs by as much as that of the opened URLs.
    private func isAboutLinks(_ name: String, _ own: StyledPlay, _ other: StyledPlay) -> Bool {
        func links(_ play: StyledPlay) -> Int {
            play.effects.calls.count { $0.name == name && $0["url"] != nil }
        }
        func calls(_ play: StyledPlay) -> Int { play.effects.calls.count { $0.name == name } }
        let isLinks = links(own) == calls(own) && links(other) == calls(other) && links(other) > 0
        return isLinks && links(own) - links(other) == own.effects.opened.count - other.effects.opened.count
    }
}

extension Story {
    /// Whether the app acts in the story, apart from its delegate's answers.
    var hasActs: Bool {
        func isAct(_ step: StoryStep) -> Bool {
            switch step {
            case .app: true
            case .atOnce(let steps): steps.contains(where: isAct)
            default: false
            }
        }
        return steps.contains(where: isAct) || reactions.flatMap(\.steps).contains(where: isAct)
    }
}
