import AdobeAndroid2Model
import ModelTesting

/// One of the two messages of a random sequence: `a` is a campaign's, `b` is made by the app.
enum TurnMessage: String, CaseIterable, Sendable, CustomStringConvertible {
    case a, b

    var other: TurnMessage { self == .a ? .b : .a }
    var description: String { rawValue }
}

/// What a message looks like while a random sequence is played.
struct TurnLooks: Sendable, CustomStringConvertible {
    let entry: MessageAnimation?
    let exit: MessageAnimation?
    let takesOver: Bool
    /// Whether gestures are mapped.
    let hasGestures: Bool
    /// Whether the page is empty. The page of a campaign's message never is (A2-060).
    let isBlank: Bool

    init(_ random: inout SplitMix64, isCampaign: Bool) {
        entry = random.pick([.bottom, MessageAnimation.none, .fade, nil])
        exit = random.pick([.bottom, MessageAnimation.none, .fade, nil])
        takesOver = random.once(in: 2)
        hasGestures = !random.once(in: 3)
        isBlank = random.once(in: 8) && !isCampaign
    }

    var description: String {
        let animations = [entry, exit].map { $0.map { "\($0)" } ?? "nil" }.joined(separator: "/")
        let more = [takesOver ? "takeover" : nil, hasGestures ? "gestures" : nil, isBlank ? "blank" : nil]
        return ([animations] + more.compactMap { $0 }).joined(separator: " ")
    }
}

/// A call of the app.
enum TurnCommand: Sendable {
    case show(TurnMessage, asks: Bool)
    case dismiss(TurnMessage)
    case alert
}

/// A step of a random sequence.
enum TurnStep: Sendable {
    case call(TurnCommand, onMain: Bool)
    /// The page opens a URL of its own, or a link that tracks, opens something and dismisses.
    case pageLink, dismissingLink
    /// A swipe whose direction is mapped, or one that is not.
    case swipe(isMapped: Bool)
    case tapOutside, back, tapAlert
    case rotate, endActivity, newActivity
    case replaceDelegate, removeDelegate
    case autoTrack(Bool)
    case time(Double)
}

/// An action of the delegate inside a callback, once.
struct TurnReaction: Sendable, CustomStringConvertible {
    enum Callback: String, CaseIterable, Sendable { case shouldShowMessage, onShow, onDismiss, urlLoaded }
    enum Act: CaseIterable, Sendable {
        case dismiss, show, showUnasked, dismissOther, showOther, alert, replaceDelegate, removeDelegate
    }

    let callback: Callback
    let act: Act

    var description: String { "\(act) in \(callback)" }
}

extension [TurnReaction] {
    /// Takes the first reaction to a callback; nil if there is none.
    mutating func take(_ callback: TurnReaction.Callback) -> TurnReaction.Act? {
        firstIndex { $0.callback == callback }.map { remove(at: $0).act }
    }
}

/// A random sequence of 4 to 13 steps: the same for the same seed.
struct TurnSequence: Sendable, CustomStringConvertible {
    let seed: UInt64
    /// Whether the SDK is version 2.0.0.
    let isFirstShape: Bool
    let looks: [TurnMessage: TurnLooks]
    let answers: [Bool]
    let reactions: [TurnReaction]
    /// The steps, each with whether everything settles after it.
    let steps: [(step: TurnStep, settles: Bool)]

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        self.seed = seed
        isFirstShape = random.once(in: 3)
        var looks: [TurnMessage: TurnLooks] = [:]
        for message in TurnMessage.allCases {
            looks[message] = TurnLooks(&random, isCampaign: message == .a)
        }
        self.looks = looks
        answers = (0..<12).map { _ in !random.once(in: 5) }
        reactions = (0..<random.below(4)).map { _ in
            TurnReaction(
                callback: random.pick(TurnReaction.Callback.allCases),
                act: random.pick(TurnReaction.Act.allCases))
        }
        let isSettled = random.once(in: 3)
        steps = (0..<4 + random.below(10)).map { _ in
            let settles = random.once(in: 3)
            return (Self.step(&random), isSettled || settles)
        }
    }

    private static func step(_ random: inout SplitMix64) -> TurnStep {
        let message = random.pick(TurnMessage.allCases)
        let isOnMain = !random.once(in: 4)
        switch random.below(27) {
        case 0..<7: return .call(.show(message, asks: random.once(in: 2)), onMain: isOnMain)
        case 7..<10: return .call(.dismiss(message), onMain: isOnMain)
        case 10: return .pageLink
        case 11, 12: return .dismissingLink
        case 13: return .swipe(isMapped: true)
        case 14: return .swipe(isMapped: false)
        case 15: return .tapOutside
        case 16: return .back
        case 17: return .call(.alert, onMain: isOnMain)
        case 18: return .tapAlert
        case 19, 20: return .rotate
        case 21: return .endActivity
        case 22: return .newActivity
        case 23: return random.once(in: 3) ? .removeDelegate : .replaceDelegate
        case 24: return .autoTrack(random.once(in: 2))
        default: return .time(random.pick([0, 0.1, 0.3]))
        }
    }

    var description: String {
        let looks = looks.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
        let steps = steps.map { "\($0.step)\($0.settles ? "." : ",")" }
        return
            "seed \(seed)\(isFirstShape ? ", 2.0.0" : ""): \(looks.joined(separator: ", ")); \(reactions); \(steps.joined(separator: " "))"
    }
}
