import Foundation
import InAppCompat

@testable import InAppContracts

/// Compares the effects of a delegate under its own SDK and under another one.
@MainActor struct EffectComparison {
    let delegate: ShapeKit
    let host: ShapeKit
    let style: DelegateStyle
    let story: Story
    let own: StyledPlay
    var other: StyledPlay
    /// The effects of a delegate of the other SDK's own vendor.
    let hosts: StyledPlay
    /// The effects without the style, if the style adds something: under its own SDK, and under the other.
    var plain: (own: StyledPlay, other: StyledPlay)?

    /// The differences between the two SDKs themselves.
    let sdks: SDKsOwn

    /// The differences that count.
    var differences: [EffectDifference] { found.filter { !isLeftOut($0) } }
    /// The differences that are left out: no diagnostic reports them, and they are the SDKs' own.
    var leftOut: [EffectDifference] { found.filter(isLeftOut) }

    private func isLeftOut(_ difference: EffectDifference) -> Bool {
        difference.isSilent && sdks.has(difference, in: self)
    }

    /// All differences. If something else is on the screen, the counts of opened URLs and counted events follow from that,
    /// and of callbacks only the absence counts; the delegate's arguments and the effects of its changes do not follow.
    private var found: [EffectDifference] {
        let isSameScreen = own.screen == other.screen
        let seen = isSameScreen ? outward : [difference(.screen, "\(own.screen) becomes \(other.screen)")]
        return seen + wishes + (style == .asTold ? callDifferences + argumentDifferences + endings : [])
    }

    // MARK: Effects for the user and the vendor

    private var outward: [EffectDifference] {
        var found: [EffectDifference] = []
        if own.effects.opened != other.effects.opened {
            found.append(difference(.opened, "\(own.effects.opened) becomes \(other.effects.opened)"))
        }
        guard style == .asTold else { return found }
        // More than either SDK counts with a delegate of its own.
        if other.effects.counted > max(own.effects.counted, hosts.effects.counted),
            hosts.screen == other.screen
        {
            found.append(difference(.counted, "\(hosts.effects.counted) becomes \(other.effects.counted)"))
        }
        return found
    }

    /// Whether each campaign is shown again when it qualifies once more after the story.
    private var endings: [EffectDifference] {
        guard own.screen.last == "", other.screen.last == "" else { return [] }
        return story.messages.keys.sorted().compactMap { id in
            let (mine, its) = (own.comesAgain.contains(id), other.comesAgain.contains(id))
            guard mine != its else { return nil }
            return difference(
                .ended, "\(id) \(mine ? "is shown again" : "has ended") becomes the opposite", about: id)
        }
    }

    // MARK: The delegate's changes and notes

    private var wishes: [EffectDifference] {
        switch style {
        case .asTold, .saysYes, .answersByKind: []
        case .reads: noteDifferences
        case .bringsView:
            own.effects.notes == other.effects.notes
                ? [] : [difference(.ownView, "\(own.effects.notes) becomes \(other.effects.notes)")]
        case .edits: editDifferences
        case .tracks: trackDifferences
        }
    }

    /// Part by part: what the delegate reads is noted as `part: value`.
    private var noteDifferences: [EffectDifference] {
        func parts(_ notes: [String]) -> [String: Set<String>] {
            let pairs = notes.compactMap { note -> (String, Set<String>)? in
                let halves = note.components(separatedBy: ": ")
                return halves.count == 2 ? (halves[0], [halves[1]]) : nil
            }
            return Dictionary(pairs) { $0.union($1) }
        }
        let (mine, its) = (parts(own.effects.notes), parts(other.effects.notes))
        return mine.keys.sorted().filter { mine[$0] != its[$0] }.map { part in
            let (before, after) = (mine[part, default: []].sorted(), its[part, default: []].sorted())
            return difference(.notes, "\(before) becomes \(after)", about: part)
        }
    }

    private var editDifferences: [EffectDifference] {
        guard own.effects.notes.contains(DelegateStyle.edited), !other.effects.contents.isEmpty,
            !other.effects.contents.contains(where: { DelegateStyle.isEdited($0, by: delegate.shape) })
        else { return [] }
        return [difference(.edit, "it is not visible", about: DelegateStyle.editedMember(of: delegate.shape))]
    }

    private var trackDifferences: [EffectDifference] {
        guard let plain, own.screen == other.screen else { return [] }
        let (mine, its) = (
            own.effects.counted - plain.own.effects.counted,
            other.effects.counted - plain.other.effects.counted
        )
        return mine > 0 && its <= 0 ? [difference(.counted, "\(mine) becomes \(its)")] : []
    }

    // MARK: Calls

    /// What each SDK has words of its own for; what waits for its turn is the delegate's affair, too.
    private static let ownWords = CallComparison.ownWords.subtracting(["stack"])

    /// The comparison of calls of `verify(under:)`, which leaves nothing out here: there is no delegate that does nothing beside
    /// this one.
    private var calls: CallComparison {
        let none = PlayedEffects()
        let effects = StoryEffects(
            names: (delegate.name, host.name), steps: [], obligatory: [],
            delegate: StoryEffects.Pair(own: own.effects, other: other.effects),
            empty: StoryEffects.Pair(own: none, other: none), adopted: (none, none))
        return CallComparison(effects, ignoring: Self.ownWords)
    }

    private var callDifferences: [EffectDifference] {
        calls.callbackChanges.map { difference(.call, $0.sentence, of: $0.subject) }
    }

    private var argumentDifferences: [EffectDifference] {
        calls.argumentChanges.filter { !isCampaigns($0) }.map {
            difference(.argument, $0.sentence, of: $0.subject, about: $0.argument)
        }
    }

    /// Whether links are the campaign's: the other SDK's own delegate is told of the same.
    private func isCampaigns(_ change: EffectChange) -> Bool {
        guard change.argument == "url" else { return false }
        let links = urls(other.effects.calls.filter { $0.name == change.subject })
        return !links.isEmpty && links.isSubset(of: urls(hosts.effects.calls))
    }

    private func urls(_ calls: [TraceEvent]) -> Set<String> {
        Set(calls.compactMap { $0["url"] }.map { $0.removingPercentEncoding ?? $0 })
    }

    // MARK: Diagnostics

    private func difference(
        _ effect: EffectDifference.Effect, _ detail: String, of name: String = "", about subject: String = ""
    ) -> EffectDifference {
        var found = EffectDifference(
            effect: effect, delegate: delegate.shape, host: host, style: style, story: story.name,
            name: name, subject: subject, detail: detail)
        let said =
            effect == .ended ? other.effects.diagnostics + other.lateDiagnostics : other.effects.diagnostics
        found.teller = said.first { EffectTelling($0, story).tells(found) }
        return found
    }
}
