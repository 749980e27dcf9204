import InAppCompat
import InAppContracts

/// An effect that a delegate of one SDK does not get, or gets in addition, if another SDK drives it.
struct EffectDifference: CustomStringConvertible {
    /// The kind of effect.
    enum Effect: String, CaseIterable {
        case screen, opened, counted, ended, edit, ownView, notes, call, argument
    }

    let effect: Effect
    let delegate: SDKShape
    let host: ShapeKit
    let style: DelegateStyle
    let story: String
    /// The name of the call, or empty.
    var name = ""
    /// The argument, the change, or the part of the message that the delegate reads; otherwise empty.
    var subject = ""
    let detail: String
    /// What told it, if anything did.
    var teller: Diagnostic?

    /// Whether it is lost without a word.
    var isSilent: Bool { teller == nil }

    /// The difference, in a few words.
    var what: String {
        switch effect {
        case .screen: "what is on the screen, and when"
        case .opened: "what is opened"
        case .counted: style == .tracks ? "what the delegate counts itself" : "how often something is counted"
        case .ended: "whether the campaign is shown again"
        case .edit: "the delegate's change of `\(subject)`"
        case .ownView: "the delegate's own view"
        case .notes: "what the delegate reads of the message: \(subject)"
        case .call: "how often `\(name)` is called"
        case .argument: "`\(subject)` in `\(name)`"
        }
    }

    var description: String {
        let of = [name, subject].filter { !$0.isEmpty }.joined(separator: " ")
        return "\(delegate)/\(host) \(style) [\(story)] \(effect.rawValue) \(of): \(detail)"
    }
}
