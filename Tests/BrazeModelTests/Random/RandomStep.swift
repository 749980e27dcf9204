import ModelTesting

/// One step of a random sequence.
indirect enum RandomStep: Sendable, CustomStringConvertible {
    case present(RandomMessage)
    /// The message that was presented last, once more.
    case presentAgain
    case presentNext, presentStacked, dismiss, wipe, tap, tapButton, close, swipe, tapOutside, link
    case finishPage, failPage, rotate, darken, replaceDelegate, settle
    /// Another presenter takes the place of the one that there is, which is let go of.
    case swapPresenter
    case choose(Int)
    case allowClicks(Bool)
    case advance(Double)
    /// From inside the next callback of a kind.
    case react(LifeEvent.Kind, RandomStep)
    /// In the next turn of the main queue.
    case later(RandomStep)
    /// The delegate does nothing more inside of callbacks, and takes no message.
    case calm

    /// What a sequence ends with: everything that is up leaves.
    static let ending =
        [RandomStep.calm]
        + Array(repeating: [RandomStep.finishPage, .dismiss, .advance(20)], count: 3).joined()

    var description: String {
        switch self {
        case .react(let callback, let step): "in \(callback.rawValue): \(step)"
        case .later(let step): "later: \(step)"
        case .present(let message): "present \(message)"
        case .presentNext: "presentNext"
        case .presentStacked: "presentStacked"
        case .presentAgain: "presentAgain"
        case .dismiss: "dismiss"
        case .wipe: "wipe"
        case .tap: "tap"
        case .tapButton: "tapButton"
        case .close: "close"
        case .swipe: "swipe"
        case .tapOutside: "tapOutside"
        case .link: "link"
        case .finishPage: "finishPage"
        case .failPage: "failPage"
        case .calm: "calm"
        case .rotate: "rotate"
        case .darken: "darken"
        case .replaceDelegate: "replaceDelegate"
        case .swapPresenter: "swapPresenter"
        case .settle: "settle"
        case .choose(let choice): "choose \(["now", "reenqueue", "discard"][choice])"
        case .allowClicks(let allows): "allowClicks \(allows)"
        case .advance(let seconds): "advance \(seconds)"
        }
    }
}

/// A message of a random sequence.
struct RandomMessage: Sendable, CustomStringConvertible {
    enum Kind: String, CaseIterable, Sendable {
        case slideup, modal, modalImage, full, fullImage, page, pageWithAssets, control, own
    }

    /// How its assets become local.
    enum Assets: String, CaseIterable, Sendable { case atOnce, later, unstoppable, missing }

    /// What keeps it from being shown.
    enum Obstacle: String, CaseIterable, Sendable { case orientation, user, attributes }

    /// How long assets take that do not come at once.
    static let secondsOfAssets = 0.2

    let id: String
    let kind: Kind
    let animates: Bool
    let closesItself: Bool
    /// How long a view of the app's own takes to enter and to leave.
    let times: (enter: Double, leave: Double)
    let hasContext: Bool
    let assets: Assets
    let obstacle: Obstacle?

    /// - Parameter isSmooth: whether nothing stands in its way.
    init(_ random: inout SplitMix64, number: Int, kinds: [Kind], isSmooth: Bool, mayCloseItself: Bool) {
        id = "m\(number)"
        let kind = random.pick(kinds)
        self.kind = kind
        animates = !random.once(in: 3)
        closesItself = random.once(in: 6) && mayCloseItself
        times = (random.pick([0, 0.2, 1]), random.pick([0, 0.2, 1]))
        hasContext = isSmooth || !random.once(in: 5)
        assets = isSmooth || random.once(in: 2) ? .atOnce : random.pick(Assets.allCases)
        let isHindered = !isSmooth && random.once(in: 5)
        // The app's own views and those of control messages need no attributes.
        let obstacles = Obstacle.allCases.filter {
            [.own, .control].contains(kind) ? $0 != .attributes : true
        }
        obstacle = isHindered ? random.pick(obstacles) : nil
    }

    var description: String {
        let words = [
            id, kind.rawValue, animates ? nil : "still", closesItself ? "auto" : nil,
            kind == .own ? "\(times.enter)/\(times.leave)" : nil, hasContext ? nil : "local",
            assets == .atOnce ? nil : "assets \(assets)", obstacle.map { "wrong \($0)" },
        ]
        return words.compactMap { $0 }.joined(separator: " ")
    }
}
