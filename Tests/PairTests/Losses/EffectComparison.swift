import Foundation
import InAppCompat

@testable import InAppContracts

/// Compares the effects of a delegate under its own SDK and under another one.
@MainActor struct EffectComparison {
    let delegate: ShapeKit
    let host: ShapeKit
    let style: DelegateStyle
    let story: Story
    let own: PlayedEffects
    var other: PlayedEffects
    /// The effects of a delegate of the other SDK's own vendor.
    let hosts: PlayedEffects
    /// The effects without the style, if the style adds something: under its own SDK, and under the other.
    var plain: (own: PlayedEffects, other: PlayedEffects)?

    /// The differences. If something else is on the screen, the counts of calls, opened URLs and counted events follow
    /// from that; the delegate's arguments and the effects of its changes do not.
    var differences: [EffectDifference] {
        let isSameScreen = own.screen == other.screen
        let seen = isSameScreen ? outward : [difference(.screen, "\(own.screen) becomes \(other.screen)")]
        return seen + wishes + (style == .asTold ? argumentDifferences + endings : [])
    }

    // MARK: Effects for the user and the vendor

    private var outward: [EffectDifference] {
        var found: [EffectDifference] = []
        if own.opened != other.opened {
            found.append(difference(.opened, "\(own.opened) becomes \(other.opened)"))
        }
        guard style == .asTold else { return found }
        found += callDifferences
        // More than either SDK counts with a delegate of its own vendor.
        if other.counted > max(own.counted, hosts.counted), hosts.screen == other.screen {
            found.append(difference(.counted, "\(hosts.counted) becomes \(other.counted)"))
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
                .ended, "\(id) \(mine ? "comes again" : "has ended") becomes the opposite", about: id)
        }
    }

    // MARK: The delegate's changes and notes

    private var wishes: [EffectDifference] {
        switch style {
        case .asTold, .saysYes, .answersByKind: []
        case .reads: noteDifferences
        case .bringsView:
            own.notes == other.notes
                ? [] : [difference(.ownView, "\(own.notes) becomes \(other.notes)")]
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
        let (mine, its) = (parts(own.notes), parts(other.notes))
        return mine.keys.sorted().filter { mine[$0] != its[$0] }.map { part in
            let (before, after) = (mine[part, default: []].sorted(), its[part, default: []].sorted())
            return difference(.notes, "\(before) becomes \(after)", about: part)
        }
    }

    private var editDifferences: [EffectDifference] {
        guard own.notes.contains(DelegateStyle.edited), !other.contents.isEmpty,
            !other.contents.contains(where: { DelegateStyle.isEdited($0, by: delegate.shape) })
        else { return [] }
        return [difference(.edit, "it does not show", about: DelegateStyle.editedMember(of: delegate.shape))]
    }

    private var trackDifferences: [EffectDifference] {
        guard let plain, own.screen == other.screen else { return [] }
        let (mine, its) = (own.counted - plain.own.counted, other.counted - plain.other.counted)
        return mine > 0 && its <= 0 ? [difference(.counted, "\(mine) becomes \(its)")] : []
    }

    // MARK: Calls

    /// How often a question is asked is up to the SDK; other callbacks have to come as often.
    private static let questions: Set<String> = [
        "shouldShowMessage", "canShow", "displayChoiceForMessage", "extend", "displayCoordinator",
        "isMessageReady",
        "isMessageReadyToDisplay",
    ]

    private var callDifferences: [EffectDifference] {
        names(own.calls + other.calls).compactMap { name in
            let (mine, its) = (count(name, own), count(name, other))
            return mine == its ? nil : difference(.call, "\(mine) becomes \(its)", of: name)
        }
    }

    private func names(_ calls: [TraceEvent]) -> [String] {
        calls.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The arguments that depend on the message and not on the SDK's view, so that they have to be the same.
    private static let arguments = [
        "url", "buttonId", "state", "assets", "stack", "view", "scheduleID", "resolution", "button",
    ]

    /// The differences in the arguments of calls that come as often under both SDKs.
    private var argumentDifferences: [EffectDifference] {
        names(own.calls).flatMap { name in
            Self.arguments.compactMap { argument in
                let (mine, its) = (values(argument, name, own), values(argument, name, other))
                let isLost = count(name, own) == count(name, other) && !mine.isSubset(of: its)
                // Links belong to the campaign: the other SDK's own delegate gets the same.
                let isCampaigns = argument == "url" && !its.isEmpty && its.isSubset(of: hostLinks)
                guard isLost, !isCampaigns else { return nil }
                return difference(
                    .argument, "\(mine.sorted()) becomes \(its.sorted())", of: name, about: argument)
            }
        }
    }

    private var hostLinks: Set<String> {
        hosts.calls.reduce(into: []) { $0.formUnion(values("url", $1.name, hosts)) }
    }

    /// The values of an argument. For a view only whether it exists: its class depends on the campaign.
    private func values(_ argument: String, _ name: String, _ effects: PlayedEffects) -> Set<String> {
        Set(
            effects.calls.filter { $0.name == name }.compactMap { $0[argument] }.map { value in
                argument == "view" && value != "none" ? "present" : value.removingPercentEncoding ?? value
            })
    }

    private func count(_ name: String, _ effects: PlayedEffects) -> [String: Int] {
        let messages = effects.calls.filter { $0.name == name }.map { ($0["message"] ?? "", 1) }
        return Dictionary(messages) { Self.questions.contains(name) ? 1 : $0 + $1 }
    }

    // MARK: Diagnostics

    private func difference(
        _ effect: EffectDifference.Effect, _ detail: String, of name: String = "", about subject: String = ""
    ) -> EffectDifference {
        var found = EffectDifference(
            effect: effect, delegate: delegate.shape, host: host, style: style, story: story.name,
            name: name, subject: subject, detail: detail,
            isAsWithOwnDelegate: effect == .screen
                ? hosts.screen == other.screen : effect == .opened && hosts.opened == other.opened)
        let said = effect == .ended ? other.diagnostics + other.lateDiagnostics : other.diagnostics
        found.teller = said.first { EffectTelling($0, story).tells(found) }
        return found
    }
}
