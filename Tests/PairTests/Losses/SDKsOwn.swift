import InAppCompat

@testable import InAppContracts

/// What differs between two SDKs by themselves, and is no loss of a delegate's.
///
/// One principle, the same by which `StoryEffects` leaves out what a delegate that does nothing gets as well: **a delegate of
/// the same shape that says yes to everything, with an app that does nothing, comes to the very same**, before and after.
/// Nothing that anybody has written for the SDK has a part in it, and nobody could tell more about it than the SDKs'
/// documents do. So the following is left out, and nothing else:
///
/// - What is on the screen and what is opened, where the empty delegate has the same on both SDKs.
/// - Calls about links that come as much more or less often as links are opened, where that is left out.
/// - What a delegate counts by itself, where the other SDK's own delegate is not counted either if it does the same.
///
/// What a delegate is asked, told and given, what it changes, and everything in stories in which the app does something is
/// never left out. What is told counts in any case.
struct SDKsOwn {
    /// What a delegate that says yes comes to under its own SDK, and under the other.
    let empty: (own: StyledPlay, other: StyledPlay)
    /// What a delegate of the other SDK's own counts that counts by itself, and one that says yes; nil where it cannot.
    var counting: (with: Int, without: Int)?

    /// Whether a difference is the SDKs' own.
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

    /// Whether a callback is given links, and comes as much more or less often as links are opened.
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
    /// Whether the app does something in it, beside what its delegate answers.
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
