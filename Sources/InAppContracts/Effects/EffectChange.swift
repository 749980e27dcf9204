/// In what a delegate, a handler or its user comes to something else under another SDK.
///
/// The order is that of reports.
public enum ChangedEffect: String, Sendable, Hashable, CaseIterable {
    /// Whether a message that the delegate keeps stays off the screen, and comes later.
    case held
    /// What is on the screen.
    case shown
    /// Whether a message has gone.
    case ended
    /// What is opened.
    case opened
    /// What the delegate changes of a message, or shows in its place.
    case edited
    /// What is counted.
    case counted
    /// Which callbacks come, when, and on which thread.
    case callback
    /// What callbacks are given.
    case argument
    /// What the delegate has stored at the end.
    case stored
}

/// One effect that is another one in a story. Sendable; a value.
struct EffectChange: Sendable, Hashable {
    let effect: ChangedEffect
    /// The callback, the message, the address or the property that it is about.
    let subject: String
    /// Of what a callback is given, which; else empty.
    let argument: String
    /// What is different, as a whole sentence.
    let sentence: String
    /// What the bridge said about it while it happened; nil for nothing.
    var reason: String?

    init(_ effect: ChangedEffect, _ subject: String, _ sentence: String, about argument: String = "") {
        self.effect = effect
        self.argument = argument
        self.subject = subject
        self.sentence = sentence
    }
}

/// How often something is among others.
extension Sequence where Element: Hashable {
    /// How often each element is there.
    var counts: [Element: Int] {
        reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// Each element once, in the order in which they come first.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

/// A count in words.
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
