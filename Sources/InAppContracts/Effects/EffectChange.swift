/// What changes under another SDK for a delegate, a handler or the user.
///
/// The cases are in the order of reports.
public enum ChangedEffect: String, Sendable, Hashable, CaseIterable {
    /// Whether a message that the delegate holds stays off the screen, and is shown later.
    case held
    /// What is on the screen.
    case shown
    /// Whether a message has been dismissed.
    case ended
    /// The URLs that are opened.
    case opened
    /// What the delegate changes in a message, or shows instead of it.
    case edited
    /// The analytics records.
    case counted
    /// Which callbacks are called, when, and on which thread.
    case callback
    /// The arguments of callbacks.
    case argument
    /// What the delegate has stored at the end of the story.
    case stored
}

/// One effect that differs in a story. Sendable; a value.
struct EffectChange: Sendable, Hashable {
    let effect: ChangedEffect
    /// The callback, message, URL or property that it is about.
    let subject: String
    /// The argument of a callback that differs; empty for other changes.
    let argument: String
    /// The difference, as a whole sentence.
    let sentence: String
    /// The rest at which it is first seen; nil if it is seen at the end only.
    let place: Int?
    /// The bridge's diagnostic about it; nil if there is none.
    var reason: String?

    init(
        _ effect: ChangedEffect, _ subject: String, _ sentence: String, about argument: String = "",
        at place: Int? = nil
    ) {
        self.place = place
        self.effect = effect
        self.argument = argument
        self.subject = subject
        self.sentence = sentence
    }
}

/// Counts of equal elements.
extension Sequence where Element: Hashable {
    /// The number of occurrences of each element.
    var counts: [Element: Int] {
        reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// Each element once, in the order of first occurrence.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// A count as text.
enum Times {
    static func words(_ count: Int) -> String {
        switch count {
        case 0: "never"
        case 1: "once"
        case 2: "twice"
        default: "\(count) times"
        }
    }
}
