import Foundation
import InAppCompat
import PlatformStandIns

@testable import InAppContracts

/// What a delegate of one SDK does not get, or gets beside, where another SDK drives it.
struct EffectDifference: CustomStringConvertible {
    /// In which effect.
    enum Effect: String {
        case screen, opened, counted, edit, ownView, notes, call, argument
    }

    let effect: Effect
    let delegate: SDKShape
    let host: SDKShape
    let style: DelegateStyle
    let story: String
    /// Which call it is, or empty.
    var name = ""
    let detail: String
    /// Whether a delegate of the driving SDK's own comes to the same.
    let isAsWithOwnDelegate: Bool
    /// What told it, if anything did.
    let teller: Diagnostic?

    var description: String {
        "\(delegate)/\(host) \(style) [\(story)] \(effect.rawValue) \(name): \(detail)"
    }
}

/// Compares what a delegate came to under its own SDK and under another one.
@MainActor struct EffectComparison {
    let delegate: ShapeKit
    let host: ShapeKit
    let style: DelegateStyle
    let story: Story
    let own: PlayedEffects
    var other: PlayedEffects
    /// What a delegate of the other SDK's own comes to.
    let hosts: PlayedEffects
    /// The same without the style, where it is one that adds something: under its own SDK, and under the other.
    var plain: (own: PlayedEffects, other: PlayedEffects)?

    /// The differences. Where something else is on the screen the rest follows from that.
    var differences: [EffectDifference] {
        if own.screen != other.screen {
            return [difference(.screen, "\(own.screen) becomes \(other.screen)")]
        }
        var found: [EffectDifference] = []
        if own.opened != other.opened {
            found.append(difference(.opened, "\(own.opened) becomes \(other.opened)"))
        }
        switch style {
        case .asTold, .saysYes:
            found += callDifferences + argumentDifferences
            // More than either SDK counts with a delegate of its own.
            if other.counted > max(own.counted, hosts.counted), hosts.screen == other.screen {
                found.append(difference(.counted, "\(hosts.counted) becomes \(other.counted)"))
            }
        case .answersByKind: break
        case .reads:
            if own.notes != other.notes {
                found.append(difference(.notes, "\(own.notes) becomes \(other.notes)"))
            }
        case .bringsView:
            if own.notes != other.notes {
                found.append(difference(.ownView, "\(own.notes) becomes \(other.notes)"))
            }
        case .edits:
            let isShown = other.contents.contains { DelegateStyle.isEdited($0, by: delegate.shape) }
            if own.notes.contains(DelegateStyle.edited), !other.contents.isEmpty, !isShown {
                found.append(difference(.edit, "it does not show"))
            }
        case .tracks:
            guard let plain else { break }
            let (mine, its) = (own.counted - plain.own.counted, other.counted - plain.other.counted)
            if mine > 0, its <= 0 { found.append(difference(.counted, "\(mine) becomes \(its)")) }
        }
        return found
    }

    /// How often a question is asked is the SDK's affair; what is told is told as often.
    private static let questions: Set<String> = [
        "shouldShowMessage", "canShow", "displayChoiceForMessage", "extend", "displayCoordinator",
        "isMessageReady",
        "isMessageReadyToDisplay",
    ]

    private var callDifferences: [EffectDifference] {
        let names = (own.calls + other.calls).map(\.name).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        return names.compactMap { name in
            let (mine, its) = (count(name, own), count(name, other))
            return mine == its ? nil : difference(.call, "\(mine) becomes \(its)", of: name)
        }
    }

    /// What is the same to a delegate however the SDK looks: these are its message's affair, not the view's.
    private static let arguments = ["url", "buttonId", "state", "assets", "stack", "view"]

    /// Of calls that come as often under both.
    private var argumentDifferences: [EffectDifference] {
        let names = own.calls.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return names.flatMap { name in
            Self.arguments.compactMap { argument in
                let (mine, its) = (values(argument, name, own), values(argument, name, other))
                let isLost = count(name, own) == count(name, other) && !mine.isSubset(of: its)
                // Links are the campaign's: the other SDK's own delegate is told of the same.
                let isCampaigns = argument == "url" && !its.isEmpty && its.isSubset(of: hostLinks)
                return isLost && !isCampaigns
                    ? difference(.argument, "\(argument) \(mine) becomes \(its)", of: name) : nil
            }
        }
    }

    private var hostLinks: Set<String> {
        hosts.calls.reduce(into: []) { $0.formUnion(values("url", $1.name, hosts)) }
    }

    /// The values that a delegate sees. Of a view only whether it is there: the class is the campaign's.
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

    private func difference(
        _ effect: EffectDifference.Effect, _ detail: String, of name: String = ""
    ) -> EffectDifference {
        EffectDifference(
            effect: effect, delegate: delegate.shape, host: host.shape, style: style, story: story.name,
            name: name, detail: detail,
            isAsWithOwnDelegate: effect == .screen
                ? hosts.screen == other.screen : effect == .opened && hosts.opened == other.opened,
            teller: other.diagnostics.first { tells($0, effect, name) })
    }

    /// Whether a diagnostic is about an effect.
    private func tells(_ line: Diagnostic, _ effect: EffectDifference.Effect, _ name: String) -> Bool {
        func says(_ words: String...) -> Bool { words.contains(where: line.explanation.contains) }
        switch effect {
        case .screen:
            return [.showFailed, .campaignDeleted, .notAsked].contains(line.code)
                || (line.code == .notAlwaysCalled && story.messages.count > 1
                    && says("another one", "30 seconds"))
                || says("show():")
                || says(
                    "(dismiss)", "(hide)", "(showLater)", "stays up", "took the message away", "customView")
                || says("The adapter is not used")
                || (line.code == .messageIncomplete && style == .answersByKind)
        case .opened:
            let hasPage = story.messages.values.contains(.page)
            return says("had acted on") || (hasPage && says("links of pages"))
        case .counted: return line.code == .heldForPreparation || says("(track)")
        case .argument:
            return line.code == .messageIncomplete || says("There is no view", "links of pages")
        case .edit:
            return [.planNotApplied, .messageIncomplete].contains(line.code)
                || says("The looks were changed")
        case .ownView: return says("customView")
        case .notes: return line.code == .messageIncomplete
        case .call:
            return [.neverCalled, .notAlwaysCalled].contains(line.code)
                && says(name + "(", ":\(name):", "\(name),", "\(name) and", "\(name) are")
                || says("(dismiss)", "(hide)", "(showLater)")
        }
    }
}
