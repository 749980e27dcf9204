import ModelTesting

#if canImport(AEPMessaging)
    import AEPCore
    import AEPMessaging
    import AEPServices
#else
    import AdobeIOSModel
#endif

/// One of the two messages of a random sequence: `a` is a campaign's, `b` is made by the app.
enum RandomMessage: String, CaseIterable, Sendable {
    case a, b

    var other: RandomMessage { self == .a ? .b : .a }
}

/// What a message looks like while a random sequence is played.
struct RandomLooks: Sendable, CustomStringConvertible {
    var entry = MessageAnimation.none
    var exit = MessageAnimation.none
    var takesOver = false
    /// Whether the page is empty.
    var isBlank = false

    var description: String { "\(entry)/\(exit)\(takesOver ? "/takeover" : "")\(isBlank ? "/blank" : "")" }
}

/// A step of a random sequence.
enum RandomStep: Sendable, CustomStringConvertible {
    case show(RandomMessage, asks: Bool)
    case hide(RandomMessage)
    case dismiss(RandomMessage)
    /// The user follows a link that dismisses a campaign's message.
    case link
    /// The user swipes; each message maps that to a link that dismisses nothing.
    case swipe
    case tapOutside
    case turn
    case replaceDelegate
    /// From now on the app has a window, or none.
    case window(Bool)
    case time(Double)

    var description: String {
        switch self {
        case .show(let message, let asks): "show \(message)\(asks ? "" : " unasked")"
        case .hide(let message): "hide \(message)"
        case .dismiss(let message): "dismiss \(message)"
        case .time(let seconds): "\(seconds) s"
        case .link: "link"
        case .swipe: "swipe"
        case .tapOutside: "tap outside"
        case .turn: "turn"
        case .replaceDelegate: "replace delegate"
        case .window(let isThere): isThere ? "window" : "no window"
        }
    }
}

/// An action of the delegate inside a callback, once.
struct RandomReaction: Sendable, Hashable, CustomStringConvertible {
    enum Callback: String, CaseIterable, Sendable { case gate, onShow, onDismiss, urlLoaded }
    enum Act: String, CaseIterable, Sendable { case dismiss, hide, show, showOther, replaceDelegate }

    let callback: Callback
    let act: Act

    var description: String { "\(act) in \(callback)" }

    /// Whether a call is the one that it reacts to.
    func follows(_ kind: RandomCall.Kind) -> Bool {
        switch (callback, kind) {
        case (.gate, .gate), (.onShow, .onShow), (.onDismiss, .onDismiss), (.urlLoaded, .urlLoaded): true
        default: false
        }
    }
}

extension [RandomReaction] {
    /// Takes the first reaction to a call; nil if there is none.
    mutating func take(_ kind: RandomCall.Kind) -> RandomReaction.Act? {
        firstIndex { $0.follows(kind) }.map { remove(at: $0).act }
    }
}

/// A random sequence: the same for the same seed.
struct RandomSequence: Sendable, CustomStringConvertible {
    let seed: UInt64
    let looks: [RandomMessage: RandomLooks]
    let answers: [Bool]
    let reactions: [RandomReaction]
    /// The steps, each with whether everything settles after it.
    let steps: [(step: RandomStep, settles: Bool)]

    /// - Parameter isSettled: whether everything settles after each step, and the delegate only answers.
    init(seed: UInt64, isSettled: Bool) {
        var random = SplitMix64(seed: seed)
        self.seed = seed
        var looks: [RandomMessage: RandomLooks] = [:]
        for message in RandomMessage.allCases {
            looks[message] = RandomLooks(
                entry: random.pick([.none, .bottom, .fade]), exit: random.pick([.none, .right, .fade]),
                takesOver: random.once(in: 2))
        }
        if !isSettled { looks[.b]?.isBlank = random.once(in: 6) }
        self.looks = looks
        answers = (0..<12).map { _ in !random.once(in: 5) }
        reactions = (0..<(isSettled ? 0 : random.below(4))).map { _ in
            RandomReaction(
                callback: random.pick(RandomReaction.Callback.allCases),
                act: random.pick(RandomReaction.Act.allCases))
        }
        let opening = looks[.b]?.isBlank == true && random.once(in: 2) ? Self.overtakenBlank : []
        steps =
            opening
            + (0..<3 + random.below(8)).map { _ in
                let settles = random.once(in: 3)
                return (Self.step(&random, isSettled: isSettled), isSettled || settles)
            }
    }

    /// Another message is accepted before the empty page of the first is checked.
    private static let overtakenBlank: [(step: RandomStep, settles: Bool)] = [
        (.show(.b, asks: false), true), (.show(.a, asks: false), true), (.hide(.a), true),
        (.show(.b, asks: false), false), (.dismiss(.b), false), (.show(.a, asks: false), true),
    ]

    /// Sequences that do not settle have more kinds of steps: links, gestures and parts of an animation.
    private static func step(_ random: inout SplitMix64, isSettled: Bool) -> RandomStep {
        let message = random.pick(RandomMessage.allCases)
        switch random.below(isSettled ? 16 : 23) {
        case 0..<5: return .show(message, asks: random.once(in: 2))
        case 5..<7: return .hide(message)
        case 7..<10: return .dismiss(message)
        case 10: return .link
        case 11: return .swipe
        case 12: return .tapOutside
        case 13: return .turn
        case 14: return .replaceDelegate
        case 15: return .time(random.pick([0, 0.1, 0.3]))
        case 16, 17: return .link
        case 18: return .swipe
        case 19: return .window(!random.once(in: 3))
        default: return .time(random.pick([0, 0.1, 0.2]))
        }
    }

    var description: String {
        let looks = looks.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
        let steps = steps.map { "\($0.step)\($0.settles ? "." : ",")" }
        return "seed \(seed): \(looks.joined(separator: ", ")); \(reactions); \(steps.joined(separator: " "))"
    }
}
